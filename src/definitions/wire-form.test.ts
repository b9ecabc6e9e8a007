import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { FieldDefinition } from './define-field'
import { wireForm } from './wire-form'

const fields = {
  name: { label: { en: 'Name' }, kind: 'text', from: 'metadata.name' },
  took: { label: { en: 'Took' }, kind: 'duration', from: 'duration_ms', sentIn: 'ms' },
  day: { label: { en: 'Day' }, kind: 'date', sentIn: 's' },
  steps: {
    label: { en: 'Steps' },
    kind: 'array',
    kindField: 'type',
    kinds: {
      wait: {
        label: { en: 'Wait' },
        fields: { until: { label: { en: 'Until' }, kind: 'date-time', sentIn: 'ms' } },
      },
      stop: { label: { en: 'Stop' }, fields: { until: { label: { en: 'Until' }, kind: 'text' } } },
    },
  },
} as const satisfies Record<string, FieldDefinition>

const text = z.nullish(z.string())
const schema = z.object({
  id: z.string(),
  name: text,
  took: z.nullish(z.number()),
  day: text,
  steps: z.nullish(z.unknown()),
  etag: text,
})
const wire = wireForm(fields, { id: 'metadata.uid' })
const reading = wire.reading(schema)

it('reads what a schema in TypeScript has by the names of the fields, and what no field describes as it is', () => {
  const sent = {
    metadata: { uid: 'a', name: 'x' },
    duration_ms: 500,
    took: 9,
    name: 'no',
    etag: 'e',
    id: 'no',
  }
  expect(reading.parse(sent)).toEqual({ id: 'a', name: 'x', took: 0.5, etag: 'e' })
  expect(reading.parse({ metadata: { uid: 'a', name: null }, duration_ms: null, day: null })).toEqual({
    id: 'a',
    name: null,
    took: null,
    day: null,
  })
})

it('reads and writes units of fields that stand in entries, by the kind of each', () => {
  const sent = [
    { type: 'wait', until: 1_772_366_400_000 },
    { type: 'stop', until: 'Monday' },
  ]
  const steps = [
    { type: 'wait', until: '2026-03-01T12:00:00.000Z' },
    { type: 'stop', until: 'Monday' },
  ]
  expect(wire.read({ steps: sent }).values).toEqual({ steps })
  expect(wire.write({ steps })).toEqual({ steps: sent })
  expect(wire.read({ steps: [{ type: 'wait', until: 'Monday' }] }).unread).toEqual([
    { path: ['steps', 0, 'until'], expected: 'number' },
  ])
})

it('sees nothing in a list, and nothing that every object has', () => {
  const { values, unread, unknown } = wireForm({ a: { kind: 'text', from: 'list.length' } }).read({
    list: [1],
  })
  expect([values, unread, unknown]).toEqual([{}, [{ path: ['list'], expected: 'object' }], []])
  const nothing = wireForm({ a: { kind: 'text', from: 'x.y.z' } }).read({ x: { y: null } })
  expect(nothing).toEqual({ values: {}, unread: [], unknown: [] })
  // All of an object is a field's, whichever of its parts another one has.
  const whole = wireForm({ a: { kind: 'json', from: 'x' }, b: { kind: 'text', from: 'x.y' } })
  expect(whole.read({ x: { y: 'c', z: 1 } }).unknown).toEqual([])
  const inherited = wireForm({ a: { kind: 'text', from: 'x.toString' } })
  expect(inherited.read({ x: {} }).values).toEqual({})
  expect(inherited.write({ constructor: 1, a: 'b' })).toEqual({ constructor: 1, x: { toString: 'b' } })
})

it('tells of a moment that no calendar has, and of what is no field beside one', () => {
  expect(wire.read({ day: 1e300, metadata: { name: 'x', labels: {} }, extra: 1 })).toEqual({
    values: { name: 'x', day: null },
    unread: [{ path: ['day'], expected: 'number' }],
    unknown: ['metadata.labels', 'extra'],
  })
})

