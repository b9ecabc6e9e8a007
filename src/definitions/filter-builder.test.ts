import { describe, expect, it, vi } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { knownNames } from '../resources/known-names'
import { testsInZone } from '../testing/tests-in-zone'
import { checkDefinition } from './check'
import { readResourceFile } from './file/read-resource-file'
import { filterBuilder, operatorsOf } from './filter-builder'

testsInZone('America/St_Johns')

const offered = ['name', 'purpose', 'dailyLimit', 'isActive', 'createdAt', 'tags']

function read(list: object, calls?: object) {
  return readResourceFile(
    JSON.stringify({
      ...example,
      calls,
      fields: {
        ...example.fields,
        tags: { type: 'list', label: 'Tags' },
        token: { type: 'secret', label: 'Token' },
        labels: { type: 'json', label: 'Labels' },
        double: { type: 'computed', label: 'Double', as: 'number', value: 'dailyLimit * 2' },
      },
      list: { ...example.list, ...list },
    }),
    'api-keys.json',
  )
}

const readingOf = ({ definition }: ReturnType<typeof read>) =>
  definition.list.filters?.find(({ fields }) => fields !== undefined)?.reading

const rows = [
  { id: '1', name: 'Night', purpose: 'read', dailyLimit: 5, isActive: true, tags: ['a', 'b'] },
  {
    id: '2',
    name: 'Day',
    purpose: 'write',
    dailyLimit: 50,
    isActive: false,
    createdAt: '2026-03-01T12:00:00Z',
  },
  { id: '3', name: 'nightly', purpose: 'read' },
]

/** A condition in so many groups. */
const nested = (condition: unknown, levels: number): unknown =>
  levels === 0 ? condition : { operator: 'and', value: [nested(condition, levels - 1)] }

describe('a combined filter of a list that is read whole', () => {
  const file = read({ filterBuilder: [...offered, 'double'], paging: 'client' })
  const records = rows.map((row) => file.definition.schema.parse(row))
  const found = (filter: unknown) => {
    const test = readingOf(file)?.test(JSON.stringify(filter), '')
    return test
      ? records.flatMap((record) => (test(record as never) ? [Reflect.get(Object(record), 'id')] : []))
      : null
  }
  const is = (field: string, operator: string, value: unknown = true) => ({ field, operator, value })

  it.each([
    [is('name', 'contains', 'NIGHT'), '13'],
    [is('name', 'ncontains', 'night'), '2'],
    [is('name', 'startswith', 'd'), '2'],
    [is('name', 'eq', 'night'), '1'],
    [is('name', 'ne', 'night'), '23'],
    [is('purpose', 'eq', 'read'), '13'],
    [is('purpose', 'ne', 'read'), '2'],
    [is('dailyLimit', 'eq', 50), '2'],
    [is('dailyLimit', 'gte', 50), '2'],
    [is('dailyLimit', 'lte', 50), '12'],
    [is('dailyLimit', 'null'), '3'],
    [is('dailyLimit', 'nnull'), '12'],
    [is('double', 'gte', 100), '2'],
    [is('isActive', 'eq', false), '2'],
    [is('createdAt', 'gte', '2026-03-01'), '2'],
    [is('createdAt', 'lte', '2026-03-01'), '2'],
    [is('createdAt', 'lte', '2026-02-27'), ''],
    [is('tags', 'eq', 'b'), '1'],
    [is('tags', 'ne', 'b'), '23'],
    [is('tags', 'null'), '23'],
  ])('finds by %j: %s', (condition, ids) => {
    expect(found({ operator: 'and', value: [condition] })?.join('')).toBe(ids)
  })

  it('finds nothing by a field of related records, of which nothing is known here', () => {
    const owner = { type: 'reference', label: 'Owner', resource: 'people' }
    const related = readResourceFile(
      JSON.stringify({
        ...example,
        fields: { ...example.fields, owner },
        list: { ...example.list, filterBuilder: ['name', 'owner.team'], paging: 'client' },
      }),
      'api-keys.json',
    )
    const filter = { operator: 'or', value: [is('name', 'contains', 'n'), is('owner.team', 'eq', 'blue')] }
    const test = readingOf(related)?.test(JSON.stringify(filter), '')
    expect(test?.({ id: '1', name: 'Night' })).toBe(false)
  })

  it('joins conditions and groups of them', () => {
    const [limit, active] = [is('dailyLimit', 'gte', 5), is('isActive', 'eq', true)]
    const nightly = is('name', 'contains', 'nightly')
    expect(found({ operator: 'and', value: [limit, active] })).toEqual(['1'])
    expect(found({ operator: 'or', value: [nightly, active] })).toEqual(['1', '3'])
    const group = { operator: 'or', value: [nightly, is('name', 'eq', 'day')] }
    expect(found({ operator: 'and', value: [limit, group] })).toEqual(['2'])
    expect(found({ operator: 'or', value: [active, { operator: 'and', value: [limit, nightly] }] })).toEqual([
      '1',
    ])
  })

  it('takes groups in groups, four levels deep', () => {
    // With the whole filter around it, three more are the fourth level.
    const deepest = nested(is('name', 'eq', 'day'), 3)
    expect(found({ operator: 'or', value: [is('name', 'eq', 'night'), deepest] })).toEqual(['1', '2'])
  })

  it.each([
    ['no such field', is('nobody', 'eq', 'x')],
    ['a field that is not offered', is('note', 'eq', 'x')],
    ['an operator that its field has not', is('dailyLimit', 'contains', 5)],
    ['no number', is('dailyLimit', 'gte', '5')],
    ['no day', is('createdAt', 'gte', '2026-03')],
    ['no value', is('name', 'eq', '')],
    ['groups five levels deep', nested(is('name', 'eq', 'night'), 4)],
    ['a name of every object', is('constructor', 'eq', 'x')],
  ])('is none with %s', (_what, wrong) => {
    expect(found({ operator: 'or', value: [is('name', 'contains', 'n'), wrong] })).toBeNull()
  })
})

