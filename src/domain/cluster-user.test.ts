import { describe, expect, it } from 'vitest'
import { type ClusterUser, isSelf, lastLogins } from './cluster-user'

const user = (changes: Partial<ClusterUser>): ClusterUser => ({
  id: 'u-1',
  name: 'Ann',
  email: 'ann@example.test',
  role: 'developer',
  status: 'active',
  lastLoginAt: null,
  ...changes,
})

it('lists who signed in, the last first, without those whose login is not known', () => {
  const users = [
    user({ id: 'early', lastLoginAt: '2026-03-01T10:00:00Z' }),
    user({ id: 'never' }),
    user({ id: 'late', lastLoginAt: '2026-03-02T10:00:00Z' }),
    user({ id: 'garbled', lastLoginAt: 'yesterday' }),
  ]
  expect(lastLogins(users).map(({ user: { id }, at }) => [id, at])).toEqual([
    ['late', Date.UTC(2026, 2, 2, 10)],
    ['early', Date.UTC(2026, 2, 1, 10)],
  ])
})

describe("a person's own row", () => {
  const me = { uuid: 'u-1', email: 'Ann@Example.test' }

  it.each([
    ['their id', { id: 'u-1', email: null }, me, true],
    ['their address, in any case', { id: 'u-2', email: 'ANN@example.TEST' }, me, true],
    ['neither', { id: 'u-2', email: 'bob@example.test' }, me, false],
    ['no address on either side', { id: 'u-2', email: null }, { uuid: 'u-1', email: null }, false],
    [
      'an address of one side alone',
      { id: 'u-2', email: 'ann@example.test' },
      { uuid: 'u-1', email: null },
      false,
    ],
  ])('is known by %s: %j', (_, row, person, expected) => {
    expect(isSelf(row, person)).toBe(expected)
  })
})
