import { describe, expect, it } from 'vitest'
import { fieldLines, probe } from '../testing/probe-file'
import type { FieldDefinition } from './define-field'
import { hasOverlap, overlapOf } from './overlaps'

const says = { en: 'This person has a shift then' }

function isOver(
  kind: FieldDefinition['kind'],
  one: object,
  other: object,
  of: readonly string[] = ['person'],
) {
  const overlap = overlapOf('from', { kind, noOverlap: { to: 'to', of: [...of], says } })
  return overlap && hasOverlap(overlap, (field) => Reflect.get(one, field), { ...other })
}

const at = (from: string | null, to: string | null, person: string | null = 'Ana') => ({
  from: from && `2026-03-01T${from}:00Z`,
  to: to && `2026-03-01T${to}:00Z`,
  person,
})

describe('two records take some time together', () => {
  it.each([
    [at('08:00', '16:00'), at('15:00', '23:00'), true],
    [at('08:00', '16:00'), at('09:00', '10:00'), true],
    [at('09:00', '10:00'), at('08:00', '16:00'), true],
    [at('08:00', '16:00'), at('16:00', '23:00'), false],
    [at('16:00', '23:00'), at('08:00', '16:00'), false],
    [at('08:00', '16:00'), at('15:00', '23:00', 'Ben'), false],
    [at('08:00', '16:00', ' Ana'), at('15:00', '23:00'), true],
    [at('08:00', '16:00', ''), at('15:00', '23:00', ''), false],
    [at('08:00', null), at('15:00', '23:00'), true],
    [at('08:00', '09:00'), at('08:30', null), true],
    [at('08:00', '09:00'), at('09:00', null), false],
    [at(null, '16:00'), at('15:00', '23:00'), false],
  ])('%j and %j: %s', (one, other, outcome) => {
    expect(isOver('date-time', one, other)).toBe(outcome)
  })

  it('where nothing says otherwise, whosoever they are', () => {
    expect(isOver('date-time', at('08:00', '16:00'), at('15:00', '23:00', 'Ben'), [])).toBe(true)
  })

  it.each([
    ['planned', 'planned', true],
    ['cancelled', 'planned', false],
    ['planned', 'cancelled', false],
  ])('unless one of them does not count: one is %s, the other %s', (one, other, outcome) => {
    const overlap = overlapOf('from', {
      kind: 'date-time',
      noOverlap: { to: 'to', when: [{ field: 'state', not: 'cancelled' }], says },
    })
    const own: Readonly<Record<string, unknown>> = { ...at('08:00', '16:00'), state: one }
    const record = { ...at('15:00', '23:00'), state: other }
    expect(overlap && hasOverlap(overlap, (field) => own[field], record)).toBe(outcome)
  })

  it.each(['day', 'date'] as const)('on their last day, too, where they are of whole days: a %s', (kind) => {
    const days = (from: string, to: string) => ({ from, to, person: 'Ana' })
    const first = days('2026-03-01', '2026-03-07')
    expect(isOver(kind, first, days('2026-03-07', '2026-03-14'))).toBe(true)
    expect(isOver(kind, first, days('2026-03-08', '2026-03-14'))).toBe(false)
  })
})

describe('the check', () => {
  const create = { fields: [...probe.create.fields, 'due'] }
  const line = (noOverlap: object, fields: object = {}) =>
    fieldLines(
      { until: { type: 'date-time', label: 'Until' }, due: { ...probe.fields.due, noOverlap }, ...fields },
      { create },
    )
  const says = 'Taken'
  const place = 'probes.fields.due.noOverlap'

  it.each([
    [{ to: 'until', says }, []],
    [{ to: 'until', of: ['kind', 'name'], says }, []],
    [{ to: 'untl', says }, [`R007 ${place}.to: no field "untl"; did you mean "until"?`]],
    [{ to: 'begun', says }, []],
    [{ to: 'size', says }, [`R157 ${place}.to: the time begins at a date, and "size" is a number`]],
    [{ to: 'double', says }, [`R157 ${place}.to: the time begins at a date, and "double" is computed`]],
    [{ to: 'due', says }, [`R157 ${place}.to: it is the field itself: name the one at which the time ends`]],
    [{ to: 'until', of: ['knd'], says }, [`R007 ${place}.of[0]: no field "knd"; did you mean "kind"?`]],
    [
      { to: 'until', of: ['tags'], says },
      [`R136 ${place}.of[0]: "tags" has no value that another record could have, too`],
    ],
    [{ to: 'until', when: { field: 'kind', not: 'paid' }, says }, []],
    [
      { to: 'until', when: { field: 'knd', not: 'paid' }, says },
      [`R007 ${place}.when.field: no field "knd"; did you mean "kind"?`],
    ],
    [
      { to: 'until', when: { any: [{ person: 'role', equals: 'premium' }] }, says },
      [`R136 ${place}.when: "role" is of a person: ask what the records have`],
    ],
    [{ to: 'until', of: [], says }, [`R102 ${place}.of: names no field`]],
    [{ to: 'until' }, [`R102 ${place}.says: is missing`]],
  ])('says of %j: %j', (noOverlap, lines) => {
    expect(line(noOverlap)).toEqual(lines)
  })

  it('takes it at dates and days alone', () => {
    expect(fieldLines({ size: { ...probe.fields.size, noOverlap: { to: 'price', says } } })).toEqual([
      expect.stringMatching(/^R089 probes\.fields\.size\.noOverlap: /),
    ])
  })

  it('finds rows of the sandbox that take one time', () => {
    const row = (from: string, to: string) => ({ name: 'A', due: from, until: to })
    const fixtures = [
      row('2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z'),
      row('2026-03-01T12:00:00Z', '2026-03-01T20:00:00Z'),
    ]
    const due = { ...probe.fields.due, noOverlap: { to: 'until', says } }
    const until = { type: 'date-time', label: 'Until' }
    expect(fieldLines({ due, until }, { create, fixtures })).toEqual([
      'R094 probes.fixtures[1].due: another row takes some of this time, and no two may',
    ])
  })
})
