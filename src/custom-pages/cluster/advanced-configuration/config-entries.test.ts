import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import type { FormRecord } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { item } from '../../../testing/config-tab-driver'
import {
  changesOf,
  definitionsOf,
  entriesOf,
  entryIn,
  entryText,
  faultsOf,
  hasEdits,
  isFound,
  placedItems,
  requestOf,
  shownItems,
  wasText,
  withChanges,
} from './config-entries'

it.each([
  ['could not be read', 'cache.odd', ['cache.path']],
  ['was not sent', 'cache.gone', []],
])(
  'a key that depends on one that %s is shown where that may hold anything [ADV-019]',
  (_what, key, shown) => {
    const path = item({ key: 'cache.path', dependencies: [{ key, value: true }] })
    const group = {
      id: 'system',
      displayName: 'Server',
      unread: [],
      categories: [{ name: 'Cache', unread: ['cache.odd'], items: [path] }],
    }
    expect(shownItems(placedItems([group]), {}).map((placed) => placed.item.key)).toEqual(shown)
  },
)

it('a key of a tenant depends on its own, and without one on that of the server [ADV-019]', () => {
  const placed = placedItems([
    group('system', item({ key: 'on', value: 'yes' }), item({ key: 'mode', value: 'fast' })),
    group(
      'sales',
      item({ key: 'on', value: 'no' }),
      item({ key: 'own', dependencies: [{ key: 'on', value: 'no' }] }),
      item({ key: 'fast', dependencies: [{ key: 'mode', value: 'fast' }] }),
      item({ key: 'slow', dependencies: [{ key: 'mode', value: 'slow' }] }),
    ),
  ])
  const shown = (values: FormRecord) => shownItems(placed, values).map((each) => each.item.key)
  expect(shown(entriesOf(placed))).toEqual(['on', 'mode', 'on', 'own', 'fast'])
  const mode = placed[1]?.field ?? ''
  expect(shown({ ...entriesOf(placed), [mode]: 'slow' })).toEqual(['on', 'mode', 'on', 'own', 'slow'])
})

it.each([
  ['cache', true],
  [' PATH ', true],
  ['row limit', true],
  ['of the CACHE', true],
  ['', true],
  ['memory of rows', false],
])('a key is found by its key, name or description: "%s" %s', (search, isThere) => {
  const key = item({ key: 'tenant.path', label: 'Row limit', description: 'Memory of the cache.' })
  expect(isFound(key, search)).toBe(isThere)
})

it('a key without a description is found by the rest', () => {
  expect(['limit', 'cache'].map((search) => isFound(item({ key: 'limit' }), search))).toEqual([true, false])
})

const group = (id: string, ...items: ReturnType<typeof item>[]) => ({
  ...{ id, displayName: id, unread: [] },
  categories: [{ name: 'All', unread: [], items }],
})

it('what is sent are the changed keys of each group, and a password is not kept afterwards', () => {
  const groups = [
    group('system', item({ key: 'a', value: 'old' }), item({ key: 'p', type: 'password', value: 'set' })),
    group('sales', item({ key: 'a', value: 'old' }), item({ key: 'b', type: 'boolean', value: 'false' })),
  ]
  const placed = placedItems(groups)
  const [first, secret, second, flag] = placed.map(({ field }) => field)
  const values = { [`${first}`]: 'new', [`${secret}`]: 'typed', [`${second}`]: 'old', [`${flag}`]: true }
  const changes = changesOf(placed, values)
  expect(requestOf(changes)).toEqual([
    {
      name: 'system',
      data: [
        { configKey: 'a', configValue: 'new' },
        { configKey: 'p', configValue: 'typed' },
      ],
    },
    { name: 'sales', data: [{ configKey: 'b', configValue: 'true' }] },
  ])
  const kept = withChanges(groups, changes).flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ value }) => value)),
  )
  expect(kept).toEqual(['new', 'set', 'old', 'true'])
})

it('what is typed into a key that is hidden is not sent, and would be lost', () => {
  const placed = placedItems([
    group(
      'system',
      item({ key: 'on', type: 'boolean', value: true }),
      item({ key: 'path', dependencies: [{ key: 'on', value: false }] }),
    ),
  ])
  const [on, path] = placed.map(({ field }) => field)
  const values = { [`${on}`]: true, [`${path}`]: '/tmp' }
  expect(changesOf(placed, values)).toEqual([])
  expect(hasEdits(placed, values)).toBe(true)
  expect(hasEdits(placed, { [`${on}`]: true, [`${path}`]: '' })).toBe(false)
  expect(hasEdits(placed, {})).toBe(false)
})

