import type { ClusterDetail } from '../domain/cluster-detail'
import type { SubCluster } from '../domain/sub-cluster'
import { buildCluster } from './builders'

/** A connected cluster as its page reads it, changed where a test cares. */
export function buildClusterDetail(changes: Partial<ClusterDetail> = {}): ClusterDetail {
  return {
    ...buildCluster(),
    ownerEmail: 'olive@owner.test',
    k8sClusterCode: 'gc-euw1',
    analyticsNodes: 1,
    loaderNodes: 1,
    isDataAgentEnabled: true,
    hasNewDataAgentUi: true,
    isAdvancedSqlEligible: true,
    hasBusinessUserNotebook: false,
    isChidori: true,
    isPremiumSupported: true,
    lockedActions: [],
    subClusters: [],
    ...changes,
  }
}

/** A connected analytics cluster of three nodes. */
export function buildSubCluster(changes: Partial<SubCluster> = {}): SubCluster {
  return {
    id: 'sub-1',
    name: 'demo-extra',
    nodes: 3,
    ipu: 6,
    sizeId: 'size-medium',
    sizeName: 'Medium',
    type: 'analytics',
    status: 'running',
    state: 'running',
    url: 'https://demo-extra.basalt.test/',
    ...changes,
  }
}
