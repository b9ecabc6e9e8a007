import { locale, numberText } from '../locales/locale'
/** Units of sizes, from bytes up; each is 1024 of the one before. */
export const byteUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const

const figures = { maximumFractionDigits: 2 }

/** The largest unit of which there is at least one, as an index of `byteUnits`. */
export function byteUnitOf(bytes: number): number {
  let index = 0
  while (index < byteUnits.length - 1 && Math.abs(bytes) >= 1024 ** (index + 1)) index += 1
  return index
}

/**
 * A size as people read it.
 * @example bytesText(1_610_612_736) // '1.5 GiB'
 */
export function bytesText(bytes: number): string {
  const index = byteUnitOf(bytes)
  return `${plainZero(numberText(bytes / 1024 ** index, figures))} ${byteUnits[index]}`
}

const tenths = { maximumFractionDigits: 1 }

/** Seconds of each part of a duration, as it is written. */
const parts = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/**
 * A time span as people read it.
 * @param seconds rounded, below ten to tenths, below one to milliseconds
 * @example durationText(5_400) // '1 h 30 min'
 */
export function durationText(seconds: number): string {
  const milliseconds = Math.round(Math.abs(seconds) * 1000)
  if (milliseconds > 0 && milliseconds < 1000) return `${seconds < 0 ? '−' : ''}${milliseconds} ms`
  if (milliseconds < 9950 && milliseconds % 1000 !== 0)
    return `${seconds < 0 ? '−' : ''}${numberText(milliseconds / 1000, tenths)} s`
  let rest = Math.round(Math.abs(seconds))
  const words = parts.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count === 0 ? [] : [`${count} ${unit}`]
  })
  return words.length === 0 ? '0 s' : `${seconds < 0 ? '−' : ''}${words.join(' ')}`
}

const spelled: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60, min: 60, s: 1, ms: 0.001 }

/**
 * The seconds of a time span as people write it: `90` (seconds), `1h 30m`, `2 d`, `1.5 h`, `1:30:00`; null for anything
 * else.
 */
export function readDuration(text: string): number | null {
  // One digit behind a comma are tenths, as some languages write them, and no thousands.
  const trimmed = text
    .trim()
    .toLowerCase()
    .replace(/,(?=\d(?!\d))/g, '.')
  if (/^\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed)
  const clock = /^(?:(\d+):)?([0-5]?\d):([0-5]\d)$/.exec(trimmed)
  if (clock) {
    const [, hours = '0', minutes, seconds] = clock
    return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  }
  if (!/^(\d+(\.\d+)?\s*(d|h|min|ms|m|s)\s*)+$/.test(trimmed)) return null
  const sum = [...trimmed.matchAll(/(\d+(?:\.\d+)?)\s*(d|h|min|ms|m|s)/g)].reduce(
    (total, [, count, unit = '']) => total + Number(count) * (spelled[unit] ?? 0),
    0,
  )
  return Math.round(sum * 1000) / 1000
}

/**
 * An amount in its currency; a code that is none stands behind the figure.
 * @param currency ISO 4217, such as `EUR`
 * @example moneyText(1234.5, 'EUR') // '€1,234.50'
 */
export function moneyText(amount: number, currency: string): string {
  try {
    return plainZero(new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(amount))
  } catch {
    return `${plainZero(numberText(amount, figures))} ${currency}`
  }
}

/** A figure in words without the sign of one that is rounded to nothing: it is no less than nothing. */
export function plainZero(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace(/^[-−]/, '')
}
