import { describe, expect, it, vi } from 'vitest'
import { buildPerson } from '../testing/builders'
import {
  type Condition,
  type Conditions,
  comparisonsIn,
  fieldsAskedBy,
  holds,
  otherFieldsOf,
} from './condition'

const record: Readonly<Record<string, unknown>> = {
  state: 'running',
  count: 0,
  size: 12.5,
  isOn: false,
  none: null,
  blank: '',
  labels: ['red', 'blue'],
  nothing: [],
  expiresAt: '2026-03-01T12:00:00Z',
  midnight: '2026-03-01T00:00:00Z',
  day: '2026-03-01',
  // The same figure of milliseconds as one without the nought is not the same number of an order.
  number: '01772366400000',
  ratio: '2:1',
}
const person = buildPerson({ email: 'ada@basalt.test', role: { id: 4, name: 'premium' }, isPartner: true })
const check = (condition: Conditions) => holds(condition, { valueOf: (field) => record[field], person })

describe('a comparison with a field', () => {
  it.each<[Condition, boolean]>([
    [{ field: 'state', equals: 'running' }, true],
    [{ field: 'state', equals: 'stopped' }, false],
    [{ field: 'state', in: ['stopped', 'running'] }, true],
    [{ field: 'state', in: ['stopped'] }, false],
    [{ field: 'state', in: [] }, false],
    [{ field: 'state', not: 'running' }, false],
    [{ field: 'state', not: ['stopped', 'gone'] }, true],
    [{ field: 'count', equals: 0 }, true],
    [{ field: 'count', equals: '0' }, false],
    [{ field: 'isOn', equals: false }, true],
    [{ field: 'none', equals: null }, true],
    [{ field: 'absent', equals: null }, true],
    [{ field: 'absent', not: 'x' }, true],
    [{ field: 'blank', equals: null }, true],
    [{ field: 'labels', equals: 'blue' }, true],
    [{ field: 'labels', in: ['green', 'red'] }, true],
    [{ field: 'labels', not: 'red' }, false],
    [{ field: 'state', set: true }, true],
    [{ field: 'count', set: true }, true],
    [{ field: 'none', set: true }, false],
    [{ field: 'blank', set: false }, true],
    [{ field: 'nothing', set: true }, false],
    [{ field: 'size', greater: 12 }, true],
    [{ field: 'size', greater: 12.5 }, false],
    [{ field: 'size', less: 12.5 }, false],
    [{ field: 'size', less: 13 }, true],
    [{ field: 'size', greater: 12, less: 12.4 }, false],
    [{ field: 'none', less: 3 }, false],
    [{ field: 'state', greater: 3 }, false],
    [{ field: 'expiresAt', equals: '2026-03-01T12:00:00Z' }, true],
    [{ field: 'expiresAt', equals: '2026-03-01T13:00:00.000+01:00' }, true],
    [{ field: 'expiresAt', in: ['2026-03-02T12:00:00Z', '2026-03-01 12:00'] }, true],
    [{ field: 'expiresAt', not: '2026-03-01T11:00:00-01:00' }, false],
    [{ field: 'expiresAt', equals: '2026-03-01T12:00:01Z' }, false],
    [{ field: 'midnight', equals: '2026-03-01T00:00:00+00:00' }, true],
    [{ field: 'midnight', equals: '2026-03-01' }, false],
    [{ field: 'day', equals: '2026-03-01' }, true],
    [{ field: 'day', equals: '2026-03-01T00:00:00Z' }, false],
    [{ field: 'number', equals: '1772366400000' }, false],
    [{ field: 'ratio', equals: '1:2' }, false],
    [{ field: 'expiresAt', greater: '2026-03-01' }, true],
    [{ field: 'expiresAt', less: '2026-03-01T12:00:00Z' }, false],
  ])('%j: %s', (condition, expected) => {
    expect(check(condition)).toBe(expected)
  })
})

it.each<[Condition, boolean]>([
  [{ field: 'absent', equals: false }, true],
  [{ field: 'absent', in: [false] }, true],
  [{ field: 'absent', not: true }, true],
  [{ field: 'absent', not: false }, false],
  [{ field: 'absent', equals: true }, false],
  [{ field: 'absent', equals: { field: 'isOn' } }, true],
  [{ field: 'isOn', equals: { field: 'absent' } }, true],
  [{ field: 'isOn', equals: null }, false],
  [{ field: 'nothing', equals: false }, false],
])('a yes or no that nobody has given counts as no: %j is %s', (condition, expected) => {
  expect(check(condition)).toBe(expected)
})

