import { createContext, useEffect, useMemo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { isDatedField } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { calendarDay, oneDay, readInstant, startOfDay } from '../../domain/dates'

/** Changes when a moment has come that rows name: what may be done to them hangs on it, and is drawn again. */
export const PassedMoment = createContext(0)

/** Timers wait no longer than this, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** The value of `PassedMoment` for rows: one timer waits for the next moment that any of them names. */
export function usePassedMoment(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  records: readonly ResourceRecord[],
): number {
  const [now, setNow] = useState(() => Date.now())
  const next = useMemo(() => nextMoment(fields, records, now), [fields, records, now])
  useEffect(() => {
    if (next === null) return
    const wait = Math.min(Math.max(next - Math.max(now, Date.now()), 0), longestWait)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}

/**
 * The first moment after `now`, in milliseconds since the epoch, that dates of the records name: an instant, and the
 * beginning and the end of a day. Null where none is to come.
 */
export function nextMoment(
  fields: ResourceDefinition['fields'],
  records: readonly ResourceRecord[],
  now: number,
): number | null {
  const dated = Object.entries(fields).flatMap(([name, field]) =>
    field && isDatedField(field) ? [name] : [],
  )
  const moments = records.flatMap((record) => dated.flatMap((name) => momentsOf(record[name])))
  const coming = moments.filter((moment) => moment > now)
  return coming.length === 0 ? null : coming.reduce((first, moment) => Math.min(first, moment))
}

function momentsOf(value: unknown): readonly number[] {
  if (typeof value !== 'string') return []
  if (!calendarDay.test(value)) return [readInstant(value) ?? 0]
  const begins = startOfDay(value)
  // A day may last an hour more or less than usual; half of one later is the next day for certain.
  const next = begins === null ? 0 : new Date(begins + oneDay * 1.5).setHours(0, 0, 0, 0)
  return [begins ?? 0, next]
}
