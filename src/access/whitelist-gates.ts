import { hasFlag, policyAllows, supportsAction } from './facts'
import type { Gates, Rule } from './rule'

const flagOn: Rule = {
  id: 'whitelist.flag',
  kind: 'flag',
  isMet: ({ person, productKey }) => hasFlag(person, 'whitelist', productKey),
  sentence: 'access.featureOff',
  effect: 'hide',
  remedy: 'support',
  source: "D2 §6 'Other gates', WLT-D03",
}

const platformSupports: Rule = {
  id: 'whitelist.plan',
  kind: 'plan',
  isMet: ({ person, cluster }) =>
    cluster !== undefined && supportsAction(person, 'whitelisting', cluster.platform),
  sentence: 'access.actionNotInPlan',
  sentenceValues: { action: 'access.whitelistingAction' },
  effect: 'disable',
  remedy: 'upgrade',
  source: "D2 §6 'Other gates', D2 §8 'Other', WLT-D03",
}

/** The Billing User views the list and is shown no control that changes it (D2 §6 'Within this page'). */
function policyRule(verb: 'list' | 'create' | 'update' | 'delete'): Rule {
  return {
    id: `whitelist.policy.${verb}`,
    kind: 'policy',
    isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'whitelist', verb),
    sentence: 'access.needsHigherPermission',
    effect: 'hide',
    remedy: 'owner',
    source: "D2 §6 'IP whitelist', D2 §6 'Within this page', D3 §6 'Permission matrix'",
  }
}

/** Who sees and changes the IP whitelist of a cluster. */
export const whitelistGates = {
  IpWhitelist: {
    list: [flagOn, policyRule('list')],
    create: [flagOn, policyRule('create'), platformSupports],
    update: [flagOn, policyRule('update'), platformSupports],
    delete: [flagOn, policyRule('delete'), platformSupports],
  },
} satisfies Gates