it('reads and writes no computed field, and names the others as the API filters and sorts by them', () => {
  const wire = wireForm({
    used: { kind: 'number', from: 'quota.used' },
    left: { kind: 'number', computed: '10 - used' },
  })
  expect(wire.read({ quota: { used: 4 }, left: 9 }).values).toEqual({ used: 4 })
  expect(wire.flat({ used: 4, id: 'a' })).toEqual({ 'quota.used': 4, id: 'a' })
})

it('puts values side by side into one object, and leaves what is no field as it is', () => {
  expect(wire.write({ name: 'x', id: 'a', other: { name: 'y' } })).toEqual({
    metadata: { name: 'x', uid: 'a' },
    other: { name: 'y' },
  })
})

it('sends whole milliseconds and seconds, and asks in them, of what is none as it stands', () => {
  expect(wire.write({ took: 1.005, day: '2026-03-01T12:00:00.900Z' })).toEqual({
    duration_ms: 1005,
    day: 1_772_366_400,
  })
  expect(wire.write({ day: 'Monday' })).toEqual({ day: 'Monday' })
  expect(wire.names.query({ took_gte: 'long' })).toEqual({ duration_ms_gte: 'long' })
  expect(wire.names.query({ took_gte: '2', _sort: 'took', day: 'Monday' })).toEqual({
    duration_ms_gte: '2000',
    _sort: 'duration_ms',
    day: 'Monday',
  })
  expect(wire.names.query({ day_gte: '2026-03-01T12:00:00Z' })).toEqual({ day_gte: '1772366400' })
  expect(['duration_ms', 'etag'].map(wire.names.fieldOf)).toEqual(['took', 'etag'])
})

it('says what is wrong at the place where it was sent, and takes no text for a record', () => {
  const { error } = reading.safeParse({ metadata: { uid: 'a', name: 5 } })
  expect(error?.issues.map(({ path }) => path)).toEqual([['metadata', 'name']])
  expect(reading.safeParse('down').success).toBe(false)
  expect(wire.answer.parse({ metadata: { name: 'x' }, token: 't' })).toEqual({
    metadata: { name: 'x' },
    name: 'x',
    token: 't',
  })
  expect(wire.answer.parse('done')).toBe('done')
  expect(wire.request().parse(undefined)).toBeUndefined()
})

it('takes a field of that very name before one with an operator', () => {
  const { names } = wireForm({
    took: { kind: 'number', from: 'duration' },
    took_gte: { kind: 'number', from: 'least' },
  })
  expect(['took_gte', 'took_lte', 'q', 'id'].map(names.key)).toEqual(['least', 'duration_lte', 'q', 'id'])
  expect(['took_ne', 'took_like', 'took_near'].map(names.key)).toEqual([
    'duration_ne',
    'duration_like',
    'took_near',
  ])
})

const numbered = wireForm(
  {
    team: { kind: 'reference', sentAs: 'number', from: 'team_id' },
    readers: { kind: 'reference', sentAs: 'number' },
    level: { kind: 'choice', sentAs: 'number' },
    steps: {
      kind: 'array',
      fields: { team: { label: { en: 'Team' }, kind: 'reference', sentAs: 'number' } },
    },
  },
  { filterParameter: 'filter' },
)

it('gives an API whose ids and choices are numbers those numbers back, and has texts here', () => {
  const sent = { team_id: 7, readers: [7, 12], level: 2, steps: [{ team: 7 }] }
  const { values, unread } = numbered.read(sent)
  expect([values, unread]).toEqual([
    { team: '7', readers: ['7', '12'], level: '2', steps: [{ team: '7' }] },
    [],
  ])
  expect(numbered.write(values)).toEqual(sent)
  expect(numbered.write({ team: null, readers: [] })).toEqual({ team_id: null, readers: [] })
})

it.each(['t7', '007', '1e3', '', ' 7', 'Infinity', '9007199254740993'])(
  'leaves %j, which is no such number, as it is',
  (id) => {
    expect(numbered.write({ team: id, readers: [id] })).toEqual({ team_id: id, readers: [id] })
  },
)

