import { exactSum } from '../consumption/exact'
import { type BillingFigure, type BillingFigures, type BillingPart, billingFigures } from './billing-stat'

/** A figure as it is shown and exported: costs to two decimals, amounts to five (BIL-D05). */
export function shownFigure(name: BillingFigure, value: number): number {
  const isCost = billingFigures.some((figure) => figure.name === name && figure.isCost)
  return Number((isCost ? costs : amounts).format(value)) + 0
}

const plain = { useGrouping: false } as const
const costs = new Intl.NumberFormat('en', { ...plain, maximumFractionDigits: 2 })
const amounts = new Intl.NumberFormat('en', { ...plain, maximumFractionDigits: 5 })

/** What the clusters of a month add up to where that is not what the month was reported with. */
export type Difference = { figure: BillingFigure; reported: number; sum: number }

/**
 * Where a month is not the sum of its clusters, by what can be seen of it. Nothing is said of a figure that the month or
 * one of its clusters lacks.
 */
export function differencesOf(reported: BillingFigures, parts: readonly BillingPart[]): Difference[] {
  return billingFigures.flatMap(({ name }): Difference[] => {
    const figures = parts.map((part) => part.figures[name])
    const whole = reported[name]
    if (whole === null || !figures.every((figure) => figure !== null)) return []
    const sum = exactSum(figures)
    return shownFigure(name, sum) === shownFigure(name, whole) ? [] : [{ figure: name, reported: whole, sum }]
  })
}
