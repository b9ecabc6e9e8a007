import { isMemberRole } from '../domain/cluster-role'
import { isSelf } from '../domain/cluster-user'
import { hasClusterRole, policyAllows } from './facts'
import type { Gates, Rule } from './rule'

/** Who cannot do something to the users of a cluster is shown the control with the reason (D2 §8 'Cluster users'). */
function policyRule(verb: 'list' | 'create' | 'update' | 'delete', effect: Rule['effect'] = 'disable'): Rule {
  return {
    id: `cluster-user.policy.${verb}`,
    kind: 'policy',
    isMet: ({ cluster }) => cluster !== undefined && policyAllows(cluster, 'user', verb),
    sentence: 'access.needsHigherPermission',
    effect,
    remedy: 'owner',
    source: "D2 §6 'Cluster users', D2 §8 'Cluster users', D3 §6 'Other rules'",
  }
}

const somebodyElse: Rule = {
  id: 'cluster-user.self',
  kind: 'property',
  isMet: ({ person, member }) => member !== undefined && !isSelf(member, person),
  sentence: 'access.ownRow',
  effect: 'hide',
  remedy: 'none',
  source: "D2 §6 'Cluster users'",
}

const memberRole: Rule = {
  id: 'cluster-user.role',
  kind: 'property',
  isMet: ({ member }) => isMemberRole(member?.role ?? ''),
  sentence: 'access.ownersStay',
  effect: 'hide',
  remedy: 'none',
  source: "D2 §6 'Cluster users'",
}

const listed = policyRule('list', 'hide')

/** Who sees, invites, changes and removes the users of a cluster. */
export const clusterUserGates = {
  ClusterUser: {
    list: [listed],
    view: [listed],
    invite: [listed, policyRule('create')],
    transfer: [
      {
        id: 'cluster-user.transfer.owner',
        kind: 'policy',
        isMet: ({ cluster }) => cluster !== undefined && hasClusterRole(cluster, 'owner'),
        sentence: 'access.ownersTransfer',
        effect: 'hide',
        remedy: 'owner',
        source: 'USR-D04',
      },
    ],
    update: [listed, policyRule('update'), somebodyElse, memberRole],
    remove: [listed, policyRule('delete'), somebodyElse, memberRole],
    withdraw: [
      listed,
      {
        id: 'cluster-user.withdraw.viewer',
        kind: 'policy',
        isMet: ({ cluster }) => cluster !== undefined && hasClusterRole(cluster, 'accountManager'),
        sentence: 'access.billingUserWithdraws',
        effect: 'disable',
        remedy: 'none',
        source: "D2 §6 'Cluster users', README decision 3",
      },
      {
        id: 'cluster-user.withdraw.pending-owner',
        kind: 'state',
        isMet: ({ member }) => member?.status === 'pending' && member.role === 'owner',
        sentence: 'access.notPendingOwner',
        effect: 'hide',
        remedy: 'none',
        source: "D2 §6 'Cluster users', D2 §4 'Cluster users'",
      },
    ],
  },
} satisfies Gates
