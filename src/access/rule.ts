import type { Cluster } from '../domain/cluster'
import type { Blueprint, Pipeline } from '../domain/cluster-choices'
import type { ClusterDetail } from '../domain/cluster-detail'
import type { ClusterState } from '../domain/cluster-state'
import type { ClusterUser } from '../domain/cluster-user'
import type { DataAgent } from '../domain/data-agent'
import type { Library } from '../domain/library'
import type { Person } from '../domain/person'
import type { ScheduledEvent } from '../domain/scheduled-event'
import type { SubCluster } from '../domain/sub-cluster'
import type { MessageKey } from '../locales/messages'
import type { Action, Subject } from './vocabulary'

/** All a verdict may depend on. A rule that needs a missing part is not met. */
export type AccessContext = {
  person: Person
  /** Brand key, for flags that carry it. */
  productKey: string
  cluster?: Cluster
  /** The same cluster as its page reads it, where a rule needs more than the list gives. */
  detail?: ClusterDetail
  /** The state shown, when it differs from the cluster's own (an optimistic change). */
  state?: ClusterState
  platform?: string
  subCluster?: SubCluster
  scheduledEvent?: ScheduledEvent
  /** All libraries of the cluster: one operation waits for another. */
  libraries?: readonly Library[]
  /** Milliseconds since the epoch, for rules that ask what has begun. */
  now?: number
  /** A kind of self-managed cluster that might be made. */
  subClusterType?: string
  /** Which kind of deployment this is, from config.json; production where nobody says otherwise (LIB-D11). */
  environment?: string
  pipeline?: Pipeline | null
  blueprint?: Blueprint
  /** The data agent that is spoken of. */
  dataAgent?: DataAgent
  /** The user of the cluster that is spoken of. */
  member?: ClusterUser
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

/** The rules of each action on each subject. An empty list is open to whoever is signed in. */
export type Gates = { readonly [S in Subject]?: { readonly [A in Action]?: readonly Rule[] } }
