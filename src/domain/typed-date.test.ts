import { describe, expect, it } from 'vitest'
import { browserZone } from './dates'
import { readTypedDate } from './typed-date'

const afternoon = new Date(2026, 10, 28, 14, 5).getTime()
const midnight = new Date(2026, 10, 28).getTime()
const zone = browserZone()
const other = zone === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo'

describe('a date that is typed', () => {
  it.each<[string, string, number | null]>([
    ['28 Nov 2026', 'en', midnight],
    ['28 Nov 2026, 14:05', 'en', afternoon],
    [`28 Nov 2026, 14:05 (${zone})`, 'en', afternoon],
    [`28 Nov 2026, 14:05 (${other})`, 'en', null],
    [' 28 november 2026 14:05 ', 'en', afternoon],
    ['2026-11-28', 'en', midnight],
    ['2026-11-28 14:05', 'en', afternoon],
    ['2026-11-28T14:05:59', 'en', afternoon],
    ['2026-11-28T14:05:00Z', 'en', Date.UTC(2026, 10, 28, 14, 5)],
    ['28.11.2026', 'de', midnight],
    ['28.11.2026, 14:05', 'de', afternoon],
    ['28. Nov. 2026, 14:05', 'de', afternoon],
    ['28 November 2026', 'de', midnight],
    ['5 März 2026', 'de', new Date(2026, 2, 5).getTime()],
    ['05 Dec 2026', 'de', new Date(2026, 11, 5).getTime()],
    ['28/11/2026', 'fr', midnight],
    ['28.11.2026', 'fr', null],
    ['28.11.2026', 'en', null],
    ['11/12/2026', 'en', null],
    ['30 Feb 2026', 'en', null],
    ['2026-02-30', 'en', null],
    ['0026-11-28', 'en', null],
    ['28 Nov 0026', 'en', null],
    ['28 Nov 2026, 25:00', 'en', null],
    ['28 Nov 2026, 14:75', 'en', null],
    ['28 Nob 2026', 'en', null],
    ['28 Nov', 'en', null],
    ['tomorrow', 'en', null],
    ['', 'en', null],
  ])('as %j in %s is %s', (text, language, expected) => {
    expect(readTypedDate(text, language)).toBe(expected)
  })
})
