import { describe, expect, it } from 'vitest'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { breakdownOf } from './breakdown'
import { bucketsOf } from './buckets'
import { dataTypes, unitOf } from './data-type'
import type { TimeRange } from './range'

const settings = { productKey: 'basalt', zone: 'UTC' }
/** A Wednesday. */
const today = '2026-03-04'
const range = (chosen: TimeRange) => bucketsOf(chosen, today)
const month = range({ type: 'month' })
const day = (date: string) => range({ type: 'custom', from: date, to: date })

const sales = buildUsage({
  days: [
    buildDay('2026-02-28', 100),
    { date: '2026-03-01', figures: { basalt: 0.1, spark: 0.2, total: 0.3 }, hours: 1 },
    { date: '2026-03-02', figures: { basalt: 0.5, spark: 0.25 }, hours: 1 },
    { date: '2026-03-03', figures: { basalt: 7, limit: 9 }, hours: 1 },
    buildDay('2026-03-05', 100),
  ],
})
const risk = buildUsage({
  id: 'c-2',
  name: 'risk',
  days: [buildDay('2026-03-01', 0.4), buildDay('2026-03-04', 2)],
})

describe('compute', () => {
  it('is the sum of the totals of the days in the range, per cluster and per day [USE-002, USE-D03]', () => {
    const { series, sums, total, unit } = breakdownOf([sales, risk], 'compute', month, settings)
    expect(unit).toBe('ipu')
    expect(series.map(({ name, values, total: own }) => [name, values, own])).toEqual([
      ['sales', [0.3, 0.75, null, null], 1.05],
      ['risk', [0.4, null, null, 2], 2.4],
    ])
    expect(sums).toEqual([0.7, 0.75, null, 2])
    expect(total).toBe(3.45)
  })

  it.each([
    ['product', [0.1, 0.5, 7, null], 7.6],
    ['spark', [0.2, 0.25, null, null], 0.45],
  ] as const)('is reported for %s by its name, and of nothing else', (column, values, total) => {
    const { series } = breakdownOf([sales], 'compute', month, settings, column)
    expect(series[0]).toMatchObject({ values, total })
  })

  it('is not known where nothing is reported, which is not zero', () => {
    const { series, sums, total } = breakdownOf([buildUsage()], 'compute', month, settings)
    expect(series[0]).toMatchObject({ values: [null, null, null, null], total: null, undated: 0 })
    expect(sums).toEqual([null, null, null, null])
    expect(total).toBeNull()
    expect(breakdownOf([], 'compute', month, settings).total).toBeNull()
  })

  it('is summed by month over a year [USE-D01]', () => {
    const { series, total } = breakdownOf([sales], 'compute', range({ type: 'year' }), settings)
    expect(series[0]?.values).toEqual([null, 100, 1.05])
    expect(total).toBe(101.05)
  })

  const undatedMonth = buildUsage({
    months: [{ month: '2026-02', figures: { total: 9 } }],
    days: [buildDay('2026-01-31', 1), buildDay('2026-03-01', 2)],
  })
  it('has a month of which only the sum is reported in its month, and otherwise beside the days', () => {
    expect(breakdownOf([undatedMonth], 'compute', range({ type: 'year' }), settings).series[0]).toMatchObject(
      {
        values: [1, 9, 2],
        total: 12,
      },
    )
    const days = range({ type: 'last-month' })
    expect(breakdownOf([undatedMonth], 'compute', days, settings).series[0]).toMatchObject({
      undated: 9,
      total: 9,
    })
  })

  it('has no part of a month of which only the whole is reported', () => {
    const half = range({ type: 'custom', from: '2026-02-01', to: '2026-02-27' })
    expect(breakdownOf([undatedMonth], 'compute', half, settings).total).toBeNull()
    const later = range({ type: 'custom', from: '2026-02-02', to: '2026-02-28' })
    expect(breakdownOf([undatedMonth], 'compute', later, settings).total).toBeNull()
  })

  it('has the running month as far as it has gone, and none that begins after the range', () => {
    const usage = buildUsage({
      months: [
        { month: '2026-03', figures: { total: 7 } },
        { month: '2026-04', figures: { total: 3 } },
      ],
    })
    const inDays = breakdownOf([usage], 'compute', month, settings).series[0]
    expect(inDays).toMatchObject({ undated: 7, total: 7 })
    const inMonths = breakdownOf([usage], 'compute', range({ type: 'year' }), settings).series[0]
    expect(inMonths).toMatchObject({ values: [null, null, 7], undated: 0, total: 7 })
  })

  const hourly = Array.from({ length: 24 }, (_, hour) => (hour < 2 ? 0.1 : null))
  it('is reported by the hour on a single day, and what no hour has stands beside them [USE-024, USE-D05]', () => {
    const usage = { ...sales, hourly: new Map([['2026-03-01', hourly]]) }
    const { series, total } = breakdownOf([usage], 'compute', day('2026-03-01'), settings)
    expect(series[0]?.values.slice(0, 3)).toEqual([0.1, 0.1, null])
    expect(series[0]).toMatchObject({ undated: 0.1, total: 0.3 })
    expect(total).toBe(0.3)
  })

  it('is not reported as 0 of the hours of today that have not begun', () => {
    const hours = [0.5, 0, 0, 0, ...Array.from({ length: 20 }, () => 0)]
    const usage = buildUsage({ days: [buildDay(today, 0.5)], hourly: new Map([[today, hours]]) })
    const twoOClock = bucketsOf({ type: 'custom', from: today, to: today }, today, today, `${today} 02:00`)
    const { series } = breakdownOf([usage], 'compute', twoOClock, settings)
    expect(series[0]?.values.slice(0, 5)).toEqual([0.5, 0, 0, null, null])
    expect(series[0]).toMatchObject({ undated: 0, total: 0.5 })
    // What a server does report of a later hour is not left out.
    const ahead = { ...usage, hourly: new Map([[today, hours.with(3, 0.25)]]) }
    expect(breakdownOf([ahead], 'compute', twoOClock, settings).series[0]?.values[3]).toBe(0.25)
  })

  it('adds up the hours of both components where no others are reported', () => {
    const component = { parts: new Map(), hourly: new Map([['2026-03-01', hourly]]) }
    const usage = buildUsage({
      components: new Map([
        ['basalt', component],
        ['spark', component],
      ]),
    })
    const { series } = breakdownOf([usage], 'compute', day('2026-03-01'), settings)
    expect(series[0]?.values.slice(0, 3)).toEqual([0.2, 0.2, null])
    expect(series[0]?.total).toBe(0.4)
    const short = { parts: new Map(), hourly: new Map([['2026-03-01', hourly.slice(0, 1)]]) }
    const partly = buildUsage({
      components: new Map([
        ['basalt', component],
        ['spark', short],
      ]),
    })
    const [ofBoth] = breakdownOf([partly], 'compute', day('2026-03-01'), settings).series
    expect(ofBoth?.values.slice(0, 2)).toEqual([0.2, null])
    const one = buildUsage({ components: new Map([['spark', component]]) })
    expect(breakdownOf([one], 'compute', day('2026-03-01'), settings).total).toBeNull()
  })
})

