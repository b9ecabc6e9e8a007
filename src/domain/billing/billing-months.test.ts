import { describe, expect, it, onTestFinished } from 'vitest'
import { setLanguages } from '../../locales/locale'
import {
  isMonth,
  missingMonths,
  monthOf,
  monthQuery,
  monthRange,
  monthSpans,
  monthsBetween,
  monthText,
} from './billing-months'

describe('a billing month', () => {
  it.each([
    ['2026-09', 'Sep 2026', '09/2026'],
    ['2025-01', 'Jan 2025', '01/2025'],
    ['1986-12', 'Dec 1986', '12/1986'],
  ])('%s is called %s and asked for as %s [API-101, BIL-D05]', (month, words, query) => {
    expect([monthText(month), monthQuery(month)]).toEqual([words, query])
  })

  it('is written in the language of the console', () => {
    setLanguages(['de'])
    onTestFinished(() => setLanguages([]))
    expect([monthText('2026-03'), monthText('2026-09')]).toEqual(['März 2026', 'Sept. 2026'])
  })

  it('has the first three letters of its English name [BIL-D05]', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
    expect(months.map((month) => monthText(month).slice(0, 3)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    )
  })

  it.each([
    ['2026-09', true],
    ['1970-01', true],
    ['9999-12', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-9', false],
    ['1969-12', false],
    ['2026-09-01', false],
    ['', false],
  ])('is not everything that looks like one: %s', (text, is) => {
    expect(isMonth(text)).toBe(is)
  })

  it('begins and ends by UTC', () => {
    expect(monthOf(Date.parse('2026-02-28T23:59:59.999Z'))).toBe('2026-02')
    expect(monthOf(Date.parse('2026-03-01T00:00:00Z'))).toBe('2026-03')
  })

  it('has all its days', () => {
    expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  it('follows another over the years', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02'])
    expect(monthsBetween('2026-03', '2026-02')).toEqual([])
  })
})

describe('months that were not reported', () => {
  const now = Date.parse('2026-03-02T09:00:00Z')

  it('are named as spans, of an account of forty years too [BIL-D02]', () => {
    const created = Date.parse('1986-04-26T00:00:00Z')
    const missing = missingMonths(['2026-03', '2026-01', '2025-12'], created, now)
    expect(missing).toHaveLength(477)
    expect(monthSpans(missing)).toEqual([
      { from: '1986-04', to: '2025-11', count: 476 },
      { from: '2026-02', to: '2026-02', count: 1 },
    ])
  })

  it('are none where all were reported, or nobody knows when it began', () => {
    const created = Date.parse('2026-02-01T00:00:00Z')
    expect(missingMonths(['2026-02', '2026-03'], created, now)).toEqual([])
    expect(missingMonths([], null, now)).toEqual([])
    expect(missingMonths(['2026-02'], Date.parse('0001-01-01T00:00:00Z'), now)).toEqual([])
  })
})
