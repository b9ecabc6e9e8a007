import { reasonsAgainstNode } from '../../src/access/service-actions'
import { actionsByStatus } from '../../src/domain/service'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { consentRegions } from '../catalogue'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'
import { notFound, Problem, throwUnmet } from '../problems'
import { actOnNode, mostNodes, serviceNodesAt, statusOfAll, type WireServiceNode } from '../service-nodes'
import { done, executeOnSubCluster } from './sub-clusters'

/** GET /instances/{instanceId}/services/status */
export const getServiceStatus: Handler<'getServiceStatus'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('show', 'ClusterServices', input, visible)
  const nodes = await serviceNodesAt(input.db, visible.cluster, input.clock.now())
  return ok({
    analyticsServices: nodes.analytics,
    loaderServices: nodes.loader,
    sqliService: nodes.sqli,
    notebookService: nodes.notebook,
    analyticsSubClusterServices: nodes.analyticsSubCluster,
    loaderSubClusterServices: nodes.loaderSubCluster,
    analyticsStatus: statusOfAll(nodes.analytics),
    loaderStatus: statusOfAll(nodes.loader),
    sqliStatus: statusOfAll(nodes.sqli),
    notebookStatus: statusOfAll(nodes.notebook),
  })
}

/** PUT /instances/{instanceId}/services/execute: on a node, on all of a service, or on a self-managed cluster. */
export const executeService: Handler<'executeService'> = async (input) => {
  const { db, clock, body } = input
  const { action, service } = body
  const visible = await findClusterOrRefuse(input)
  const nodes = await serviceNodesAt(db, visible.cluster, clock.now())
  const ofSubClusters = [...nodes.analyticsSubCluster, ...nodes.loaderSubCluster]
  const isOfSubCluster = service === 'subcluster'
  const known = isOfSubCluster ? ofSubClusters : isService(service) ? nodes[service] : []
  const asked = 'nodeName' in body ? known.filter(({ node_name }) => node_name === body.nodeName) : known
  if (isOfSubCluster && 'nodeName' in body && asked.length === 0)
    return executeOnSubCluster(input, action, body.nodeName)

  const context = await accessContextOf(input, visible)
  const isNodeDisconnected = asked.length > 0 && asked.every(isDisconnected)
  const services = decisionOn('update', 'ClusterServices', { ...context, isNodeDisconnected })
  const subClusters = decisionOn('restart', 'SubCluster', context)
  const reasons = reasonsAgainstNode(isOfSubCluster, { reasons: [] }, subClusters)
  throwUnmet([services, { ...subClusters, reasons }])
  if (asked.length === 0) throw notFound('service node')
  const open = asked.filter(
    (node) => !isDisconnected(node) && actionsByStatus(statusOf(node)).includes(action),
  )
  if (open.length === 0) throw refused(t('clusterAccess.notOfferedInThisState'))
  for (const { node_name } of open) await actOnNode(db, visible.cluster.id, node_name, action, clock.now())
  const what = 'nodeName' in body ? body.nodeName : open.map(({ node_name }) => node_name).join(', ')
  return ok({ message: `${what} ${open.length > 1 ? 'are' : 'is'} ${done[action]}` })
}

/** POST /systemconfigurations: two values are kept, of any other key the default that was sent. */
export const readSystemConfiguration: Handler<'readSystemConfiguration'> = async ({ body }) =>
  ok({ sysConfig: systemConfiguration[body.configKey] ?? body.defaultValue })

const systemConfiguration: Readonly<Record<string, number | string>> = {
  scalingMaxReplicas: mostNodes,
  azureRegions: consentRegions.join(','),
}

function isService(name: string) {
  return name === 'analytics' || name === 'loader' || name === 'sqli' || name === 'notebook'
}

function isDisconnected({ subclusterStatus }: WireServiceNode): boolean {
  return subclusterStatus === 'disconnected'
}

function statusOf({ status, statusType }: WireServiceNode): string {
  return typeof statusType === 'string' ? statusType : status
}

function refused(message: string): Problem {
  return new Problem(409, { message })
}