it('what is typed into a key that is hidden does not show another', () => {
  const placed = placedItems([
    group(
      'system',
      item({ key: 'on', type: 'boolean', value: true }),
      item({ key: 'mode', value: 'plain', dependencies: [{ key: 'on', value: false }] }),
      item({ key: 'path', dependencies: [{ key: 'mode', value: 'custom' }] }),
    ),
  ])
  const [on, mode] = placed.map(({ field }) => field)
  const shown = (isOn: boolean) =>
    shownItems(placed, { [`${on}`]: isOn, [`${mode}`]: 'custom' }).map((each) => each.item.key)
  expect([shown(true), shown(false)]).toEqual([['on'], ['on', 'mode', 'path']])
})

it('a choice that was emptied holds an empty text', () => {
  expect([entryIn({ a: null }, 'a'), entryIn({ a: 3 }, 'a')]).toEqual(['', undefined])
})

it.each([
  [{ type: 'number', min: 1, max: 9 }, 'x', 'Input must be an integer'],
  [{ type: 'number', min: 1, max: 9 }, '10', 'Value cannot be less than 1 or greater than 9'],
  [{ type: 'number', min: 1 }, '0', 'Value cannot be less than 1 or greater than ∞'],
  [{ type: 'string', max: 2 }, 'abc', 'Use at most 2 characters.'],
] as const)('of a key %j that holds "%s" is said: %s', (parts, entry, words) => {
  const placed = placedItems([group('system', item({ key: 'a', value: '1', ...parts }))])
  const field = placed[0]?.field ?? ''
  const faults = faultsOf(changesOf(placed, { [field]: entry }))
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toBe(words)
})

it.each([
  ['a text', { value: 'x' }, 'x'],
  ['an empty text', { value: '' }, 'empty'],
  ['a switch that is on', { type: 'boolean', value: true }, 'On'],
  ['a switch that is off', { type: 'boolean', value: false }, 'Off'],
  ['a password', { type: 'password', value: 'hunter2' }, '••••••••'],
  ['an empty password', { type: 'password', value: '' }, 'empty'],
  ['no password', { type: 'password', value: null }, 'empty'],
] as const)('what the cluster has of a key is said without its secrets: %s', (_what, parts, words) => {
  expect(wasText(item({ key: 'a', ...parts }))).toBe(words)
})

it.each([
  ['hunter2', 'Set, and not shown; type a new one to change it'],
  ['', 'Not set'],
  [null, 'Not set'],
])('the input of a password that is %j says: %s', (value, words) => {
  const placed = placedItems([group('system', item({ key: 'p', type: 'password', value }))])
  const [definition] = Object.values(definitionsOf(placed))
  expect(t(definition?.placeholder ?? 'form.optional')).toBe(words)
})

it('a password that was typed is not said either', () => {
  expect(entryText(item({ key: 'a', type: 'password' }), 'typed')).toBe('••••••••')
})

it('each key has a field of its own, whose name is no path', () => {
  const keys = ['a.b', 'a[b', 'a"b', "a'b", 'a_b', 'a-b', 'a~46b', 'a b']
  const items = keys.map((key) => item({ key }))
  const fields = placedItems([group('one.two', ...items), group('one', item({ key: 'two:a' }))]).map(
    ({ field }) => field,
  )
  expect(new Set(fields).size).toBe(9)
  expect(fields.filter((field) => /[.[\]"']/.test(field))).toEqual([])
})

it.each([
  ['on', 'on', ['a', 'b']],
  ['on', 'off', ['b']],
  // The other key is hidden, and counts as the cluster has it.
  ['off', 'on', ['a']],
])('keys that depend on each other are shown by what they hold: %s and %s [ADV-019]', (a, b, shown) => {
  const placed = placedItems([
    group(
      'system',
      item({ key: 'a', value: a, dependencies: [{ key: 'b', value: 'on' }] }),
      item({ key: 'b', value: b, dependencies: [{ key: 'a', value: 'on' }] }),
    ),
  ])
  expect(shownItems(placed, entriesOf(placed)).map((each) => each.item.key)).toEqual(shown)
})