it('asks for records of such an id by the number', () => {
  expect(numbered.names.query({ team: '7', team_ne: '8' })).toEqual({ team_id: '7', team_id_ne: '8' })
  expect(numbered.names.query({ team: '007' })).toEqual({ team_id: '007' })
  const filter = JSON.stringify({
    operator: 'and',
    value: [{ field: 'team', operator: 'eq', value: '7' }],
  })
  expect(numbered.names.query({ filter })).toEqual({
    filter: '{"operator":"and","value":[{"field":"team_id","operator":"eq","value":7}]}',
  })
  const several = JSON.stringify({
    operator: 'or',
    value: [{ field: 'team', operator: 'in', value: ['7', 't8'] }],
  })
  expect(numbered.names.query({ filter: several })).toEqual({
    filter: '{"operator":"or","value":[{"field":"team_id","operator":"in","value":[7,"t8"]}]}',
  })
  // Whether there is one is no value of it; what is no filter is sent as it is.
  const isSet = JSON.stringify({ operator: 'and', value: [{ field: 'team', operator: 'null', value: '1' }] })
  expect(numbered.names.query({ filter: isSet })).toEqual({
    filter: '{"operator":"and","value":[{"field":"team_id","operator":"null","value":"1"}]}',
  })
  expect(numbered.names.query({ filter: 'team' })).toEqual({ filter: 'team' })
})

it('asks in the units of the wire for each of several values of one parameter', () => {
  expect(wire.names.query({ took: '1.5,2', name: 'a%2Cb,c' }, ['took', 'name'])).toEqual({
    duration_ms: '1500,2000',
    'metadata.name': 'a%2Cb,c',
  })
})

it('a share of one is read, written and asked for as a percent', () => {
  const used = { label: { en: 'Used' }, kind: 'percent', sentIn: 'share' } as const
  const wire = wireForm({ used, limits: { kind: 'array', fields: { warn: used } } })
  const sent = { used: 0.07, limits: [{ warn: 0.8 }, { warn: 1.1 }] }
  const values = { used: 7, limits: [{ warn: 80 }, { warn: 110 }] }
  expect(wire.read(sent).values).toEqual(values)
  expect(wire.write(values)).toEqual(sent)
  expect(wire.write({ used: 28.9 })).toEqual({ used: 0.289 })
  expect(wire.read({ used: null }).values).toEqual({ used: null })
  expect(wire.names.query({ used_gte: '55', used: '0' })).toEqual({ used_gte: '0.55', used: '0' })
})

it.each([
  ['money', 'cents', 50_000, 500],
  ['money', 'cents', 115, 1.15],
  ['money', 'cents', -2_890, -28.9],
  ['money', 'cents', 999_999_999_999, 9_999_999_999.99],
  ['bytes', 'KiB', 1.5, 1536],
  ['bytes', 'MiB', 2, 2_097_152],
  ['bytes', 'GiB', 0.5, 536_870_912],
  ['bytes', 'TiB', 1, 1_099_511_627_776],
  ['bytes', 'kB', 0.07, 70],
  ['bytes', 'MB', 1.1, 1_100_000],
  ['bytes', 'GB', 2, 2_000_000_000],
  ['bytes', 'TB', 1, 1_000_000_000_000],
  ['duration', 's', 90, 90],
  ['duration', 'min', 90, 5_400],
  ['duration', 'h', 1.5, 5_400],
  ['duration', 'd', 2, 172_800],
] as const)(
  '%s that an API counts in %s are read, written and asked for: %d is %d',
  (kind, sentIn, theirs, ours) => {
    const wire = wireForm({ size: { kind, sentIn } })
    expect(wire.read({ size: theirs }).values).toEqual({ size: ours })
    expect(wire.write({ size: ours })).toEqual({ size: theirs })
    expect(wire.names.query({ size_gte: String(ours) })).toEqual({ size_gte: String(theirs) })
    expect(wire.read({ size: null }).values).toEqual({ size: null })
  },
)
