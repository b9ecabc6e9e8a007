import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { fieldLines, probe } from '../testing/probe-file'
import { type Condition, holds } from './condition'
import type { FieldDefinition } from './define-field'
import { limitsOf } from './field-limits'

const person = buildPerson()
const asked = (condition: Condition, values: object, more = {}) =>
  holds(condition, { valueOf: (name) => Reflect.get(values, name), person, ...more })

describe('two fields are compared', () => {
  const later = { field: 'ends', greater: { field: 'starts' } } as const
  it.each([
    [later, { ends: '2026-03-02', starts: '2026-03-01T12:00:00Z' }, true],
    [later, { ends: '2026-03-01', starts: '2026-03-01T12:00:00Z' }, false],
    [later, { ends: '2026-03-02', starts: null }, false],
    [{ field: 'used', less: { field: 'limit' } }, { used: 3, limit: 4 }, true],
    [{ field: 'used', less: { field: 'limit' } }, { used: 4, limit: 4 }, false],
    [{ field: 'to', not: { field: 'from' } }, { to: 'a', from: 'a' }, false],
    [{ field: 'to', not: { field: 'from' } }, { to: 'b', from: 'a' }, true],
    [{ field: 'to', equals: { field: 'from' } }, { to: '', from: null }, true],
    [{ field: 'at', equals: { field: 'day' } }, { at: '2026-03-01T00:00:00Z', day: '2026-03-01' }, true],
    [{ field: 'one', equals: { field: 'tags' } }, { one: 'b', tags: ['a', 'b'] }, true],
  ])('%j of %j: %s', (condition, values, outcome) => {
    expect(asked(condition as Condition, values)).toBe(outcome)
  })

  it('and nothing is wrong yet with what is still empty, where that is asked', () => {
    expect(asked(later, { ends: '2026-03-02', starts: null }, { isLenient: true })).toBe(true)
    expect(asked(later, { ends: '2026-03-01', starts: '2026-03-02' }, { isLenient: true })).toBe(false)
  })

  it('and with the present, by the clock that is given', () => {
    const past = { field: 'at', less: 'now' } as const
    const now = Date.parse('2026-03-01T12:00:00Z')
    expect(asked(past, { at: '2026-03-01T11:00:00Z' }, { now })).toBe(true)
    expect(asked(past, { at: '2026-03-01T13:00:00Z' }, { now })).toBe(false)
  })
})

describe('limits', () => {
  const limits = (field: Pick<FieldDefinition, 'kind' | 'min' | 'max'>, values: object) =>
    limitsOf(field, {
      valueOf: (name) => Reflect.get(values, name),
      now: Date.parse('2026-03-01T12:00:30Z'),
    })

  it('are those of other fields, of the present and fixed ones', () => {
    expect(limits({ kind: 'number', min: { field: 'least' }, max: 9 }, { least: 4 })).toEqual({
      min: 4,
      max: 9,
    })
    expect(limits({ kind: 'number', min: { field: 'least' } }, { least: null })).toEqual({
      min: -Infinity,
      max: Infinity,
    })
    expect(limits({ kind: 'date-time', min: 'now', max: '2026-04-01T10:00:00Z' }, {})).toEqual({
      min: Date.parse('2026-03-01T12:00:00Z'),
      max: Date.parse('2026-04-01T10:00:00Z'),
    })
    const start = { starts: '2026-03-05T08:15:00Z' }
    expect(limits({ kind: 'date-time', min: { field: 'starts' } }, start).min).toBe(
      Date.parse('2026-03-05T08:15:00Z'),
    )
    const soon = { starts: '2026-03-05T08:15:00Z' }
    const upTo = (plus: string, kind: FieldDefinition['kind'], values: object) =>
      limits({ kind, max: { field: 'starts', plus } }, values).max
    expect(upTo('12h', 'date-time', soon)).toBe(Date.parse('2026-03-05T20:15:00Z'))
    expect(upTo('90min', 'date-time', soon)).toBe(Date.parse('2026-03-05T09:45:00Z'))
    expect(upTo('30d', 'day', { starts: '2026-03-05' })).toBe(Date.UTC(2026, 3, 4))
    // Of a day the whole of it, of a time no seconds: nobody can pick them.
    const noon = new Date(2026, 2, 5, 12).toISOString()
    expect(limits({ kind: 'date', min: { field: 'starts' } }, { starts: noon }).min).toBe(
      new Date(2026, 2, 5).getTime(),
    )
    expect(limits({ kind: 'date-time', max: '2026-04-01T10:00:59Z' }, {}).max).toBe(
      Date.parse('2026-04-01T10:00:00Z'),
    )
    // Over the change of the clocks, where there is one.
    const begins = new Date(2026, 2, 5).toISOString()
    expect(upTo('30d', 'date', { starts: begins })).toBe(new Date(2026, 3, 4).getTime())
    expect(upTo('12h', 'date-time', { starts: null })).toBe(Number.POSITIVE_INFINITY)
    const day = new Date(2026, 2, 5).getTime()
    expect(limits({ kind: 'date', min: '2026-03-05' }, {}).min).toBe(day)
  })
})

