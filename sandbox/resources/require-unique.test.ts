import { expect, it } from 'vitest'
import { gadgets } from '../../src/testing/gadgets'
import { Problem } from '../problems'
import { requireUnique } from './require-unique'

const label = { en: 'Label' }
const fields = {
  person: { label, kind: 'text' },
  from: { label, kind: 'date-time', noOverlap: { to: 'to', of: ['person'], says: { en: 'Ana works' } } },
  to: { label, kind: 'date-time' },
} as const
const planned = { field: 'state', equals: 'planned' } as const
const counted = {
  ...fields,
  person: { label, kind: 'text', unique: { when: planned, says: { en: 'Ana has one' } } },
  state: { label, kind: 'text' },
} as const
const row = { id: '1', person: 'Ana', from: '2026-03-01T10:00:00Z', to: '2026-03-01T14:00:00Z' }

it.each([
  ['its note', { note: 'late' }, true],
  ['its person', { person: 'Ana' }, false],
  ['its end', { to: '2026-03-01T13:30:00Z' }, false],
  ['its end, out of the way', { from: '2026-03-01T14:00:00Z' }, true],
])(
  'a record that takes time of another one already is judged where the change is of %s',
  (_what, values, isTaken) => {
    const before = { person: 'Ana', from: '2026-03-01T12:00:00Z', to: '2026-03-01T15:00:00Z' }
    const ask = () => requireUnique({ ...gadgets, fields, formFields: {} }, values, [{ row }], before)
    if (isTaken) expect(ask).not.toThrow()
    else expect(ask).toThrow(Problem)
  },
)

it.each([
  ['planned', 'planned', true],
  ['planned', 'cancelled', false],
  ['cancelled', 'planned', false],
])(
  'a record that begins to count is judged by those that do: it becomes %s, the other is %s',
  (own, other, isTaken) => {
    const ask = () =>
      requireUnique(
        { ...gadgets, fields: counted, formFields: {} },
        { state: own },
        [{ row: { id: '1', person: 'Ana', state: other } }],
        { person: 'Ana', state: 'draft' },
      )
    if (isTaken) expect(ask).toThrow(Problem)
    else expect(ask).not.toThrow()
  },
)

it('a month that another record has a day in is taken, in the values of the others it names', () => {
  const unique = { with: ['centre'], per: 'month', says: { en: 'It has one that month' } } as const
  const fields = { day: { label, kind: 'day', unique }, centre: { label, kind: 'text' } } as const
  const others = [{ row: { id: '1', day: '2026-11-01', centre: '4100' } }]
  const ask = (day: string, centre: string) => () =>
    requireUnique({ ...gadgets, fields, formFields: {} }, { day, centre }, others)
  expect(ask('2026-11-30', '4100')).toThrow(Problem)
  expect(ask('2026-12-01', '4100')).not.toThrow()
  expect(ask('2026-11-30', '4200')).not.toThrow()
})
