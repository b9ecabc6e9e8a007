import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setLanguages } from '../locales/locale'
import { browserZone, cardDate, clockTime, dayAndMonth, fullDate, readInstant } from './dates'

describe('the date on a card', () => {
  it.each([
    ['2024-01-05T10:00:00Z', '05 Jan 2024'],
    ['2024-02-29T10:00:00Z', '29 Feb 2024'],
    ['2024-03-31T10:00:00.123Z', '31 Mar 2024'],
    ['2024-04-01', '01 Apr 2024'],
    ['2024-05-10T10:00:00+02:00', '10 May 2024'],
    ['2024-06-10T10:00:00+0200', '10 Jun 2024'],
    ['2024-07-10 10:00:00', '10 Jul 2024'],
    ['2024-08-10T10:00', '10 Aug 2024'],
    ['2024-09-10T10:00:00.123456Z', '10 Sep 2024'],
    ['2024-10-10T23:59:59', '10 Oct 2024'],
    ['2024-11-10 10:00:00.5Z', '10 Nov 2024'],
    ['2024-12-31T23:59:59Z', '31 Dec 2024'],
    ['1709640000000', '05 Mar 2024'],
  ])('of %s is %s [CLU-090]', (text, expected) => {
    expect(cardDate(text, 'UTC')).toBe(expected)
  })

  it.each([
    ['UTC', '31 Dec 2023'],
    ['Europe/Berlin', '01 Jan 2024'],
    ['Asia/Kolkata', '01 Jan 2024'],
    ['America/Los_Angeles', '31 Dec 2023'],
    ['Pacific/Kiritimati', '01 Jan 2024'],
    ['Nowhere/Land', '31 Dec 2023'],
    ['', '31 Dec 2023'],
  ])('is the day it was in %j: %s [CLU-090]', (timeZone, expected) => {
    expect(cardDate('2023-12-31T23:30:00Z', timeZone)).toBe(expected)
  })

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is that day in %s where it has no time',
    (timeZone) => {
      expect(cardDate('2026-03-01', timeZone)).toBe('01 Mar 2026')
    },
  )

  it.each([
    ...[null, undefined, '', ' ', 'yesterday', 'sales 1', '2024', '2024-3-5', '05.03.2024', '03/05/2024'],
    ...[
      '2024-02-30',
      '2024-04-31',
      '2023-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '2024-01-32',
      '2024-01-01T25:00:00Z',
    ],
    ...['2024-01-01T10:61:00Z', '2024-01-01T', '2024-01-01Tnoon', '1709640000', 'NaN', 'Infinity', '<b>'],
  ])('is none for %j [CLU-090]', (text) => {
    expect(cardDate(text, 'UTC')).toBeNull()
  })
})

describe('a date in another language', () => {
  it.each([
    ['zh', '05 九月 2026'],
    ['ja', '05 9月 2026'],
    ['cs', '05 září 2026'],
    ['bg', '05 септември 2026'],
    ['pt-PT', '05 setembro 2026'],
    ['ko', '05 9월 2026'],
    ['pt', '05 set. 2026'],
    ['th', '05 ก.ย. 2026'],
    ['fa', '05 سپتامبر 2026'],
  ])('%s has its month in words, and the common calendar: %s', (language, words) => {
    setLanguages([language])
    onTestFinished(() => setLanguages([]))
    expect(cardDate('2026-09-05', 'UTC')).toBe(words)
  })
})

describe('an instant', () => {
  it.each([
    ['2024-03-05T10:00:00Z', 1709632800000],
    ['2024-03-05T10:00:00', 1709632800000],
    ['2024-03-05T11:00:00+01:00', 1709632800000],
    ['2024-03-05 11:00:00+0100', 1709632800000],
    ['2024-03-05 11:00:00+01', 1709632800000],
    ['2024-03-05T10:00:00.000-00', 1709632800000],
    ['2024-03-05', 1709596800000],
    ['1709632800000', 1709632800000],
    ['never', null],
    [null, null],
  ])('%s reads as %s; without a zone it is UTC', (text, expected) => {
    expect(readInstant(text)).toBe(expected)
  })
})

describe('a date in full', () => {
  it.each([
    [Date.UTC(2026, 3, 25, 20), 'Europe/Berlin', '25 Apr 2026, 22:00 (Europe/Berlin)'],
    [Date.UTC(2026, 3, 25, 22, 5), 'Europe/Berlin', '26 Apr 2026, 00:05 (Europe/Berlin)'],
    [Date.UTC(2026, 0, 1, 0), 'UTC', '01 Jan 2026, 00:00 (UTC)'],
  ])('of %s in %s is %s, on 24 hours and with its zone', (instant, zone, text) => {
    expect(fullDate(instant, zone)).toBe(text)
  })
})

it('the day and the time of day are those of the zone', () => {
  const late = Date.UTC(2026, 3, 5, 23, 5)
  expect([dayAndMonth(late, 'Europe/Berlin'), clockTime(late, 'Europe/Berlin')]).toEqual(['06 Apr', '01:05'])
  expect([dayAndMonth(late, 'UTC'), clockTime(late, 'UTC')]).toEqual(['05 Apr', '23:05'])
})

it('the zone is the one that the browser is in, and another one once that moves', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  // A worker thread, in which the mutation tests run, cannot be moved by its environment.
  const moveTo = (timeZone: string, offset: number) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  }
  moveTo('Test/East', -541)
  expect(browserZone()).toBe('Test/East')
  moveTo('Test/West', 211)
  expect(browserZone()).toBe('Test/West')
  // Written by the format that was asked, in the zone of this machine.
  expect(fullDate(Date.UTC(2026, 2, 15, 12), 'Test/West')).toMatch(
    /^1[456] Mar 2026, \d{2}:\d{2} \(Test\/West\)$/,
  )
})
