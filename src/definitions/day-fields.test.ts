import { describe, expect, it, vi } from 'vitest'
import { buildPerson } from '../testing/builders'
import { fieldLines, probe } from '../testing/probe-file'
import { type Condition, holds } from './condition'
import { limitsOf } from './field-limits'
import { filterBuilder } from './filter-builder'
import { fixedValues } from './fixed-values'
import { rangeReading } from './value-filters'

const day = { type: 'day', label: 'Day' } as const
/** Late on a day that is the next one already further east. */
const now = new Date(2026, 10, 27, 23, 30).getTime()

describe('a day of the calendar', () => {
  it('is limited by fixed days, by today and by other fields, each the same wherever it is read', () => {
    const limits = (limit: { min?: string | { field: string }; max?: string }) =>
      limitsOf({ kind: 'day', ...limit }, { valueOf: () => '2026-03-05', now })
    expect(limits({ min: '2026-03-01', max: 'today' })).toEqual({
      min: Date.UTC(2026, 2, 1),
      max: Date.UTC(2026, 10, 27),
    })
    expect(limits({ min: { field: 'from' } }).min).toBe(Date.UTC(2026, 2, 5))
  })

  it.each([
    [{ field: 'due', less: 'today' }, '2026-11-26', true],
    [{ field: 'due', less: 'today' }, '2026-11-27', false],
    [{ field: 'due', greater: 'today' }, '2026-11-28', true],
    [{ field: 'due', equals: '2026-11-27' }, '2026-11-27', true],
  ] as const)('is compared with another one: %j of %s is %s', (condition, due, outcome) => {
    const facts = { valueOf: () => due, person: buildPerson(), now }
    expect(holds(condition satisfies Condition, facts)).toBe(outcome)
  })

  it('is filtered by days that may move, and a server is asked for days without a time', () => {
    vi.useFakeTimers({ now })
    const days = rangeReading('days')
    const isIn = days.test('today..today+3d', 'due')
    expect(
      ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'].map((due) => isIn?.({ id: '1', due })),
    ).toEqual([false, true, true, false])
    expect(days.ask('today..2026-12-31', 'due')).toEqual({ due_gte: '2026-11-27', due_lte: '2026-12-31' })
  })

  it('is compared in a combined filter, of which a server is asked with the day itself', () => {
    const { reading } = filterBuilder({ due: { kind: 'day', label: { en: 'Due' } } }, ['due'], 'filter')
    const spelled = (operator: string) =>
      JSON.stringify({ operator: 'and', value: [{ field: 'due', operator, value: '2026-03-01' }] })
    const found = (operator: string) =>
      ['2026-02-28', '2026-03-01'].map((due) => reading?.test(spelled(operator), '')?.({ id: '1', due }))
    expect([found('eq'), found('gte')]).toEqual([
      [false, true],
      [false, true],
    ])
    expect(reading?.ask(spelled('gte'), '')).toEqual({ filter: spelled('gte') })
  })

  it('is sent as today by an action', () => {
    const fields = { endedOn: { kind: 'day', label: { en: 'Ended' } } } as const
    expect(fixedValues({ sends: { endedOn: 'today' } }, fields, buildPerson(), now)).toEqual({
      endedOn: '2026-11-27',
    })
  })

  it.each([
    [{ min: 'today', max: '2030-12-31', default: 'today', unique: 'Taken' }, {}],
    [{ lockedWhen: { field: 'on', less: 'today', reason: 'It is over' } }, {}],
    [{ min: 'today-7d', max: 'today+30d', default: 'today+7d' }, {}],
    [{ lockedWhen: { field: 'on', less: 'today-90d', reason: 'It is over' } }, {}],
    [{}, { list: { ...probe.list, groupBy: 'on', chart: { kind: 'line', x: 'on', per: 'month' } } }],
    [{}, { list: { ...probe.list, filters: ['on'], views: [{ name: 'V', filters: { on: 'today..' } }] } }],
    [{}, { fixtures: [{ id: '1', name: 'A', on: '2026-03-01' }] }],
  ])('may say %j beside %j', (more, changes) => {
    const create = { fields: [...probe.create.fields, 'on'] }
    expect(fieldLines({ on: { ...day, ...more } }, { create, ...changes })).toEqual([])
  })

  const at = 'probes.fields.on'
  it.each([
    [
      { max: 'now' },
      `R135 ${at}.max: a day is limited by "today", "today+30d", a day such as "2026-03-01", or { "field": … }, and not by "now"`,
    ],
    [
      { max: 'today+12h' },
      `R135 ${at}.max: a day is limited by "today", "today+30d", a day such as "2026-03-01", or { "field": … }, and not by "today+12h"`,
    ],
    [
      { min: { field: 'due' } },
      `R135 ${at}.min: a day is limited by a day, and "due" is a date: name another field, or say a value`,
    ],
    [{ default: 'now' }, `R136 ${at}.default: the field is a day, and cannot be "now"; a day, or "today"`],
    [
      { lockedWhen: { field: 'on', greater: 'now', reason: 'No' } },
      `R079 ${at}.lockedWhen.greater: "on" (a day) is compared with "today", "today+30d" or a day such as "2026-03-01", and not with "now"`,
    ],
    [
      { validWhen: { field: 'on', greater: { field: 'due' }, reason: 'No' } },
      `R079 ${at}.validWhen: "on" (a day) is compared with "due" (a date), which it never is`,
    ],
  ])('may not say %j', (more, line) => {
    const create = { fields: [...probe.create.fields, 'on'] }
    expect(fieldLines({ on: { ...day, ...more } }, { create })).toEqual([line])
  })

  it('has no time in a row of the sandbox', () => {
    expect(fieldLines({ on: day }, { fixtures: [{ name: 'A', on: '2026-03-01T00:00:00Z' }] })).toEqual([
      'R094 probes.fixtures[0].on: "2026-03-01T00:00:00Z" is no value of this field: a day such as "2026-03-01" is expected',
    ])
  })
})
