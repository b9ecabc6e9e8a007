import { clusterStateOf } from '../domain/cluster-state'
import { hasFlag, isTrial, policyAllows, supportsAction } from './facts'
import type { Gates, Rule } from './rule'

const actions = "D3 §6 'Other rules'"
const states = "D3 §4.2 'Sub-cluster and service node states'"
const texts = "D3 §8 'Sub-clusters'"
const types = "D3 §5 'Self-managed sub-cluster'"

const flag: Rule = {
  id: 'sub-cluster.flag',
  kind: 'flag',
  isMet: ({ person, productKey }) => hasFlag(person, 'subcluster', productKey),
  sentence: 'access.featureOff',
  effect: 'hide',
  remedy: 'support',
  source: 'D3 §6, SUB-D03',
}

function policy(verb: string, rest: Partial<Pick<Rule, 'sentence' | 'effect'>> = {}): Rule {
  return {
    id: `sub-cluster.policy.${verb}`,
    kind: 'policy',
    isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'subCluster', verb),
    sentence: 'access.needsHigherPermission',
    effect: 'disable',
    remedy: 'owner',
    source: actions,
    ...rest,
  }
}

const plan: Rule = {
  id: 'sub-cluster.create.plan',
  kind: 'plan',
  isMet: ({ person, cluster }) =>
    cluster !== undefined && supportsAction(person, 'subcluster', cluster.platform),
  sentence: 'access.actionNotInPlan',
  sentenceValues: { action: 'access.subClusterAction' },
  effect: 'disable',
  remedy: 'upgrade',
  source: 'SUB-D03',
}

function clusterRunning(sentence: Rule['sentence']): Rule {
  return {
    id: 'sub-cluster.cluster-running',
    kind: 'state',
    isMet: ({ cluster, state }) => cluster !== undefined && (state ?? clusterStateOf(cluster)) === 'running',
    sentence,
    effect: 'disable',
    remedy: 'connect',
    source: `${texts}, SUB-D17`,
  }
}

/** A disconnected one must be connected before anything else is done with it. */
const connectedFirst: Rule = {
  id: 'sub-cluster.connected',
  kind: 'state',
  isMet: ({ subCluster }) => subCluster?.state === 'running',
  sentence: 'access.connectSubClusterFirst',
  effect: 'disable',
  remedy: 'connect',
  source: `${texts}, SUB-D08`,
}

const unlocked: Rule = {
  id: 'sub-cluster.update.lock',
  kind: 'property',
  isMet: ({ detail }) => detail?.lockedActions.includes('Self_Upgrade') !== true,
  sentence: 'access.updateLocked',
  effect: 'disable',
  remedy: 'support',
  source: `${texts}, DET-D36`,
}

const notOnTrial: Rule = {
  id: 'sub-cluster.scale.trial',
  kind: 'trial',
  isMet: ({ person }) => !isTrial(person),
  sentence: 'access.nodesNeedPremium',
  effect: 'disable',
  remedy: 'upgrade',
  source: types,
}

/** Only these kinds are connected and disconnected by a person (SUB-D09). */
const canToggle: Rule = {
  id: 'sub-cluster.toggle.type',
  kind: 'property',
  isMet: ({ subCluster }) => subCluster?.type === 'analytics' || subCluster?.type === 'loader',
  sentence: 'access.notOfferedInThisState',
  effect: 'hide',
  remedy: 'none',
  source: states,
}

function offeredInState(id: string, wanted: readonly string[]): Rule {
  return {
    id,
    kind: 'state',
    isMet: ({ subCluster }) => wanted.includes(subCluster?.state ?? ''),
    sentence: 'access.notOfferedInThisState',
    effect: 'hide',
    remedy: 'wait',
    source: states,
  }
}

/** The toggle stands still, with its reason, while the connection is under way (SUB-D10). */
const settled: Rule = {
  id: 'sub-cluster.toggle.settled',
  kind: 'state',
  isMet: ({ subCluster }) => subCluster?.state !== 'loading',
  sentence: 'access.subClusterConnecting',
  effect: 'disable',
  remedy: 'wait',
  source: 'SUB-D10',
}

function nodeStatus(id: string, wanted: readonly string[]): Rule {
  return {
    id,
    kind: 'property',
    isMet: ({ subCluster }) => wanted.includes(subCluster?.status ?? ''),
    sentence: 'access.notOfferedInThisState',
    effect: 'hide',
    remedy: 'none',
    source: states,
  }
}

const nodeActions = [
  policy('update', { sentence: 'access.noActionsOnSubCluster' }),
  clusterRunning('access.clusterMustBeRunning'),
  connectedFirst,
]

function single(type: string, name: Rule['sentence']): Rule {
  return {
    id: `sub-cluster.choose.${type}.single`,
    kind: 'property',
    isMet: ({ detail, subClusterType }) =>
      subClusterType !== type || detail?.subClusters.some((other) => other.type === type) !== true,
    sentence: 'access.subClusterTypeOnce',
    sentenceValues: { type: name },
    effect: 'disable',
    remedy: 'none',
    source: types,
  }
}

/** What may be done to self-managed clusters, and which kinds may be made. */
export const subClusterGates = {
  SubCluster: {
    list: [flag, policy('list', { effect: 'hide' })],
    create: [flag, policy('create'), plan, clusterRunning('access.subClusterNeedsConnectedCluster')],
    update: [policy('update'), unlocked, clusterRunning('access.clusterMustBeRunning'), connectedFirst],
    scale: [notOnTrial, policy('update'), clusterRunning('access.clusterMustBeRunning'), connectedFirst],
    remove: [policy('delete'), clusterRunning('access.clusterMustBeRunning'), connectedFirst],
    connect: [
      canToggle,
      policy('update'),
      offeredInState('sub-cluster.connect.state', ['disconnected', 'loading']),
      settled,
      clusterRunning('access.clusterMustBeRunning'),
    ],
    disconnect: [
      canToggle,
      policy('update'),
      offeredInState('sub-cluster.disconnect.state', ['running']),
      clusterRunning('access.clusterMustBeRunning'),
    ],
    start: [nodeStatus('sub-cluster.start.status', ['not running', 'sleeping']), ...nodeActions],
    stop: [nodeStatus('sub-cluster.stop.status', ['running']), ...nodeActions],
    restart: [nodeStatus('sub-cluster.restart.status', ['running']), ...nodeActions],
    'choose-nodes': [{ ...notOnTrial, id: 'sub-cluster.nodes.trial' }],
    choose: [
      single('sqlx', 'subClusters.typeSqlx'),
      single('fallbackanalytics', 'subClusters.typeFallbackAnalytics'),
      single('chidori', 'subClusters.typeChidori'),
      {
        id: 'sub-cluster.choose.sqlx.notebook',
        kind: 'property',
        isMet: ({ detail, subClusterType }) =>
          subClusterType !== 'sqlx' || detail?.hasBusinessUserNotebook !== true,
        sentence: 'access.sqlxNeedsNoNotebook',
        effect: 'disable',
        remedy: 'none',
        source: types,
      },
      {
        id: 'sub-cluster.choose.sqlx.eligible',
        kind: 'property',
        isMet: ({ detail, subClusterType }) =>
          subClusterType !== 'sqlx' || detail?.isAdvancedSqlEligible === true,
        sentence: 'access.sqlxNeedsEligibility',
        effect: 'disable',
        remedy: 'support',
        source: types,
      },
    ],
  },
} satisfies Gates
