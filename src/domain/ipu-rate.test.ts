import { describe, expect, it } from 'vitest'
import { clusterIpuPerHour, ipuPerHour, rateTotals } from './ipu-rate'

describe('IPU an hour', () => {
  it.each([
    [[], 0],
    [[{ ipu: 4, nodes: 1 }], 4],
    [
      [
        { ipu: 4, nodes: 3 },
        { ipu: 2, nodes: 2 },
      ],
      16,
    ],
    [[{ ipu: 0.1, nodes: 3 }], 0.3],
    [
      [
        { ipu: 4, nodes: 1 },
        { ipu: null, nodes: 1 },
      ],
      null,
    ],
    [[{ ipu: null, nodes: 0 }], null],
    [[{ ipu: 4, nodes: null }], null],
  ])('of %j is %s', (groups, expected) => {
    expect(ipuPerHour(groups)).toBe(expected)
  })
})

it('of a cluster are those of its analytics and loader nodes, each by its own size', () => {
  const size = (ipu: number) => ({ id: null, name: null, displayName: null, order: null, ipu })
  const sizes = { analyticsSize: size(8), loaderSize: size(2) }
  expect(clusterIpuPerHour(sizes, { analytics: 2, loader: 3 })).toBe(22)
  expect(clusterIpuPerHour({ ...sizes, loaderSize: null }, { analytics: 2, loader: 3 })).toBeNull()
  expect(clusterIpuPerHour(sizes, { analytics: null, loader: 3 })).toBeNull()
})

describe('a rate over time', () => {
  it.each([
    ['a month of 31 days', '2026-03-01T00:00:00Z', 2, 48, 1488, 744],
    ['its last moment', '2026-03-31T23:59:59.999Z', 2, 48, 1488, 744],
    ['a month of 30 days', '2026-11-23T08:00:00Z', 6, 144, 4320, 720],
    ['February', '2026-02-10T00:00:00Z', 0.1, 2.4, 67.2, 672],
    ['February of a leap year', '2028-02-10T00:00:00Z', 1, 24, 696, 696],
    ['December', '2026-12-31T12:00:00Z', 1, 24, 744, 744],
  ])('counts all hours of %s', (_case, now, perHour, day, month, monthHours) => {
    expect(rateTotals(perHour, Date.parse(now))).toEqual({ day, month, monthHours })
  })
})