it('asks a server by the parameter that its calls name, days by their first and last moment', () => {
  const reading = readingOf(read({ filterBuilder: offered }, { filterParameter: 'filter' }))
  const since = { field: 'createdAt', operator: 'gte', value: '2026-03-01' }
  const until = { field: 'createdAt', operator: 'lte', value: '2026-03-01' }
  const limit = { field: 'dailyLimit', operator: 'gte', value: 5 }
  const asked = reading?.ask(
    JSON.stringify({ operator: 'or', value: [limit, { operator: 'and', value: [since, until] }] }),
    '',
  )
  expect(reading?.keys('')).toEqual(['filter'])
  expect(JSON.parse(String(asked?.filter))).toEqual({
    operator: 'or',
    value: [
      limit,
      {
        operator: 'and',
        value: [
          { ...since, value: new Date('2026-03-01T00:00:00').toISOString() },
          { ...until, value: new Date('2026-03-01T23:59:59.999').toISOString() },
        ],
      },
    ],
  })
  expect(reading?.ask('nonsense', '')).toEqual({})
})

it.each([
  ['2026-03-05T02:00:00Z', '2026-02-25', '2026-02-25T03:30:00.000Z'],
  ['2026-03-05T04:00:00Z', '2026-02-26', '2026-02-26T03:30:00.000Z'],
])('asks at %s for a day a week before by that of this zone, %s', (now, day, beginning) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const due = { kind: 'day', label: { en: 'Due' } } as const
  const made = { kind: 'date-time', label: { en: 'Made' } } as const
  const title = { kind: 'text', label: { en: 'Title' } } as const
  const { reading } = filterBuilder({ due, made, title }, ['due', 'made', 'title'], 'filter')
  const since = (field: string, value = 'today-7d', operator = 'gte') =>
    JSON.stringify({ operator: 'and', value: [{ field, operator, value }] })
  const before = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const found = [day, before].map((each) => reading?.test(since('due'), '')?.({ id: '1', due: each }))
  expect(found).toEqual([true, false])
  expect(reading?.ask(since('due'), '')).toEqual({ filter: since('due', day) })
  expect(reading?.ask(since('made'), '')).toEqual({ filter: since('made', beginning) })
  // A text stays what it is.
  expect(reading?.ask(since('title', 'today', 'eq'), '')).toEqual({ filter: since('title', 'today', 'eq') })
})

it('a text is empty where it is missing or has no letters', () => {
  const { reading } = filterBuilder({ note: { kind: 'text', label: { en: 'Note' } } }, ['note'])
  const found = (operator: string) => {
    const value = [{ field: 'note', operator, value: true }]
    const test = reading?.test(JSON.stringify({ operator: 'and', value }), '')
    return ['', null, undefined, '0'].map((note) => test?.({ id: '1', note }))
  }
  expect([found('null'), found('nnull')]).toEqual([
    [true, true, true, false],
    [false, false, false, true],
  ])
})

