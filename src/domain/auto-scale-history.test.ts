import { describe, expect, it } from 'vitest'
import { cooldownMinutes, defaultHistoryWindow, historyWindows, loadOf, tickStep } from './auto-scale-history'

describe('the distance of the ticks', () => {
  it.each([
    [0, 1],
    [0.5, 1],
    [1, 1],
    [9, 1],
    [10, 1],
    [11, 5],
    [49, 5],
    [50, 5],
    [51, 10],
    [99, 10],
    [100, 10],
    [101, 50],
    [499, 50],
    [500, 50],
    [501, 100],
    [999, 100],
    [1000, 100],
    [1001, 1000],
    [5000, 1000],
    [10_000, 1000],
    [10_001, 10_000],
    [99_999, 10_000],
    [100_000, 10_000],
    [100_001, 100_000],
    [1_000_000, 100_000],
    [12_345_678, 10_000_000],
  ])('below a highest point of %d is %d queries [SCA-004, SCA-D02]', (maximum, step) => {
    expect(tickStep(maximum)).toBe(step)
  })
})

describe('the load of a service', () => {
  const entry = (startedAt: number, totalQueries: number, rejectedQueries: number | null) => ({
    startedAt,
    totalQueries,
    rejectedQueries,
  })

  it('is the sum of its nodes at each instant, with total and rejected queries, oldest first [SCA-D04]', () => {
    const entries = [
      entry(2000, 7, 1),
      entry(1000, 10, 0),
      entry(2000, 5, 4),
      entry(1000, 3, 2),
      entry(0, 1, 0),
    ]
    expect(loadOf(entries)).toEqual([entry(0, 1, 0), entry(1000, 13, 2), entry(2000, 12, 5)])
  })

  it('has no rejected queries at an instant at which one of its nodes does not say them', () => {
    const entries = [
      entry(0, 1, null),
      entry(0, 2, 3),
      entry(1000, 4, 1),
      entry(1000, 5, null),
      entry(2000, 6, 0),
    ]
    expect(loadOf(entries)).toEqual([entry(0, 3, null), entry(1000, 9, null), entry(2000, 6, 0)])
  })

  it('is nothing without entries, and leaves what it was given as it was', () => {
    const entries = [entry(5, 1, 0), entry(5, 1, 1)]
    expect(loadOf([])).toEqual([])
    loadOf(entries)
    expect(entries).toEqual([entry(5, 1, 0), entry(5, 1, 1)])
  })
})

it('reaches back 1, 24 or 168 hours, at first 24 [SCA-003, SCA-D03]', () => {
  expect(historyWindows).toEqual([1, 24, 168])
  expect(defaultHistoryWindow).toBe(24)
})

it.each([
  [300, 5],
  [60, 1],
  [90, 1.5],
  [0, 0],
  [100, 1.66667],
])('shows a cooldown of %d seconds as %d minutes [SCA-009]', (seconds, minutes) => {
  expect(cooldownMinutes(seconds)).toBe(minutes)
})
