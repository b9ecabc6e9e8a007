import { describe, expect, it } from 'vitest'
import { bucketsOf } from './buckets'
import { unfinishedDate } from './calendar'
import {
  choosableDates,
  comparedDates,
  customFrom,
  customWithin,
  datesOfRange,
  defaultRange,
  rangeTypes,
  type TimeRange,
} from './range'

/** A Wednesday. */
const today = '2026-03-04'
const dates = (range: TimeRange, day = today) => {
  const { from, to } = datesOfRange(range, day)
  return `${from} ${to}`
}

describe('the dates of a range', () => {
  it('are those of the current month unless another one is chosen [USE-021, USE-D08]', () => {
    expect(dates(defaultRange)).toBe('2026-03-01 2026-03-04')
  })

  it('are there for seven ranges in this order [USE-022]', () => {
    expect(rangeTypes).toEqual(['week', 'week-ago', 'month', 'last-month', 'year', 'last-year', 'custom'])
  })

  it.each([
    ['week', '2026-03-04', '2026-03-02 2026-03-04'],
    ['week', '2026-03-02', '2026-03-02 2026-03-02'],
    ['week', '2026-03-08', '2026-03-02 2026-03-08'],
    ['week', '2026-03-01', '2026-02-23 2026-03-01'],
    ['week-ago', '2026-03-02', '2026-02-23 2026-03-01'],
    ['week-ago', '2026-03-08', '2026-02-23 2026-03-01'],
    ['month', '2026-03-01', '2026-03-01 2026-03-01'],
    ['month', '2024-02-29', '2024-02-01 2024-02-29'],
    ['last-month', '2026-03-31', '2026-02-01 2026-02-28'],
    ['last-month', '2024-03-31', '2024-02-01 2024-02-29'],
    ['last-month', '2026-01-15', '2025-12-01 2025-12-31'],
    ['year', '2026-01-01', '2026-01-01 2026-01-01'],
    ['year', '2026-12-31', '2026-01-01 2026-12-31'],
    ['last-year', '2026-03-04', '2025-01-01 2025-12-31'],
    ['last-year', '2024-02-29', '2023-01-01 2023-12-31'],
  ] as const)('%s on %s: %s [USE-022, USE-023, USE-D01]', (type, day, expected) => {
    expect(dates({ type }, day)).toBe(expected)
  })

  it.each([
    ['week', '2026-03-02', '2026-03-04'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['year', '2026-01-01', '2026-03-04'],
  ] as const)('seed custom from %s [USE-012]', (type, from, to) => {
    expect(customFrom({ type }, today, { from: '2020-01-01', to: today })).toEqual({
      type: 'custom',
      from,
      to,
    })
  })

  it.each([
    ['year', '2026-02-01', '2026-03-04'],
    ['last-year', '2026-02-01', '2026-03-04'],
  ] as const)('seed custom from %s as far as a young account has it [USE-012, USE-015]', (type, from, to) => {
    const choosable = { from: '2026-02-01', to: today }
    expect(customFrom({ type }, today, choosable)).toEqual({ type: 'custom', from, to })
  })
})

describe('dates that may be chosen', () => {
  it.each([
    ['2025-11-20T10:00:00Z', 'UTC', '2025-11-01'],
    // December in Berlin, and still November where the server counts.
    ['2025-11-30T23:30:00Z', 'Europe/Berlin', '2025-11-01'],
    ['2025-12-01T02:00:00Z', 'America/New_York', '2025-11-01'],
    ['1986-03-17T00:00:00Z', 'UTC', '1986-03-01'],
    [null, 'UTC', '1970-01-01'],
    ['some day', 'UTC', '1970-01-01'],
    ['2027-01-01T00:00:00Z', 'UTC', '2026-03-01'],
  ])('of an account of %s in %s begin on %s and end today [USE-015, USE-016]', (createdAt, zone, from) => {
    expect(choosableDates(createdAt, { today, zone })).toEqual({ from, to: today })
  })

  it.each([
    ['2026-02-28', '2026-03-01', '2026-03-01'],
    ['2026-03-01', '2026-02-28', '2026-03-01'],
  ])(
    'end on %s here and %s at the server with %s: a month of billing may be followed',
    (own, reportedToday, to) => {
      const days = { today: own, reportedToday, zone: 'UTC' }
      expect(choosableDates('2025-11-20T10:00:00Z', days)).toEqual({ from: '2025-11-01', to })
    },
  )

  const choosable = { from: '2025-11-01', to: today }
  it.each([
    ['2025-12-01', '2026-01-05', '2025-12-01 2026-01-05'],
    ['2020-01-01', '2026-01-05', '2025-11-01 2026-01-05'],
    ['2026-03-01', '2030-01-01', '2026-03-01 2026-03-04'],
  ])('cut %s to %s down to %s [USE-015, USE-016]', (from, to, expected) => {
    const custom = customWithin({ from, to }, choosable)
    expect(custom && dates(custom)).toBe(expected)
  })

  it.each([
    ['2026-03-05', '2026-03-09'],
    ['2025-01-01', '2025-10-31'],
    ['2026-02-02', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-02-01', 'today'],
    ['', ''],
    ['0001-01-01', '2026-01-01'],
    ['2026-1-1', '2026-01-02'],
  ])('do not have %s to %s', (from, to) => {
    expect(customWithin({ from, to }, choosable)).toBeNull()
  })
})

describe('the equal period before', () => {
  it.each([
    [{ type: 'week' }, '2026-03-02 2026-03-03', '2026-02-23 2026-02-24'],
    [{ type: 'week-ago' }, '2026-02-23 2026-03-01', '2026-02-16 2026-02-22'],
    [{ type: 'month' }, '2026-03-01 2026-03-03', '2026-02-01 2026-02-03'],
    [{ type: 'last-month' }, '2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    [{ type: 'year' }, '2026-01-01 2026-03-03', '2025-01-01 2025-03-03'],
    [{ type: 'last-year' }, '2025-01-01 2025-12-31', '2024-01-01 2024-12-31'],
    [
      { type: 'custom', from: '2026-02-10', to: '2026-02-19' },
      '2026-02-10 2026-02-19',
      '2026-01-31 2026-02-09',
    ],
    [{ type: 'custom', from: '2026-03-01', to: today }, '2026-03-01 2026-03-03', '2026-02-26 2026-02-28'],
  ] as const)('of %j: %s and before it %s, without today', (range, now, before) => {
    const compared = comparedDates(range, today)
    expect(`${compared?.now.from} ${compared?.now.to}`).toBe(now)
    expect(`${compared?.before.from} ${compared?.before.to}`).toBe(before)
  })

  it('has the days that the month before has', () => {
    expect(comparedDates({ type: 'month' }, '2026-03-31')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-30' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    })
    expect(comparedDates({ type: 'year' }, '2024-03-01')?.before).toEqual({
      from: '2023-01-01',
      to: '2023-02-28',
    })
  })

  it.each([
    ['month', '2026-03-01'],
    ['week', '2026-03-02'],
    ['year', '2026-01-01'],
  ] as const)('is not there for a %s that began today', (type, day) => {
    expect(comparedDates({ type }, day)).toBeNull()
  })
})

describe('a day that is over for one of both alone', () => {
  // 09:00 on the 24th in Auckland, and 21:00 on the 23rd where the server counts; 21:30 on the 23rd in St John's.
  const [morning, evening] = [Date.UTC(2026, 10, 23, 20), Date.UTC(2026, 10, 24, 1)]

  it('is not complete', () => {
    expect(unfinishedDate(morning, 'Pacific/Auckland')).toBe('2026-11-23')
    expect(unfinishedDate(evening, 'America/St_Johns')).toBe('2026-11-23')
    expect(unfinishedDate(evening, 'UTC')).toBe('2026-11-24')
  })

  it('is asked for, marked, and not compared', () => {
    const month = { type: 'month' } as const
    const { dates, buckets } = bucketsOf(month, '2026-11-24', '2026-11-23')
    expect(dates).toEqual({ from: '2026-11-01', to: '2026-11-24' })
    expect(buckets.filter(({ isIncomplete }) => isIncomplete).map(({ key }) => key)).toEqual([
      '2026-11-23',
      '2026-11-24',
    ])
    expect(comparedDates(month, '2026-11-24', '2026-11-23')).toEqual({
      now: { from: '2026-11-01', to: '2026-11-22' },
      before: { from: '2026-10-01', to: '2026-10-22' },
    })
    expect(comparedDates(month, '2026-12-01', '2026-11-30')).toBeNull()
  })

  it.each([
    [{ type: 'year' }, '2026-12-01', '2026-11-30', ['2026-11', '2026-12']],
    [{ type: 'year' }, '2026-12-02', '2026-12-01', ['2026-12']],
    [{ type: 'last-year' }, '2026-01-01', '2025-12-31', ['2025-12']],
    [{ type: 'custom', from: '2026-10-01', to: '2026-11-29' }, '2026-12-01', '2026-11-30', []],
  ] satisfies [TimeRange, string, string, string[]][])(
    'leaves of %j on %s, from %s on unfinished, these months going on: %j',
    (range, today, unfinished, months) => {
      const { buckets } = bucketsOf(range, today, unfinished)
      expect(buckets.filter(({ isIncomplete }) => isIncomplete).map(({ key }) => key)).toEqual(months)
    },
  )

  // 02:00 on the 1st in Kolkata, where the server has not ended the last day of the month before.
  it.each([
    ['2026-03-01', '2026-02-28', '2026-02-01 2026-02-27', '2026-01-01 2026-01-27'],
    ['2026-04-01', '2026-03-31', '2026-03-01 2026-03-30', '2026-02-01 2026-02-28'],
    ['2026-04-02', '2026-04-01', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
    ['2026-03-02', '2026-03-01', '2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
  ])(
    'on %s leaves of last month, from %s on unfinished, %s, and %s before',
    (today, unfinished, now, before) => {
      const compared = comparedDates({ type: 'last-month' }, today, unfinished)
      expect(`${compared?.now.from} ${compared?.now.to}`).toBe(now)
      expect(`${compared?.before.from} ${compared?.before.to}`).toBe(before)
    },
  )
})
