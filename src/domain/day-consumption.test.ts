import { describe, expect, it } from 'vitest'
import { currentMonth, dailyThreshold, daysAbove, lastDays } from './day-consumption'

const day = (date: string, total: number, spark: number | null = null) => ({ day: date, total, spark })

describe('the current month', () => {
  it('is that of the latest day, each day once, oldest first, to five decimals [DET-025, DET-D17, PLT-009]', () => {
    const entries = [
      day('2026-03-03', 0.1, 0.1),
      day('2026-02-28', 99),
      day('2026-03-01', 2.0000049, 1),
      day('2026-03-03', 0.2, 0.123456),
    ]
    expect(currentMonth(entries, Date.UTC(2026, 2, 31, 23, 59))).toEqual({
      from: Date.UTC(2026, 2, 1),
      to: Date.UTC(2026, 3, 1),
      days: [day('2026-03-01', 2, 1), day('2026-03-03', 0.3, 0.22346)],
      missing: ['2026-03-02'],
      total: 2.3,
    })
  })

  it.each([
    ['2026-03-03T22:00:00Z', ['2026-03-04']],
    ['2026-02-03T09:00:00Z', ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']],
    ['some day', ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']],
  ])('misses no day before a cluster was created at %s', (createdAt, missing) => {
    const entries = [day('2026-03-05', 1)]
    // Of the day of its creation a figure may be reported as of any other.
    const told = createdAt.startsWith('2026-03-03') ? [day('2026-03-03', 1), ...entries] : entries
    expect(currentMonth(told, Date.UTC(2026, 2, 5), createdAt)?.missing).toEqual(missing)
  })

  it('ends with the year', () => {
    const month = currentMonth([day('2026-12-01', 1)], Date.UTC(2026, 11, 1))
    expect(month && [month.from, month.to]).toEqual([Date.UTC(2026, 11, 1), Date.UTC(2027, 0, 1)])
  })

  it('does not say what Spark consumed where a part of the day does not', () => {
    const entries = [day('2026-03-01', 1, 1), day('2026-03-01', 1)]
    expect(currentMonth(entries, Date.UTC(2026, 2, 1))?.days).toEqual([day('2026-03-01', 2)])
  })

  it.each([
    ['without days', [], Date.UTC(2026, 2, 1)],
    ['where the days are of the month before', [day('2026-02-28', 1)], Date.UTC(2026, 2, 1)],
    ['where the days are of the same month a year ago', [day('2025-03-31', 1)], Date.UTC(2026, 2, 31)],
  ])('is nothing %s [DET-D17]', (_what, entries, now) => {
    expect(currentMonth(entries, now)).toBeNull()
  })

  it('is that of the server where the clock of the browser is behind', () => {
    expect(currentMonth([day('2026-03-01', 1)], Date.UTC(2026, 1, 28, 23, 59))?.from).toBe(
      Date.UTC(2026, 2, 1),
    )
  })
})

describe('the default daily IPU threshold', () => {
  const size = (ipu: number | null) => ({ id: null, name: null, displayName: null, ipu, order: null })
  it.each([
    ['both limits', { product: 720, spark: 360 }, size(8), size(4), 36],
    ['limits with a rest', { product: 1, spark: 0 }, size(8), size(4), 0.03333],
    ['sizes, without limits', null, size(8), size(4), 0.4],
    ['sizes, one limit missing', { product: 720, spark: null }, size(8), size(4), 0.4],
    ['sizes of nothing', null, size(0), size(0), 0],
    ['nothing, one size without IPU', null, size(8), size(null), null],
    ['nothing, no size', null, null, size(4), null],
  ] as const)('follows from %s [DET-085, DET-D27]', (_what, maxIpus, analyticsSize, loaderSize, value) => {
    expect(dailyThreshold({ maxIpus, analyticsSize, loaderSize })?.value ?? null).toBe(value)
  })

  // Limits of the product and of Spark, IPU of the analytics and of the loader size.
  it.each([
    [720, 360, 8, 4, 36],
    [720, 360, 8, null, 36],
    [720, 360, null, 4, 36],
    [720, 360, null, null, 36],
    [720, null, 8, 4, 0.4],
    [720, null, 8, null, null],
    [720, null, null, 4, null],
    [720, null, null, null, null],
    [null, 360, 8, 4, 0.4],
    [null, 360, 8, null, null],
    [null, 360, null, 4, null],
    [null, 360, null, null, null],
    [null, null, 8, 4, 0.4],
    [null, null, 8, null, null],
    [null, null, null, 4, null],
    [null, null, null, null, null],
  ])(
    'of limits %j and %j and sizes of %j and %j IPU is %j [DET-085]',
    (product, spark, analytics, loader, value) => {
      const given = { maxIpus: { product, spark }, analyticsSize: size(analytics), loaderSize: size(loader) }
      expect(dailyThreshold(given)?.value ?? null).toBe(value)
    },
  )

  it('says what it is made of', () => {
    const sizes = { analyticsSize: size(8), loaderSize: size(4) }
    expect(dailyThreshold({ maxIpus: { product: 720, spark: 360 }, ...sizes })).toEqual({
      formula: 'limits',
      parts: [720, 360],
      value: 36,
    })
    expect(dailyThreshold({ maxIpus: null, ...sizes })).toEqual({
      formula: 'sizes',
      parts: [8, 4],
      value: 0.4,
    })
  })

  it.each([
    [36, 0],
    [36.000004, 0],
    [36.00001, 1],
  ])('is passed by a day of %d IPU: %d, both as they are shown', (total, count) => {
    expect(daysAbove([day('2026-03-01', total), day('2026-03-02', 35)], 36)).toBe(count)
  })
})

describe('the consumption of the last days', () => {
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      day(`2026-03-${String(from + index).padStart(2, '0')}`, 1.1),
    )
  it.each([
    ['seven days', days(1, 7), 7, 7.7],
    ['up to yesterday, today being reported later', days(1, 7), 8, 7.7],
    ['the latest of more', [...days(1, 9), day('2026-03-09', 0.9)], 9, 8.6],
    [
      'of two months',
      [...days(1, 3), ...['25', '26', '27', '28'].map((date) => day(`2026-02-${date}`, 2))],
      3,
      11.3,
    ],
    ['no day enough', days(1, 6), 6, null],
    ['a day missing', [...days(1, 5), ...days(7, 9)], 9, null],
    ['seven days that ended two days ago', days(1, 7), 9, null],
    ['nothing', [], 9, null],
  ])('is that of %s', (_what, entries, today, sum) => {
    expect(lastDays(entries, { count: 7, now: Date.UTC(2026, 2, today, 9) })).toBe(sum)
  })
})
