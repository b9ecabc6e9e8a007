import { describe, expect, it } from 'vitest'
import { dayOf, hourOf, periodOf } from './period'

describe('the day of a value', () => {
  it.each([
    ['2026-03-05', 'America/New_York', '2026-03-05'],
    ['2026-03-05T23:30:00Z', 'Europe/Berlin', '2026-03-06'],
    ['2026-03-05T23:30:00Z', 'America/New_York', '2026-03-05'],
    ['2026-02-30', 'UTC', null],
    ['soon', 'UTC', null],
    [null, 'UTC', null],
    [20260305, 'UTC', null],
  ])('of %j in %s is %j', (text, zone, day) => {
    expect(dayOf(text, zone)).toBe(day)
  })
})

it.each([
  ['2026-03-05T23:30:00Z', 'Europe/Berlin', '2026-03-06T00'],
  ['2026-03-05T23:30:00Z', 'UTC', '2026-03-05T23'],
  ['2026-03-05', 'America/New_York', '2026-03-04T19'],
  ['soon', 'UTC', null],
  [7, 'UTC', null],
])('the hour of %j in %s is %j', (text, zone, hour) => {
  expect(hourOf(text, zone)).toBe(hour)
})

it('a period holds the days that belong to it', () => {
  const spans = ['day', 'week', 'month', 'quarter', 'year'] as const
  expect(spans.map((span) => periodOf('2026-03-05', span))).toEqual([
    '2026-03-05',
    '2026-03-02',
    '2026-03',
    '2026-Q1',
    '2026',
  ])
  expect(spans.map((span) => periodOf('2026-11-01', span))).toEqual([
    '2026-11-01',
    '2026-10-26',
    '2026-11',
    '2026-Q4',
    '2026',
  ])
  expect(periodOf('2026-03-05T14', 'hour')).toBe('2026-03-05T14')
})
