import { expect, it } from 'vitest'
import type { CombinedFilter } from '../../domain/combined-filter'
import {
  conditionOn,
  hasIncomplete,
  isIncomplete,
  levelsOfDraft,
  newGroup,
  toDraft,
  toFilter,
} from './filter-draft'

const fields = {
  name: { label: { en: 'Name' }, kind: 'text' },
  size: { label: { en: 'Size' }, kind: 'number' },
} as const
const on = (operator: 'eq' | 'null', value: string | number | boolean | null) => ({
  ...conditionOn(fields, 'name', 'k'),
  operator,
  value,
})

it('a new group has one condition on the first field, which compares in its first way with nothing yet', () => {
  const { operator, entries } = newGroup(fields, 'or')
  expect(operator).toBe('or')
  expect(entries).toEqual([{ key: expect.any(String), field: 'name', operator: 'contains', value: null }])
  expect(conditionOn(fields, 'size', 'k')).toEqual({ key: 'k', field: 'size', operator: 'eq', value: null })
})

it.each([
  ['nothing', on('eq', null), true],
  ['an empty text', on('eq', ''), true],
  ['what is no figure', on('eq', Number.NaN), true],
  ['zero', on('eq', 0), false],
  ['no', on('eq', false), false],
  ['nothing, where it asks for empty ones', on('null', null), false],
])('a condition that compares with %s is incomplete: %s', (_what, condition, expected) => {
  expect(isIncomplete(condition)).toBe(expected)
  const group = { key: 'g', operator: 'and', entries: [condition] } as const
  expect(hasIncomplete({ key: 'o', operator: 'and', entries: [on('eq', 'a'), group] })).toBe(expected)
})

const filter: CombinedFilter = {
  operator: 'or',
  value: [
    { field: 'size', operator: 'gte', value: 0 },
    {
      operator: 'and',
      value: [
        { field: 'name', operator: 'null', value: true },
        { field: 'name', operator: 'ne', value: 'a' },
      ],
    },
  ],
}

it('a filter is itself again after it was opened, and has as many levels', () => {
  const draft = toDraft(filter)
  expect(toFilter(draft)).toEqual(filter)
  expect(levelsOfDraft(draft)).toBe(2)
  expect(levelsOfDraft({ ...draft, entries: [] })).toBe(1)
})

it('groups without conditions are left out, and what is left of nothing is no filter', () => {
  const empty = { key: 'e', operator: 'and', entries: [] } as const
  expect(toFilter(empty)).toBeNull()
  expect(toFilter({ key: 'o', operator: 'or', entries: [empty, on('eq', 'a')] })).toEqual({
    operator: 'or',
    value: [{ field: 'name', operator: 'eq', value: 'a' }],
  })
})

it('what asks for empty ones carries no value that was typed before', () => {
  expect(toFilter({ key: 'o', operator: 'and', entries: [on('null', 'typed')] })?.value).toEqual([
    { field: 'name', operator: 'null', value: true },
  ])
  const opened = toDraft({ operator: 'and', value: [{ field: 'name', operator: 'null', value: true }] })
  expect(opened.entries[0]).toMatchObject({ operator: 'null', value: null })
})
