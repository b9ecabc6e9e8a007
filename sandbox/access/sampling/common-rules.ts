import type { ByState, Change, Condition, PolicyKey, SampledRule } from './sampled-call'

/** A rule that a policy sends a verb. */
export function policyRule(id: string, says = 'You need higher permission'): SampledRule {
  return { id, kind: 'policy', says }
}

/** A rule that the plan supports a platform action. */
export function planRule(id: string, name: string): SampledRule {
  return { id, kind: 'plan', says: `${name} isn't supported with your current plan.` }
}

export function flagRule(id: string): SampledRule {
  return {
    id,
    kind: 'flag',
    says: 'This feature is not switched on for your account. Please contact support.',
  }
}

export function rule(kind: SampledRule['kind'], id: string, says: string): SampledRule {
  return { id, kind, says }
}

export function lacksVerb(policy: PolicyKey, verb: string, breaks: readonly string[]): Condition {
  return { name: `${policy} lacks ${verb}`, by: { without: [[policy, verb]] }, breaks }
}

export function lacksPlan(action: string, breaks: readonly string[]): Condition {
  return { name: `the plan lacks ${action}`, by: { noPlan: [action] }, breaks }
}

export function lacksFlag(flag: string, breaks: readonly string[]): Condition {
  return { name: `${flag} is off`, by: { noFlag: [flag] }, breaks }
}

export function when(
  name: string,
  by: Change,
  breaks: readonly string[],
  slots: readonly string[] = [],
): Condition {
  return { name, by, breaks, slots }
}

/** The cluster is asleep. */
export function asleep(breaks: readonly string[]): Condition {
  return when('the cluster sleeps', { state: 'sleeping' }, breaks, ['state'])
}

/** Only in a connected cluster; these rules elsewhere. */
export function onlyRunning(...rules: readonly string[]): ByState {
  return { creating: rules, 'starting-up': rules, stopping: rules, sleeping: rules, corrupted: rules }
}

/** A flag is known by more than one spelling, or on in more than one list; trials have role id 1. */
export const onTrial = { role: { id: 1, name: 'free' as const } }

export const upgradeForMore = 'To create more clusters, upgrade to a Premium Account.'

export const trialExpired = (breaks: readonly string[]) =>
  when('the trial has expired', { person: { trialExpired: true } }, breaks)

export const noneLeft = (breaks: readonly string[]) =>
  when('no cluster is left', { hasClustersLeft: false }, breaks)