it('asks of the person who they are', () => {
  const own = buildPerson({ uuid: 'u-7', fullName: 'Ada Byron', email: 'ada@basalt.test' })
  const asked = (condition: Condition) =>
    holds(condition, { valueOf: (field) => ({ owner: 'u-7', by: 'Ada Byron' })[field], person: own })
  expect(asked({ person: 'id', equals: { field: 'owner' } })).toBe(true)
  expect(asked({ person: 'id', equals: { field: 'by' } })).toBe(false)
  expect(asked({ person: 'name', equals: 'Ada Byron' })).toBe(true)
})

it('a list of conditions holds while each of them does', () => {
  const running = { field: 'state', equals: 'running' }
  expect(check([running, { field: 'count', equals: 0 }])).toBe(true)
  expect(check([running, { field: 'count', equals: 1 }])).toBe(false)
})

it('compares instants with the present', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:01Z') })
  expect(check({ field: 'expiresAt', less: 'now' })).toBe(true)
  vi.setSystemTime(Date.parse('2026-03-01T11:59:59Z'))
  expect(check({ field: 'expiresAt', less: 'now' })).toBe(false)
  expect(check({ field: 'expiresAt', greater: 'now' })).toBe(true)
  expect(check({ field: 'expiresAt', greater: 'now+30d' })).toBe(false)
  expect(check({ field: 'expiresAt', less: 'now+30d' })).toBe(true)
})

it.each<[Condition, boolean]>([
  [{ person: 'email', equals: 'ada@basalt.test' }, true],
  [{ person: 'role', in: ['premium', 'enterprise'] }, true],
  [{ person: 'role', not: 'premium' }, false],
  [{ person: 'isPartner', equals: true }, true],
])('asks the person: %j: %s', (condition, expected) => {
  expect(check(condition)).toBe(expected)
})

describe('several conditions', () => {
  const yes: Condition = { field: 'count', equals: 0 }
  const no: Condition = { field: 'count', equals: 1 }

  it.each<[Condition, boolean]>([
    [{ all: [yes, yes] }, true],
    [{ all: [yes, no] }, false],
    [{ any: [no, yes] }, true],
    [{ any: [no, no] }, false],
    [{ any: [{ all: [yes, no] }, { all: [yes, yes] }] }, true],
  ])('%j: %s', (condition, expected) => {
    expect(check(condition)).toBe(expected)
  })

  it('are found however deep they stand', () => {
    expect(comparisonsIn({ any: [yes, { all: [no] }] })).toEqual([yes, no])
  })
})

it('names every other field that a comparison looks at', () => {
  const other = (field: string) => ({ field })
  const all = { equals: other('b'), not: other('c'), greater: other('d'), less: other('e') }
  expect(otherFieldsOf({ field: 'a', ...all })).toEqual(['b', 'c', 'd', 'e'])
  expect(otherFieldsOf({ field: 'a', equals: 'b', not: ['c'], greater: 1, less: 'now' })).toEqual([])
})

it.each<[Condition, boolean]>([
  [{ field: 'closes', greater: { field: 'opens' } }, true],
  [{ field: 'opens', greater: { field: 'closes' } }, false],
  [{ field: 'opens', greater: '08:29' }, true],
  [{ field: 'opens', greater: '08:30' }, false],
  [{ field: 'opens', less: '09:00' }, true],
  [{ field: 'opens', less: '08:30' }, false],
  [{ field: 'opens', equals: { field: 'exact' } }, true],
  [{ field: 'opens', equals: { field: 'closes' } }, false],
])('of times of day %j: %s', (condition, expected) => {
  const times: Readonly<Record<string, string>> = { opens: '08:30', closes: '17:00', exact: '08:30:00' }
  expect(holds(condition, { valueOf: (field) => times[field], person })).toBe(expected)
})

it('tells every field that conditions ask, and compare with', () => {
  const asked = fieldsAskedBy([
    {
      any: [
        { field: 'state', equals: 'live' },
        { person: 'isPartner', equals: true },
      ],
    },
    { all: [{ field: 'used', less: { field: 'limit' } }] },
  ])
  expect(asked).toEqual(['state', 'used', 'limit'])
  expect(fieldsAskedBy(undefined)).toEqual([])
})
