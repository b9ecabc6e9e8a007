import { describe, expect, it } from 'vitest'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { addDays, datesOf } from './calendar'
import { compare } from './comparison'
import { daysAboveThreshold } from './days-above'
import { gapsOf } from './gaps'
import { projectMonth } from './projection'

const settings = { productKey: 'basalt', zone: 'UTC' }
const ofDays = (from: string, totals: readonly number[], name = 'sales', id = 'c-1') =>
  buildUsage({ id, name, days: totals.map((total, index) => buildDay(addDays(from, index), total)) })

describe('the end of the month', () => {
  it.each([
    [[], 0],
    [[1, 1, 1, 1, 1, 1], 6],
    [[1, 1, 1, 1, 1, 1, 9], 6],
  ])('is not known below seven complete days: %j', (totals, completeDays) => {
    expect(projectMonth([ofDays('2026-03-01', totals)], '2026-03-07', settings)).toEqual({
      isKnown: false,
      completeDays,
    })
  })

  it('goes on as every weekday did, within no more than the days varied', () => {
    // 1 March 2026 is a Sunday: 0 on Sundays and Saturdays, 10 on the others, twice.
    const totals = [0, 10, 10, 10, 10, 10, 0, 0, 10, 10, 10, 10, 10, 0, 3]
    expect(projectMonth([ofDays('2026-03-01', totals)], '2026-03-15', settings)).toEqual({
      isKnown: true,
      completeDays: 14,
      remainingDays: 17,
      soFar: 103,
      ended: 100,
      // Sunday 15 to Tuesday 31: three of Sunday to Tuesday, two of the other days.
      estimates: [
        { weekday: 0, days: 3, mean: 10 },
        { weekday: 1, days: 3, mean: 10 },
        { weekday: 2, days: 2, mean: 10 },
        { weekday: 3, days: 2, mean: 10 },
        { weekday: 4, days: 2, mean: 10 },
        { weekday: 5, days: 2, mean: 0 },
        { weekday: 6, days: 3, mean: 0 },
      ],
      // Two weeks at 100, then Sunday 15 to Tuesday 31: 12 working days.
      expected: 220,
      low: 220,
      high: 220,
    })
  })

  it('is wider the more the days vary, by 1.28 deviations times the root of the days that remain and of how few tell their means', () => {
    const projection = projectMonth([ofDays('2026-03-01', [6, 6, 6, 6, 6, 6, 20])], '2026-03-08', settings)
    // Mean 8; squares 6 × 4 + 144 = 168, by 6 is 28. 24 days remain: Sunday 8 to Tuesday 31, 3 of them Saturdays.
    expect(projection).toMatchObject({ isKnown: true, completeDays: 7, remainingDays: 24, soFar: 56 })
    const expected = 56 + 21 * 6 + 3 * 20
    // Each weekday is known from one day: 3 of them are used 4 times and 4 of them 3 times, 3 × 16 + 4 × 9 = 84.
    const margin = 1.28 * Math.sqrt(28) * Math.sqrt(24 + 84)
    expect(projection).toMatchObject({ expected })
    expect(projection.isKnown && projection.low).toBeCloseTo(expected - margin, 9)
    expect(projection.isKnown && projection.high).toBeCloseTo(expected + margin, 9)
  })

  it('goes by how far days part from the mean of their weekday, once each has two of them', () => {
    // Of each weekday two days, one above and one below its mean of 1 or 10: 14 squares of 1, by 14 less 7 means, are 2.
    const totals = [0, 9, 9, 9, 9, 9, 9, 2, 11, 11, 11, 11, 11, 11, 0]
    const projection = projectMonth([ofDays('2026-03-01', totals)], '2026-03-15', settings)
    // Sunday 15 to Tuesday 31: three of Sunday to Tuesday and two of the other days, 3 × 9 + 4 × 4 = 43, each of two days.
    const expected = 122 + 3 * 1 + 14 * 10
    const margin = 1.28 * Math.sqrt(2) * Math.sqrt(17 + 43 / 2)
    expect(projection).toMatchObject({ completeDays: 14, remainingDays: 17, expected })
    expect(projection.isKnown && projection.low).toBeCloseTo(expected - margin, 9)
    expect(projection.isKnown && projection.high).toBeCloseTo(expected + margin, 9)
  })

  it('waits for a day that has not ended where the server counts', () => {
    const nine = ofDays('2026-03-01', [1, 1, 1, 1, 1, 1, 1, 5, 5])
    // 8 and 9 March have begun: they are in what is consumed, and are still to come.
    expect(projectMonth([nine], '2026-03-09', settings, { unfinished: '2026-03-08' })).toMatchObject({
      ...{ completeDays: 7, remainingDays: 24, soFar: 17, ended: 7, expected: 31 },
    })
  })

  it('is never below what is consumed already, today included', () => {
    const totals = [...Array.from({ length: 30 }, () => 1), 500]
    expect(projectMonth([ofDays('2026-03-01', totals)], '2026-03-31', settings)).toEqual({
      isKnown: true,
      completeDays: 30,
      remainingDays: 1,
      soFar: 530,
      ended: 30,
      // 31 March 2026 is a Tuesday.
      estimates: [{ weekday: 1, days: 1, mean: 1 }],
      ...{ expected: 530, low: 530, high: 530 },
    })
  })

  it('takes no mean from a day on which a cluster is not reported, and counts what it was reported with', () => {
    const reported = ofDays('2026-03-01', [2, 2, 2, 2, 2, 2, 2, 2])
    const lacking = buildUsage({
      id: 'c-2',
      name: 'risk',
      days: [1, 2, 3, 5, 6, 7, 8].map((day) => buildDay(`2026-03-0${day}`, 1)),
    })
    // Wednesday 4 March has 2 of the one alone: 3 × 7 + 2 have ended, 23 days are to come at 3.
    expect(projectMonth([reported, lacking], '2026-03-09', settings)).toMatchObject({
      completeDays: 7,
      ended: 23,
      estimates: [
        { weekday: 0, days: 4, mean: 3 },
        { weekday: 1, days: 4, mean: 3 },
        { weekday: 3, days: 3, mean: 3 },
        { weekday: 4, days: 3, mean: 3 },
        { weekday: 5, days: 3, mean: 3 },
        { weekday: 6, days: 3, mean: 3 },
        { weekday: null, days: 3, mean: 3 },
      ],
      expected: 92,
    })
  })

  it.each([
    ['created before, and still there', { 'c-2': '2026-02-01' }, 6],
    ['created on the 3rd', { 'c-2': '2026-03-03' }, 8],
    ['deleted', {}, 8],
  ])('asks for days at the edges only of a cluster that was there: %s', (_name, createdOn, completeDays) => {
    const reported = ofDays(
      '2026-03-01',
      Array.from({ length: 8 }, () => 2),
    )
    const lacking = ofDays('2026-03-03', [1, 1, 1, 1, 1, 1], 'risk', 'c-2')
    expect(projectMonth([reported, lacking], '2026-03-09', settings, { createdOn })).toMatchObject({
      completeDays,
    })
  })

  it('is that of all clusters together, and of this month alone', () => {
    const clusters = [
      ofDays(
        '2026-02-01',
        Array.from({ length: 35 }, () => 5),
      ),
      ofDays(
        '2026-03-01',
        Array.from({ length: 7 }, () => 1),
        'risk',
        'c-2',
      ),
    ]
    expect(projectMonth(clusters, '2026-03-08', settings)).toMatchObject({
      soFar: 42,
      expected: 186,
      low: 186,
    })
  })
})

