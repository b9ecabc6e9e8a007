import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import type { ClusterUser } from '../domain/cluster-user'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'
import type { Action } from './vocabulary'

const every = ['list', 'create', 'update', 'delete']

const member = (changes: Partial<ClusterUser> = {}): ClusterUser => ({
  id: 'u-2',
  name: 'Ben',
  email: 'ben@example.test',
  role: 'developer',
  status: 'active',
  lastLoginAt: null,
  ...changes,
})

const ask = (
  action: Action,
  changes: { policy?: string[]; roles?: string[]; roleName?: string | null; member?: ClusterUser } = {},
) => {
  const { policy = every, roles = ['owner'], roleName = null } = changes
  const policies = { ...noPolicies, user: policy, authorizedRoles: roles, roleName }
  const { isAllowed, isHidden, reasons } = explain(action, 'ClusterUser', {
    person: buildPerson({ uuid: 'u-1', email: 'ann@example.test' }),
    productKey: 'basalt',
    cluster: buildCluster({ policies }),
    member: changes.member ?? member(),
  })
  return { isAllowed, isHidden, sentence: reasons[0]?.sentence ?? null }
}

const allowed = { isAllowed: true, isHidden: false, sentence: null }

describe('the users of a cluster', () => {
  it.each([
    ['list', 'list'],
    ['view', 'list'],
    ['invite', 'create'],
    ['update', 'update'],
    ['remove', 'delete'],
  ] as const)('need for %s the policy verb %s [USR-010, USR-011, USR-012, ACL-033]', (action, verb) => {
    expect(ask(action)).toEqual(allowed)
    expect(ask(action, { policy: ['list', verb] })).toEqual(allowed)
    expect(ask(action, { policy: every.filter((other) => other !== verb) })).toEqual({
      isAllowed: false,
      isHidden: verb === 'list',
      sentence: 'You need higher permission',
    })
  })

  it.each(['list', 'view', 'invite', 'update', 'remove', 'withdraw'] as const)(
    'are hidden from anyone who may not list them: %s [ACL-021, ACL-033]',
    (action) => {
      expect(ask(action, { policy: [] })).toMatchObject({ isAllowed: false, isHidden: true })
    },
  )

  it.each([
    { id: 'u-1', email: 'other@example.test' },
    { id: 'u-9', email: 'ann@example.test' },
    { id: 'u-9', email: 'ANN@example.test' },
  ])('never change or remove themselves: %j [USR-013]', (self) => {
    for (const action of ['update', 'remove'] as const) {
      const verdict = ask(action, { member: member(self) })
      expect(verdict).toMatchObject({ isAllowed: false, isHidden: false })
    }
  })

  it('without an address are not taken for somebody without an address', () => {
    const context = { person: buildPerson({ uuid: 'u-1', email: null }), productKey: 'basalt' }
    const cluster = buildCluster({ policies: { ...noPolicies, user: every } })
    const verdict = explain('remove', 'ClusterUser', { ...context, cluster, member: member({ email: null }) })
    expect(verdict.isAllowed).toBe(true)
  })

  it.each([
    ['developer', true],
    ['accountAdmin', true],
    ['accountManager', true],
    ['owner', false],
    ['auditor', false],
    [null, false],
  ])('in the role %s can be changed and removed: %s [USR-014]', (role, may) => {
    for (const action of ['update', 'remove'] as const) {
      for (const status of ['active', 'pending'] as const) {
        const verdict = ask(action, { member: member({ role, status }) })
        expect([verdict.isAllowed, verdict.isHidden]).toEqual([may, !may])
      }
    }
  })
})

describe('withdrawing an ownership invitation', () => {
  const pendingOwner = member({ role: 'owner', status: 'pending' })

  it.each([
    ['accountManager', allowed],
    [
      'owner',
      {
        isAllowed: false,
        isHidden: false,
        sentence: 'Only a Billing User of this cluster can withdraw an ownership invitation.',
      },
    ],
    ['accountAdmin', { isAllowed: false, isHidden: false }],
    ['developer', { isAllowed: false, isHidden: false }],
  ])('as %s of the cluster [USR-015]', (role, expected) => {
    expect(ask('withdraw', { policy: ['list'], roles: [role], member: pendingOwner })).toMatchObject(expected)
  })

  it('follows the list of roles, and the effective role [USR-015]', () => {
    const roles = ['developer', 'accountManager']
    expect(ask('withdraw', { roles, member: pendingOwner }).isAllowed).toBe(true)
    expect(ask('withdraw', { roles: [], roleName: 'accountManager', member: pendingOwner }).isAllowed).toBe(
      true,
    )
  })

  it.each([
    member({ role: 'owner', status: 'active' }),
    member({ role: 'developer', status: 'pending' }),
    member({ role: 'accountManager', status: 'active' }),
  ])('is not there for $role, $status [USR-015]', (other) => {
    expect(ask('withdraw', { roles: ['accountManager'], member: other })).toMatchObject({
      isAllowed: false,
      isHidden: true,
    })
  })
})

describe('handing over the ownership', () => {
  it.each([
    ['owner', true],
    ['accountAdmin', false],
    ['accountManager', false],
  ])('is offered by %s: %s', (role, may) => {
    expect(ask('transfer', { roles: [role] }).isAllowed).toBe(may)
    expect(ask('transfer', { roles: [], roleName: role }).isAllowed).toBe(may)
  })
})
