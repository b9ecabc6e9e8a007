import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import {
  inSubClusters,
  isSettled,
  type ServiceGroup,
  type ServiceGroupName,
  type ServiceNode,
  type ServiceStatuses,
  type ShownNode,
  serviceGroups,
  shownNodes,
  shownSubClusterNodes,
} from '../../../../domain/service'

export type ServiceRows = Readonly<Record<ServiceGroupName, readonly ShownNode[]>>

/**
 * The rows of every table: what is listed, held against what the cluster is configured to have (D2 §4).
 * @param isCountNew whether that is certain: of numbers that may be out of date nothing listed is called surplus
 */
export function serviceRows(
  cluster: ClusterDetail,
  statuses: ServiceStatuses,
  isCountNew = true,
): ServiceRows {
  const { analytics, loader, sqli, notebook, analyticsSubCluster, loaderSubCluster } = statuses
  const configured = configuredNodes(cluster)
  const heldTo = (count: number | null, nodes: readonly ServiceNode[]) =>
    count === null || isCountNew ? count : Math.max(count, nodes.length)
  const rowsOf = (group: ServiceGroup, ...types: string[]) => {
    const ofTypes = cluster.subClusters.filter(({ type }) => types.includes(type))
    const nodes = inSubClusters(group.nodes, ofTypes)
    const held = ofTypes.map((one) => {
      const own = nodes.filter(({ subCluster }) => subCluster === one.name)
      return { ...one, nodes: heldTo(one.nodes, own) }
    })
    return shownSubClusterNodes({ ...group, nodes }, held)
  }
  return {
    analytics: shownNodes(analytics, heldTo(configured.analytics, analytics.nodes)),
    loader: shownNodes(loader, heldTo(configured.loader, loader.nodes)),
    // Nobody configures how many of these there are.
    sqli: shownNodes(sqli, sqli.nodes.length),
    notebook: shownNodes(notebook, notebook.nodes.length),
    analyticsSubCluster: rowsOf(analyticsSubCluster, 'analytics', 'fallbackanalytics'),
    loaderSubCluster: rowsOf(loaderSubCluster, 'loader'),
  }
}

/** Whether nothing of the services is on its way, as far as all of them could be read (CFG-026). */
export function areSettled(rows: ServiceRows, statuses: ServiceStatuses): boolean {
  return serviceGroups.every((group) => isSettled(rows[group]) && statuses[group].unread === 0)
}
