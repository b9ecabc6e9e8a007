import { policyAllows } from './facts'
import type { Gates, Rule } from './rule'

/** Unmet, the control stays where it is and says what a person lacks. */
const clusterRule = (id: string, verb: 'list' | 'update'): Rule => ({
  id,
  kind: 'policy',
  isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'cluster', verb),
  sentence: 'access.needsHigherPermission',
  effect: 'disable',
  remedy: 'owner',
  source: "D3 §6 'Other rules' (clusterPolicy), D2 §8 'You need higher permission'",
})

/**
 * For kinds of resources the specification does not know: they name one of these two subjects, and who may do what
 * needs no code. What hangs on a cluster follows the server's cluster policy; what is a person's own is theirs, but
 * is not changed any more once a trial has expired.
 */
export const generalGates = {
  ClusterConfiguration: {
    view: [clusterRule('cluster-configuration.view.policy', 'list')],
    manage: [clusterRule('cluster-configuration.manage.policy', 'update')],
  },
  Account: {
    view: [],
    manage: [
      {
        id: 'account.manage.trial',
        kind: 'trial',
        isMet: ({ person }) => !person.isTrialExpired,
        sentence: 'access.accountNeedsPremium',
        effect: 'disable',
        remedy: 'upgrade',
        source: "D1 §4 'Trial banner': what an expired trial blocks, carried over to new kinds",
      },
    ],
  },
} satisfies Gates
