import { featureKeys, flagNames, platformActionNames, verbs } from '../../src/access/vocabulary'
import { clusterRoles } from '../../src/domain/cluster-role'
import { clusterStates } from '../../src/domain/cluster-state'
import { pipelineStates, pipelineSteps } from '../../src/domain/pipeline'
import { subClusterTypes } from '../../src/domain/sub-cluster'

const yesNo = [true, false]
const strange = 'something-new'
const verbLists = [[], ...verbs.map((verb) => [verb]), [...verbs, strange]]
const service = (kind: string | null, status: string) => ({ kind, url: null, status })
const side = (isDisconnected: boolean, connectedServices: string[], disconnectedServices: string[]) => ({
  isDisconnected,
  connectedServices,
  disconnectedServices,
})
const sides = [
  side(false, ['a:1'], []),
  side(false, [], ['b:1']),
  side(true, [], []),
  side(true, ['a:1'], []),
]
const library = (state: string | null) => ({
  id: 'l-1',
  name: 'pandas',
  version: null,
  coordinates: 'pandas',
  type: 'pypi',
  source: null,
  status: state,
  analyticsState: state,
  loaderState: null,
  chidoriState: null,
  sparkState: null,
})

/** For each place of a context that facts read, values that tell one way of reading it from another. */
export const probeValues: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    ['cluster', 'subCluster', 'user', 'management', 'blueprint', 'connection', 'cli', 'whitelist'].map(
      (name) => [`cluster.policies.${name}`, verbLists],
    ),
  ),
  'cluster.policies.roleName': [...clusterRoles, 'Owner', strange, null],
  'cluster.policies.authorizedRoles': [[], ...clusterRoles.map((role) => [role]), [...clusterRoles, strange]],
  'cluster.platform': ['gc', 'az', 'az-saas', 'AZ', 'aws'],
  'cluster.isCorrupted': yesNo,
  'cluster.instanceStatus': [null, 'stopping', strange],
  'cluster.services': [
    [],
    ...['running', 'disconnected', 'loading', strange].map((status) => [service('analytics', status)]),
    [service(null, 'disconnected')],
    [service('loader', 'disconnected'), service('analytics', 'running')],
  ],
  'cluster.runningAt': [null, '2026-01-01T00:00:00Z'],
  'cluster.isCloneable': yesNo,
  'cluster.isPremium': yesNo,
  'cluster.version': [null, '2023.3.9', '2023.4.0', '2024.1', strange],
  state: [undefined, ...clusterStates],
  'detail.isPremiumSupported': yesNo,
  'detail.premiumFeatures': [
    [],
    ['copilot'],
    ['datastudio', strange],
    [...featureKeys],
    ['cluster-basalt-x'],
  ],
  'detail.isUpgradable': yesNo,
  'detail.lockedActions': [[], ['Self_Upgrade'], ['self_upgrade', strange]],
  'detail.isDataAgentEnabled': yesNo,
  'detail.hasNewDataAgentUi': yesNo,
  'detail.isAdvancedSqlEligible': yesNo,
  'detail.hasBusinessUserNotebook': yesNo,
  'detail.subClusters': [[], ...subClusterTypes.map((type) => [{ type }]), [{ type: strange }]],
  'detail.ownerEmail': [null, 'one@example.test', 'ONE@example.test'],
  hasPendingUpdate: [undefined, ...yesNo],
  isImportingDataApps: [undefined, ...yesNo],
  isNodeDisconnected: [undefined, ...yesNo],
  hasPremiumPackage: [undefined, ...yesNo],
  'person.role.id': [0, 1, 2, 3, 4],
  'person.role.name': ['free', 'basic', 'premium', 'enterprise', 'Enterprise', strange],
  'person.isTrialExpired': yesNo,
  'person.configurations.allowedClusters': [0, 1, 2],
  'person.clusterCount': [0, 1, 2],
  'person.configurations.instanceSize.isEnabled': yesNo,
  'person.configurations.instanceSize.isShown': [undefined, ...yesNo],
  'person.features': [
    [],
    ...spellings().map((key) => [{ key, isToggled: true }]),
    spellings().map((key) => ({ key, isToggled: false })),
  ],
  'person.toggleFeatures': [
    [],
    ...spellings().map((key) => [{ key, isPublished: true }]),
    spellings().map((key) => ({ key, isPublished: false })),
  ],
  productKey: ['basalt', 'granite'],
  'person.consent': [null, 'accept', 'reject'],
  'person.isPartner': yesNo,
  'person.hasMarketplace': yesNo,
  'person.sub': [null, 'auth0|u-1', 'waad|u-1', 'auth0', strange],
  'person.canOpenConsentFlow': yesNo,
  'person.platformActions': [
    [],
    ...[...platformActionNames, strange].map((name) => [{ name, platforms: ['gc'] }]),
    platformActionNames.map((name) => ({ name, platforms: ['gc', 'az', 'az-saas'] })),
    platformActionNames.map((name) => ({ name, platforms: [] })),
  ],
  'person.uuid': ['u-1', 'u-2'],
  'person.email': [null, 'one@example.test', 'two@example.test'],
  environment: [undefined, 'production', 'staging'],
  platform: [undefined, 'gc', 'az', 'az-saas'],
  pipeline: [undefined, null],
  'pipeline.state': [null, ...pipelineStates, strange],
  'pipeline.states': [[], [pipelineSteps[0]], [...pipelineSteps]],
  'pipeline.stageName': [null, pipelineSteps[0], pipelineSteps.at(-1)],
  'blueprint.isTrial': yesNo,
  'member.id': ['u-1', 'u-2'],
  'member.email': [null, 'one@example.test', 'ONE@example.test'],
  'member.role': [...clusterRoles, strange, null],
  'member.status': ['pending', 'active'],
  'subCluster.state': ['running', 'disconnected', 'loading', strange],
  'subCluster.type': [...subClusterTypes, strange],
  'subCluster.status': ['running', 'not running', 'sleeping', strange, null],
  subClusterType: [undefined, ...subClusterTypes, strange],
  libraries: [
    undefined,
    [],
    ...[null, 'installed', 'installing', 'uninstalling', 'failed', strange].map((state) => [library(state)]),
  ],
  'scheduledEvent.startTime': [
    '1970-01-01T00:00:00.999Z',
    '1970-01-01T00:00:01.000Z',
    '1970-01-01T00:00:01.001Z',
  ],
  now: [undefined, 1000],
  'dataAgent.hasAuthFile': yesNo,
  'dataAgent.agent': [null, ...sides],
  'dataAgent.agent.isDisconnected': yesNo,
  'dataAgent.controller': [
    null,
    ...sides.flatMap((one) => yesNo.map((isAgentStarted) => ({ ...one, isAgentStarted }))),
  ],
  'dataAgent.controller.isDisconnected': yesNo,
  'dataAgent.dataSources': [null, [], ['source-1']],
}

/** Every flag as two brands would spell it, and words that are none. */
function spellings(): string[] {
  const known = flagNames.flatMap((flag) =>
    ['basalt', 'granite'].map((brand) => flag.replace('{product}', brand)),
  )
  return [...new Set([...known, 'scheduler', 'Payment', strange])]
}
