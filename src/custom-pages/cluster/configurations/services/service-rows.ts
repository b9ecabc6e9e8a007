import type { ClusterDetail } from '../../../../domain/cluster-detail'
import {
  isSettled,
  type ServiceGroupName,
  type ServiceStatuses,
  type ShownNode,
  serviceGroups,
  shownNodes,
  shownSubClusterNodes,
} from '../../../../domain/service'

export type ServiceRows = Readonly<Record<ServiceGroupName, readonly ShownNode[]>>

/** The rows of every table: what is listed, held against what the cluster is configured to have (D2 §4). */
export function serviceRows(cluster: ClusterDetail, statuses: ServiceStatuses): ServiceRows {
  const { sqli, notebook, analyticsSubCluster, loaderSubCluster } = statuses
  const subClustersOf = (...types: string[]) => cluster.subClusters.filter(({ type }) => types.includes(type))
  return {
    analytics: shownNodes(statuses.analytics, cluster.analyticsNodes),
    loader: shownNodes(statuses.loader, cluster.loaderNodes),
    // Nobody configures how many of these there are.
    sqli: shownNodes(sqli, sqli.nodes.length),
    notebook: shownNodes(notebook, notebook.nodes.length),
    analyticsSubCluster: shownSubClusterNodes(
      analyticsSubCluster,
      subClustersOf('analytics', 'fallbackanalytics'),
    ),
    loaderSubCluster: shownSubClusterNodes(loaderSubCluster, subClustersOf('loader')),
  }
}

/** Whether nothing of the services is on its way, as far as all of them could be read (CFG-026). */
export function areSettled(rows: ServiceRows, statuses: ServiceStatuses): boolean {
  return serviceGroups.every((group) => isSettled(rows[group]) && statuses[group].unread === 0)
}
