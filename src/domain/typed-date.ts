import { locale } from '../locales/locale'
import { browserZone, cardDate, monthName, readInstant } from './dates'

const typed =
  /^(?<date>.*?)(?:(?:T|,|,?\s)\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?)?(?:\s*\((?<zone>[^()]+)\))?$/
const isoDay = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/
const namedDay = /^(?<day>\d{1,2})\.?\s+(?<name>\S.*?)\.?\s+(?<year>\d{4})$/
const figuresDay = /^(?<day>\d{1,2})(?<sign>\D{1,2}?)(?<month>\d{1,2})\k<sign>(?<year>\d{4})\.?$/

/**
 * A date that a person typed or pasted, in milliseconds, or null for what is none: as it is shown in a list, with its
 * time and zone or without (`28 Nov 2026, 14:00 (Europe/Berlin)`), as `2026-11-28 14:00`, and in figures where the
 * language writes the day first (`28.11.2026`). It is read in the browser's zone; one that names another is null.
 */
export function readTypedDate(text: string, language = locale()): number | null {
  const trimmed = text.trim()
  if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(trimmed)) return readInstant(trimmed)
  const { date = '', hour, minute, zone } = typed.exec(trimmed)?.groups ?? {}
  if (zone !== undefined && zone !== browserZone()) return null
  const { year = '', day = '', month } = partsOf(date.trim(), language)
  if (month === undefined) return null
  const [years, months, days, hours, minutes] = [year, month, day, hour ?? 0, minute ?? 0].map(Number)
  const read = new Date(years ?? 0, (months ?? 0) - 1, days, hours, minutes)
  // `Date` turns 30 February into 1 March, and the year 99 into 1999.
  const isDay = read.getFullYear() === years && read.getMonth() + 1 === months
  // A day begins, even where clocks that change leave its midnight out.
  const isTime = hour === undefined || (read.getHours() === hours && read.getMinutes() === minutes)
  return isDay && isTime ? read.getTime() : null
}

function partsOf(date: string, language: string): Readonly<Record<string, string | undefined>> {
  const iso = isoDay.exec(date)?.groups
  if (iso) return iso
  const named = namedDay.exec(date)?.groups
  if (named) return { ...named, month: monthCalled(named.name ?? '', language) }
  const figures = figuresDay.exec(date)?.groups
  return figures && figures.sign?.trim() === signOf(language) ? figures : {}
}

/** 1 to 12, by how lists shorten a month or by its whole name, in this language or in English. */
function monthCalled(name: string, language: string): string | undefined {
  const isCalled = (called: string) => bare(called) === bare(name)
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return months
    .find((month) =>
      [language, 'en'].some((each) => {
        const first = Date.UTC(2026, month - 1, 1)
        const shown = cardDate(new Date(first).toISOString(), 'UTC', each) ?? ''
        return isCalled(shown.slice(3, -5)) || isCalled(monthName(first, each))
      }),
    )
    ?.toString()
}

function bare(name: string): string {
  return name.replace(/\.$/, '').toLowerCase()
}

/** What stands between the figures of a date; null where the language does not begin with the day. */
function signOf(language: string): string | null {
  const parts = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value.trim() : type))
  return parts[0] === 'day' && parts[2] === 'month' ? (parts[1] ?? null) : null
}
