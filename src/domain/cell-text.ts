import { readCalendarDay, readInstant } from './dates'
import { byteUnits } from './units'

/** A figure that may be read in two ways: `1,234` has a comma for thousands, or for decimals. */
export const twoFold = Symbol('twoFold')

/**
 * The figure a cell says, with a point or a comma for its decimals and with either, spaces or apostrophes between its
 * thousands; null where it is none.
 * @example readFigure('1.234,50') // 1234.5
 */
export function readFigure(text: string): number | typeof twoFold | null {
  const plain = text.replace(/[\s'’_]/g, '').replace('−', '-')
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return finite(plain)
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(plain) || /^[+-]?\d{1,3}(,\d{3}){2,}$/.test(plain)) {
    return finite(plain.replaceAll(',', ''))
  }
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(plain) || /^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(plain)) {
    return finite(plain.replaceAll('.', '').replace(',', '.'))
  }
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain)) return twoFold
  return /^[+-]?\d*,\d+$/.test(plain) ? finite(plain.replace(',', '.')) : null
}

/** A size as a figure of bytes, or as people read it (`1.5 GiB`), in whole bytes; null for anything else. */
export function readBytes(text: string): number | typeof twoFold | null {
  const match = /^(.*\d)\s*([kmgtp]i?b|b)?$/i.exec(text.trim())
  if (!match) return null
  const [, figure = '', unit = 'B'] = match
  const power = byteUnits.findIndex((known) => known.toLowerCase() === unit.toLowerCase())
  const count = readFigure(figure)
  return power === -1 || typeof count !== 'number'
    ? power === -1
      ? null
      : count
    : Math.round(count * 1024 ** power)
}

/**
 * The instant a cell says, in UTC: ISO 8601 with its zone, or a day (`2026-03-01`, `1.3.2026`) with or without a time
 * of day, in the zone of the browser; null for anything else, such as days between slashes, which are read in two ways.
 * @param hasTime without it a time of day other than midnight is no day
 */
export function readDay(text: string, hasTime: boolean): string | null {
  const trimmed = text.trim()
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(trimmed)) {
    const instant = readInstant(trimmed)
    if (instant !== null) return new Date(instant).toISOString()
  }
  const match = localDay.exec(trimmed)
  if (!match?.groups) return null
  const { y, m, d, dd, mm, yy, hour = '0', minute = '0', second = '0' } = match.groups
  const [year, month, day] = [Number(y ?? yy), Number(m ?? mm), Number(d ?? dd)]
  const [hours, minutes] = [Number(hour), Number(minute)]
  const date = new Date(year, month - 1, day, hours, minutes, Number(second))
  // `Date` turns 30 February into 1 March instead of refusing it.
  if (date.getMonth() !== month - 1 || date.getDate() !== day || year < 1000) return null
  const isMidnight = hours + minutes + Number(second) === 0
  // A time that clocks leave out as they change is none; a day begins, even where that is not at midnight.
  const isThere = isMidnight || (date.getHours() === hours && date.getMinutes() === minutes)
  return isThere && (hasTime || isMidnight) ? date.toISOString() : null
}

/** The day of the calendar a cell says, `2026-03-01` or `1.3.2026`; null for anything else. */
export function readCalendarCell(text: string): string | null {
  const { y, m, d, dd, mm, yy, hour } = localDay.exec(text.trim())?.groups ?? {}
  const [year = '', month = '', day = ''] = [y ?? yy, m ?? mm, d ?? dd]
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return hour === undefined && readCalendarDay(written) !== null ? written : null
}

const localDay =
  /^(?:(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})|(?<dd>\d{1,2})\.(?<mm>\d{1,2})\.(?<yy>\d{4}))(?:[T ](?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)?)?$/

/** Yes or no, in one of the words for it; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', 'on', '1', 'y', 'x'].includes(word)) return true
  return ['no', 'false', 'off', '0', 'n'].includes(word) ? false : null
}

function finite(text: string): number | null {
  const figure = Number(text)
  return Number.isFinite(figure) ? figure : null
}
