import type { AccessContext } from '../../src/access/access-context'
import type { Cluster, ClusterPolicies } from '../../src/domain/cluster'
import type { ClusterDetail } from '../../src/domain/cluster-detail'
import type { ClusterUser } from '../../src/domain/cluster-user'
import type { DataAgent } from '../../src/domain/data-agent'
import type { Person } from '../../src/domain/person'
import type { SubCluster } from '../../src/domain/sub-cluster'

/*
 * What a server would send of the things a context holds, spelt as in the specification and apart from the readers:
 * a test sends contexts through them and compares what is read.
 */

/** Servers may spell the same things in two ways: lists or switches, with blanks and envelopes or without. */
export type Spelling = 'strict' | 'loose'

/** GET /users/{id}/me */
export function meAnswer(person: Person, spelling: Spelling): unknown {
  const { configurations } = person
  const user = {
    uuid: person.uuid,
    email: person.email,
    fullName: person.fullName,
    sub: person.sub,
    trialExpired: person.isTrialExpired,
    userConsent: person.consent,
    role: { id: spelling === 'strict' ? person.role.id : String(person.role.id), name: person.role.name },
    isPartner: person.isPartner,
    enableMarketplace: person.hasMarketplace,
    showConsentFlow: person.canOpenConsentFlow,
    instancesCount: person.clusterCount,
    configurations: {
      allowedInstances: { count: configurations.allowedClusters },
      showInstanceSize:
        spelling === 'strict'
          ? { enabled: configurations.instanceSize.isEnabled }
          : configurations.instanceSize.isEnabled,
    },
    platformActions: person.platformActions.map(({ name, platforms }) => ({
      name,
      platforms: platforms.join(spelling === 'strict' ? ',' : ' , '),
    })),
    features: person.features.map(({ key, isToggled }) => ({ key, toggle: isToggled })),
    toggleFeatures: person.toggleFeatures.map(({ key, isPublished }) => ({ key, published: isPublished })),
  }
  return spelling === 'strict' ? { user } : { data: { user } }
}

/** GET /users/{id}/instances */
export function listAnswer(cluster: Cluster, spelling: Spelling): unknown {
  const entry = {
    instance: {
      ...instanceOf(cluster, spelling),
      corrupted: cluster.isCorrupted,
      runningAt: cluster.runningAt,
      status: cluster.instanceStatus,
    },
    services: cluster.services.map(({ kind, url, status }) => ({ name: kind, url, status })),
  }
  return spelling === 'strict' ? [entry] : { data: [entry] }
}

/** GET /tenants/{id}/instances/{name}: the page speaks of the cluster with one status word. */
export function pageAnswer(cluster: Cluster, detail: ClusterDetail, spelling: Spelling): unknown {
  const instance = {
    ...instanceOf(cluster, spelling),
    status: statusWord(cluster),
    runningAt: cluster.runningAt,
    owner: { fullName: detail.ownerName, email: detail.ownerEmail },
    upgradable: detail.isUpgradable,
    lockedActions: detail.lockedActions,
    isBasaltXEligible: detail.isAdvancedSqlEligible,
    enableBusinessUserNotebook: detail.hasBusinessUserNotebook,
    dataAgentNewUI: detail.hasNewDataAgentUi,
    enableDataAgent: detail.isDataAgentEnabled,
    premiumFeaturesConfig:
      spelling === 'strict' ? detail.premiumFeatures : switchesOf(detail.premiumFeatures),
    buildProperties: {
      'service.premium.supported':
        spelling === 'strict' ? String(detail.isPremiumSupported) : detail.isPremiumSupported,
    },
    ...(spelling === 'strict' && { authorizedRoles: cluster.policies.authorizedRoles }),
    subClusters: detail.subClusters.map(subClusterAnswer),
  }
  return spelling === 'strict' ? instance : { data: { instance } }
}

/** One entry of `subClusters`. */
export function subClusterAnswer({ id, name, nodes, type, status, state }: SubCluster): unknown {
  return { id, name, nodes, ipu: 2, type, status, state, configs: '{}' }
}