describe('the other types', () => {
  const noon = (date: string, hour = 12) => Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)
  const stored = buildUsage({
    days: [buildDay('2026-03-01', 50)],
    storage: [
      { at: noon('2026-03-01'), storage: 0.1, classA: 10, classB: 20, downloads: 3, uploads: 4 },
      { at: noon('2026-03-01', 23), storage: 0.2, classA: 1, classB: null, downloads: 3, uploads: 4 },
      { at: noon('2026-03-03'), storage: 0, classA: 5, classB: 2, downloads: 0, uploads: 0 },
      { at: noon('2026-02-28'), storage: 9, classA: 9, classB: 9, downloads: 9, uploads: 9 },
    ],
    backups: [
      { date: '2026-02-27', bucket: 100, metadata: 1 },
      { date: '2026-03-01', bucket: 30, metadata: 0.5 },
      { date: '2026-03-03', bucket: 31, metadata: null },
      { date: '2026-03-04', bucket: null, metadata: null },
    ],
  })

  it('are seven, each in its unit [USE-025]', () => {
    expect(dataTypes).toEqual(['compute', 'storage', 'classA', 'classB', 'downloads', 'uploads', 'backups'])
    expect(dataTypes.map((type) => unitOf[type])).toEqual([
      ...['ipu', 'ipu', 'operations', 'operations', 'operations', 'operations', 'gigabytes'],
    ])
  })

  it.each([
    ['storage', [0.3, null, 0, null], 0.3],
    ['classA', [11, null, 5, null], 16],
    ['classB', [20, null, 2, null], 22],
    ['downloads', [6, null, 0, null], 6],
    ['uploads', [8, null, 0, null], 8],
  ] as const)(
    '%s is the sum of its measurements and of nothing else [USE-008, USE-025, USE-D03]',
    (type, values, total) => {
      expect(breakdownOf([stored], type, month, settings).series[0]).toMatchObject({ values, total })
    },
  )

  it('has the last size of backups, of several clusters together [USE-009, USE-025]', () => {
    const other = buildUsage({ id: 'c-2', backups: [{ date: '2026-03-02', bucket: 2, metadata: 1 }] })
    const { series, sums, total } = breakdownOf([stored, other], 'backups', month, settings)
    expect(series.map(({ values, total: own }) => [values, own])).toEqual([
      [[30.5, null, 31, null], 31],
      [[null, 3, null, null], 3],
    ])
    expect(sums).toEqual([30.5, 3, 31, null])
    expect(total).toBe(34)
    expect(breakdownOf([stored], 'backups', range({ type: 'year' }), settings).series[0]?.values).toEqual([
      null,
      101,
      31,
    ])
  })

  it('are dated in the zone of the person, down to the hour [USE-D04]', () => {
    const berlin = { productKey: 'basalt', zone: 'Europe/Berlin' }
    expect(breakdownOf([stored], 'classA', month, berlin).series[0]?.values).toEqual([10, 1, 5, null])
    const hours = breakdownOf([stored], 'classA', day('2026-03-02'), berlin).series[0]?.values
    expect(hours?.slice(0, 2)).toEqual([1, null])
  })

  it('belong to the day with whose first moment they were measured, and to no day after the range', () => {
    const measured = ['2026-03-01', '2026-03-02', '2026-03-05'].map((date) => ({
      ...{ at: noon(date, 0), storage: 1, classA: null, classB: null, downloads: null, uploads: null },
    }))
    const [series] = breakdownOf([buildUsage({ storage: measured })], 'storage', month, settings).series
    expect(series).toMatchObject({ values: [1, 1, null, null], total: 2 })
  })

  it('have no hour for a backup that has only a date', () => {
    const { series } = breakdownOf([stored], 'backups', day('2026-03-01'), settings)
    expect(series[0]?.values.every((value) => value === null)).toBe(true)
    expect(series[0]?.total).toBe(30.5)
  })
})

describe('the same usages and range', () => {
  it('are summed once for each type and column, however many parts of the page ask', () => {
    let readings = 0
    const read = {
      ...sales,
      get days() {
        readings++
        return sales.days
      },
    }
    const usages = [read]
    const first = breakdownOf(usages, 'compute', month, settings)
    const once = readings
    expect(breakdownOf(usages, 'compute', month, { ...settings })).toBe(first)
    expect(readings).toBe(once)
    const others = [
      breakdownOf(usages, 'compute', month, settings, 'spark'),
      breakdownOf(usages, 'storage', month, settings),
      breakdownOf(usages, 'compute', range({ type: 'year' }), settings),
      breakdownOf(usages, 'compute', month, { ...settings, productKey: 'other' }),
      breakdownOf(usages, 'compute', month, { ...settings, zone: 'Europe/Berlin' }),
      breakdownOf([read], 'compute', month, settings),
    ]
    expect(others).not.toContain(first)
  })
})
