import { findClusterOrRefuse } from '../cluster-request'
import { detailPayload } from '../detail-payload'
import { type Handler, ok } from '../handler'

/** GET /tenants/{id}/instances/{name} */
export const getCluster: Handler<'getCluster'> = async (input) =>
  ok(await detailPayload(input.db, await findClusterOrRefuse(input), input.clock.now()))