/** GET …/autherizedusers */
export function usersAnswer({ id, name, email, role, status }: ClusterUser): unknown {
  const authorizedRoles = role === null ? [] : [{ id: 1, role }]
  return { authorizedUserRoles: [{ user: { id, fullname: name, email }, status, authorizedRoles }] }
}

/** One entry of GET …/da/list */
export function agentAnswer(agent: DataAgent): unknown {
  const sideOf = (side: NonNullable<DataAgent['agent']>) => ({
    disconnected: side.isDisconnected,
    connectedServicesAddresses: side.connectedServices,
    disconnectedServicesAddresses: side.disconnectedServices,
  })
  const { controller } = agent
  return {
    id: agent.id,
    name: agent.name,
    hasAuthFile: agent.hasAuthFile,
    // What is not understood is sent as no list.
    dataSources: agent.dataSources?.map((name) => ({ name })) ?? 'unreadable',
    dataAgentConnectivityStatusResponse: agent.agent && sideOf(agent.agent),
    dataAgentControllerConnectivityStatusResponse: controller && {
      ...sideOf(controller),
      isDataAgentStarted: controller.isAgentStarted,
    },
  }
}

/** GET /instances/{id}/libraries */
export function librariesAnswer(libraries: NonNullable<AccessContext['libraries']>): unknown {
  return libraries.map(({ coordinates, type, source, ...states }) => ({
    name: coordinates,
    type,
    sourceColumn: source,
    status: states.status,
    analyticsState: states.analyticsState,
    loaderState: states.loaderState,
    chidoriState: states.chidoriState,
    sparkState: states.sparkState,
  }))
}

/** GET …/scheduleevent */
export function eventsAnswer({
  id,
  event,
  startTime,
}: NonNullable<AccessContext['scheduledEvent']>): unknown {
  return { scheduledEvents: [{ id, event, startTime, status: 'queued' }] }
}

/** POST /azurePipeline/azurepipelinestatus */
export function pipelineAnswer(pipeline: AccessContext['pipeline']): unknown {
  if (!pipeline) return null
  const { states, stageName, state } = pipeline
  return { states, pipelineStatus: { stageName, state } }
}

/** GET /blueprints */
export function blueprintsAnswer({ id, name, isTrial }: NonNullable<AccessContext['blueprint']>): unknown {
  return [{ id, name, trial: isTrial, minimal_version: '1.0.0', installable: true }]
}

function instanceOf(cluster: Cluster, spelling: Spelling) {
  const { id, name, platform, version, isPremium, isCloneable, policies } = cluster
  return {
    id,
    name,
    platform,
    image: spelling === 'strict' || version === null ? version : { image: version },
    isPremium,
    cloneable: isCloneable,
    createdAt: cluster.createdAt,
    clusterPolicy: policyAnswer(policies, spelling),
  }
}

function policyAnswer(policies: ClusterPolicies, spelling: Spelling) {
  const sent = (verbs: string[]) => (spelling === 'strict' ? verbs : switchesOf(verbs))
  return {
    managementPolicy: sent(policies.management),
    clusterPolicy: sent(policies.cluster),
    connectionPolicy: sent(policies.connection),
    subClusterPolicy: sent(policies.subCluster),
    userPolicy: sent(policies.user),
    blueprintPolicy: sent(policies.blueprint),
    cliPolicy: sent(policies.cli),
    whitelistPolicy: sent(policies.whitelist),
    authorizedRoles: policies.authorizedRoles,
    roleName: policies.roleName,
  }
}

/** Some that are off among those that are on. */
function switchesOf(names: readonly string[]): Record<string, boolean> {
  const off = ['list', 'create', 'update', 'delete', 'copilot'].map((name) => [name, false])
  return Object.fromEntries([...off, ...names.map((name) => [name, true])])
}

function statusWord({ isCorrupted, instanceStatus, services, runningAt }: Cluster): string {
  if (isCorrupted) return 'corrupted'
  if (instanceStatus === 'stopping') return 'stopping'
  const loading = runningAt ? 'starting-up' : 'creating'
  const words: Record<string, string> = { running: 'running', disconnected: 'sleeping', loading }
  return words[services[0]?.status ?? ''] ?? ''
}
