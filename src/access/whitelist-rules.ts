import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule } from './rule-builders'
import type { Verb } from './vocabulary'

const flagOn = flagRule('whitelist', {
  id: 'whitelist.flag',
  effect: 'hide',
  source: "D2 §6 'Other gates', WLT-D03",
})

const platformSupports = planRule('whitelisting', 'clusterAccess.whitelistingAction', {
  id: 'whitelist.plan',
  effect: 'disable',
  source: "D2 §6 'Other gates', D2 §8 'Other', WLT-D03",
})

/** The Billing User views the list and is shown no control that changes it (D2 §6 'Within this page'). */
function policy(verb: Verb): Rule {
  return policyRule('whitelistPolicy', verb, {
    id: `whitelist.policy.${verb}`,
    effect: 'hide',
    source: "D2 §6 'IP whitelist', D2 §6 'Within this page', D3 §6 'Permission matrix'",
  })
}

/** Who sees and changes the IP whitelist of a cluster. */
export const whitelistRules = {
  IpWhitelist: {
    list: [flagOn, policy('list')],
    create: [flagOn, policy('create'), platformSupports],
    update: [flagOn, policy('update'), platformSupports],
    delete: [flagOn, policy('delete'), platformSupports],
  },
} satisfies AccessRules
