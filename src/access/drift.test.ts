import { describe, expect, it } from 'vitest'
import { type ClusterPolicies, noPolicies } from '../domain/cluster'
import { buildPerson } from '../testing/builders'
import { accountRemarks, driftOf as driftOfCluster } from './drift'
import { policiesOfRole } from './role-policies'

/** What a server sends a Billing User where it follows the published matrix, written out by hand (ACL-020 to ACL-029). */
const billing: ClusterPolicies = {
  cluster: ['list', 'update'],
  subCluster: ['list'],
  user: ['list'],
  management: [],
  blueprint: ['list', 'create', 'update', 'delete'],
  connection: [],
  cli: [],
  whitelist: ['list'],
  roleName: 'accountManager',
  authorizedRoles: ['accountManager'],
  unreadable: [],
}
const manager: ClusterPolicies = {
  cluster: ['list', 'update'],
  subCluster: ['list', 'create', 'update', 'delete'],
  user: ['list', 'create', 'update', 'delete'],
  management: [],
  blueprint: ['list', 'create', 'update', 'delete'],
  connection: ['list', 'create'],
  cli: ['list', 'create', 'update', 'delete'],
  whitelist: ['list', 'create', 'update', 'delete'],
  roleName: 'accountAdmin',
  authorizedRoles: ['accountAdmin'],
  unreadable: [],
}

const driftOf = (policies: ClusterPolicies) => driftOfCluster({ policies })

const cellsOf = (cells: ReturnType<typeof driftOf>['grantsMore']) =>
  cells.map(({ policy, verb, area, actions }) => [
    `${policy}.${verb}`,
    area?.name ?? null,
    area?.published ?? null,
    actions.map(({ action, subject }) => `${subject}/${action}`),
  ])

describe('the drift between the matrix and what a server sent', () => {
  it.each([
    ['a Billing User', billing],
    ['a Manager', manager],
  ])('is none where the server follows the matrix for %s', (_, policies) => {
    const drift = driftOf(policies)

    expect([drift.grantsMore, drift.grantsLess, drift.unspoken, drift.unknown]).toEqual([[], [], [], []])
    // 8 policies have 32 verbs; cluster.create, management.delete, connection.update and connection.delete are in no row.
    expect(drift.compared).toBe(28)
  })

  it.each(['owner', 'accountAdmin', 'developer', 'accountManager'] as const)(
    'is none for what the console itself takes the matrix to mean for %s',
    (role) => {
      const { grantsMore, grantsLess, unspoken, unknown } = driftOf(policiesOfRole(role))
      expect([grantsMore, grantsLess, unspoken, unknown]).toEqual([[], [], [], []])
    },
  )

  it('names each verb the server grants beyond the row, and the actions it opens', () => {
    const drift = driftOf({ ...billing, whitelist: ['list', 'create'], cli: ['list'] })

    expect(cellsOf(drift.grantsMore)).toEqual([
      ['cli.list', 'access-token', 'none', ['SupportToken/list']],
      ['whitelist.create', 'ip-whitelisting', 'view', ['IpWhitelist/create']],
    ])
    expect(drift.grantsLess).toEqual([])
  })

  it('names each verb the server leaves out, and the actions that closes', () => {
    const drift = driftOf({ ...manager, connection: [], user: ['list', 'update', 'delete'] })

    expect(cellsOf(drift.grantsLess)).toEqual([
      ['user.create', 'users', 'manage', ['ClusterUser/invite', 'ClusterUser/transfer']],
      ['connection.list', 'connection', 'manage', []],
      [
        'connection.create',
        'connection',
        'manage',
        ['Cluster/connect', 'Cluster/disconnect', 'ScheduledEvent/choose-connection'],
      ],
    ])
    expect(drift.grantsMore).toEqual([])
  })

  it('finds upgrade, clone and delete granted to somebody who is not the owner', () => {
    const drift = driftOf({
      ...manager,
      management: ['create', 'update'],
      cluster: ['list', 'update', 'delete'],
    })

    expect(cellsOf(drift.grantsMore)).toEqual([
      ['cluster.delete', 'clone-delete', 'none', ['Cluster/delete']],
      ['management.create', 'clone-delete', 'none', ['Cluster/clone']],
      ['management.update', 'upgrade', 'none', ['Cluster/upgrade']],
    ])
  })

  it('keeps apart what no row of the matrix speaks of', () => {
    const drift = driftOf({ ...manager, cluster: ['list', 'create', 'update'] })

    expect(cellsOf(drift.unspoken)).toEqual([['cluster.create', null, null, []]])
    expect(drift.grantsMore).toEqual([])
  })

  it('compares nothing for a role without a row, and says which role that is', () => {
    const drift = driftOf({ ...manager, roleName: 'auditor', authorizedRoles: ['auditor'] })

    expect(drift).toEqual({
      role: null,
      basis: 'no-row',
      compared: 0,
      isPartial: false,
      grantsMore: [],
      grantsLess: [],
      unspoken: [],
      unknown: [
        { kind: 'role-unknown', name: 'auditor', place: 'roleName' },
        { kind: 'authorized-role-unknown', name: 'auditor', place: 'authorizedRoles' },
      ],
    })
  })

  it('tells that the role stands in no list of authorized roles also where an empty one was sent', () => {
    expect(driftOf({ ...manager, authorizedRoles: [] }).unknown).toEqual([
      { kind: 'role-not-authorized', name: 'accountAdmin', place: 'authorizedRoles' },
    ])
  })

  it('leaves out what could not be read, and tells it: nobody knows whether it is granted', () => {
    const drift = driftOf({
      ...manager,
      connection: [],
      authorizedRoles: [],
      unreadable: ['connection', 'authorizedRoles'],
    })
    expect([drift.grantsMore, drift.grantsLess, drift.unspoken]).toEqual([[], [], []])
    // connection.list and connection.create are the verbs of connection that a row speaks of.
    expect(drift.compared).toBe(26)
    expect(drift.unknown).toEqual([
      { kind: 'policy-unread', name: '', place: 'connectionPolicy' },
      { kind: 'policy-unread', name: '', place: 'authorizedRoles' },
    ])
    expect(driftOf({ ...noPolicies, unreadable: ['roleName'] }).unknown).toEqual([
      { kind: 'policy-unread', name: '', place: 'roleName' },
    ])
  })

  it('tells what of the policies is missing, not known or contradicts itself', () => {
    expect(driftOf(noPolicies).unknown).toEqual([{ kind: 'role-missing', name: '', place: 'roleName' }])
    expect(
      driftOf({ ...manager, user: [...manager.user, 'impersonate'], authorizedRoles: ['developer', 'root'] })
        .unknown,
    ).toEqual([
      { kind: 'role-not-authorized', name: 'accountAdmin', place: 'authorizedRoles' },
      { kind: 'authorized-role-unknown', name: 'root', place: 'authorizedRoles' },
      { kind: 'verb-unknown', name: 'impersonate', place: 'userPolicy' },
    ])
  })
})

