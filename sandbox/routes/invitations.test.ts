import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters as clusterRows } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const clusters = { mktsaas: 2, azdev01: 7, 'legacy-import': 8 }
const accept = async (call: string, key: string, cluster: keyof typeof clusters, userID = idOf(key)) => {
  const instanceID = `c1a5e000-0000-4000-8000-00000000000${clusters[cluster]}`
  const { status, body } = await rig.call(key, 'POST', `/users/${call}`, { userID, instanceID })
  return [status, body.message]
}
const join = (...rest: [key: string, cluster: keyof typeof clusters, userID?: string]) =>
  accept('acceptclusterinv', ...rest)
const own = (...rest: [key: string, cluster: keyof typeof clusters, userID?: string]) =>
  accept('acceptownershiptransfer', ...rest)
const clustersOf = async (key: string): Promise<string[]> =>
  (await rig.call(key, 'GET', '/users/{id}/instances')).body.map(
    ({ instance }: { instance: { name: string } }) => instance.name,
  )
const rolesOn = async (key: string, cluster: string): Promise<string[][]> =>
  (
    await rig.call(key, 'GET', `/users/{id}/instances/${cluster}/autherizedusers`)
  ).body.authorizedUserRoles.map(
    ({
      user,
      status,
      authorizedRoles,
    }: {
      user: { email: string }
      status: string
      authorizedRoles: { role: string }[]
    }) => [user.email, authorizedRoles[0]?.role, status],
  )
const outOfSight = [404, 'This invitation does not exist.']

const day = 86_400_000
/** Somebody is invited by an address, and signs up with it later, written otherwise. */
async function inviteLateComer(roleName: string) {
  const invited = await rig.call('owner', 'PUT', '/users/{id}/instances/legacy-import/adduserrole', {
    userEmail: ' Late.Comer@northwind.test ',
    roleName,
    bypassValidationFlag: false,
  })
  expect(invited.status).toBe(200)
  await rig.control('PATCH', '/people/stranger', { email: 'late.comer@Northwind.test' })
}

