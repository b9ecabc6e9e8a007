import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'

const read = (body: unknown) => z.safeParse(contract.listClusterUsers.response, body)

describe('the users of a cluster', () => {
  it('are read under clean names [USR-004, API-022]', () => {
    const answer = {
      authorizedUserRoles: [
        {
          user: {
            id: 'u-1',
            fullname: 'Ann',
            email: 'ann@example.test',
            lastLoginAt: '2026-03-01T10:00:00.000Z',
          },
          status: 'pending',
          authorizedRoles: [{ id: 4, role: 'accountManager' }],
        },
      ],
    }
    expect(read(answer).data).toEqual([
      {
        id: 'u-1',
        name: 'Ann',
        email: 'ann@example.test',
        role: 'accountManager',
        status: 'pending',
        lastLoginAt: '2026-03-01T10:00:00.000Z',
      },
    ])
  })

  it('may lack what an invited person has not, and carry more than is known', () => {
    const answer = {
      data: { authorizedUserRoles: [{ user: { email: 'new@example.test', plan: 1 }, extra: true }] },
    }
    expect(read(answer).data).toEqual([
      {
        id: 'new@example.test',
        name: null,
        email: 'new@example.test',
        role: null,
        status: 'active',
        lastLoginAt: null,
      },
    ])
    expect(read({ authorizedUserRoles: null }).data).toEqual([])
    expect(read([]).data).toEqual([])
  })

  it.each([
    ['pending', 'pending'],
    ['PENDING', 'pending'],
    ['active', 'active'],
    ['accepted', 'active'],
    ['', 'active'],
    [null, 'active'],
  ])('with the status %j are %s [USR-004]', (status, shown) => {
    const [user] = read({ authorizedUserRoles: [{ user: { id: 1, email: 'a@b.test' }, status }] }).data ?? []
    expect(user).toMatchObject({ id: '1', status: shown })
  })

  it.each([
    [['developer', 'accountAdmin'], 'accountAdmin'],
    [['accountManager', 'owner'], 'owner'],
    [['auditor', 'accountManager'], 'accountManager'],
    [['auditor'], 'auditor'],
    [[], null],
  ])('with the roles %j show %j', (roles, shown) => {
    const authorizedRoles = roles.map((role, id) => ({ id, role }))
    const [user] =
      read({ authorizedUserRoles: [{ user: { id: 1, email: 'a@b.test' }, authorizedRoles }] }).data ?? []
    expect(user?.role).toBe(shown)
  })

  it('are refused when the answer is no list', () => {
    expect(read({ message: 'none' }).success).toBe(false)
    expect(read('<html>').success).toBe(false)
  })
})

describe('what is sent about a user', () => {
  it('has exactly the keys of the specification [API-018, API-019, API-020, API-021, API-023]', () => {
    const { inviteClusterUser, changeClusterUserRole, removeClusterUser, withdrawOwnershipInvitation } =
      contract
    const invitation = { userEmail: 'a@b.test', roleName: 'developer', bypassValidationFlag: false }
    const change = { userEmail: 'a@b.test', roleName: 'developer' }
    expect(inviteClusterUser).toMatchObject({
      method: 'PUT',
      path: '/users/{id}/instances/{name}/adduserrole',
    })
    expect(changeClusterUserRole).toMatchObject({
      method: 'PUT',
      path: '/users/{id}/instances/{name}/updateuserrole',
    })
    expect(removeClusterUser).toMatchObject({
      method: 'PUT',
      path: '/users/{id}/instances/{name}/removeuserrole',
    })
    expect(withdrawOwnershipInvitation).toMatchObject({
      method: 'PUT',
      path: '/users/{id}/instances/{name}/withdrawinvitation',
    })
    expect(z.parse(inviteClusterUser.request, invitation)).toEqual(invitation)
    expect(z.safeParse(inviteClusterUser.request, change).success).toBe(false)
    expect(z.safeParse(inviteClusterUser.request, { ...invitation, userId: 'u' }).success).toBe(false)
    expect(z.safeParse(changeClusterUserRole.request, invitation).success).toBe(false)
    expect(z.safeParse(removeClusterUser.request, { userID: 'u', id: 'u' }).success).toBe(false)
    expect(z.parse(withdrawOwnershipInvitation.request, { userID: 'u' })).toEqual({ userID: 'u' })
  })
})
