import type { MessageKey } from '../locales/messages'
import type { Action, Subject } from './vocabulary'
import type { When } from './when'

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
export const resolutions = ['upgrade', 'owner', 'support', 'wait', 'connect', 'none'] as const
export type Resolution = (typeof resolutions)[number]

/** One condition of an action: plain data that an auditor reads in a diff. All rules of an action must be met. */
export type Rule = {
  /** Names the rule in reasons, logs and reports; one of a kind within an action. */
  id: string
  kind: RuleKind
  /** Met by any one of these facts. */
  when: When
  /** What a person reads where it is unmet; `sentenceValues` fills its places with other texts. */
  sentence: MessageKey
  sentenceValues?: Readonly<Record<string, MessageKey>>
  /** What an unmet rule does to the control: gone, or shown disabled with the sentence. */
  effect: 'hide' | 'disable'
  resolution: Resolution
  /** Where the specification, or a decision of the register, says so. */
  source: string
}

/** The rules of each action on each subject. An empty list is open to anyone signed in. */
export type AccessRules = { readonly [S in Subject]?: { readonly [A in Action]?: readonly Rule[] } }

/** Rules in the order in which a person hears of them: by kind, and as the table has them within one. */
export function inOrder(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((left, right) => ruleKinds.indexOf(left.kind) - ruleKinds.indexOf(right.kind))
}
