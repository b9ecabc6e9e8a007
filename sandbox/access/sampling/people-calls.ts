import { and, eq } from 'drizzle-orm'
import { idOf } from '../../sandbox-rig'
import { memberships } from '../../store/schema'
import { lacksVerb, policyRule, rule, when } from './common-rules'
import type { ByRole, SampledCall } from './sampled-call'
import type { SampledCluster } from './sampled-cluster'

const listed = policyRule('cluster-user.policy.list')
const noList = lacksVerb('userPolicy', 'list', ['cluster-user.policy.list'])
const self = rule('property', 'cluster-user.self', 'You cannot change or remove yourself.')
const ofMember = rule(
  'property',
  'cluster-user.role',
  'The owner cannot be changed or removed; only an ownership transfer changes the owner.',
)
const onOwnRow = when('it is the own row', { target: 'manager' }, ['cluster-user.self'])
const onOwner = when('it is the owner', { target: 'owner' }, ['cluster-user.role'])

/** What the matrix gives: owner and manager all, Billing User a look, User nothing. */
function whoManages(verb: string): ByRole {
  const id = `cluster-user.policy.${verb}`
  return { owner: [], manager: [], user: ['cluster-user.policy.list', id], billing: [id] }
}

const invitation = (roleName: string) => ({
  userEmail: 'new.person@northwind.test',
  roleName,
  bypassValidationFlag: false,
})

/** Offers the ownership to the User of the cluster. */
async function offerOwnership({ rig, clusterId }: SampledCluster): Promise<void> {
  await rig.db
    .update(memberships)
    .set({ isOwnershipOffered: true })
    .where(and(eq(memberships.clusterId, clusterId), eq(memberships.personUuid, idOf('user'))))
}

/** The users of a cluster. */
export const peopleCalls: readonly SampledCall[] = [
  {
    name: 'ClusterUser.list',
    proves: ['ACL-033'],
    actor: 'owner',
    request: ({ of }) => ['GET', of('autherizedusers')],
    done: 200,
    requires: [[listed]],
    conditions: [noList],
    needs: { userPolicy: ['list'] },
    roles: { owner: [], manager: [], user: ['cluster-user.policy.list'], billing: [] },
  },
  {
    name: 'ClusterUser.invite',
    proves: [],
    actor: 'owner',
    request: ({ of }) => ['PUT', of('adduserrole'), invitation('developer')],
    done: 200,
    requires: [[listed, policyRule('cluster-user.policy.create')]],
    conditions: [noList, lacksVerb('userPolicy', 'create', ['cluster-user.policy.create'])],
    needs: { userPolicy: ['list', 'create'] },
    roles: whoManages('create'),
  },
  {
    name: 'ClusterUser.transfer',
    proves: [],
    actor: 'owner',
    request: ({ of }) => ['PUT', of('adduserrole'), invitation('owner')],
    done: 200,
    requires: [
      [listed, policyRule('cluster-user.policy.create')],
      [policyRule('cluster-user.transfer.owner', 'Only the owner can hand over the ownership.')],
    ],
    conditions: [
      noList,
      lacksVerb('userPolicy', 'create', ['cluster-user.policy.create']),
      when(
        'the role sent is that of a manager',
        { sent: { roleName: 'accountAdmin', authorizedRoles: ['accountAdmin'] } },
        ['cluster-user.transfer.owner'],
      ),
    ],
    needs: { userPolicy: ['list', 'create'], roleName: 'owner' },
    roles: {
      owner: [],
      manager: ['cluster-user.transfer.owner'],
      user: ['cluster-user.policy.list', 'cluster-user.policy.create'],
      billing: ['cluster-user.policy.create'],
    },
  },
  {
    name: 'ClusterUser.update',
    proves: [],
    actor: 'manager',
    start: { target: 'billing' },
    request: ({ of }, target) => [
      'PUT',
      of('updateuserrole'),
      { userEmail: `${target}@sandbox.test`, roleName: 'developer' },
    ],
    done: 200,
    requires: [[listed], [listed, policyRule('cluster-user.policy.update'), self, ofMember]],
    conditions: [
      noList,
      lacksVerb('userPolicy', 'update', ['cluster-user.policy.update']),
      onOwnRow,
      onOwner,
    ],
    needs: { userPolicy: ['list', 'update'] },
    roles: { ...whoManages('update'), billing: ['cluster-user.policy.update', 'cluster-user.self'] },
  },
  {
    name: 'ClusterUser.remove',
    proves: [],
    actor: 'manager',
    start: { target: 'billing' },
    request: ({ of }, target) => ['PUT', of('removeuserrole'), { userID: idOf(target) }],
    done: 200,
    requires: [[listed], [listed, policyRule('cluster-user.policy.delete'), self, ofMember]],
    conditions: [
      noList,
      lacksVerb('userPolicy', 'delete', ['cluster-user.policy.delete']),
      onOwnRow,
      onOwner,
    ],
    needs: { userPolicy: ['list', 'delete'] },
    roles: { ...whoManages('delete'), billing: ['cluster-user.policy.delete', 'cluster-user.self'] },
  },
  {
    name: 'ClusterUser.withdraw',
    proves: [],
    actor: 'billing',
    start: { target: 'user', rows: offerOwnership },
    request: ({ of }, target) => ['PUT', of('withdrawinvitation'), { userID: idOf(target) }],
    done: 200,
    requires: [
      [listed],
      [
        listed,
        policyRule(
          'cluster-user.withdraw.viewer',
          'Only a Billing User of this cluster can withdraw an ownership invitation.',
        ),
        rule(
          'state',
          'cluster-user.withdraw.pending-owner',
          'There is no pending ownership invitation to withdraw.',
        ),
      ],
    ],
    conditions: [
      noList,
      when(
        'the role sent is that of a manager',
        { sent: { roleName: 'accountAdmin', authorizedRoles: ['accountAdmin'] } },
        ['cluster-user.withdraw.viewer'],
      ),
      when('nothing is pending', { target: 'manager' }, ['cluster-user.withdraw.pending-owner']),
    ],
    needs: { userPolicy: ['list'], roleName: 'accountManager' },
    roles: {
      owner: ['cluster-user.withdraw.viewer'],
      manager: ['cluster-user.withdraw.viewer'],
      user: ['cluster-user.policy.list', 'cluster-user.withdraw.viewer'],
      billing: [],
    },
  },
]
