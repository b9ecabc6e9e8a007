import type { ClusterDetail } from '../domain/cluster-detail'
import type { SubCluster } from '../domain/sub-cluster'
import { type BuiltState, buildCluster } from './builders'

/** A cluster as its page reads it (running, unless a state is given): its policies allow everything. */
export function buildClusterDetail(
  parts: Partial<ClusterDetail> & { state?: BuiltState } = {},
): ClusterDetail {
  const size = { id: 'size-small', name: 'small', displayName: 'Small', ipu: 4, order: 1 }
  const manage = ['list', 'create', 'update', 'delete']
  const { state = 'running', ...fields } = parts
  const { name = 'demo' } = fields
  const cluster = buildCluster({ state, name })
  return {
    ...cluster,
    policies: {
      ...cluster.policies,
      connection: manage,
      subCluster: manage,
      user: manage,
      blueprint: manage,
      cli: manage,
      whitelist: manage,
      authorizedRoles: ['owner'],
    },
    ownerEmail: 'olive@owner.test',
    k8sClusterCode: 'gc-euw1',
    isByBuildNumber: false,
    availableUpgrades: [],
    releaseUrl: null,
    releaseCount: null,
    isUpgradable: false,
    lockedActions: [],
    tenantUsers: 3,
    hasRemoteStorage: false,
    consumedData: null,
    diskSize: 100,
    availableDisk: 80,
    analyticsSize: size,
    loaderSize: size,
    analyticsNodes: 1,
    loaderNodes: 1,
    maxIpus: null,
    idleTimeKey: '1',
    isSqlEnabled: false,
    isAdvancedSqlEnabled: false,
    isAdvancedSqlEligible: true,
    sqlNullHandling: null,
    isSqlSeparated: false,
    isSynapseEnabled: false,
    isOpenAiEnabled: false,
    isDeltaShareEnabled: false,
    isHomePageShown: false,
    isOnboardingShown: false,
    isChatEnabled: false,
    isMlflowEnabled: false,
    hasBusinessUserNotebook: false,
    hasExternalCmc: false,
    hasNewObservabilityUi: false,
    hasNewDataAgentUi: true,
    isDataAgentEnabled: true,
    isChidori: true,
    isPremiumSupported: true,
    premiumFeatures: [],
    subClusters: [],
    hasSubClusterList: true,
    scalingNodes: [],
    autoscale: null,
    importedBlueprints: [],
    backups: [],
    ...fields,
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
    isFallback: false,
    ...changes,
  }
}
