import { configuredNodes } from '../../src/domain/configured-nodes'
import { isCalendarDate } from '../../src/domain/consumption/calendar'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { accountConsumption } from '../consumption/account-consumption'
import { clusterConsumption } from '../consumption/cluster-consumption'
import { clusterNodes } from '../consumption/cluster-nodes'
import { type Handler, ok } from '../handler'
import { invalid, notFound } from '../problems'
import { listVisibleClusters } from '../store/clusters'

/** GET /users/{id}/consumption: of the person's own clusters, dates inclusive. */
export const getConsumption: Handler<'getConsumption'> = async ({ db, clock, productKey, person, query }) => {
  const { startDate = '', endDate = '' } = query
  const unreadable = Object.entries({ startDate, endDate }).filter(([, date]) => !isCalendarDate(date))
  if (unreadable.length > 0)
    throw invalid(unreadable.map(([fieldName]) => ({ fieldName, message: 'A date is YYYY-MM-DD.' })))
  if (startDate > endDate) throw invalid([{ fieldName: 'endDate', message: 'It is before the first date.' }])
  const own = (await listVisibleClusters(db, person.uuid)).filter(({ role }) => role === 'owner')
  const settings = { productKey, today: clock.today(), now: clock.now() }
  const dates = { from: startDate, to: endDate }
  return ok({ data: { clusters: own.map(({ cluster }) => accountConsumption(cluster, dates, settings)) } })
}

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

/** GET /users/{id}/clustersinfo */
export const getClustersInfo: Handler<'getClustersInfo'> = async ({ db, person }) =>
  ok({
    clusters: (await listVisibleClusters(db, person.uuid)).map(({ cluster: { id, name } }) => ({ id, name })),
  })
