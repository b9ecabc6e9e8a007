import { configuredNodes } from '../../src/domain/configured-nodes'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { clusterConsumption, clusterNodes } from '../consumption'
import { type Handler, ok } from '../handler'
import { notFound } from '../problems'

/** GET /users/{id}/instances/{instanceId}/consumption: for everybody who sees the cluster. */
export const getClusterConsumption: Handler<'getClusterConsumption'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('open-main', 'ClusterPage', input, visible)
  const { clock, productKey } = input
  return ok(clusterConsumption(visible.cluster, { productKey, today: clock.today(), now: clock.now() }))
}

/** GET /users/{id}/instances/{name}/nodes: there are none to tell of where storage is not remote (API-044). */
export const listClusterNodes: Handler<'listClusterNodes'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('open-main', 'ClusterPage', input, visible)
  const { detail } = await accessContextOf(input, visible)
  if (!detail?.hasRemoteStorage) throw notFound('nodes')
  const { analytics, loader } = configuredNodes(detail)
  const subClusters = detail.subClusters.map(({ name, nodes }) => ({ name, nodes: nodes ?? 1 }))
  const counts = { analytics: analytics ?? 1, loader: loader ?? 1, subClusters }
  return ok(clusterNodes(visible.cluster, counts, detail.consumedData ?? 0))
}
