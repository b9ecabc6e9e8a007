import { createHash } from 'node:crypto'
import { findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'

/** GET /users/{id}/instances/{name}/secrets: made of the cluster's id, so that they stay the same. */
export const getClusterSecrets: Handler<'getClusterSecrets'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('view', 'ClusterSecret', input, visible)
  const { id, name } = visible.cluster
  return ok({
    DB_CONNECTION: `postgresql://${name}.db.sandbox.test:5432/${name.replaceAll('-', '_')}`,
    DB_USER: `${name.replaceAll('-', '_')}_owner`,
    DB_PW: createHash('sha256').update(`database of ${id}`).digest('base64url').slice(0, 24),
  })
}
