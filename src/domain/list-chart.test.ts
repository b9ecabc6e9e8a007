import { describe, expect, it } from 'vitest'
import { type ChartEntry, chartPlaces, periodsOf, spanOf } from './list-chart'

describe('the span of a chart', () => {
  it.each([
    [[], 'day'],
    [['2026-03-05'], 'day'],
    [['2026-04-30', '2026-02-28'], 'day'],
    [['2026-03-01', '2026-05-01'], 'day'],
    [['2026-03-01', '2026-05-02'], 'month'],
    [['2022-01-31', '2025-12-01'], 'month'],
    [['2022-01-31', '2026-01-01'], 'year'],
  ])('of %j is a %s', (days, span) => {
    expect(spanOf(days)).toBe(span)
  })
})

describe('the periods of a chart', () => {
  it('leave no gap, over the ends of months and years', () => {
    expect(periodsOf(['2026-03-01', '2026-02-27'], 'day')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(periodsOf(['2025-11-30', '2026-01-31'], 'month')).toEqual(['2025-11', '2025-12', '2026-01'])
    expect(periodsOf(['2024-12-31', '2026-01-01'], 'year')).toEqual(['2024', '2025', '2026'])
    expect(periodsOf(['2026-01-11', '2025-12-31'], 'week')).toEqual(['2025-12-29', '2026-01-05'])
    expect(periodsOf(['2025-09-30', '2026-01-01'], 'quarter')).toEqual(['2025-Q3', '2025-Q4', '2026-Q1'])
    expect(periodsOf(['2026-02-28T23', '2026-03-01T01'], 'hour')).toEqual([
      '2026-02-28T23',
      '2026-03-01T00',
      '2026-03-01T01',
    ])
    expect(periodsOf([], 'day')).toEqual([])
  })

  it('are those alone that occur, in their order, where all of them would be too many', () => {
    expect(periodsOf(['2026-03-01', '1969-07-20', '2026-03-01'], 'day')).toEqual(['1969-07-20', '2026-03-01'])
  })
})

describe('what records come to', () => {
  const entries: ChartEntry[] = [
    { x: 'a', layer: 'p', y: 0.1 },
    { x: 'a', layer: 'p', y: 0.2 },
    { x: 'a', layer: 'q', y: 5 },
    { x: 'b', layer: 'q', y: null },
    { x: null, layer: 'p', y: 7 },
    { x: 'elsewhere', layer: 'p', y: 100 },
  ]
  const valuesOf = (total: Parameters<typeof chartPlaces>[3]) =>
    chartPlaces(entries, ['a', 'b', null], ['p', 'q'], total).map(({ values }) => values)

  it('is their number', () => {
    expect(valuesOf('count')).toEqual([
      [2, 1],
      [0, 1],
      [1, 0],
    ])
  })

  it('is the exact sum of what is known', () => {
    expect(valuesOf('sum')).toEqual([
      [0.3, 5],
      [0, 0],
      [7, 0],
    ])
  })

  it('is the average, the smallest or the largest, and unknown where there is none', () => {
    expect(valuesOf('max')).toEqual([
      [0.2, 5],
      [null, null],
      [7, null],
    ])
    expect(valuesOf('min')[0]).toEqual([0.1, 5])
    expect(
      chartPlaces(
        [
          { x: 'a', layer: null, y: 2 },
          { x: 'a', layer: null, y: 4 },
        ],
        ['a'],
        [null],
        'average',
      ),
    ).toEqual([{ x: 'a', values: [3] }])
  })

  it.each([
    [[1, 1, 2], 1.33],
    [[12.5, 33], 22.75],
    [[0.125, 0.126, 0.126], 0.126],
  ])('rounds the average of %j to %d', (figures, average) => {
    const entries = figures.map((y) => ({ x: 'a', layer: null, y }))
    expect(chartPlaces(entries, ['a'], [null], 'average')).toEqual([{ x: 'a', values: [average] }])
  })
})
