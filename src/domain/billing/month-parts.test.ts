import { describe, expect, it } from 'vitest'
import type { BillingFigures } from './billing-stat'
import { differencesOf, shownFigure } from './month-parts'

const figures = (units: number | null, totalCost: number | null): BillingFigures => ({
  units,
  unitsCost: null,
  users: 1,
  usersCost: null,
  usage: null,
  usageCost: null,
  totalCost,
})

describe('a figure of billing', () => {
  it.each([
    ['totalCost', 1.005, 1.01],
    ['usageCost', 0.125, 0.13],
    ['unitsCost', -12.345, -12.35],
    ['totalCost', -0.001, 0],
    ['units', 1.234565, 1.23457],
    ['usage', 0.000004, 0],
    ['users', 3, 3],
  ] as const)('%s of %s is shown as %s [BIL-D05]', (name, value, shown) => {
    expect(Object.is(shownFigure(name, value), shown)).toBe(true)
  })
})

describe('a month and its clusters', () => {
  it('agree where they add up to it, exactly', () => {
    const parts = [
      { name: 'a', figures: { ...figures(0.1, 0.1), users: 0.5 } },
      { name: 'b', figures: { ...figures(0.2, 0.2), users: 0.5 } },
    ]
    expect(differencesOf(figures(0.3, 0.3), parts)).toEqual([])
  })

  it('agree where binary fractions would add up to a cent less', () => {
    const parts = [0.005, 0.03].map((cost) => ({ name: 'a', figures: { ...figures(0, cost), users: 0 } }))
    expect(differencesOf({ ...figures(0, 0.035), users: 0 }, parts)).toEqual([])
  })

  it('differ by what can be seen, figure by figure', () => {
    const parts = [
      { name: 'a', figures: figures(10, 10) },
      { name: 'b', figures: { ...figures(20.00001, 20.004), users: 0 } },
    ]
    expect(differencesOf(figures(30, 30), parts)).toEqual([{ figure: 'units', reported: 30, sum: 30.00001 }])
    expect(differencesOf(figures(30.00001, 35), parts)).toEqual([
      { figure: 'totalCost', reported: 35, sum: 30.004 },
    ])
  })

  it('are not compared in what one of them was not reported', () => {
    const part = { name: 'a', figures: { ...figures(null, 10), users: 2 } }
    expect(differencesOf(figures(30, null), [part])).toEqual([{ figure: 'users', reported: 1, sum: 2 }])
    expect(differencesOf(figures(30, 10), [])).toEqual([
      { figure: 'units', reported: 30, sum: 0 },
      { figure: 'users', reported: 1, sum: 0 },
      { figure: 'totalCost', reported: 10, sum: 0 },
    ])
  })
})
