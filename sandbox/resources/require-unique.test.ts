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
