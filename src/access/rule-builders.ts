/** The kinds of conditions that many actions have; what an area says of one stands beside it. */
import type { ClusterState } from '../domain/cluster-state'
import type { Facts } from './facts'
import type { Rule } from './rule'
import type { FlagName, PlatformActionName, Verb } from './vocabulary'

/** Facts that are a server-sent policy. */
export type PolicyFact = Extract<keyof Facts, `${string}Policy`>

type Rest = Pick<Rule, 'id' | 'effect' | 'source'>

/** The server-sent policy lists the verb (D3 §6 'Other rules'). */
export function policyRule(
  policy: PolicyFact,
  verb: Verb,
  rest: Rest & Partial<Pick<Rule, 'sentence'>>,
): Rule {
  return {
    kind: 'policy',
    when: { [policy]: verb },
    sentence: 'access.needsHigherPermission',
    resolution: 'owner',
    ...rest,
  }
}

/** The viewer's plan supports the platform action on the cluster's platform (ACL-038, ACL-D20). */
export function planRule(action: PlatformActionName, name: Rule['sentence'], rest: Rest): Rule {
  return {
    kind: 'plan',
    when: { planActions: action },
    sentence: 'access.actionNotInPlan',
    sentenceValues: { action: name },
    resolution: 'upgrade',
    ...rest,
  }
}

/** The feature is published, or toggled for the account (D1 §6 'Feature flags'). */
export function flagRule(flag: FlagName, rest: Rest & Partial<Pick<Rule, 'sentence'>>): Rule {
  return {
    kind: 'flag',
    when: { flags: flag },
    sentence: 'access.featureOff',
    resolution: 'support',
    ...rest,
  }
}

/** The cluster shows one of these states. */
export function stateRule(
  states: readonly ClusterState[],
  rest: Rest & Pick<Rule, 'sentence' | 'resolution'>,
): Rule {
  return { kind: 'state', when: { clusterState: states }, ...rest }
}
