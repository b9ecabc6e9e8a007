import type { Expectations } from './expectation'

/** The users of a cluster: the section Cluster Administration Users. */
export const expectedUsers: Expectations = {
  'ClusterUser.list': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033, ACL-021",
    },
  ],
  'ClusterUser.view': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033, ACL-021",
    },
  ],
  'ClusterUser.invite': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033: anyone who does not see the users does nothing to them",
    },
    {
      oneOf: [{ fact: 'userPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Cluster users', D3 §8 'Shared'; USR-010, ACL-D26",
    },
  ],
  'ClusterUser.update': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033: anyone who does not see the users does nothing to them",
    },
    {
      oneOf: [{ fact: 'userPolicy', has: ['update'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Cluster users', D2 §8 'Cluster users'; USR-011, USR-018",
    },
    {
      oneOf: [{ fact: 'isOwnRow', is: [false] }],
      otherwise: 'disabled',
      says: 'You cannot change or remove yourself.',
      source: "D2 §6 'Cluster users'; USR-013",
    },
    {
      oneOf: [{ fact: 'memberRole', is: ['developer', 'accountAdmin', 'accountManager'] }],
      otherwise: 'hidden',
      says: 'The owner cannot be changed or removed; only an ownership transfer changes the owner.',
      source: "D2 §6 'Cluster users'; USR-014",
    },
  ],
  'ClusterUser.remove': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033: anyone who does not see the users does nothing to them",
    },
    {
      oneOf: [{ fact: 'userPolicy', has: ['delete'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §6 'Cluster users', D3 §8 'Shared'; USR-012",
    },
    {
      oneOf: [{ fact: 'isOwnRow', is: [false] }],
      otherwise: 'disabled',
      says: 'You cannot change or remove yourself.',
      source: "D2 §6 'Cluster users'; USR-013",
    },
    {
      oneOf: [{ fact: 'memberRole', is: ['developer', 'accountAdmin', 'accountManager'] }],
      otherwise: 'hidden',
      says: 'The owner cannot be changed or removed; only an ownership transfer changes the owner.',
      source: "D2 §6 'Cluster users'; USR-014",
    },
  ],
  'ClusterUser.transfer': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033: anyone who does not see the users does nothing to them",
    },
    {
      oneOf: [{ fact: 'userPolicy', has: ['create'] }],
      otherwise: 'disabled',
      says: 'You need higher permission',
      source: "D2 §5 'Invite user', D2 §6 'Cluster users'; USR-010, USR-D04",
    },
    {
      oneOf: [
        { fact: 'roleName', is: ['owner'] },
        { fact: 'authorizedRoles', has: ['owner'] },
      ],
      otherwise: 'hidden',
      says: 'Only the owner can hand over the ownership.',
      source: "D2 §5 'Invite user'; USR-D04",
    },
  ],
  'ClusterUser.withdraw': [
    {
      oneOf: [{ fact: 'userPolicy', has: ['list'] }],
      otherwise: 'hidden',
      says: 'You need higher permission',
      source: "D3 §6 'Other rules'; ACL-033: anyone who does not see the users does nothing to them",
    },
    {
      oneOf: [
        { fact: 'authorizedRoles', has: ['accountManager'] },
        { fact: 'roleName', is: ['accountManager'] },
      ],
      otherwise: 'disabled',
      says: 'Only a Billing User of this cluster can withdraw an ownership invitation.',
      source: "D2 §6 'Cluster users'; USR-015, README decision 3, ACL-D05, ACL-D19",
    },
    {
      oneOf: [{ fact: 'isPendingOwner', is: [true] }],
      otherwise: 'hidden',
      says: 'There is no pending ownership invitation to withdraw.',
      source: "D2 §4 'Cluster users', D2 §6 'Cluster users'; USR-005, USR-015",
    },
  ],
}
