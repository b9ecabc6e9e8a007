import { describe, expect, it } from 'vitest'
import {
  type CombinedFilter,
  conditionsOf,
  levelsOf,
  mapConditions,
  meetsFilter,
  readAskedFilter,
  readCombinedFilter,
} from './combined-filter'

const on = (field: string) => ({ field, operator: 'eq', value: 1 }) as const
/** a or (b and c). */
const filter: CombinedFilter = {
  operator: 'or',
  value: [on('a'), { operator: 'and', value: [on('b'), on('c')] }],
}
const nested = (levels: number): object =>
  levels === 1 ? { operator: 'and', value: [on('a')] } : { operator: 'and', value: [nested(levels - 1)] }

describe('a filter of several conditions', () => {
  it.each([
    ['a', true],
    ['b', false],
    ['b c', true],
    ['c', false],
    ['', false],
  ])('holds where %j are met: %s', (met, holds) => {
    expect(meetsFilter(filter, ({ field }) => met.split(' ').includes(field))).toBe(holds)
  })

  it('has levels and conditions, those in groups too', () => {
    expect([levelsOf(filter), levelsOf({ operator: 'and', value: [on('a')] })]).toEqual([2, 1])
    expect(conditionsOf(filter).map(({ field }) => field)).toEqual(['a', 'b', 'c'])
    const shouted = mapConditions(filter, (each) => ({ ...each, field: each.field.toUpperCase() }))
    expect(conditionsOf(shouted).map(({ field }) => field)).toEqual(['A', 'B', 'C'])
    expect(levelsOf(shouted)).toBe(2)
  })

  it('is read from its text, four levels deep, and nothing else is one', () => {
    expect(readCombinedFilter(JSON.stringify(filter))).toEqual(filter)
    expect(readCombinedFilter(JSON.stringify(nested(4)))).toEqual(nested(4))
    for (const wrong of ['', 'no JSON', '[]', '{"operator":"and","value":[]}', JSON.stringify(nested(5))])
      expect(readCombinedFilter(wrong), wrong).toBeNull()
  })

  it('may ask of a list for one of several ids, which no person can type', () => {
    const asked = JSON.stringify({ operator: 'and', value: [{ field: 'a', operator: 'in', value: ['1'] }] })
    expect(readAskedFilter(asked)).toEqual(JSON.parse(asked))
    expect(readCombinedFilter(asked)).toBeNull()
  })
})
