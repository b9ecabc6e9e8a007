import type { AccessRules } from './rule'
import { policyRule } from './rule-builders'

const source = "D3 §6 'Other rules' (clusterPolicy), D2 §8 'You need higher permission'"

/**
 * For kinds of resources the specification does not know: they name one of these two subjects, and who may do what
 * needs no code. What hangs on a cluster follows the server's cluster policy; what is a person's own is theirs, but
 * is not changed any more once a trial has expired.
 */
export const generalRules = {
  ClusterConfiguration: {
    view: [
      policyRule('clusterPolicy', 'list', {
        id: 'cluster-configuration.view.policy',
        effect: 'disable',
        source,
      }),
    ],
    manage: [
      policyRule('clusterPolicy', 'update', {
        id: 'cluster-configuration.manage.policy',
        effect: 'disable',
        source,
      }),
    ],
  },
  Account: {
    view: [],
    manage: [
      {
        id: 'account.manage.trial',
        kind: 'trial',
        when: { isTrialExpired: false },
        sentence: 'access.accountNeedsPremium',
        effect: 'disable',
        resolution: 'upgrade',
        source: "D1 §4 'Trial banner'",
      },
    ],
  },
} satisfies AccessRules
