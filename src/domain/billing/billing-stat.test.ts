import { expect, it } from 'vitest'
import { billingFigures, monthsWithShares } from './billing-stat'

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

it('costs are told from amounts [BIL-005]', () => {
  expect(billingFigures.filter(({ isCost }) => isCost).map(({ name }) => name)).toEqual([
    'unitsCost',
    'usersCost',
    'usageCost',
    'totalCost',
  ])
})
