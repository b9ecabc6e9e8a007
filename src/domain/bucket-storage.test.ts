import { expect, it } from 'vitest'
import { sizesInOrder, thresholdAt, thresholdLine } from './bucket-storage'

const size = (at: number, gigabytes: number, changedAt: number | null = null) => ({
  at,
  changedAt,
  size: gigabytes,
})

it('sizes come oldest first, the last changed one of an instant [DET-026, DET-043]', () => {
  expect(sizesInOrder([size(3, 30), size(1, 10, 5), size(1, 11, 4), size(2, 20), size(2, 21)])).toEqual([
    size(1, 10, 5),
    size(2, 21),
    size(3, 30),
  ])
})

it.each([
  [4, null],
  [5, 50],
  [9, 50],
  [10, 70],
  [99, 70],
])('at %d the threshold is that of the last change before: %j', (at, threshold) => {
  const history = [
    { at: 10, threshold: 70 },
    // Of two of one instant the later told one counts.
    { at: 5, threshold: 40 },
    { at: 5, threshold: 50 },
  ]
  expect(thresholdAt(history, at)?.threshold ?? null).toBe(threshold)
})

it('the line of the threshold has a point for each size and each change between them', () => {
  const history = [
    { at: 1, threshold: 50 },
    { at: 7, threshold: 70 },
  ]
  expect(thresholdLine([size(2, 1), size(6, 2), size(9, 3)], history)).toEqual([
    { at: 2, threshold: 50 },
    { at: 6, threshold: 50 },
    { at: 7, threshold: 70 },
    { at: 9, threshold: 70 },
  ])
  expect(thresholdLine([size(2, 1), size(6, 2)], [{ at: 6, threshold: 9 }])).toEqual([
    { at: 6, threshold: 9 },
  ])
  expect(thresholdLine([size(2, 1)], [])).toEqual([])
  expect(thresholdLine([], history)).toEqual([])
})
