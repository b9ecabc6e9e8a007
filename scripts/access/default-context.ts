import type { AccessContext } from '../../src/access/access-context'
import { policiesOfRole } from '../../src/access/role-policies'
import { flagNames, type PlanName, platformActionNames } from '../../src/access/vocabulary'
import { noPolicies, platforms } from '../../src/domain/cluster'
import type { ClusterDetail } from '../../src/domain/cluster-detail'
import type { ClusterRole } from '../../src/domain/cluster-role'
import type { ClusterState } from '../../src/domain/cluster-state'
import type { Person } from '../../src/domain/person'

/** What may be said of a context; what is not said is as `assumptions` says. */
export type ContextOptions = {
  /** Null is a role the console does not know, which comes without policies. */
  role?: ClusterRole | null
  plan?: PlanName
  isTrial?: boolean
  isTrialExpired?: boolean
  isPartner?: boolean
  platform?: string
  state?: ClusterState
  /** Flags that are on. */
  flags?: readonly string[]
  /** Platform actions the plan supports, on every platform. */
  platformActions?: readonly string[]
}

const productKey = 'basalt'
const viewer = { uuid: 'u-viewer', email: 'viewer@example.test' }
const owner = 'owner@example.test'
const roleIds: Readonly<Record<PlanName, number>> = { free: 1, basic: 2, premium: 3, enterprise: 4 }

/** A premium account with everything on, before a connected premium cluster on gc, and rows that stand in nobody's way. */
export function defaultContext(contextOptions: ContextOptions = {}): AccessContext {
  const { role = 'owner', platform = 'gc', state = 'running' } = contextOptions
  const detail = defaultDetail(role, platform, state)
  return {
    person: defaultPerson(contextOptions),
    productKey,
    cluster: detail,
    detail,
    state,
    platform,
    environment: 'production',
    pipeline: { states: ['Basic_Resources'], stageName: 'Basic_Resources', state: 'completed', region: null },
    blueprint: { id: 'b-1', name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true },
    hasPendingUpdate: false,
    isImportingDataApps: false,
    isNodeDisconnected: false,
    hasPremiumPackage: true,
    libraries: [],
    now: 0,
    scheduledEvent: {
      id: 'e-1',
      event: 'connect',
      startTime: new Date(86_400_000).toISOString(),
      endTime: null,
      analyticsReplicas: null,
      loaderReplicas: null,
      result: null,
      status: 'queued',
    },
    subClusterType: 'analytics',
    subCluster: {
      id: 's-1',
      name: 'sales-extra',
      nodes: 1,
      ipu: 1,
      sizeId: null,
      sizeName: null,
      type: 'analytics',
      status: 'running',
      state: 'running',
      url: null,
      isFallback: false,
    },
    dataAgent: {
      id: 'a-1',
      name: 'sales_agent',
      description: null,
      tenantId: null,
      status: null,
      hasAuthFile: true,
      dataSources: [],
      version: null,
      compatibility: null,
      agent: { isDisconnected: false, connectedServices: [], disconnectedServices: [] },
      controller: {
        isDisconnected: false,
        connectedServices: [],
        disconnectedServices: [],
        isAgentStarted: true,
      },
      error: null,
    },
    member: {
      id: 'u-other',
      name: null,
      email: 'other@example.test',
      role: 'developer',
      status: 'active',
      lastLoginAt: null,
    },
  }
}

function defaultPerson({
  plan,
  isTrialExpired = false,
  isTrial = isTrialExpired || plan === 'free',
  isPartner = true,
  flags = flagNames,
  platformActions = platformActionNames,
}: ContextOptions): Person {
  const name = plan ?? (isTrial ? 'free' : 'premium')
  return {
    ...viewer,
    fullName: null,
    profile: { firstName: null, lastName: null, jobTitle: null, company: null, phone: null },
    sub: 'auth0|viewer',
    isConfirmed: true,
    isEmailVerified: true,
    isNew: false,
    assignedCluster: null,
    isTrialExpired,
    isLoaded: true,
    redirectTo: null,
    consent: 'accept',
    role: { id: isTrial ? 1 : roleIds[name], name },
    isPartner,
    hasMarketplace: true,
    isInHandsOnLab: false,
    hasExtendedTrial: false,
    canOpenConsentFlow: true,
    isProvisioned: false,
    hasDummyPassword: false,
    lastPasswordReset: null,
    pipelineStatus: null,
    createdAt: null,
    clusterCount: 1,
    configurations: {
      allowedClusters: 10,
      instanceSize: { isEnabled: true, value: null },
      clusterOptimization: { isEnabled: true },
      diskSize: { isEnabled: true, value: 100, min: 10, max: 2000 },
      isReleaseShown: true,
      isTenantShown: true,
      isInstallationShown: true,
      isAlwaysAliveShown: true,
    },
    platformActions: platformActions.map((action) => ({ name: action, platforms: [...platforms] })),
    features: [],
    toggleFeatures: flags.map((flag) => ({ key: flag.replace('{product}', productKey), isPublished: true })),
  }
}

function defaultDetail(role: ClusterRole | null, platform: string, state: ClusterState): ClusterDetail {
  return {
    id: 'c-1',
    name: 'sales',
    hostName: null,
    platform,
    version: '2024.1.0',
    customBuild: null,
    isCorrupted: state === 'corrupted',
    isPremium: true,
    isCloneable: true,
    createdAt: null,
    ownerName: null,
    sizeKey: null,
    sizeName: null,
    regionAlias: null,
    idleTime: null,
    runningAt: null,
    instanceStatus: null,
    policies: role === null ? noPolicies : policiesOfRole(role),
    services: [{ kind: 'analytics', url: null, status: 'running' }],
    ownerEmail: role === 'owner' ? viewer.email : owner,
    k8sClusterCode: null,
    isByBuildNumber: false,
    availableUpgrades: ['2024.2.0'],
    releaseUrl: null,
    releaseCount: null,
    isUpgradable: true,
    lockedActions: [],
    tenantUsers: null,
    hasRemoteStorage: false,
    consumedData: null,
    diskSize: null,
    availableDisk: null,
    analyticsSize: null,
    loaderSize: null,
    analyticsNodes: 1,
    loaderNodes: 1,
    maxIpus: null,
    idleTimeKey: null,
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
    isChidori: false,
    isPremiumSupported: true,
    premiumFeatures: [],
    subClusters: [],
    hasSubClusterList: true,
    scalingNodes: [],
    autoscale: null,
    importedBlueprints: [],
    backups: [],
  }
}
