import { expect, it } from 'vitest'
import type { FieldDefinition } from './define-field'
import { valueKindOf } from './value-kind'

it.each<[Partial<FieldDefinition>, string]>([
  [{ kind: 'reference', resource: 'teams' }, 'text'],
  [{ kind: 'reference', resource: 'teams', many: true }, 'list'],
  [{ kind: 'list' }, 'list'],
  [{ kind: 'money' }, 'figure'],
  [{ kind: 'date' }, 'instant'],
  [{ kind: 'day' }, 'day'],
  [{ kind: 'switch' }, 'flag'],
  [{ kind: 'choice' }, 'text'],
  [{ kind: 'json' }, 'any'],
])('what a field %j holds is a %s', (field, kind) => {
  expect(valueKindOf({ kind: 'text', label: { en: 'Field' }, ...field })).toBe(kind)
})
