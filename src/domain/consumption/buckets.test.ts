import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketsOf, hourAt, instantsOf } from './buckets'
import { addDays, dateIn, startOf } from './calendar'
import type { TimeRange } from './range'

const today = '2026-03-04'
const keys = (range: TimeRange, day = today) => bucketsOf(range, day).buckets.map(({ key }) => key)

describe('the buckets of a range', () => {
  it('are the 24 hours of a single day [USE-024, USE-D01]', () => {
    const hours = keys({ type: 'custom', from: '2026-03-03', to: '2026-03-03' })
    expect(hours).toHaveLength(24)
    expect([hours[0], hours[9], hours[23]]).toEqual([
      '2026-03-03 00:00',
      '2026-03-03 09:00',
      '2026-03-03 23:00',
    ])
  })

  it.each([
    [{ type: 'week' }, 'day', 3],
    [{ type: 'week-ago' }, 'day', 7],
    [{ type: 'month' }, 'day', 4],
    [{ type: 'last-month' }, 'day', 28],
    [{ type: 'custom', from: '2026-01-01', to: '2026-01-31' }, 'day', 31],
    [{ type: 'custom', from: '2026-01-01', to: '2026-02-01' }, 'month', 2],
    [{ type: 'year' }, 'month', 3],
    [{ type: 'last-year' }, 'month', 12],
    [{ type: 'custom', from: '1986-03-01', to: today }, 'month', 481],
  ] as const)('of %j are %ss, %i of them [USE-D01]', (range, granularity, count) => {
    const bucketed = bucketsOf(range, today)
    expect(bucketed.granularity).toBe(granularity)
    expect(bucketed.buckets).toHaveLength(count)
  })

  it('are months also on the first days of a year', () => {
    expect(keys({ type: 'year' }, '2026-01-01')).toEqual(['2026-01'])
  })

  it('have no more of a month than the range has', () => {
    const { buckets } = bucketsOf({ type: 'custom', from: '2025-12-30', to: '2026-02-02' }, today)
    expect(buckets.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['2025-12', '2025-12-30', '2025-12-31'],
      ['2026-01', '2026-01-01', '2026-01-31'],
      ['2026-02', '2026-02-01', '2026-02-02'],
    ])
  })

  it('tell which of them has not ended', () => {
    const incomplete = (range: TimeRange) =>
      bucketsOf(range, today).buckets.flatMap(({ key, isIncomplete }) => (isIncomplete ? [key] : []))
    expect(incomplete({ type: 'week' })).toEqual(['2026-03-04'])
    expect(incomplete({ type: 'year' })).toEqual(['2026-03'])
    expect(incomplete({ type: 'last-month' })).toEqual([])
    expect(incomplete({ type: 'custom', from: today, to: today })).toHaveLength(24)
  })
})

it.each([
  [Date.UTC(2026, 2, 4), '2026-03-04 00:00'],
  [Date.UTC(2026, 2, 4, 9, 59), '2026-03-04 09:00'],
  [Date.UTC(2026, 2, 4, 23, 59, 59), '2026-03-04 23:00'],
])('the hour of the server at %i is %s', (instant, key) => {
  expect(hourAt(instant)).toBe(key)
})

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const
const hour = 3_600_000

describe('a day somewhere', () => {
  it.each([
    ['UTC', '2026-03-29', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Nowhere/Land', '2026-03-29', 24],
  ])('lasts in %s on %s %d hours [USE-D04]', (zone, date, hours) => {
    expect((startOf(addDays(date, 1), zone) - startOf(date, zone)) / hour).toBe(hours)
  })

  it.each([
    ['Europe/Berlin', '2026-03-29', 2, 0],
    ['Europe/Berlin', '2026-03-29', 3, 1],
    ['Europe/Berlin', '2026-10-25', 2, 2],
    ['America/New_York', '2026-11-01', 1, 2],
    ['Australia/Lord_Howe', '2026-10-04', 2, 0.5],
    ['Australia/Lord_Howe', '2026-04-05', 1, 1.5],
  ])('has in %s on %s the hour %i for %d hours', (zone, date, wanted, hours) => {
    const { buckets } = bucketsOf({ type: 'custom', from: date, to: date }, '2027-01-01')
    const bucket = buckets.find((entry) => entry.hour === wanted)
    const { from, to } = bucket ? instantsOf(bucket, zone) : { from: 0, to: -1 }
    expect((to - from) / hour).toBe(hours)
  })

  it.each([
    [Date.UTC(2026, 2, 4, 23, 30), 'Europe/Berlin', '2026-03-05'],
    [Date.UTC(2026, 2, 5, 4, 59), 'America/New_York', '2026-03-04'],
    [Date.UTC(2026, 2, 5), 'UTC', '2026-03-05'],
    [Date.UTC(2026, 2, 5) - 1, 'UTC', '2026-03-04'],
  ])('begins and ends by its own clock: %i in %s is on %s [USE-D04]', (instant, zone, expected) => {
    expect(dateIn(instant, zone)).toBe(expected)
  })
})

describe('ranges over both changes of the clock', () => {
  const day = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2025-06-01', days))
  const types = ['week', 'week-ago', 'month', 'last-month', 'year', 'last-year'] as const
  const range = fc.oneof(
    fc.record({ type: fc.constantFrom(...types) }),
    fc.tuple(day, fc.integer({ min: 0, max: 400 })).map(([from, days]) => ({
      type: 'custom' as const,
      from,
      to: addDays(from, days),
    })),
  )

  it.each(zones)('are cut without a gap and without an overlap in %s [USE-D01, USE-D04]', (zone) => {
    fc.assert(
      fc.property(range, day, (chosen, now) => {
        const { dates, buckets } = bucketsOf(chosen, now)
        const spans = buckets.map((bucket) => instantsOf(bucket, zone))
        expect(spans[0]?.from).toBe(startOf(dates.from, zone))
        expect(spans.at(-1)?.to).toBe(startOf(addDays(dates.to, 1), zone))
        expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to))
        expect(spans.every(({ from, to }) => from <= to)).toBe(true)
        expect(dateIn(startOf(dates.from, zone), zone)).toBe(dates.from)
        expect(dateIn(startOf(dates.from, zone) - 1, zone)).toBe(addDays(dates.from, -1))
      }),
      { numRuns: 60 },
    )
  })
})
