import { exactSum } from './consumption/exact'
import { type DateSpan, periodOf, spanLengths, startOf } from './period'
import type { TotalKind } from './total'
import { asExactAs, totalOf } from './total'

/** One record of a chart: where it belongs, null where nothing says so, and its figure. */
export type ChartEntry = {
  x: string | null
  layer: string | null
  y: number | null
  /** Of an amount whose record says its currency: which one; null where it says none. */
  currency?: string | null
}

/** What is drawn at one place of a chart: a figure a layer, in their order; null where nothing is known. */
export type ChartPlace = { x: string | null; values: (number | null)[] }

/** Months of the spans that are not all of one length, but for the month itself. */
const months: Readonly<Partial<Record<DateSpan, number>>> = { quarter: 3, year: 12 }

/** Days and months beyond which a chart says less by them than by the next longer span. */
const longest = { day: 62, month: 48 } as const

/** More places than this are not filled up where nothing is. */
const mostFilled = 400

/** The span by which days are told best: the shortest that does not make too many places. */
export function spanOf(days: readonly string[]): DateSpan {
  const [first, last] = endsOf(days)
  if (first === undefined || last === undefined) return 'day'
  if (placesBetween(first, last, 'day') <= longest.day) return 'day'
  return placesBetween(first, last, 'month') <= longest.month ? 'month' : 'year'
}

/** How many spans of months there were before it, from year 0. */
function placeInMonths(at: string, span: DateSpan): number {
  return Math.floor((Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7)) - 1) / (months[span] ?? 1))
}

/** All periods from the first to the last day, in their order; those alone that occur where they would be too many. */
export function periodsOf(days: readonly string[], span: DateSpan): string[] {
  const [first, last] = endsOf(days)
  if (first === undefined || last === undefined) return []
  const count = placesBetween(first, last, span)
  if (count > mostFilled) return [...new Set(days.map((day) => periodOf(day, span)))].sort()
  return Array.from({ length: count }, (_, place) => periodAfter(first, span, place))
}

/**
 * What the records come to at each place, a figure a layer.
 * @param places in the order they are drawn; a record of another is left out
 * @param layers `[null]` where there is but one
 * @param total `count` counts the records themselves
 */
export function chartPlaces(
  entries: readonly ChartEntry[],
  places: readonly (string | null)[],
  layers: readonly (string | null)[],
  total: TotalKind,
): ChartPlace[] {
  const figures = new Map<string | null, Map<string | null, (number | null)[]>>()
  for (const { x, layer, y } of entries) {
    const here = figures.get(x) ?? new Map<string | null, (number | null)[]>()
    figures.set(x, here)
    const values = here.get(layer) ?? []
    here.set(layer, values)
    values.push(y)
  }
  return places.map((x) => ({
    x,
    values: layers.map((layer) => comesTo(figures.get(x)?.get(layer) ?? [], total)),
  }))
}

function comesTo(values: readonly (number | null)[], total: TotalKind): number | null {
  if (total === 'count') return values.length
  const known = values.filter((value) => value !== null)
  if (total === 'sum') return exactSum(known)
  const figure = totalOf(total, known)
  // Amounts have cents, whatever their figures are in.
  return total === 'average' && figure !== null ? asExactAs(figure, known, 2) : figure
}

function endsOf(days: readonly string[]): [first?: string, last?: string] {
  const [first] = days
  if (first === undefined) return []
  return days.reduce<[string, string]>(
    ([least, most], day) => [day < least ? day : least, day > most ? day : most],
    [first, first],
  )
}

function placesBetween(first: string, last: string, span: DateSpan): number {
  const length = spanLengths[span]
  if (length === undefined) return placeInMonths(last, span) - placeInMonths(first, span) + 1
  return Math.round((startOf(last, span) - startOf(first, span)) / length) + 1
}

function periodAfter(first: string, span: DateSpan, place: number): string {
  const length = spanLengths[span]
  const at =
    length === undefined
      ? Date.UTC(0, (placeInMonths(first, span) + place) * (months[span] ?? 1) - 1900 * 12)
      : startOf(first, span) + place * length
  return periodOf(new Date(at).toISOString().slice(0, 13), span)
}
