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
