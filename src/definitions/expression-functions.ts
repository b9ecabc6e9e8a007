import { isSameInstant, oneDay, readCalendarDay, readInstant } from '../domain/dates'
import { shownDay } from '../domain/local-time'
import { calendarDaysAfter, daysAfter, isoInstant } from '../domain/time-after'

/** What an expression reads and gives; null is "nothing known". */
export type ExpressionValue = string | number | boolean | null

/** Names that are values. */
export const constants = new Map<string, ExpressionValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

type Lazy = () => ExpressionValue
type Operator = (left: Lazy, right: Lazy) => ExpressionValue

/** Operators from the loosest to the tightest. */
export const levels: readonly Readonly<Record<string, Operator>>[] = [
  { '||': (left, right) => joined(left, right, true) },
  { '&&': (left, right) => joined(left, right, false) },
  { '==': (left, right) => isEqual(left(), right()), '!=': (left, right) => !isEqual(left(), right()) },
  {
    '<': (left, right) => compared(left(), right(), (sign) => sign < 0),
    '<=': (left, right) => compared(left(), right(), (sign) => sign <= 0),
    '>': (left, right) => compared(left(), right(), (sign) => sign > 0),
    '>=': (left, right) => compared(left(), right(), (sign) => sign >= 0),
  },
  {
    '+': (left, right) => added(left(), right()),
    '-': (left, right) => figures(left(), right(), (one, other) => one - other),
  },
  {
    '*': (left, right) => figures(left(), right(), (one, other) => one * other),
    '/': (left, right) => figures(left(), right(), (one, other) => one / other),
    '%': (left, right) => figures(left(), right(), (one, other) => one % other),
  },
]

/** All operators by their sign. */
export const operators = new Map<string, Operator>(levels.flatMap((level) => Object.entries(level)))

type Call = {
  inputs: [least: number, most: number]
  apply: (values: readonly ExpressionValue[]) => ExpressionValue
}

/** What may be called, with how many values. */
export const functions = new Map<string, Call>([
  ['round', { inputs: [1, 2], apply: ([value = null, digits = 0]) => figures(value, digits, roundedTo) }],
  ['floor', { inputs: [1, 1], apply: ([value = null]) => figures(value, 0, Math.floor) }],
  ['ceil', { inputs: [1, 1], apply: ([value = null]) => figures(value, 0, Math.ceil) }],
  ['abs', { inputs: [1, 1], apply: ([value = null]) => figures(value, 0, Math.abs) }],
  [
    'min',
    { inputs: [1, 20], apply: (values) => values.reduce((one, other) => figures(one, other, Math.min)) },
  ],
  [
    'max',
    { inputs: [1, 20], apply: (values) => values.reduce((one, other) => figures(one, other, Math.max)) },
  ],
  [
    'coalesce',
    {
      inputs: [1, 20],
      apply: (values) => values.find((value) => value !== null && value !== '') ?? values.at(-1) ?? null,
    },
  ],
  ['lower', { inputs: [1, 1], apply: ([value]) => textOr(value, (text) => text.toLowerCase()) }],
  ['upper', { inputs: [1, 1], apply: ([value]) => textOr(value, (text) => text.toUpperCase()) }],
  ['trim', { inputs: [1, 1], apply: ([value]) => textOr(value, (text) => text.trim()) }],
  ['length', { inputs: [1, 1], apply: ([value]) => textOr(value, (text) => [...text].length) }],
  [
    'contains',
    {
      inputs: [2, 2],
      apply: ([value, part]) => textOr(value, (text) => textOr(part, (other) => text.includes(other))),
    },
  ],
  ['count', { inputs: [1, 1], apply: () => null }],
  ['now', { inputs: [0, 0], apply: () => new Date().toISOString() }],
  ['today', { inputs: [0, 0], apply: () => shownDay(Date.now()) }],
  ['addDays', { inputs: [2, 2], apply: ([from, days]) => daysLater(from, days) }],
  ['addMonths', { inputs: [2, 2], apply: ([from, months]) => monthsLater(from, months) }],
  ['addHours', { inputs: [2, 2], apply: ([from, hours]) => spanLater(from, hours, oneDay / 24) }],
  ['addMinutes', { inputs: [2, 2], apply: ([from, minutes]) => spanLater(from, minutes, 60_000) }],
  ['year', { inputs: [1, 1], apply: ([of]) => calendarPart(of, (date) => date.getFullYear()) }],
  ['month', { inputs: [1, 1], apply: ([of]) => calendarPart(of, (date) => date.getMonth() + 1) }],
  ['days', { inputs: [2, 2], apply: ([from, to]) => between(from, to, oneDay) }],
  ['hours', { inputs: [2, 2], apply: ([from, to]) => between(from, to, oneDay / 24) }],
  ['minutes', { inputs: [2, 2], apply: ([from, to]) => between(from, to, 60_000) }],
  ['seconds', { inputs: [2, 2], apply: ([from, to]) => between(from, to, 1000) }],
])