describe('an invitation to a cluster', () => {
  it('makes who was invited by address a member in that role, once [INV-008, INV-009]', async () => {
    expect(await clustersOf('newcomer')).toEqual([])
    expect(await join('newcomer', 'legacy-import')).toEqual([200, 'You belong to legacy-import now.'])
    expect(await clustersOf('newcomer')).toEqual(['legacy-import'])
    expect(await rolesOn('owner', 'legacy-import')).toContainEqual([
      'newcomer@sandbox.test',
      'developer',
      'active',
    ])
    const rows = (await rolesOn('owner', 'legacy-import')).filter(([email]) => email?.startsWith('newcomer'))
    expect(rows).toHaveLength(1)
    expect(await join('newcomer', 'legacy-import')).toEqual([409, 'You belong to this cluster already.'])
  })

  it('is good for a week', async () => {
    expect(await join('newcomer', 'azdev01')).toEqual([
      409,
      'This invitation has expired. Ask for a new one.',
    ])
    expect(await clustersOf('newcomer')).toEqual([])
  })

  it.each([
    [7 * day - 1, 200],
    [7 * day, 409],
  ])('of an address, however it is written, is after %d milliseconds answered %d', async (after, status) => {
    // What runs faster than the calendar is what counts.
    await rig.control('POST', '/clock', { speed: 1_000 })
    rig.pass(10 * 60_000)
    await rig.control('POST', '/clock', { speed: 1 })
    await inviteLateComer('developer')
    rig.pass(after)
    expect((await join('stranger', 'legacy-import'))[0]).toBe(status)
  })

  it('and an offer are looked at with the cluster held, so that no two answers at once both win', async () => {
    const holder = async () => {
      const same = eq(clusterRows.name, 'legacy-import')
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(clusterRows).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    expect(await join('stranger', 'legacy-import')).toEqual(outOfSight)
    expect(await holder()).not.toBe(before)
  })

  it('is nobody else’s, and says nothing of clusters that did not invite', async () => {
    expect(await join('stranger', 'legacy-import')).toEqual(outOfSight)
    expect(await join('stranger', 'legacy-import', idOf('newcomer'))).toEqual([
      403,
      'This invitation is for another account.',
    ])
    const denials: { status: number }[] = await (await rig.control('GET', '/denials')).json()
    expect(denials.filter(({ status }) => status === 403)).toMatchObject([
      { who: idOf('stranger'), call: 'acceptClusterInvitation' },
    ])
    expect(await clustersOf('stranger')).toEqual(['night-owl'])
  })

  it('is not there any more when it was withdrawn [INV-003]', async () => {
    const [row] = (
      await rig.call('owner', 'GET', '/users/{id}/instances/legacy-import/autherizedusers')
    ).body.authorizedUserRoles.filter(({ user }: { user: { email: string } }) =>
      user.email.startsWith('newcomer'),
    )
    await rig.call('owner', 'PUT', '/users/{id}/instances/legacy-import/removeuserrole', {
      userID: row.user.id,
    })
    expect(await join('newcomer', 'legacy-import')).toEqual(outOfSight)
  })

  it('of a role is not an offer of the ownership, nor the other way round', async () => {
    expect(await own('newcomer', 'legacy-import')).toEqual(outOfSight)
    await rig.call('owner', 'PUT', '/users/{id}/instances/legacy-import/adduserrole', {
      userEmail: 'stranger@sandbox.test',
      roleName: 'owner',
      bypassValidationFlag: false,
    })
    expect(await join('stranger', 'legacy-import')).toEqual(outOfSight)
  })

  it('of an address alone that offers the ownership makes nobody a member, and a second one none who belongs already', async () => {
    await inviteLateComer('owner')
    expect(await join('stranger', 'legacy-import')).toEqual(outOfSight)
    await rig.control('PATCH', '/people/stranger', { email: 'stranger@sandbox.test' })
    await rig.call('owner', 'PUT', '/users/{id}/instances/legacy-import/adduserrole', {
      userEmail: 'stranger@sandbox.test',
      roleName: 'developer',
      bypassValidationFlag: false,
    })
    await rig.control('PATCH', '/people/stranger', { email: 'late.comer@northwind.test' })
    const belongs = [409, 'You belong to this cluster already.']
    expect(await join('stranger', 'legacy-import')).toEqual(belongs)
  })
})

describe('an offer of the ownership', () => {
  it('makes the Manager it is made to the owner, and the owner a Manager, once [INV-008, INV-010]', async () => {
    expect(await own('manager', 'mktsaas')).toEqual([200, 'You own mktsaas now.'])
    expect(await rolesOn('manager', 'mktsaas')).toEqual(
      expect.arrayContaining([
        ['manager@sandbox.test', 'owner', 'active'],
        ['owner@sandbox.test', 'accountAdmin', 'active'],
      ]),
    )
    expect(await clustersOf('owner')).toContain('mktsaas')
    expect((await rig.call('owner', 'DELETE', '/users/{id}/instances/mktsaas')).status).toBe(403)
    expect(await own('manager', 'mktsaas')).toEqual([409, 'You own this cluster already.'])
  })

  it('of an address makes who signs up with it the owner, within a week', async () => {
    await inviteLateComer('owner')
    rig.pass(7 * day - 1)
    expect(await own('stranger', 'legacy-import')).toEqual([200, 'You own legacy-import now.'])
    const roles = await rolesOn('stranger', 'legacy-import')
    expect(roles[0]).toEqual(['late.comer@Northwind.test', 'owner', 'active'])
    expect(roles).toContainEqual(['owner@sandbox.test', 'accountAdmin', 'active'])
    expect(roles.filter(([email]) => /^late/i.test(email ?? ''))).toHaveLength(1)
  })

  it('of an address has an end', async () => {
    await inviteLateComer('owner')
    rig.pass(7 * day)
    expect(await own('stranger', 'legacy-import')).toEqual([
      409,
      'This invitation has expired. Ask for a new one.',
    ])
  })

  it('leaves the cluster as another one owns it nothing of policies that were sent to the owner before', async () => {
    const path = '/clusters/mktsaas/policies/owner'
    expect((await rig.control('PATCH', path, { connectionPolicy: [] })).status).toBe(200)
    await own('manager', 'mktsaas')
    const { body } = await rig.call('manager', 'GET', '/tenants/{id}/instances/mktsaas')
    expect(body.clusterPolicy).toMatchObject({ roleName: 'owner', connectionPolicy: ['list', 'create'] })
  })

  it('is not taken by who has a cluster of that name', async () => {
    const { status } = await rig.call('trial', 'PUT', '/users/{id}/instances/first-steps/adduserrole', {
      userEmail: 'owner@sandbox.test',
      roleName: 'owner',
      bypassValidationFlag: false,
    })
    expect(status).toBe(200)
    await rig.db.update(clusterRows).set({ name: 'first-steps' }).where(eq(clusterRows.name, 'mktsaas'))
    const { body } = await rig.call('owner', 'POST', '/users/acceptownershiptransfer', {
      userID: idOf('owner'),
      instanceID: 'c1a5e000-0000-4000-8000-000000000012',
    })
    expect(body.message).toBe('You already have a cluster named first-steps.')
  })

  it('is nobody else’s', async () => {
    expect(await own('user', 'mktsaas')).toEqual(outOfSight)
    expect(await own('user', 'mktsaas', idOf('manager'))).toEqual([
      403,
      'This invitation is for another account.',
    ])
    expect(await own('owner', 'mktsaas')).toEqual([409, 'You own this cluster already.'])
  })
})
