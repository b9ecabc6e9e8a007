import { expect, it } from 'vitest'
import type { FieldDefinition } from './define-field'
import { groupText, isGroupable, isShared, readGroup } from './groupable'

it.each<[Partial<FieldDefinition>, offered: boolean, allowed: boolean]>([
  [{ kind: 'choice' }, true, true],
  [{ kind: 'switch' }, true, true],
  [{ kind: 'state' }, true, true],
  [{ kind: 'reference' }, true, true],
  // One record would stand in several groups.
  [{ kind: 'reference', many: true }, false, false],
  // What a cell draws is not what the group is called.
  [{ kind: 'choice', cell: 'owner' }, false, true],
  [{ kind: 'text' }, false, true],
  [{ kind: 'email' }, false, true],
  [{ kind: 'url' }, false, true],
  [{ kind: 'host' }, false, true],
  [{ kind: 'number' }, false, true],
  [{ kind: 'date' }, false, false],
  [{ kind: 'day' }, false, true],
  [{ kind: 'list' }, false, false],
])(
  'a list is grouped by a field %j where a person chooses: %s, or its definition says so: %s',
  (field, ...is) => {
    const described: FieldDefinition = { label: { en: 'Field' }, kind: 'text', ...field }
    expect([isShared(described), isGroupable(described)]).toEqual(is)
  },
)

it.each([
  ['status', { field: 'status', per: null }],
  ['startsAt.month', { field: 'startsAt', per: 'month' }],
  ['meta.startsAt.week', { field: 'meta.startsAt', per: 'week' }],
  ['startsAt.hour', { field: 'startsAt.hour', per: null }],
  ['month', { field: 'month', per: null }],
  // A field that is called so comes before the period of another.
  ['budget.year', { field: 'budget.year', per: null }],
])('the address spells the groups "%s" of %j', (text, group) => {
  expect(readGroup(text, { 'budget.year': {} })).toEqual(group)
  const { field, per } = group as ReturnType<typeof readGroup>
  expect(groupText(per === null ? field : { field, per })).toBe(text)
})

it('a definition groups dates by their periods, and nothing else', () => {
  const field = (kind: FieldDefinition['kind']) => ({ kind, label: { en: 'Field' } })
  const kinds = ['date', 'day', 'date-time', 'choice', 'text', 'number'] as const
  expect(kinds.filter((kind) => isGroupable(field(kind), 'month'))).toEqual(['date', 'day', 'date-time'])
})
