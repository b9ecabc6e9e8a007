import { rounded } from './rounded'

/** What a column comes to. */
export const totalKinds = ['sum', 'average', 'min', 'max', 'count'] as const
export type TotalKind = (typeof totalKinds)[number]

/**
 * What the values of a column come to: `count` of those there are, else of the figures among them; null where there are
 * none.
 */
export function totalOf(kind: TotalKind, values: readonly unknown[]): number | null {
  if (kind === 'count')
    return values.filter((value) => value !== null && value !== undefined && value !== '').length
  const figures = values.filter((value) => typeof value === 'number')
  if (figures.length === 0) return null
  // Not spread: a list may hold more than a call takes.
  if (kind === 'min') return figures.reduce((least, figure) => Math.min(least, figure))
  if (kind === 'max') return figures.reduce((most, figure) => Math.max(most, figure))
  const sum = figures.reduce((total, figure) => total + figure, 0)
  return kind === 'sum' ? sum : sum / figures.length
}

/**
 * An average to as many decimals as the figures have that it is of: more would claim too much.
 * @param least decimals it has in any case, where they are not nought
 */
export function asExactAs(average: number, values: readonly unknown[], least = 1): number {
  const decimals = values.map((value) =>
    typeof value === 'number' ? (String(rounded(value)).split('.')[1]?.length ?? 0) : 0,
  )
  const most = decimals.reduce((most, count) => Math.max(most, count), least)
  return Number(average.toFixed(Math.min(most, 5)))
}
