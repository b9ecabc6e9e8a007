import { calendarDay, readInstant, startOfDay } from './dates'
import { instantOfMoment, readMoment } from './moment'
import { byteUnits, readDuration } from './units'

/** What a value has to lie between, as the address spells it: `10..20`, `2026-01-01..`, `..5`. */
export type Range = { from: string; to: string }

/** How a text is looked for; the address spells them `~part`, `^beginning`, `=whole` and `!` for no text at all. */
export const textOperators = ['contains', 'begins', 'is', 'empty'] as const
export type TextOperator = (typeof textOperators)[number]
export type TextFilter = { operator: TextOperator; text: string }

const signs: Readonly<Record<TextOperator, string>> = { contains: '~', begins: '^', is: '=', empty: '!' }

/** Kinds of figures that people write with their unit: `2 GiB..`, `..1 h 30 min`. */
export type RangeUnit = 'bytes' | 'duration'

/**
 * The range an address spells, in plain figures; null for what makes none.
 * @param isOfDays whether days or figures stand in it; either, where that is not known
 * @param unit what figures are written in, besides plain ones
 */
export function readRange(spelled: string, isOfDays?: boolean, unit?: RangeUnit): Range | null {
  const [first = '', second, ...more] = spelled.split('..')
  if (second === undefined || more.length > 0 || (first === '' && second === '')) return null
  const [from, to] = unit ? [plainFigure(first, unit), plainFigure(second, unit)] : [first, second]
  return [from, to].every((side) => side === '' || isLimit(side, isOfDays)) ? { from, to } : null
}

/**
 * A range of days with plain ones in place of those that move: `today`, `today+90d`, `today-7d`. What is none stays.
 * @param now milliseconds since the epoch, in the browser's zone
 */
export function withPlainDays(spelled: string, now: number): string {
  return spelled
    .split('..')
    .map((side) => {
      // In an address that somebody typed, a plus is read as a space.
      const moment = readMoment(side.replace(' ', '+'))
      if (moment?.word !== 'today') return side
      return new Date(instantOfMoment(moment, now)).toISOString().slice(0, 10)
    })
    .join('..')
}

/** A range as the address spells it; nothing where it has no side. */
export function writeRange({ from, to }: Range): string {
  return from === '' && to === '' ? '' : `${from}..${to}`
}

/** The text filter an address spells; null for what makes none. */
export function readTextFilter(spelled: string): TextFilter | null {
  const operator = textOperators.find((each) => spelled.startsWith(signs[each]))
  if (operator === undefined) return null
  const text = spelled.slice(1)
  return (operator === 'empty') === (text === '') ? { operator, text } : null
}

export function writeTextFilter({ operator, text }: TextFilter): string {
  if (operator === 'empty') return signs.empty
  return text === '' ? '' : signs[operator] + text
}

/** Whether a value lies in a range; both ends are in it, of a day its last moment too. */
export function isInRange(value: unknown, { from, to }: Range): boolean {
  // A day without a time is that day everywhere.
  if (typeof value === 'string' && calendarDay.test(value)) return value >= from && (to === '' || value <= to)
  const figure = typeof value === 'number' ? value : typeof value === 'string' ? readInstant(value) : null
  if (figure === null) return false
  const isFigure = typeof value === 'number'
  const [least, most] = isFigure ? [Number(from), Number(to)] : [startOfDay(from), endOf(to)]
  return (from === '' || figure >= (least ?? Number.NaN)) && (to === '' || figure <= (most ?? Number.NaN))
}

/** Whether a text is as a filter wants it, whatever its case. */
export function matchesText(value: string | null, { operator, text }: TextFilter): boolean {
  const [own, wanted] = [(value ?? '').toLowerCase(), text.toLowerCase()]
  if (operator === 'empty') return own === ''
  if (operator === 'is') return own === wanted
  return operator === 'begins' ? own.startsWith(wanted) : own.includes(wanted)
}

/** What a server is asked for a range: figures as they are, of days the first and the last moment here. */
export function rangeLimits({ from, to }: Range, isDay: boolean): { from: string; to: string } {
  if (!isDay) return { from, to }
  return { from: isoOf(startOfDay(from)), to: isoOf(endOf(to)) }
}

function plainFigure(side: string, unit: RangeUnit): string {
  const figure = side === '' ? null : unit === 'bytes' ? readSize(side) : readDuration(side)
  return figure === null ? side : String(figure)
}

/** A size in the units that sizes are shown in, in bytes; null for anything else. */
export function readSize(text: string): number | null {
  const [, figure, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(text) ?? []
  const power = byteUnits.findIndex((known) => known.toLowerCase() === unit.toLowerCase())
  return figure === undefined || power === -1 ? null : Math.round(Number(figure) * 1024 ** power)
}

function isLimit(side: string, isOfDays = calendarDay.test(side)): boolean {
  if (isOfDays !== calendarDay.test(side)) return false
  return isOfDays ? readInstant(side) !== null : /^-?\d+(\.\d+)?$/.test(side)
}

function endOf(side: string): number | null {
  const instant = calendarDay.test(side) ? Date.parse(`${side}T23:59:59.999`) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

function isoOf(instant: number | null): string {
  return instant === null ? '' : new Date(instant).toISOString()
}
