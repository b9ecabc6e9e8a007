import { expect, it } from 'vitest'
import type { ConfigGroup } from '../../../domain/advanced-configuration'
import { placeHash, placeIn } from './use-config-place'

const group = (id: string, ...names: string[]): ConfigGroup => ({
  id,
  displayName: id,
  unread: [],
  categories: names.map((name) => ({ name, items: [], unread: [] })),
})
const groups = [group('system', 'Cache', 'Basalt Labs'), group('acme', 'Limits', 'Basalt Labs', 'Own/Odd')]

it.each<[hash: string, named: unknown, place: [string, string]]>([
  ['', undefined, ['system', 'Cache']],
  ['#system/Basalt%20Labs', undefined, ['system', 'Basalt Labs']],
  ['#acme', undefined, ['acme', 'Limits']],
  ['#acme/Own%2FOdd', undefined, ['acme', 'Own/Odd']],
  ['#acme/Gone', undefined, ['acme', 'Limits']],
  ['#gone/Limits', undefined, ['acme', 'Limits']],
  ['#gone/Gone', undefined, ['system', 'Cache']],
  ['#%E0%A4%A', undefined, ['system', 'Cache']],
  ['', 'Basalt Labs', ['system', 'Basalt Labs']],
  ['', 'Limits', ['acme', 'Limits']],
  ['', 'Gone', ['system', 'Cache']],
  ['', 7, ['system', 'Cache']],
  ['#acme/Limits', 'Basalt Labs', ['acme', 'Limits']],
])('the address %j with the state %j opens %j [ADV-001]', (hash, named, [id, category]) => {
  const place = placeIn(groups, hash, named)
  expect([place?.group.id, place?.category]).toEqual([id, category])
})

it.each([
  ['', 'Basalt Labs', 'system'],
  ['', 'Gone', 'system'],
  ['#acme', undefined, 'acme'],
])('the address %j with the state %j opens %s also of a list that has tenants first', (hash, named, id) => {
  expect(placeIn(groups.toReversed(), hash, named)?.group.id).toBe(id)
})

it('a group without categories has none open, and no group is no place', () => {
  expect(placeIn([group('system')], '', undefined)?.category).toBeNull()
  expect(placeIn([], '#system/Cache', undefined)).toBeNull()
})

it.each([
  ['system', 'Basalt Labs', 'system/Basalt%20Labs'],
  ['acme', 'Own/Odd', 'acme/Own%2FOdd'],
  ['acme', null, 'acme'],
])('%s and %s stand in the address as %s', (id, category, hash) => {
  expect(placeHash(id, category)).toBe(hash)
})
