import type { Resolution, RuleKind } from '../../src/access/rule'

/** Who or what can change an unmet rule, in an auditor's words. */
export const resolutionWords: Readonly<Record<Resolution, string>> = {
  upgrade: 'an upgrade of the plan',
  owner: 'the owner of the cluster',
  support: 'support',
  wait: 'time: it passes by itself',
  connect: 'connecting the cluster',
  none: 'nobody: it is a fact',
}

/** What kind of condition a rule is; reasons are given in this order. */
export const kindWords: Readonly<Record<RuleKind, string>> = {
  trial: 'trial',
  policy: 'role or policy',
  quota: 'quota',
  plan: 'plan (platform action)',
  flag: 'feature flag',
  platform: 'cloud platform',
  property: 'property',
  state: 'state',
}