describe('what an account carries', () => {
  it('has nothing to remark where every name is known', () => {
    const person = buildPerson({
      features: [
        { key: 'schedular', isToggled: true },
        { key: 'basaltX', isToggled: true },
      ],
      toggleFeatures: [{ key: 'payment', isPublished: true }],
    })
    expect(accountRemarks(person, 'basalt')).toEqual([])
  })

  it('tells flags, platform actions and plans that are not known', () => {
    const person = buildPerson({
      role: { id: 7, name: 'platinum' },
      features: [{ key: 'teleport', isToggled: true }],
      toggleFeatures: [{ key: 'otherX', isPublished: false }],
      platformActions: [{ name: 'fly', platforms: ['gc'] }],
    })
    expect(accountRemarks(person, 'basalt')).toEqual([
      { kind: 'flag-unknown', name: 'teleport', place: 'features' },
      { kind: 'flag-unknown', name: 'otherX', place: 'toggleFeatures' },
      { kind: 'platform-action-unknown', name: 'fly', place: 'platformActions' },
      { kind: 'plan-unknown', name: 'platinum', place: 'role.name' },
    ])
  })

  it('says of a plan that is not known nothing about a trial', () => {
    const person = buildPerson({ role: { id: 1, name: 'platinum' } })
    expect(accountRemarks(person, 'basalt')).toEqual([
      { kind: 'plan-unknown', name: 'platinum', place: 'role.name' },
    ])
  })

  it('tells that scheduler is read as schedular', () => {
    const person = buildPerson({ features: [{ key: 'scheduler', isToggled: true }] })
    expect(accountRemarks(person, 'basalt')).toEqual([
      { kind: 'flag-spelling', name: 'scheduler', place: 'schedular' },
    ])
  })

  it.each([
    [{ id: 1, name: 'premium' }, '1'],
    [{ id: 3, name: 'free' }, '3'],
  ])('tells that %j says two things about a trial', (role, id) => {
    expect(accountRemarks(buildPerson({ role }), 'basalt')).toEqual([
      { kind: 'trial-mismatch', name: role.name, place: id },
    ])
  })
})
