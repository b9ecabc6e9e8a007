import type { AccessRules, Rule } from './rule'
import { policyRule } from './rule-builders'
import type { Verb } from './vocabulary'

/** Who cannot do something to the users of a cluster is shown the control with the reason (D2 §8 'Cluster users'). */
function policy(verb: Verb, effect: Rule['effect'] = 'disable'): Rule {
  return policyRule('userPolicy', verb, {
    id: `cluster-user.policy.${verb}`,
    effect,
    source: "D2 §6 'Cluster users', D2 §8 'Cluster users', D3 §6 'Other rules'",
  })
}

const somebodyElse: Rule = {
  id: 'cluster-user.self',
  kind: 'property',
  when: { isOwnRow: false },
  sentence: 'clusterAccess.ownRow',
  effect: 'disable',
  resolution: 'none',
  source: "D2 §6 'Cluster users'",
}

const memberRole: Rule = {
  id: 'cluster-user.role',
  kind: 'property',
  when: { memberRole: ['accountAdmin', 'developer', 'accountManager'] },
  sentence: 'clusterAccess.ownersStay',
  effect: 'hide',
  resolution: 'none',
  source: "D2 §6 'Cluster users'",
}

const listed = policy('list', 'hide')

/** Who sees, invites, changes and removes the users of a cluster. */
export const clusterUserRules = {
  ClusterUser: {
    list: [listed],
    view: [listed],
    invite: [listed, policy('create')],
    transfer: [
      listed,
      policy('create'),
      {
        id: 'cluster-user.transfer.owner',
        kind: 'policy',
        when: { roleName: 'owner', authorizedRoles: 'owner' },
        sentence: 'clusterAccess.ownersTransfer',
        effect: 'hide',
        resolution: 'owner',
        source: "D2 §6 'Cluster users', USR-D04",
      },
    ],
    update: [listed, policy('update'), somebodyElse, memberRole],
    remove: [listed, policy('delete'), somebodyElse, memberRole],
    withdraw: [
      listed,
      {
        id: 'cluster-user.withdraw.viewer',
        kind: 'policy',
        when: { roleName: 'accountManager', authorizedRoles: 'accountManager' },
        sentence: 'clusterAccess.billingUserWithdraws',
        effect: 'disable',
        resolution: 'none',
        source: "D2 §6 'Cluster users', README decision 3",
      },
      {
        id: 'cluster-user.withdraw.pending-owner',
        kind: 'state',
        when: { isPendingOwner: true },
        sentence: 'clusterAccess.notPendingOwner',
        effect: 'hide',
        resolution: 'none',
        source: "D2 §6 'Cluster users', D2 §4 'Cluster users'",
      },
    ],
  },
} satisfies AccessRules
