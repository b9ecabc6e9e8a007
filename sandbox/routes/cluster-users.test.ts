import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const on = (call: string, cluster = 'sales-analytics') => `/users/{id}/instances/${cluster}/${call}`
const put = (key: string, call: string, body: object, cluster?: string) =>
  rig.call(key, 'PUT', on(call, cluster), body)
const invitation = (userEmail: string, roleName = 'developer', bypassValidationFlag = false) => ({
  userEmail,
  roleName,
  bypassValidationFlag,
})
type Row = {
  user: { id: string; email: string }
  status: string
  authorizedRoles: { role: string }[]
}
const rows = async (key = 'owner', cluster?: string): Promise<Row[]> =>
  (await rig.call(key, 'GET', on('autherizedusers', cluster))).body.authorizedUserRoles
const outline = async (key?: string, cluster?: string) =>
  (await rows(key, cluster)).map(({ user, status, authorizedRoles }) => [
    user.email,
    authorizedRoles[0]?.role,
    status,
  ])
const clustersOf = async (key: string): Promise<string[]> =>
  (await rig.call(key, 'GET', '/users/{id}/instances')).body.map(
    ({ instance }: { instance: { name: string } }) => instance.name,
  )

describe('the users of a cluster', () => {
  it('are the owner, the members and those invited without an account [USR-004, API-022]', async () => {
    const answer = await rig.call('manager', 'GET', on('autherizedusers'))
    expect(answer.status).toBe(200)
    expect(answer.body.authorizedUserRoles[0]).toEqual({
      user: {
        id: idOf('owner'),
        fullname: 'Olivia Owner',
        email: 'owner@sandbox.test',
        lastLoginAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      status: 'active',
      authorizedRoles: [{ id: 1, role: 'owner' }],
    })
    expect(await outline()).toEqual([
      ['owner@sandbox.test', 'owner', 'active'],
      ['billing@sandbox.test', 'accountManager', 'active'],
      ['manager@sandbox.test', 'accountAdmin', 'active'],
      ['user@sandbox.test', 'developer', 'active'],
      ['priya.shah@northwind.test', 'developer', 'pending'],
    ])
  })

  it('have signed in when they did, by the calendar [USR-004]', async () => {
    const { body } = await rig.call('owner', 'GET', on('autherizedusers'))
    const roles: { user: { fullname: string | null; lastLoginAt: string | null } }[] =
      body.authorizedUserRoles
    // Days before the first one.
    const ago = (at: string | null) =>
      at === null ? null : Math.round((rig.clock.today() - Date.parse(at)) / 8_640_000) / 10
    expect(roles.map(({ user }) => [user.fullname, ago(user.lastLoginAt)])).toEqual([
      ['Olivia Owner', 0.1],
      ['Bill Billing', 33],
      ['Marco Manager', 1.4],
      ['Uma User', 6.2],
      [null, null],
    ])
  })

  it('see the cluster when invited, with the policies of their role, until they are removed [API-018, API-019, API-020]', async () => {
    expect(await clustersOf('stranger')).toEqual(['night-owl'])
    const invited = await put('manager', 'adduserrole', invitation('Stranger@sandbox.test', 'accountManager'))
    expect([invited.status, invited.body]).toEqual([
      200,
      { message: 'Stranger@sandbox.test is invited as Billing User.' },
    ])
    expect(await clustersOf('stranger')).toEqual(['sales-analytics', 'night-owl'])
    const policyOf = async () =>
      (await rig.call('stranger', 'GET', '/tenants/{id}/instances/sales-analytics')).body.clusterPolicy
    expect(await policyOf()).toMatchObject({ roleName: 'accountManager', whitelistPolicy: ['list'] })

    const change = { userEmail: 'stranger@sandbox.test', roleName: 'developer' }
    expect((await put('owner', 'updateuserrole', change)).body.message).toBe('Sam Stranger is User now.')
    expect(await policyOf()).toMatchObject({ roleName: 'developer', whitelistPolicy: [] })

    const removed = await put('owner', 'removeuserrole', { userID: idOf('stranger') })
    expect(removed.body.message).toBe('Sam Stranger is removed.')
    expect(await clustersOf('stranger')).toEqual(['night-owl'])
    expect((await put('owner', 'removeuserrole', { userID: idOf('stranger') })).status).toBe(404)
    expect((await put('owner', 'updateuserrole', change)).status).toBe(404)
  })

  it('have with another role its policies, whatever they were sent in the place of those before', async () => {
    const sent = { connectionPolicy: ['audit'] }
    expect((await rig.control('PATCH', '/clusters/sales-analytics/policies/user', sent)).status).toBe(200)
    const policies = async () =>
      (await rig.call('user', 'GET', '/tenants/{id}/instances/sales-analytics')).body.clusterPolicy
    expect((await policies()).connectionPolicy).toEqual(['audit'])
    const change = { userEmail: 'user@sandbox.test', roleName: 'accountAdmin' }
    expect((await put('owner', 'updateuserrole', change)).status).toBe(200)
    expect(await policies()).toMatchObject({ roleName: 'accountAdmin', connectionPolicy: ['list', 'create'] })
  })

  it('are counted on the page of the cluster, the owner with them and without those only invited [DET-032]', async () => {
    const count = async () =>
      (await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')).body.tenantUsers
    expect(await count()).toBe(4)
    await put('owner', 'adduserrole', invitation('stranger@sandbox.test'))
    expect(await count()).toBe(5)
    await put('owner', 'adduserrole', invitation('new.person@northwind.test'))
    expect(await count()).toBe(5)
    await put('owner', 'removeuserrole', { userID: idOf('stranger') })
    expect(await count()).toBe(4)
  })

  it('without an account stay pending, and can be changed and removed', async () => {
    await put('owner', 'adduserrole', invitation('new.person@northwind.test', 'accountAdmin'))
    const row = (await rows()).find(({ user }) => user.email === 'new.person@northwind.test')
    expect(row).toMatchObject({ status: 'pending', authorizedRoles: [{ role: 'accountAdmin' }] })
    const change = { userEmail: 'new.person@northwind.test', roleName: 'developer' }
    expect((await put('owner', 'updateuserrole', change)).status).toBe(200)
    expect((await outline()).at(-1)).toEqual(['new.person@northwind.test', 'developer', 'pending'])
    expect((await put('owner', 'removeuserrole', { userID: row?.user.id })).body.message).toBe(
      'new.person@northwind.test is removed.',
    )
    expect(await rows()).toHaveLength(5)
  })

  it.each(['', 'nobody', 'a@b', 'ann@example..test'])(
    'are not invited by the address %j [USR-006]',
    async (email) => {
      const answer = await put('owner', 'adduserrole', invitation(email))
      expect([answer.status, answer.body]).toEqual([
        422,
        {
          errors: [
            {
              fieldName: 'userEmail',
              message: "This doesn't seem to be a valid email. Try again.",
              notActivated: false,
            },
          ],
        },
      ])
    },
  )

  it.each(['', 'auditor', 'Owner'])('have no role named %j [USR-008]', async (roleName) => {
    const body = invitation('new@northwind.test', roleName)
    const errors = [{ fieldName: 'roleName', message: 'please input your role', notActivated: false }]
    expect((await put('owner', 'adduserrole', body)).body).toEqual({ errors })
    const change = await put('owner', 'updateuserrole', { userEmail: 'user@sandbox.test', roleName })
    expect([change.status, change.body]).toEqual([422, { errors }])
  })

  it('of a personal mail domain are invited only by insisting [USR-009, USR-016]', async () => {
    for (const email of ['ann@gmail.com', 'ann@GMAIL.com']) {
      const unverified = await put('owner', 'adduserrole', invitation(email))
      expect([unverified.status, unverified.body]).toEqual([
        422,
        {
          errors: [
            {
              fieldName: 'userEmail',
              message: `${email} belongs to a personal mail service.`,
              notActivated: false,
              isDomainValidationError: true,
            },
          ],
        },
      ])
    }
    expect(await rows()).toHaveLength(5)
    expect((await put('owner', 'adduserrole', invitation('ann@gmail.com', 'developer', true))).status).toBe(
      200,
    )
    expect((await outline()).at(-1)).toEqual(['ann@gmail.com', 'developer', 'pending'])
  })

  it.each(['user@sandbox.test', 'USER@sandbox.test', 'owner@sandbox.test', 'priya.shah@northwind.test'])(
    'are not invited twice: %s [USR-017]',
    async (email) => {
      const again = await put('owner', 'adduserrole', invitation(email))
      expect([again.status, again.body]).toEqual([
        409,
        { message: `${email} is already a user of this cluster.` },
      ])
    },
  )

  it.each([
    ['adduserrole', invitation('user@sandbox.test')],
    ['updateuserrole', { userEmail: 'owner@sandbox.test', roleName: 'developer' }],
    ['removeuserrole', { userID: idOf('owner') }],
    ['withdrawinvitation', { userID: idOf('user') }],
  ])('are looked at with the cluster held, so that no two %s at once both win', async (call, body) => {
    const holder = async () => {
      const same = eq(clusters.name, 'sales-analytics')
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(clusters).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    expect((await put('owner', call, body)).status).toBeGreaterThanOrEqual(403)
    // Refused, so that nothing but the lock can have touched the row: a lock leaves its transaction there.
    expect(await holder()).not.toBe(before)
  })

  it.each([
    ['adduserrole', { userEmail: 'a@b.test', roleName: 'developer' }],
    ['adduserrole', { ...invitation('a@b.test'), userId: 'u', clusterName: 'sales-analytics' }],
    ['adduserrole', { ...invitation('a@b.test'), bypassValidationFlag: 'true' }],
    ['updateuserrole', { userID: 'u', roleName: 'developer' }],
    ['removeuserrole', { userId: 'u' }],
    ['withdrawinvitation', {}],
  ])('are never named otherwise: %s %j', async (call, body) => {
    expect((await put('owner', call, body)).status).toBe(422)
  })

  it('are changed by owners and managers only; nobody changes themselves or the owner [USR-010, USR-011, USR-012, USR-013, USR-014]', async () => {
    const before = await outline()
    const attempts = (email: string, id: string) =>
      [
        ['adduserrole', invitation('new@northwind.test')],
        ['updateuserrole', { userEmail: email, roleName: 'accountManager' }],
        ['removeuserrole', { userID: id }],
      ] as const
    for (const [key, status] of [
      ['billing', 403],
      ['user', 403],
      ['stranger', 404],
      ['forged', 401],
    ] as const) {
      for (const [call, body] of attempts('manager@sandbox.test', idOf('manager'))) {
        expect([key, call, (await put(key, call, body)).status]).toEqual([key, call, status])
      }
    }
    const [, ...onSomebody] = attempts('manager@sandbox.test', idOf('manager'))
    for (const [call, body] of onSomebody) {
      expect((await put('manager', call, body)).body.ruleId).toBe('cluster-user.self')
    }
    const [, ...onOwner] = attempts('owner@sandbox.test', idOf('owner'))
    for (const [call, body] of onOwner) {
      expect((await put('manager', call, body)).body.ruleId).toBe('cluster-user.role')
    }
    expect((await rig.call('user', 'GET', on('autherizedusers'))).status).toBe(403)
    // Who may not see the list does not learn who is on it.
    expect((await put('user', 'removeuserrole', { userID: 'nobody' })).status).toBe(403)
    expect((await rig.call('stranger', 'GET', on('autherizedusers'))).status).toBe(404)
    expect((await rig.call('billing', 'GET', on('autherizedusers'))).status).toBe(200)
    expect(await outline()).toEqual(before)
  })
})

describe('the ownership', () => {
  const offer = (key: string, email: string) => put(key, 'adduserrole', invitation(email, 'owner'))

  it('is offered by the owner; withdrawn, the person returns to the role they had [USR-005, USR-015, API-021]', async () => {
    expect((await offer('manager', 'user@sandbox.test')).body.ruleId).toBe('cluster-user.transfer.owner')
    expect((await offer('owner', 'user@sandbox.test')).status).toBe(200)
    expect(await outline()).toContainEqual(['user@sandbox.test', 'owner', 'pending'])
    const detail = async () =>
      (await rig.call('user', 'GET', '/tenants/{id}/instances/sales-analytics')).body.clusterPolicy.roleName
    expect(await detail()).toBe('developer')

    const userID = idOf('user')
    expect(
      (await put('owner', 'updateuserrole', { userEmail: 'user@sandbox.test', roleName: 'developer' }))
        .status,
    ).toBe(403)
    expect((await put('owner', 'removeuserrole', { userID })).status).toBe(403)
    expect((await put('owner', 'withdrawinvitation', { userID })).body.message).toBe(
      'Only a Billing User of this cluster can withdraw an ownership invitation.',
    )
    expect((await put('manager', 'withdrawinvitation', { userID })).status).toBe(403)
    expect((await offer('owner', 'manager@sandbox.test')).status).toBe(409)
    // Others are invited meanwhile.
    expect((await put('owner', 'adduserrole', invitation('else@northwind.test'))).status).toBe(200)

    const withdrawn = await put('billing', 'withdrawinvitation', { userID })
    expect([withdrawn.status, withdrawn.body.message]).toEqual([
      200,
      'The invitation of Uma User is withdrawn.',
    ])
    expect(await outline()).toContainEqual(['user@sandbox.test', 'developer', 'active'])
    expect((await put('billing', 'withdrawinvitation', { userID })).status).toBe(409)
    expect((await offer('owner', 'manager@sandbox.test')).status).toBe(200)
  })

  it('is not offered to the owner, and to an address that was invited already instead of its role', async () => {
    expect((await offer('owner', 'owner@sandbox.test')).body).toEqual({
      message: 'owner@sandbox.test is already a user of this cluster.',
    })
    expect((await offer('owner', 'priya.shah@northwind.test')).status).toBe(200)
    expect((await outline()).at(-1)).toEqual(['priya.shah@northwind.test', 'owner', 'pending'])
    expect(await rows()).toHaveLength(5)
  })

  it('offered to somebody outside shows them nothing, and leaves nothing when withdrawn', async () => {
    await offer('owner', 'stranger@sandbox.test')
    expect(await outline()).toContainEqual(['stranger@sandbox.test', 'owner', 'pending'])
    expect(await clustersOf('stranger')).toEqual(['night-owl'])
    await put('billing', 'withdrawinvitation', { userID: idOf('stranger') })
    expect(await rows()).toHaveLength(5)

    await offer('owner', 'new.owner@northwind.test')
    const last = (await rows()).at(-1)
    expect(last).toMatchObject({ status: 'pending', authorizedRoles: [{ role: 'owner' }] })
    await put('billing', 'withdrawinvitation', { userID: last?.user.id })
    expect(await rows()).toHaveLength(5)
  })

  it('is pending on one cluster of the first day', async () => {
    expect(await outline('billing', 'mktsaas')).toContainEqual(['manager@sandbox.test', 'owner', 'pending'])
    expect((await put('billing', 'withdrawinvitation', { userID: idOf('manager') }, 'mktsaas')).status).toBe(
      200,
    )
    expect(await outline('billing', 'mktsaas')).toContainEqual([
      'manager@sandbox.test',
      'accountAdmin',
      'active',
    ])
  })
})