describe('the comparison with the period before', () => {
  const dates = {
    now: { from: '2026-03-01', to: '2026-03-02' },
    before: { from: '2026-02-01', to: '2026-02-02' },
  }
  const today = '2026-03-03'
  const now = [
    ofDays('2026-03-01', [0.1, 0.2, 99]),
    ofDays('2026-03-01', [5, 5], 'risk', 'c-2'),
    ofDays('2026-03-01', [0.5, 0.5], 'new', 'c-3'),
    ofDays('2026-03-01', [2, 0], 'idle', 'c-4'),
  ]
  const before = [
    ofDays('2026-02-01', [0.2, 0.2, 99]),
    ofDays('2026-02-01', [20, 10], 'risk', 'c-2'),
    ofDays('2026-02-01', [0, 0], 'idle', 'c-4'),
    ofDays('2026-02-01', [7, 7], 'gone', 'c-5'),
  ]

  it('is there for clusters of which both are known, the largest change first, and sums up', () => {
    expect(compare({ now, before }, 'compute', { dates, today }, settings)).toEqual({
      rows: [
        { id: 'c-2', name: 'risk', now: 10, before: 30, change: -20, ratio: -20 / 30 },
        { id: 'c-4', name: 'idle', now: 2, before: 0, change: 2, ratio: null },
        { id: 'c-1', name: 'sales', now: 0.3, before: 0.4, change: -0.1, ratio: -0.25 },
      ],
      total: { now: 12.3, before: 30.4, change: -18.1, ratio: -18.1 / 30.4 },
      unknown: ['gone', 'new'],
    })
  })

  it('takes a cluster that was not there yet for one that consumed nothing', () => {
    const createdOn = { 'c-3': '2026-02-03', 'c-5': '2026-01-01' }
    const { rows, unknown } = compare({ now, before }, 'compute', { dates, today, createdOn }, settings)
    expect(rows.find(({ name }) => name === 'new')).toMatchObject({
      now: 1,
      before: 0,
      change: 1,
      ratio: null,
    })
    expect(unknown).toEqual(['gone'])
    const wasThere = compare(
      { now, before },
      'compute',
      { dates, today, createdOn: { 'c-3': '2026-02-02' } },
      settings,
    )
    expect(wasThere.unknown).toEqual(['gone', 'new'])
  })

  it.each([
    ['of now', { now: [5], before: [20, 10] }],
    ['of before', { now: [5, 5], before: [20] }],
  ])('has no cluster that lacks a day %s: fewer days are no less consumption', (_name, days) => {
    const answers = {
      now: [ofDays('2026-03-01', days.now)],
      before: [ofDays('2026-02-01', days.before)],
    }
    expect(compare(answers, 'compute', { dates, today }, settings)).toEqual({
      rows: [],
      total: null,
      unknown: ['sales'],
    })
  })

  it('of storage asks for no day of compute, and calls a cluster as it is called now', () => {
    const stored = (name: string, on: string, storage: number) => {
      const none = { classA: null, classB: null, downloads: null, uploads: null }
      return buildUsage({ name, storage: [{ at: Date.parse(`${on}T12:00:00Z`), storage, ...none }] })
    }
    const answers = { now: [stored('sales', '2026-03-01', 3)], before: [stored('trial', '2026-02-01', 2)] }
    expect(compare(answers, 'storage', { dates, today }, settings)).toEqual({
      rows: [{ id: 'c-1', name: 'sales', now: 3, before: 2, change: 1, ratio: 0.5 }],
      total: { now: 3, before: 2, change: 1, ratio: 0.5 },
      unknown: [],
    })
  })

  it('is not there without any', () => {
    expect(compare({ now, before: [] }, 'compute', { dates, today }, settings)).toEqual({
      rows: [],
      total: null,
      unknown: ['sales', 'risk', 'new', 'idle'],
    })
  })
})

