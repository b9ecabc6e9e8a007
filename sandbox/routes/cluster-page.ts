import { findClusterOrRefuse } from '../cluster-request'
import { detailPayload } from '../detail-payload'
import { type Handler, ok } from '../handler'
import { applyDueEvents } from '../scheduled-events'

/** GET /tenants/{id}/instances/{name} */
export const getCluster: Handler<'getCluster'> = async (input) => {
  await applyDueEvents(input.db, input.clock)
  const visible = await findClusterOrRefuse(input)
  const { productKey } = input
  return ok(await detailPayload(input.db, visible, { now: input.clock.now(), productKey }))
}
