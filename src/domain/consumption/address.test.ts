import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, type ConsumptionFilters, defaultFilters, filtersIn } from './address'
import { addDays } from './calendar'
import { dataTypes } from './data-type'
import { rangeTypes } from './range'

const choosable = { from: '2025-11-01', to: '2026-03-04' }
const read = (search: string) => filtersIn(new URLSearchParams(search), choosable)

describe('the address of the consumption page', () => {
  it('is empty for the current month of all clusters [USE-021, USE-010]', () => {
    expect(addressOf(defaultFilters).toString()).toBe('')
    expect(read('')).toEqual({
      range: { type: 'month' },
      clusters: null,
      types: ['compute'],
      grouping: 'cluster',
    })
  })

  it('says range, clusters, types and grouping [USE-010]', () => {
    const filters: ConsumptionFilters = {
      range: { type: 'custom', from: '2026-01-01', to: '2026-01-05' },
      clusters: ['a', 'b&c'],
      types: ['storage', 'backups'],
      grouping: 'type',
    }
    const address =
      'range=custom&from=2026-01-01&to=2026-01-05&cluster=a&cluster=b%26c&type=storage&type=backups&by=type'
    expect(addressOf(filters).toString()).toBe(address)
    expect(read(address)).toEqual(filters)
  })

  it.each([
    'range=decade',
    'range=custom',
    'range=custom&from=2026-02-30&to=2026-03-01',
    'range=custom&from=2026-03-05&to=2026-03-09',
    'type=money&by=colour',
    'unknown=1&utm_source=x',
  ])('says nothing by %s', (search) => {
    expect(read(search)).toEqual(defaultFilters)
  })

  it('can say that no cluster is chosen', () => {
    expect(read('cluster=').clusters).toEqual([])
    expect(addressOf({ ...defaultFilters, clusters: [] }).toString()).toBe('cluster=')
  })

  it('reads back whatever it says', () => {
    const date = fc.integer({ min: 0, max: 123 }).map((days) => addDays(choosable.from, days))
    const range = fc.oneof(
      fc.constantFrom(...rangeTypes.filter((type) => type !== 'custom')).map((type) => ({ type })),
      fc.tuple(date, date).map((dates) => {
        const [from = '', to = ''] = dates.toSorted()
        return { type: 'custom' as const, from, to }
      }),
    )
    const filters = fc.record({
      range,
      clusters: fc.option(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 4 })),
      types: fc.subarray([...dataTypes], { minLength: 1 }),
      grouping: fc.constantFrom('cluster' as const, 'type' as const),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(read(addressOf(chosen).toString())).toEqual(chosen)
      }),
    )
  })
})