describe('the check says', () => {
  const size = probe.fields.size
  const begun = probe.fields.begun
  const at = 'probes.fields'
  it.each([
    [
      { size: { ...size, min: { field: 'prise' } } },
      `R007 ${at}.size.min.field: no field "prise"; did you mean "price"?`,
    ],
    [
      { size: { ...size, max: { field: 'due' } } },
      `R135 ${at}.size.max: a number is limited by a number, and "due" is a date: name another field, or say a value`,
    ],
    [
      { size: { ...size, min: { field: 'size' } } },
      `R135 ${at}.size.min: "size" is no limit of itself: name another field`,
    ],
    [
      { size: { ...size, max: 'now' } },
      `R135 ${at}.size.max: a number, or { "field": … } is expected, and not "now"`,
    ],
    [
      { note: { ...probe.fields.note, max: { field: 'size' } } },
      `R135 ${at}.note.max: only numbers and dates are limited by another field: say a number`,
    ],
    [
      { size: { ...size, max: { field: 'price', plus: '3d' } } },
      `R156 ${at}.size.max.plus: only dates and days are counted on: leave "plus" out`,
    ],
    [
      { size: { ...size, max: { field: 'price', plus: '3 weeks' } } },
      `R102 ${at}.size.max.plus: is a time such as "90min", "12h" or "30d"`,
    ],
    [
      { size: { ...size, validWhen: [{ field: 'size', greater: { field: 'due' }, reason: 'No' }] } },
      `R079 ${at}.size.validWhen[0]: "size" (a number) is compared with "due" (a date), which it never is`,
    ],
    [
      { size: { ...size, validWhen: [{ field: 'size', less: { field: 'size' }, reason: 'No' }] } },
      `R079 ${at}.size.validWhen[0]: "size" is compared with itself: name another field`,
    ],
    [
      { size: { ...size, shownWhen: { field: 'price', equals: { field: 'sise' } } } },
      `R007 ${at}.size.shownWhen: no field "sise"; did you mean "size"?`,
    ],
    [
      { size: { ...size, validWhen: [{ field: 'size', greater: 1 }] } },
      `R102 probes.fields.size.validWhen[0].reason: is missing`,
    ],
  ])('%j: %s', (fields, line) => {
    expect(fieldLines(fields)).toEqual([line])
  })

  it('nothing of a limit whose name ends as that of the field it limits', () => {
    const create = { fields: [...probe.create.fields, 'oversize'] }
    const oversize = { ...size, min: { field: 'size' } }
    expect(fieldLines({ oversize }, { create })).toEqual([])
  })

  it('of a date what limits it', () => {
    const create = { fields: [...probe.create.fields, 'begun'] }
    expect(fieldLines({ begun: { ...begun, min: 3 } }, { create })).toEqual([
      `R135 ${at}.begun.min: a date is limited by "now", "now+30d", a date such as "2026-03-01", or { "field": … }, and not by 3`,
    ])
    // What a formula comes to may be any date.
    const last = { type: 'computed', label: 'Last', as: 'date', value: 'addDays(due, 3)' }
    expect(fieldLines({ last, begun: { ...begun, max: { field: 'last' } } }, { create })).toEqual([])
    for (const min of ['now', 'now+14d', '2026-03-01', { field: 'due' }, { field: 'due', plus: '30d' }]) {
      expect(fieldLines({ begun: { ...begun, min } }, { create })).toEqual([])
    }
    for (const plus of ['12h', '90min']) {
      expect(fieldLines({ begun: { ...begun, max: { field: 'due', plus } } }, { create })).toEqual([
        `R156 ${at}.begun.max.plus: a date without a time is counted on by days, such as "30d"`,
      ])
    }
  })

  it('of a day and of a date with its time by what they are counted on', () => {
    const [from, on] = ['From', 'On'].map((label) => ({ type: 'day', label }))
    const create = { fields: [...probe.create.fields, 'on', 'due'] }
    const lines = (plus: string) =>
      fieldLines(
        {
          from,
          on: { ...on, max: { field: 'from', plus } },
          due: { ...probe.fields.due, max: { field: 'createdAt', plus } },
          createdAt: { type: 'date-time', label: 'Created' },
        },
        { create },
      )
    expect(lines('30d')).toEqual([])
    expect(lines('12h')).toEqual([
      `R156 ${at}.on.max.plus: a day without a time is counted on by days, such as "30d"`,
    ])
  })
})
