import { describe, expect, it } from 'vitest'
import { billingFigures, everyMonth, isReported, monthsWithShares } from './billing-stat'

const figures = { units: null, unitsCost: null, users: null, usersCost: null, usage: null, usageCost: null }
const month = (id: string, totalCost: number | null) => ({ ...figures, id, dateFormatted: id, totalCost })
const shares = (...costs: (number | null)[]) =>
  monthsWithShares(costs.map((cost, index) => month(`2026-0${index + 1}`, cost))).map(({ id, costShare }) => [
    id,
    costShare,
  ])

it('months stand newest first, each beside the one that cost most [BIL-D02]', () => {
  expect(shares(50, 200, 0)).toEqual([
    ['2026-03', 0],
    ['2026-02', 1],
    ['2026-01', 0.25],
  ])
})

it.each([
  ['a credit', [-5, 10], [1, null]],
  ['a cost that is not reported', [null, 10], [1, null]],
  ['months that cost nothing', [0, 0], [null, null]],
  ['credits alone', [-5, -1], [null, null]],
])('of %s nothing is said', (_what, costs, expected) => {
  expect(shares(...costs).map(([, share]) => share)).toEqual(expected)
})

describe('a row for each month of the account', () => {
  const months = monthsWithShares([month('2026-02', 5), month('2025-11', 7)])
  const created = Date.parse('2025-12-31T23:00:00Z')
  const now = Date.parse('2026-03-01T00:00:00Z')

  it('has no figure where the server reported none, newest first [BIL-D02]', () => {
    const rows = everyMonth(months, created, now)
    expect(rows.map((row) => [row.id, row.dateFormatted, row.totalCost, isReported(row)])).toEqual([
      ['2026-03', 'Mar 2026', null, false],
      ['2026-02', '2026-02', 5, true],
      ['2026-01', 'Jan 2026', null, false],
      ['2025-12', 'Dec 2025', null, false],
      ['2025-11', '2025-11', 7, true],
    ])
    expect(rows[0]).toEqual({ ...month('2026-03', null), dateFormatted: 'Mar 2026', costShare: null })
  })

  it('is as it came where nothing is reported, or nobody knows when the account began', () => {
    expect(everyMonth([], created, now)).toEqual([])
    expect(everyMonth(months, null, now)).toEqual(months)
    expect(everyMonth(months, Date.UTC(1, 0), now)).toEqual(months)
  })
})

it('costs are told from amounts [BIL-005]', () => {
  expect(billingFigures.filter(({ isCost }) => isCost).map(({ name }) => name)).toEqual([
    'unitsCost',
    'usersCost',
    'usageCost',
    'totalCost',
  ])
})
