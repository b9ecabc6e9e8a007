import type { Cluster } from '../domain/cluster'
import type { Blueprint, Pipeline } from '../domain/cluster-choices'
import { type ClusterState, clusterStateOf } from '../domain/cluster-state'
import type { Person } from '../domain/person'
import { isPipelinePending } from '../domain/pipeline'
import type { MessageKey } from '../locales/messages'
import { hasFlag, isEnterprise, isTrial, policyAllows, supportsAction } from './facts'
import type { Action, Subject } from './vocabulary'

/** All a verdict may depend on. A rule that needs a missing part is not met. */
export type AccessContext = {
  person: Person
  /** Brand key, for flags that carry it. */
  productKey: string
  cluster?: Cluster
  /** The state shown, when it differs from the cluster's own (an optimistic change). */
  state?: ClusterState
  platform?: string
  pipeline?: Pipeline | null
  blueprint?: Blueprint
}

/** Orders the reasons a person hears, and tells the server which status to answer with (`state` is a conflict). */
export const ruleKinds = [
  'trial',
  'policy',
  'quota',
  'plan',
  'flag',
  'platform',
  'property',
  'state',
] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Who or what can change an unmet rule. */
export type Remedy = 'upgrade' | 'owner' | 'support' | 'wait' | 'connect' | 'none'

/** One condition of an action: data an auditor reads in a diff. */
export type Rule = {
  id: string
  kind: RuleKind
  isMet: (context: AccessContext) => boolean
  sentence: MessageKey
  sentenceValues?: Readonly<Record<string, MessageKey>>
  /** What an unmet rule does to the control: gone, or shown disabled with the sentence. */
  effect: 'hide' | 'disable'
  remedy: Remedy
  source: string
}

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

/**
 * Every gated action and its rules. An action whose list is empty is open to whoever is signed in; a pair that is
 * not here is refused.
 */
export const gates: { readonly [S in Subject]?: { readonly [A in Action]?: readonly Rule[] } } = {
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
      stateRule('cluster.delete.state', ['running', 'sleeping'], {
        sentence: 'access.deleteNeedsSettled',
        effect: 'disable',
        remedy: 'wait',
        source: "D1 §4 'Menu availability'",
      }),
    ],
  },
  Region: {
    choose: [
      {
        id: 'region.choose.trial',
        kind: 'trial',
        isMet: ({ person }) => !isTrial(person),
        sentence: 'access.regionNeedsPremium',
        effect: 'disable',
        remedy: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'Trial role'",
      },
    ],
  },
  Platform: {
    choose: [
      {
        id: 'platform.choose.flag',
        kind: 'flag',
        isMet: ({ person, platform, productKey }) => {
          if (platform === 'az') return hasFlag(person, 'azureSupport', productKey)
          if (platform === 'az-saas') return hasFlag(person, 'azureSaaSSupport', productKey)
          return true
        },
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §6 'Feature flags', CRE-D10",
      },
      {
        id: 'platform.choose.configured',
        kind: 'property',
        isMet: ({ platform, pipeline }) => platform !== 'az' || Boolean(pipeline),
        sentence: 'access.environmentNotConfigured',
        effect: 'disable',
        remedy: 'none',
        source: "D1 §4 'Cloud pipeline states'",
      },
      {
        id: 'platform.choose.pipeline',
        kind: 'state',
        isMet: ({ platform, pipeline }) => platform !== 'az' || !pipeline || !isPipelinePending(pipeline),
        sentence: 'access.environmentInProgress',
        effect: 'disable',
        remedy: 'wait',
        source: "D1 §4 'Cloud pipeline states'",
      },
    ],
  },
  DataApp: {
    choose: [
      {
        id: 'data-app.choose.plan',
        kind: 'plan',
        isMet: ({ person, blueprint }) => isEnterprise(person) || blueprint?.isTrial === true,
        sentence: 'access.dataAppNeedsEnterprise',
        effect: 'hide',
        remedy: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'enterprise'",
      },
    ],
  },
  ConsentFlow: {
    open: [
      {
        id: 'consent-flow.open.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'azureSupport', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 '/clusters page'",
      },
      {
        id: 'consent-flow.open.user',
        kind: 'property',
        isMet: ({ person }) => person.canOpenConsentFlow,
        sentence: 'access.environmentConfigured',
        effect: 'disable',
        remedy: 'none',
        source: "D1 §2 '/clusters page'",
      },
    ],
  },
  Marketplace: {
    open: [
      {
        id: 'marketplace.open.user',
        kind: 'property',
        isMet: ({ person }) => person.hasMarketplace,
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 'Header'",
      },
    ],
  },
  Plans: {
    open: [
      {
        id: 'plans.open.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'payment', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'support',
        source: "D1 §2 'Protected routes'",
      },
    ],
  },
  TrialBanner: {
    show: [
      {
        id: 'trial-banner.show.flag',
        kind: 'flag',
        isMet: ({ person, productKey }) => hasFlag(person, 'payment', productKey),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
      {
        id: 'trial-banner.show.trial',
        kind: 'trial',
        isMet: ({ person }) => isTrial(person),
        sentence: 'access.featureOff',
        effect: 'hide',
        remedy: 'none',
        source: "D1 §4 'Trial banner'",
      },
    ],
  },
}
