import { describe, expect, it } from 'vitest'
import { storageSeries } from './storage-series'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 2, 10, 12)
const size = (at: number, gigabytes: number) => ({ at, changedAt: null, size: gigabytes })
const week = [size(noon - 8 * day, 900), size(noon, 1400)]

describe('the drawing of the storage of a bucket', () => {
  it('labels the threshold as it is now, and reaches from the first size to the last of both', () => {
    const { series, from, to } = storageSeries(week, [
      { at: noon - 9 * day, threshold: 1000 },
      { at: noon + hour, threshold: 1500 },
    ])
    expect(series.map(({ name, label }) => [name, label])).toEqual([
      ['Bucket storage, GB', undefined],
      ['Threshold, GB', 'Threshold 1.5 TB'],
    ])
    expect([from, to]).toEqual([noon - 8 * day, noon + hour])
  })

  it('of one size alone without a threshold has a week before it, and no line of one', () => {
    const { series, from, to } = storageSeries(week.slice(1), [])
    expect(series.map(({ name, points }) => [name, points])).toEqual([
      ['Bucket storage, GB', [{ at: noon, value: 1400 }]],
    ])
    expect([from, to]).toEqual([noon - 7 * day, noon])
  })
})
