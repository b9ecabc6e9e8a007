import { isCalendarDate } from './calendar'

/**
 * The month a server means: `2026-03`, `2026-03-01`, `03-2026`, `03/2026`, `Mar 2026` or `March, 2026`; YYYY-MM, or
 * null for anything else (D1 §3 does not say what `monthFormat` looks like).
 */
export function readMonth(reported: unknown): string | null {
  return typeof reported === 'string' ? monthIn(reported) : null
}

const monthIn = remembered((reported) => {
  const [, year, month] = /^(\d{4})[-/](\d{2})(?:$|[-/T])/.exec(reported) ?? []
  if (year && month) return monthOf(year, month)
  const [, numeric, ofYear] = /^(\d{1,2})[-/](\d{4})$/.exec(reported) ?? []
  if (numeric && ofYear) return monthOf(ofYear, numeric)
  const [, word, yearOfWord] = /^([A-Za-z]{3,9})[ ,/-]+(\d{4})$/.exec(reported) ?? []
  return word && yearOfWord ? monthOf(yearOfWord, monthNumber(word)) : null
})

/**
 * The date a server means by `day` and `dayFormat` of a day in a month: either may have it whole (`2026-03-04`,
 * `04 Mar 2026`, `Mar 4, 2026`), or the day alone (`4`, `04`, `4 Mar`, `Mar 4`). Null for anything else.
 * @param month YYYY-MM; null where that is not known
 */
export function readDay(reported: readonly unknown[], month: string | null): string | null {
  for (const value of reported) {
    const whole = typeof value === 'string' ? wholeDate(value) : null
    if (whole !== null) return whole
  }
  if (month === null) return null
  for (const value of reported) {
    const [, first, last] =
      /^(?:(\d{1,2})(?:[ -][A-Za-z]{3,9})?|[A-Za-z]{3,9} (\d{1,2}))$/.exec(`${value}`) ?? []
    const day = first ?? last
    if (day !== undefined) return calendarDate(`${month}-${day.padStart(2, '0')}`)
  }
  return null
}

/** Read once for each text: an answer says the same dates for every cluster, several times. */
const wholeDate = remembered(readWhole)
const calendarDate = remembered((date) => (isCalendarDate(date) ? date : null))

const mostRemembered = 50_000

function remembered(read: (text: string) => string | null): (text: string) => string | null {
  const known = new Map<string, string | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const date = read(text)
    known.set(text, date)
    return date
  }
}

function readWhole(text: string): string | null {
  const [iso] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text) ?? []
  if (iso) return calendarDate(iso)
  const [, day, word, year] = /^(\d{1,2})[ -]([A-Za-z]{3,9})[ ,-]+(\d{4})$/.exec(text) ?? []
  if (day && word && year) return dateOfWords(year, word, day)
  const [, first, second, third] = /^([A-Za-z]{3,9}) (\d{1,2}),? (\d{4})$/.exec(text) ?? []
  return first && second && third ? dateOfWords(third, first, second) : null
}

function dateOfWords(year: string, word: string, day: string): string | null {
  return calendarDate(`${year}-${monthNumber(word)}-${day.padStart(2, '0')}`)
}

function monthOf(year: string, month: string): string | null {
  const padded = `${year}-${month.padStart(2, '0')}`
  return isCalendarDate(`${padded}-01`) ? padded : null
}

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** 01 to 12, of a name or the first three letters of it; 00 for no month. */
function monthNumber(word: string): string {
  const wanted = word.toLowerCase()
  const index = names.findIndex((name) => name === wanted || name.slice(0, 3) === wanted)
  return String(index + 1).padStart(2, '0')
}
