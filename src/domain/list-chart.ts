import { exactSum } from './consumption/exact'
import { readInstant } from './dates'
import type { TotalKind } from './total'
import { asExactAs, totalOf } from './total'

/** What the records of a list that share it are drawn by; a week begins on a Monday. */
export const chartSpans = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type ChartSpan = (typeof chartSpans)[number]

/** One record of a chart: where it belongs, null where nothing says so, and its figure. */
export type ChartEntry = { x: string | null; layer: string | null; y: number | null }

/** What is drawn at one place of a chart: a figure a layer, in their order; null where nothing is known. */
export type ChartPlace = { x: string | null; values: (number | null)[] }

const hour = 3_600_000
/** Milliseconds of the spans that are all of one length; the others are so many months. */
const lengths: Readonly<Partial<Record<ChartSpan, number>>> = { hour, day: 24 * hour, week: 168 * hour }
const months: Readonly<Partial<Record<ChartSpan, number>>> = { quarter: 3, year: 12 }

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

/**
 * The hour of an instant, `2026-03-05T14`; null where the text is none.
 * @param timeZone IANA name
 */
export function hourOf(text: unknown, timeZone: string): string | null {
  const instant = typeof text === 'string' ? readInstant(text) : null
  if (instant === null) return null
  const two = '2-digit'
  const parts = { year: 'numeric', month: two, day: two, hour: two, hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat('sv-SE', parts).format(instant).replace(' ', 'T')
}

/** The span by which days are told best: the shortest that does not make too many places. */
export function spanOf(days: readonly string[]): ChartSpan {
  const [first, last] = endsOf(days)
  if (first === undefined || last === undefined) return 'day'
  if (placesBetween(first, last, 'day') <= longest.day) return 'day'
  return placesBetween(first, last, 'month') <= longest.month ? 'month' : 'year'
}

/**
 * The span of a day or an hour: `2026-03-05T14`, `2026-03-05`, `2026-03`, `2026-Q1` or `2026`, of a week its first day.
 * @param at a day, `2026-03-05`, or an hour, `2026-03-05T14`
 */
export function periodOf(at: string, span: ChartSpan): string {
  if (span === 'week') return new Date(startOf(at, span)).toISOString().slice(0, 10)
  if (span === 'quarter') return `${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`
  return at.slice(0, { hour: 13, day: 10, month: 7, year: 4 }[span])
}

/** When the hour, the day or the week of a day or an hour begins, in milliseconds of UTC. */
function startOf(at: string, span: ChartSpan): number {
  const instant = Date.parse(at.length > 10 ? `${at}:00Z` : at)
  if (span !== 'week') return instant
  const weekday = (new Date(instant).getUTCDay() + 6) % 7
  return Date.parse(at.slice(0, 10)) - weekday * 24 * hour
}

/** How many spans of months there were before it, from year 0. */
function placeInMonths(at: string, span: ChartSpan): number {
  return Math.floor((Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7)) - 1) / (months[span] ?? 1))
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
  const length = lengths[span]
  if (length === undefined) return placeInMonths(last, span) - placeInMonths(first, span) + 1
  return Math.round((startOf(last, span) - startOf(first, span)) / length) + 1
}

function periodAfter(first: string, span: ChartSpan, place: number): string {
  const length = lengths[span]
  const at =
    length === undefined
      ? Date.UTC(0, (placeInMonths(first, span) + place) * (months[span] ?? 1) - 1900 * 12)
      : startOf(first, span) + place * length
  return periodOf(new Date(at).toISOString().slice(0, 13), span)
}
