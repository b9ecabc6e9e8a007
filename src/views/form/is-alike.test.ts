import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { isAlike } from './is-alike'

const fields = {
  at: { kind: 'date-time', label: { en: 'At' } },
  note: { kind: 'text', label: { en: 'Note' } },
} as const

it.each<[what: string, field: Partial<FieldDefinition>, listed: unknown, sent: unknown, isSame: boolean]>([
  ['an instant', { kind: 'date-time' }, '2026-03-01T12:00:00Z', '2026-03-01T12:00:00.000Z', true],
  ['one in another zone', { kind: 'date' }, '2026-03-01T13:00:00+01:00', '2026-03-01T12:00:00.000Z', true],
  ['another instant', { kind: 'date' }, '2026-03-01T12:00:01Z', '2026-03-01T12:00:00.000Z', false],
  ['a text', { kind: 'text' }, 'ada@example.com', ' ada@example.com ', true],
  ['another text', { kind: 'text' }, 'ada', 'eva', false],
  ['ranges', { kind: 'ip-range' }, '10.0.0.1,10.0.0.2', '10.0.0.1, 10.0.0.2', true],
  ['typed ranges', { input: 'ip-ranges' }, '10.0.0.1,10.0.0.2', '10.0.0.1, 10.0.0.2', true],
  ['JSON', { kind: 'json' }, '{\n  "a": [1]\n}', '{"a": [1]}', true],
  ['other JSON', { kind: 'json' }, { a: 1 }, '{"a": 2}', false],
  [
    'entries',
    { kind: 'array', fields },
    [{ note: 'A', at: '2026-03-01T12:00:00Z' }],
    [{ at: '2026-03-01T12:00:00.000Z', note: ' A' }],
    true,
  ],
  [
    'entries without what is empty',
    { kind: 'array', fields },
    [{ note: 'A', at: null }],
    [{ note: 'A' }],
    true,
  ],
  ['other entries', { kind: 'array', fields }, [{ note: 'A' }], [{ note: 'B' }], false],
  ['nothing', { kind: 'text' }, null, '', true],
  ['no', { kind: 'switch' }, null, false, false],
])('%s of a record is what was sent, or is not', (_what, field, listed, sent, isSame) => {
  expect(isAlike({ kind: 'text', label: { en: 'Field' }, ...field }, listed, sent)).toBe(isSame)
})