it.each(['secret', 'code', 'file-text', 'image', 'json', 'object', 'array'] as const)(
  'a field of the kind %s is compared with nothing',
  (kind) => {
    expect(operatorsOf({ kind, label: { en: 'Field' } })).toEqual([])
  },
)

it.each(['choice', 'reference', 'state'] as const)(
  'a %s is one of its values or none, and no part of one',
  (kind) => {
    expect(operatorsOf({ kind, label: { en: 'Field' } })).toEqual(['eq', 'ne', 'null', 'nnull'])
  },
)

describe('groups in groups', () => {
  const filter = JSON.stringify(nested({ field: 'dailyLimit', operator: 'gte', value: 5 }, 3))
  const askedBy = (filterParameter: unknown) =>
    readingOf(read({ filterBuilder: offered }, { filterParameter }))?.ask(filter, '')

  it('are asked of a server only as deep as it takes them', () => {
    expect(askedBy('filter')).toEqual({})
    // Called by its name alone it is asked for groups of conditions.
    const group = JSON.stringify(nested({ field: 'dailyLimit', operator: 'gte', value: 5 }, 2))
    const { ask } = readingOf(read({ filterBuilder: offered }, { filterParameter: 'filter' })) ?? {}
    expect(ask?.(group, '')).toEqual({ filter: group })
    expect(askedBy({ name: 'filter', levels: 2 })).toEqual({})
    expect(askedBy({ name: 'where', levels: 3 })).toEqual({ where: filter })
  })

  it.each([0, 5, 2.5])('are no %d levels deep', (levels) => {
    const { faults } = read({ filterBuilder: offered }, { filterParameter: { name: 'filter', levels } })
    expect(faults).toMatchObject([{ id: 'R102', place: 'api-keys.calls.filterParameter.levels' }])
  })
})

describe('the check', () => {
  it.each([
    ['R099', 'list.filterBuilder[0]', { filterBuilder: ['labels'], paging: 'client' }, undefined],
    ['R087', 'list.filterBuilder[0]', { filterBuilder: ['token'], paging: 'client' }, undefined],
    ['R007', 'list.filterBuilder[1]', { filterBuilder: ['name', 'nam'], paging: 'client' }, undefined],
    ['R099', 'list.filterBuilder', { filterBuilder: ['name'] }, undefined],
    [
      'R099',
      'calls.filterParameter',
      { filterBuilder: ['name'], paging: 'client' },
      { filterParameter: 'f' },
    ],
    ['R014', 'calls.filterParameter', { filterBuilder: ['name'] }, { filterParameter: 'purpose' }],
    ['R014', 'calls.filterParameter', { filterBuilder: ['name'] }, { filterParameter: '_sort' }],
    ['R014', 'calls.filterParameter', { filterBuilder: ['name'] }, { filterParameter: 'sort' }],
    ['R014', 'calls.filterParameter', { filterBuilder: ['name'] }, { filterParameter: 'per_page' }],
    ['R075', 'list.filterBuilder[0]', { filterBuilder: ['double'] }, { filterParameter: 'f' }],
  ])('%s at %s of %j with calls %j', (id, place, list, calls) => {
    const { definition, faults } = read(list, calls)
    expect([...faults, ...checkDefinition(definition, knownNames)]).toMatchObject([
      { id, place: `api-keys.${place}` },
    ])
  })

  it('R102 of conditions on no field at all', () => {
    expect(read({ filterBuilder: [], paging: 'client' }).faults).toMatchObject([
      { id: 'R102', place: 'api-keys.list.filterBuilder', message: 'names no field' },
    ])
  })

  it('R099 of a parameter that nothing is sent by', () => {
    expect(read({}, { filterParameter: 'f' }).faults).toMatchObject([
      { id: 'R099', place: 'api-keys.calls.filterParameter' },
    ])
  })

  it('finds nothing wrong with a server that says how it is asked', () => {
    const { definition, faults } = read({ filterBuilder: offered }, { filterParameter: 'filter' })
    expect([...faults, ...checkDefinition(definition, knownNames)]).toEqual([])
  })
})
