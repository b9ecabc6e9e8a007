import { exactSum } from './consumption/exact'
import { readInstant } from './dates'
import type { TotalKind } from './total'
import { asExactAs, totalOf } from './total'

/** What the records of a list that share a day, a month or a year are drawn by. */
export const chartSpans = ['day', 'month', 'year'] as const
export type ChartSpan = (typeof chartSpans)[number]

/** One record of a chart: where it belongs, null where nothing says so, and its figure. */
export type ChartEntry = { x: string | null; layer: string | null; y: number | null }

/** What is drawn at one place of a chart: a figure a layer, in their order; null where nothing is known. */
export type ChartPlace = { x: string | null; values: (number | null)[] }

const lengths: Readonly<Record<ChartSpan, number>> = { day: 10, month: 7, year: 4 }

/** Days and months beyond which a chart says less by them than by the next longer span. */
const longest = { day: 62, month: 48 } as const

/** More places than this are not filled up where nothing is. */
const mostFilled = 400

/**
 * The calendar day of a date or an instant, `2026-03-05`; null where the text is neither. A day without a time is that
 * day everywhere.
 * @param timeZone IANA name, for instants
 */
export function dayOf(text: unknown, timeZone: string): string | null {
  if (typeof text !== 'string') return null
  const instant = readInstant(text)
  if (instant === null) return null
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)
}

/** The span by which days are told best: the shortest that does not make too many places. */
export function spanOf(days: readonly string[]): ChartSpan {
  const [first, last] = endsOf(days)
  if (first === undefined || last === undefined) return 'day'
  if (placesBetween(first, last, 'day') <= longest.day) return 'day'
  return placesBetween(first, last, 'month') <= longest.month ? 'month' : 'year'
}

/** A day's span: `2026-03-05`, `2026-03` or `2026`. */
export function periodOf(day: string, span: ChartSpan): string {
  return day.slice(0, lengths[span])
}

/** All periods from the first to the last day, in their order; those alone that occur where they would be too many. */
export function periodsOf(days: readonly string[], span: ChartSpan): string[] {
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

function placesBetween(first: string, last: string, span: ChartSpan): number {
  const [from, to] = [new Date(first), new Date(last)]
  if (span === 'day') return Math.round((to.getTime() - from.getTime()) / 86_400_000) + 1
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  return span === 'year' ? years + 1 : years * 12 + to.getUTCMonth() - from.getUTCMonth() + 1
}

function periodAfter(first: string, span: ChartSpan, place: number): string {
  const from = new Date(first)
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()]
  const at =
    span === 'day'
      ? Date.UTC(year, month, day + place)
      : span === 'month'
        ? Date.UTC(year, month + place)
        : Date.UTC(year + place, 0)
  return periodOf(new Date(at).toISOString(), span)
}
