import { type ClusterState, clusterStateOf } from '../domain/cluster-state'
import { policyAllows, supportsAction } from './facts'
import type { Gates, Rule } from './rule'

const trialNotExpired: Rule = {
  id: 'cluster.create.trial',
  kind: 'trial',
  isMet: ({ person }) => !person.isTrialExpired,
  sentence: 'access.moreClustersNeedPremium',
  effect: 'disable',
  remedy: 'upgrade',
  source: "D1 §5 'Create cluster', D1 §4 'Trial banner'",
}

const quotaLeft: Rule = {
  id: 'cluster.create.quota',
  kind: 'quota',
  isMet: ({ person }) => person.configurations.allowedClusters > person.clusterCount,
  sentence: 'access.moreClustersNeedPremium',
  effect: 'disable',
  remedy: 'upgrade',
  source: "D1 §5 'Create cluster'",
}

const connectionPolicy: Rule = {
  id: 'cluster.connection.policy',
  kind: 'policy',
  isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'connection', 'create'),
  sentence: 'access.needsHigherPermission',
  effect: 'hide',
  remedy: 'owner',
  source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
}

function stateRule(
  id: string,
  states: readonly ClusterState[],
  rest: Pick<Rule, 'sentence' | 'effect' | 'remedy' | 'source'>,
): Rule {
  return {
    id,
    kind: 'state',
    isMet: ({ cluster, state }) => cluster !== undefined && states.includes(state ?? clusterStateOf(cluster)),
    ...rest,
  }
}

/** What may be done to clusters. */
export const clusterGates = {
  Cluster: {
    list: [],
    show: [],
    create: [trialNotExpired, quotaLeft],
    connect: [
      connectionPolicy,
      stateRule('cluster.connect.state', ['sleeping'], {
        sentence: 'access.connectNeedsSleeping',
        effect: 'hide',
        remedy: 'wait',
        source: "D1 §4 'Card footer'",
      }),
    ],
    disconnect: [
      connectionPolicy,
      stateRule('cluster.disconnect.state', ['starting-up', 'running'], {
        sentence: 'access.disconnectNeedsAwake',
        effect: 'hide',
        remedy: 'wait',
        source: "D1 §4 'Menu availability'",
      }),
    ],
    clone: [
      {
        ...trialNotExpired,
        id: 'cluster.clone.trial',
        effect: 'hide',
        source: "D1 §4 'Menu availability', CLU-D09",
      },
      {
        id: 'cluster.clone.policy',
        kind: 'policy',
        isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'management', 'create'),
        sentence: 'access.needsHigherPermission',
        effect: 'hide',
        remedy: 'owner',
        source: "D1 §4 'Menu availability', D3 §6 'Other rules'",
      },
      {
        ...quotaLeft,
        id: 'cluster.clone.quota',
        effect: 'hide',
        source: "D1 §4 'Menu availability', CLU-D09",
      },
      {
        id: 'cluster.clone.plan',
        kind: 'plan',
        isMet: ({ person, cluster }) =>
          cluster !== undefined && supportsAction(person, 'clone', cluster.platform),
        sentence: 'access.actionNotInPlan',
        sentenceValues: { action: 'access.cloneAction' },
        effect: 'disable',
        remedy: 'upgrade',
        source: "D1 §4 'Menu availability', D1 §8 'Unsupported plan'",
      },
      {
        id: 'cluster.clone.cloneable',
        kind: 'property',
        isMet: ({ cluster }) => cluster?.isCloneable === true,
        sentence: 'access.clusterNotCloneable',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §4 'Menu availability'",
      },
      stateRule('cluster.clone.state', ['running'], {
        sentence: 'access.cloneNeedsRunning',
        effect: 'disable',
        remedy: 'connect',
        source: "D1 §4 'Menu availability'",
      }),
    ],
    delete: [
      {
        id: 'cluster.delete.policy',
        kind: 'policy',
        isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'cluster', 'delete'),
        sentence: 'access.needsHigherPermission',
        effect: 'hide',
        remedy: 'owner',
        source: "D1 §4 'Menu availability'",
      },
      {
        id: 'cluster.delete.corrupted',
        kind: 'state',
        isMet: ({ cluster }) => cluster?.isCorrupted !== true,
        sentence: 'access.deleteNeedsSupport',
        effect: 'disable',
        remedy: 'support',
        source: "D1 §4 'Menu availability'",
      },
      stateRule('cluster.delete.state', ['running', 'sleeping'], {
        sentence: 'access.deleteNeedsSettled',
        effect: 'disable',
        remedy: 'wait',
        source: "D1 §4 'Menu availability'",
      }),
    ],
  },
} satisfies Gates