/** A value of a record as an expression knows it; lists and objects are nothing to it. */
export function plain(value: unknown): ExpressionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Whether a value stands for yes; nothing, 0 and the empty text do not. */
export function isTrue(value: ExpressionValue): boolean {
  return value !== null && value !== false && value !== '' && value !== 0
}

/** Whether a value stands for yes; null where it is not known. */
export function truthOf(value: ExpressionValue): boolean | null {
  return value === null ? null : isTrue(value)
}

/** What two conditions come to: one that is as `settles` decides, else one that is unknown leaves both unknown. */
function joined(left: Lazy, right: Lazy, settles: boolean): boolean | null {
  const one = truthOf(left())
  const other = one === settles ? one : truthOf(right())
  if (other === settles) return settles
  return one === null || other === null ? null : !settles
}

/** What comes of two figures; nothing where one of them, or the outcome, is none. */
export function figures(
  left: ExpressionValue,
  right: ExpressionValue,
  apply: (left: number, right: number) => number,
): number | null {
  if (typeof left !== 'number' || typeof right !== 'number') return null
  const figure = apply(left, right)
  return Number.isFinite(figure) ? figure : null
}

function added(left: ExpressionValue, right: ExpressionValue): ExpressionValue {
  if (left === null || right === null) return null
  if (typeof left === 'string' || typeof right === 'string') return textOf(left) + textOf(right)
  return figures(left, right, (one, other) => one + other)
}

/** A text that somebody emptied says as little as one that was never there. */
function isEqual(left: ExpressionValue, right: ExpressionValue): boolean {
  const [one, other] = [left, right].map((value) => (value === '' ? null : value))
  return one === other || isSameInstant(one, other)
}

function compared(
  left: ExpressionValue,
  right: ExpressionValue,
  isSo: (sign: number) => boolean,
): boolean | null {
  if (typeof left === 'number' && typeof right === 'number') return isSo(left - right)
  if (typeof left !== 'string' || typeof right !== 'string') return null
  const [one, other] = [readInstant(left), readInstant(right)]
  if (one !== null && other !== null) return isSo(one - other)
  return isSo(left < right ? -1 : Number(left > right))
}

function roundedTo(value: number, digits: number): number {
  const factor = 10 ** Math.min(Math.max(Math.trunc(digits), 0), 10)
  return Math.round(value * factor) / factor + 0
}

function between(
  from: ExpressionValue | undefined,
  to: ExpressionValue | undefined,
  unit: number,
): number | null {
  const [start, end] = [readInstant(textOf(from)), readInstant(textOf(to))]
  return start === null || end === null ? null : Math.floor((end - start) / unit)
}

/** A day comes to a day, an instant to an instant. */
function daysLater(from: ExpressionValue = null, days: ExpressionValue = null): string | null {
  if (typeof days !== 'number') return null
  const day = readCalendarDay(textOf(from))
  if (day !== null) return isoInstant(calendarDaysAfter(day, days))?.slice(0, 10) ?? null
  const instant = readInstant(textOf(from))
  return instant === null ? null : isoInstant(daysAfter(instant, days))
}

function spanLater(from: ExpressionValue = null, count: ExpressionValue = null, unit: number): string | null {
  const instant = readInstant(textOf(from))
  return instant === null || typeof count !== 'number' ? null : isoInstant(instant + count * unit)
}

/** So many whole months later on the same day, or on the last one of a month that is shorter. */
function monthsLater(from: ExpressionValue = null, months: ExpressionValue = null): string | null {
  const date = localDate(from)
  if (date === null || typeof months !== 'number') return null
  const day = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + Math.floor(months))
  date.setDate(Math.min(day, new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()))
  const later = isoInstant(date.getTime())
  return later !== null && readCalendarDay(textOf(from)) !== null ? shownDay(date.getTime()) : later
}

function calendarPart(of: ExpressionValue = null, read: (date: Date) => number): number | null {
  const date = localDate(of)
  return date && read(date)
}

/** A date of the browser's calendar: of a day its noon, which no change of the clocks moves to another one. */
function localDate(of: ExpressionValue): Date | null {
  const day = readCalendarDay(textOf(of))
  if (day !== null) {
    const date = new Date(day)
    return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
  }
  const instant = readInstant(textOf(of))
  return instant === null ? null : new Date(instant)
}

/** How many entries a list has. */
export function countOf(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null
}

function textOr(
  value: ExpressionValue | undefined,
  apply: (text: string) => ExpressionValue,
): ExpressionValue {
  return value === null || value === undefined ? null : apply(textOf(value))
}

function textOf(value: ExpressionValue | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
