import type { SubClusterType } from '../domain/sub-cluster'
import type { Facts } from './facts'
import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule, stateRule } from './rule-builders'
import type { Verb } from './vocabulary'

const actions = "D3 §6 'Other rules'"
const states = "D3 §4.2 'Sub-cluster and service node states'"
const texts = "D3 §8 'Sub-clusters'"
const types = "D3 §5 'Self-managed sub-cluster'"

/** What turns the tab off turns off all that is done there (ACL-D11). */
const flag = flagRule('subcluster', { id: 'sub-cluster.flag', effect: 'hide', source: 'D3 §6, SUB-D03' })

function policy(verb: Verb, rest: Partial<Pick<Rule, 'sentence' | 'effect'>> = {}): Rule {
  return policyRule('subClusterPolicy', verb, {
    id: `sub-cluster.policy.${verb}`,
    effect: 'disable',
    source: actions,
    ...rest,
  })
}

const plan = planRule('subcluster', 'clusterAccess.subClusterAction', {
  id: 'sub-cluster.create.plan',
  effect: 'disable',
  source: 'SUB-D03',
})

function clusterRunning(sentence: Rule['sentence']): Rule {
  return stateRule(['running'], {
    id: 'sub-cluster.cluster-running',
    sentence,
    effect: 'disable',
    resolution: 'connect',
    source: `${texts}, SUB-D17`,
  })
}

const unlocked: Rule = {
  id: 'sub-cluster.update.lock',
  kind: 'property',
  when: { lockedActions: { not: ['Self_Upgrade'] } },
  sentence: 'access.updateLocked',
  effect: 'disable',
  resolution: 'support',
  source: `${texts}, DET-D36`,
}

const notOnTrial: Rule = {
  id: 'sub-cluster.scale.trial',
  kind: 'trial',
  when: { isTrial: false },
  sentence: 'clusterAccess.nodesNeedPremium',
  effect: 'disable',
  resolution: 'upgrade',
  source: types,
}

/** Only these kinds are connected and disconnected by a person (SUB-D09). */
const toggledTypes: readonly SubClusterType[] = ['analytics', 'loader']

const canToggle: Rule = {
  id: 'sub-cluster.toggle.type',
  kind: 'property',
  when: { subClusterType: toggledTypes },
  sentence: 'clusterAccess.notOfferedInThisState',
  effect: 'hide',
  resolution: 'none',
  source: states,
}

function offeredInState(id: string, wanted: readonly NonNullable<Facts['subClusterState']>[]): Rule {
  return {
    id,
    kind: 'state',
    when: { subClusterState: wanted },
    sentence: 'clusterAccess.notOfferedInThisState',
    effect: 'hide',
    resolution: 'wait',
    source: states,
  }
}

/** The toggle stands still, with its reason, while the connection is under way (SUB-D10). */
const settled: Rule = {
  id: 'sub-cluster.toggle.settled',
  kind: 'state',
  when: { subClusterState: { not: ['loading'] } },
  sentence: 'clusterAccess.subClusterConnecting',
  effect: 'disable',
  resolution: 'wait',
  source: 'SUB-D10',
}

/**
 * A disconnected one must be connected before anything else is done with it, where that can be done; one on its way
 * there is waited for.
 */
const connectedFirst: readonly Rule[] = [
  {
    id: 'sub-cluster.connected',
    kind: 'state',
    when: { subClusterState: { not: ['disconnected'] }, subClusterType: { not: toggledTypes } },
    sentence: 'clusterAccess.connectSubClusterFirst',
    effect: 'disable',
    resolution: 'connect',
    source: `${texts}, SUB-D08`,
  },
  {
    id: 'sub-cluster.connectable',
    kind: 'state',
    when: { subClusterState: { not: ['disconnected'] }, subClusterType: toggledTypes },
    sentence: 'clusterAccess.subClusterNotConnectable',
    effect: 'disable',
    resolution: 'support',
    source: `${texts}, SUB-D09`,
  },
  { ...settled, id: 'sub-cluster.settled' },
  {
    ...offeredInState('sub-cluster.known-state', ['running', 'disconnected', 'loading']),
    effect: 'disable',
    resolution: 'support',
  },
]

function nodeStatus(id: string, wanted: readonly NonNullable<Facts['nodeStatus']>[]): Rule {
  return {
    id,
    kind: 'property',
    when: { nodeStatus: wanted },
    sentence: 'clusterAccess.notOfferedInThisState',
    effect: 'hide',
    resolution: 'none',
    source: states,
  }
}

const nodeActions = [
  flag,
  policy('update', { sentence: 'clusterAccess.noActionsOnSubCluster' }),
  clusterRunning('clusterAccess.clusterMustBeRunning'),
  ...connectedFirst,
]

function single(type: SubClusterType, name: Rule['sentence']): Rule {
  return {
    id: `sub-cluster.choose.${type}.single`,
    kind: 'property',
    when: { chosenType: { not: [type] }, subClusterTypes: { not: [type] } },
    sentence: 'clusterAccess.subClusterTypeOnce',
    sentenceValues: { type: name },
    effect: 'disable',
    resolution: 'none',
    source: types,
  }
}

/** What may be done to self-managed clusters, and which kinds may be made. */
export const subClusterRules = {
  SubCluster: {
    list: [flag, policy('list', { effect: 'hide' })],
    create: [flag, policy('create'), plan, clusterRunning('clusterAccess.subClusterNeedsConnectedCluster')],
    update: [
      flag,
      policy('update'),
      unlocked,
      clusterRunning('clusterAccess.clusterMustBeRunning'),
      ...connectedFirst,
    ],
    scale: [
      flag,
      notOnTrial,
      policy('update'),
      clusterRunning('clusterAccess.clusterMustBeRunning'),
      ...connectedFirst,
    ],
    remove: [flag, policy('delete'), clusterRunning('clusterAccess.clusterMustBeRunning'), ...connectedFirst],
    connect: [
      flag,
      canToggle,
      policy('update'),
      offeredInState('sub-cluster.connect.state', ['disconnected', 'loading']),
      settled,
      clusterRunning('clusterAccess.clusterMustBeRunning'),
    ],
    disconnect: [
      flag,
      canToggle,
      policy('update'),
      offeredInState('sub-cluster.disconnect.state', ['running']),
      clusterRunning('clusterAccess.clusterMustBeRunning'),
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
        when: { chosenType: { not: ['sqlx'] }, hasBusinessUserNotebook: false },
        sentence: 'clusterAccess.sqlxNeedsNoNotebook',
        effect: 'disable',
        resolution: 'none',
        source: types,
      },
      {
        id: 'sub-cluster.choose.sqlx.eligible',
        kind: 'property',
        when: { chosenType: { not: ['sqlx'] }, isAdvancedSqlEligible: true },
        sentence: 'clusterAccess.sqlxNeedsEligibility',
        effect: 'disable',
        resolution: 'support',
        source: types,
      },
    ],
  },
} satisfies AccessRules