describe('days above the daily threshold', () => {
  it('are those above it as shown, the latest and then the highest first, today among them as it is', () => {
    const clusters = [
      ofDays('2026-03-01', [10, 10.000004, 10.00001, 12]),
      ofDays('2026-03-01', [100], 'free', 'c-2'),
      ofDays('2026-02-28', [100, 30, 3], 'risk', 'c-3'),
      ofDays('2026-03-04', [50], 'stock', 'c-4'),
    ]
    const dates = { from: '2026-03-01', to: '2026-03-04' }
    const thresholds = new Map([
      ['c-1', 10],
      ['c-3', 3],
      ['c-4', 20],
    ])
    const above = daysAboveThreshold(clusters, { dates, today: '2026-03-04', thresholds }, 'basalt')
    expect(above.map(({ name, date, value, isIncomplete }) => [name, date, value, isIncomplete])).toEqual([
      ['stock', '2026-03-04', 50, true],
      ['sales', '2026-03-04', 12, true],
      ['sales', '2026-03-03', 10.00001, false],
      ['risk', '2026-03-01', 30, false],
    ])
  })
})

describe('what an answer does not tell', () => {
  const today = '2026-03-04'
  const dates = { from: '2026-01-01', to: today }
  const days = (...reported: string[]) => reported.map((date) => buildDay(date, 1))

  it('is each month and day from the first one reported until yesterday', () => {
    const january = datesOf({ from: '2026-01-30', to: '2026-01-31' })
    const usage = buildUsage({ days: days(...january, '2026-03-01', '2026-03-03') })
    expect(gapsOf([usage], { dates, today, productKey: 'basalt' })).toEqual([
      { id: 'c-1', name: 'sales', months: ['2026-02'], days: ['2026-03-02'] },
    ])
  })

  it('begins with the creation where that is known, and not before the range', () => {
    const usage = buildUsage({ days: days('2026-03-02', '2026-03-03') })
    expect(gapsOf([usage], { dates, today, productKey: 'basalt' })).toEqual([])
    const gap = (created: string) =>
      gapsOf([usage], { dates, today, productKey: 'basalt', createdOn: { 'c-1': created } })
    expect(gap('2026-03-01')).toEqual([{ id: 'c-1', name: 'sales', months: [], days: ['2026-03-01'] }])
    expect(gap('2025-06-01')[0]?.months).toEqual(['2026-01', '2026-02'])
    expect(gap('2026-03-04')).toEqual([])
  })

  it('has a day of which a component is reported and no sum', () => {
    const partly = { date: '2026-03-02', figures: { spark: 4 }, hours: null }
    const usage = buildUsage({ days: [...days('2026-03-01'), partly, ...days('2026-03-03')] })
    expect(gapsOf([usage], { dates, today, productKey: 'basalt' })).toEqual([
      { id: 'c-1', name: 'sales', months: [], days: ['2026-03-02'] },
    ])
  })

  it('has no month of which the sum is reported', () => {
    const usage = buildUsage({
      months: [{ month: '2026-02', figures: { total: 3 } }],
      days: days('2026-01-31', '2026-03-01', '2026-03-02', '2026-03-03'),
    })
    expect(gapsOf([usage], { dates, today, productKey: 'basalt' })).toEqual([])
  })

  it('has a month of which a sum is reported and the range has a part: no figure counts it', () => {
    const usage = buildUsage({
      months: [{ month: '2026-01', figures: { total: 31 } }],
      days: days('2025-12-31', '2026-02-01', '2026-02-02'),
    })
    const part = { from: '2026-01-30', to: '2026-02-02' }
    expect(gapsOf([usage], { dates: part, today, productKey: 'basalt' })).toEqual([
      { id: 'c-1', name: 'sales', months: ['2026-01'], days: [] },
    ])
  })
})
