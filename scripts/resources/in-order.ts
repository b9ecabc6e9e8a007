import type { FileField } from '../../src/definitions/file/file-fields'
import { instantOfMoment, readMoment } from '../../src/domain/moment'
import { readTimeSpan } from '../../src/domain/time-after'
import { readTimeOfDay } from '../../src/domain/time-of-day'

type Row = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, FileField>>

/** One value that another one of its row is no less than; `isMore` where it has to be more. */
type Order = { more: string; less: string; isMore: boolean }

const isDate = ({ type }: FileField) => ['date', 'day', 'date-time'].includes(type)
const beginning = /^(start|begin|from|valid_?from)/i
const ending = /^(end|finish|until|expire|valid_?(to|until))/i
const day = 86_400_000

/**
 * A made-up row whose dates and figures stand in the order that `min`, `max` and `validWhen` of its fields ask for, and
 * what ends after what begins.
 */
export function inOrder(row: Row, fields: Fields, today: Date): Row {
  const ordered = { ...row }
  for (const [name, field] of Object.entries(fields)) {
    const [first, last] = [field.min, field.max].map((limit) => movingLimit(limit, today))
    // Well within both, where there are two.
    const days = first && last ? Math.min(7, (last.getTime() - first.getTime()) / day / 2) : 7
    if (first && isEarlier(ordered[name], first)) ordered[name] = moved(ordered[name], first, days)
    if (last && !isEarlier(ordered[name], last)) ordered[name] = moved(ordered[name], last, -days)
  }
  for (const { more, less, isMore } of ordersOf(fields)) {
    const [low, high] = [ordered[less], ordered[more]]
    if (typeof low === 'number' && typeof high === 'number') {
      if (high > low || (!isMore && high === low)) continue
      const most = fields[more]?.max
      ordered[more] = Math.min(
        isMore ? low + 1 : low,
        typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
      )
      ordered[less] = Math.min(low, Number(ordered[more]) - (isMore ? 1 : 0))
    } else if (isTime(low) && isTime(high)) {
      // Made-up times end before that.
      if (high <= low) ordered[more] = '23:30'
    } else if (typeof low === 'string' && typeof high === 'string') {
      if (new Date(high) < new Date(low) || (isMore && high === low))
        ordered[more] = moved(high, new Date(low), 7)
    }
  }
  for (const [name, { min, max }] of Object.entries(fields)) {
    const [first, last] = [min, max].map((limit) => limitIn(ordered, limit))
    if (first && isEarlier(ordered[name], first)) ordered[name] = moved(ordered[name], first, 0)
    if (last && !isEarlier(ordered[name], last)) ordered[name] = moved(ordered[name], last, 0)
  }
  return ordered
}

const lengths = { min: 60_000, h: 3_600_000, d: day } as const

/** The instant of a limit that moves with the present. */
function movingLimit(limit: FileField['min'], today: Date): Date | undefined {
  const moment = readMoment(limit)
  return moment ? new Date(instantOfMoment({ ...moment, word: 'now' }, today.getTime())) : undefined
}

/** The instant of a limit that is so long after another value of the row. */
function limitIn(row: Row, limit: FileField['min']): Date | undefined {
  if (typeof limit !== 'object' || limit.plus === undefined) return undefined
  const [span, from] = [readTimeSpan(limit.plus), row[limit.field]]
  if (!span || typeof from !== 'string') return undefined
  return new Date(Date.parse(from) + span.count * lengths[span.unit])
}

/** What an earlier one moves comes before what that moves in turn. */
function ordersOf(fields: Fields): readonly Order[] {
  const names = Object.keys(fields).filter((name) => fields[name] && isDate(fields[name]))
  const first = names.find((name) => beginning.test(name))
  const named = first === undefined ? [] : names.filter((name) => ending.test(name))
  const usual = named.map((more) => ({ more, less: first ?? '', isMore: true }))
  const said = Object.entries(fields).flatMap(([name, { min, max, validWhen = [] }]) => [
    ...(typeof min === 'object' ? [{ more: name, less: min.field, isMore: false }] : []),
    ...(typeof max === 'object' && max.plus === undefined
      ? [{ more: max.field, less: name, isMore: false }]
      : []),
    ...[validWhen].flat().flatMap((condition): Order[] => {
      if (!('field' in condition)) return []
      const { field, greater, less } = condition
      return [
        ...(typeof greater === 'object' ? [{ more: field, less: greater.field, isMore: true }] : []),
        ...(typeof less === 'object' ? [{ more: less.field, less: field, isMore: true }] : []),
      ]
    }),
  ])
  return [...said, ...usual]
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && readTimeOfDay(value) !== null
}

function isEarlier(value: unknown, instant: Date): boolean {
  return typeof value === 'string' && new Date(value) < instant
}

/** As the value was written: a day as the beginning of one. */
function moved(value: unknown, from: Date, days: number): string {
  const instant = new Date(from.getTime() + days * day).toISOString()
  if (String(value).length === 10) return instant.slice(0, 10)
  return String(value).endsWith('T00:00:00Z')
    ? `${instant.slice(0, 10)}T00:00:00Z`
    : `${instant.slice(0, 17)}00Z`
}
