import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { arithmeticOf, type ConsumptionPart, monthDifferences } from './arithmetic'
import { breakdownOf, type ComputeColumn } from './breakdown'
import { bucketsOf } from './buckets'
import { addDays } from './calendar'
import { dataTypes } from './data-type'
import { exactSum } from './exact'
import type { TimeRange } from './range'
import type { ClusterUsage } from './usage'

const settings = { productKey: 'basalt', zone: 'UTC' }
const today = '2026-03-04'
const range = (chosen: TimeRange) => bucketsOf(chosen, today)
const week = range({ type: 'week' })

/** A part and all of its parts, as text. */
function written({ kind, name, value, factors, parts }: ConsumptionPart, depth = 0): string[] {
  const product = factors ? ` = ${factors.powerUnit} × ${factors.replicas} × ${factors.hours}` : ''
  const line = `${'  '.repeat(depth)}${kind}${name && ` ${name}`} ${value}${product}`
  return [line, ...parts().flatMap((part) => written(part, depth + 1))]
}
const lines = (part: ConsumptionPart | null) => (part ? written(part) : null)

const date = '2026-03-02'
const component = (
  parts: ClusterUsage['components'] extends ReadonlyMap<string, infer Component> ? Component : never,
) => parts
const sales = buildUsage({
  days: [
    { date, figures: { basalt: 20.5, spark: 4, total: 25 }, hours: 10 },
    { date: '2026-03-03', figures: { basalt: 2, spark: 0, total: 2 }, hours: 1 },
  ],
  components: new Map([
    [
      'basalt',
      component({
        parts: new Map([
          [
            date,
            [
              { name: 'analytics', powerUnit: 0.5, replicas: 3, hours: null },
              { name: 'loader', powerUnit: 1, replicas: 1, hours: 4 },
              { name: 'loader', powerUnit: 0.1, replicas: 2, hours: 5 },
            ],
          ],
        ]),
        hourly: new Map(),
      }),
    ],
    [
      'spark',
      component({
        parts: new Map([
          [
            date,
            [
              { name: 'batch', ipu: 3 },
              { name: 'interactive', powerUnit: 0.1, replicas: 1, hours: null },
            ],
          ],
        ]),
        hourly: new Map(),
      }),
    ],
  ]),
})
const risk = buildUsage({ id: 'c-2', name: 'risk', days: [buildDay('2026-03-03', 0.3)] })

describe('what a number is made of', () => {
  it('goes down to services, power units, replicas and hours, and names what they leave open', () => {
    expect(lines(arithmeticOf([sales, risk], 'compute', week, settings))).toEqual([
      'total 27.3',
      '  cluster sales 27',
      '    day 2026-03-02 25',
      '      product 20.5',
      '        service analytics 15 = 0.5 × 3 × 10',
      '        service loader 5',
      '          entry 4 = 1 × 1 × 4',
      '          entry 1 = 0.1 × 2 × 5',
      '        rest 0.5',
      '      spark 4',
      '        service batch 3',
      '        service interactive 1 = 0.1 × 1 × 10',
      '      rest 0.5',
      '    day 2026-03-03 2',
      '      product 2',
      '      spark 0',
      '  cluster risk 0.3',
      '    day 2026-03-03 0.3',
    ])
  })

  it.each([
    [{ cluster: 'c-2' }, ['cluster risk 0.3', '  day 2026-03-03 0.3']],
    [
      { bucket: '2026-03-03' },
      ['total 2.3', '  cluster sales 2', '    product 2', '    spark 0', '  cluster risk 0.3'],
    ],
    [{ cluster: 'c-1', bucket: '2026-03-03' }, ['cluster sales 2', '  product 2', '  spark 0']],
    [
      { cluster: 'c-1', bucket: date, column: 'spark' },
      ['cluster sales 4', '  service batch 3', '  service interactive 1 = 0.1 × 1 × 10'],
    ],
    [{ bucket: '2026-03-04' }, null],
    [{ cluster: 'c-9' }, null],
    [{ cluster: 'c-2', column: 'product' }, null],
  ] as const)('is reported for %j alone', (choice, expected) => {
    expect(lines(arithmeticOf([sales, risk], 'compute', week, settings, choice))).toEqual(expected)
  })

  it('multiplies nothing by hours that are not reported', () => {
    const used = [
      { name: 'analytics', powerUnit: 2, replicas: 1, hours: null },
      { name: 'loader', ipu: 3 },
    ]
    const usage = buildUsage({
      days: [{ date, figures: { basalt: 9 }, hours: null }],
      components: new Map([['basalt', { parts: new Map([[date, used]]), hourly: new Map() }]]),
    })
    const choice = { cluster: 'c-1', bucket: date, column: 'product' } as const
    expect(lines(arithmeticOf([usage], 'compute', week, settings, choice))).toEqual([
      'cluster sales 9',
      '  service loader 3',
      '  rest 6',
    ])
  })

  it('goes by month over a year, and takes a month that has no days as it is', () => {
    const usage = buildUsage({
      months: [{ month: '2026-01', figures: { total: 5 } }],
      days: [buildDay('2026-02-01', 1), buildDay('2026-02-02', 2)],
    })
    expect(
      lines(arithmeticOf([usage], 'compute', range({ type: 'year' }), settings, { cluster: 'c-1' })),
    ).toEqual([
      'cluster sales 8',
      '  month 2026-01 5',
      '  month 2026-02 3',
      '    day 2026-02-01 1',
      '    day 2026-02-02 2',
    ])
  })

  it('names a part of a month by its dates', () => {
    const at = Date.UTC(2026, 0, 20)
    const measured = { at, storage: 2, classA: null, classB: null, downloads: null, uploads: null }
    const usage = buildUsage({
      days: [buildDay('2026-01-20', 4), buildDay('2026-02-01', 1)],
      storage: [measured],
    })
    const cut = range({ type: 'custom', from: '2026-01-15', to: '2026-02-28' })
    expect(lines(arithmeticOf([usage], 'compute', cut, settings, { cluster: 'c-1' }))).toEqual([
      'cluster sales 5',
      '  month 2026-01-15/2026-01-31 4',
      '    day 2026-01-20 4',
      '  month 2026-02 1',
      '    day 2026-02-01 1',
    ])
    expect(lines(arithmeticOf([usage], 'storage', cut, settings, { cluster: 'c-1' }))?.[1]).toBe(
      '  month 2026-01-15/2026-01-31 2',
    )
  })

  it('says of a single day what no hour has', () => {
    const hours = (value: number) => Array.from({ length: 24 }, (_, hour) => (hour === 9 ? value : null))
    const usage = buildUsage({
      days: [buildDay(date, 5)],
      hourly: new Map([[date, hours(3)]]),
      components: new Map([['basalt', { parts: new Map(), hourly: new Map([[date, hours(2)]]) }]]),
    })
    const day = range({ type: 'custom', from: date, to: date })
    expect(lines(arithmeticOf([usage], 'compute', day, settings, { cluster: 'c-1' }))).toEqual([
      'cluster sales 5',
      '  hour 2026-03-02 09:00 3',
      '    product 2',
      '    rest 1',
      '  undated 2026-03-02 2',
    ])
    expect(lines(arithmeticOf([usage], 'compute', day, settings, { cluster: 'c-1', bucket: null }))).toEqual([
      'cluster sales 2',
      '  undated 2026-03-02 2',
    ])
    expect(arithmeticOf([usage], 'backups', day, settings, { bucket: null })).toBeNull()
    // An hour of one component is told as it is, and not made of itself.
    const product = { cluster: 'c-1', column: 'product' } as const
    expect(lines(arithmeticOf([usage], 'compute', day, settings, product))).toEqual([
      'cluster sales 2',
      '  hour 2026-03-02 09:00 2',
    ])
  })

  it('takes a day of which no hour has a component apart as the day it is', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 5 : 0))
    const used = [{ name: 'analytics', ipu: 3 }]
    const usage = buildUsage({
      days: [{ date, figures: { basalt: 3, spark: 2, total: 5 }, hours: 1 }],
      hourly: new Map([[date, hours]]),
      components: new Map([['basalt', { parts: new Map([[date, used]]), hourly: new Map() }]]),
    })
    const day = range({ type: 'custom', from: date, to: date })
    const of = (column: 'product' | 'spark') =>
      lines(arithmeticOf([usage], 'compute', day, settings, { cluster: 'c-1', bucket: null, column }))
    expect(of('product')).toEqual(['cluster sales 3', '  undated 2026-03-02 3', '    service analytics 3'])
    expect(of('spark')).toEqual(['cluster sales 2', '  undated 2026-03-02 2'])
    const untold = { ...usage, hourly: new Map() }
    expect(lines(arithmeticOf([untold], 'compute', day, settings, { cluster: 'c-1' }))).toEqual([
      'cluster sales 5',
      '  undated 2026-03-02 5',
      '    product 3',
      '      service analytics 3',
      '    spark 2',
    ])
  })

  it('calls a rest that is not seen in five decimals a rounding', () => {
    const usage = buildUsage({
      days: [{ date, figures: { basalt: 0.1, spark: 0.2, total: 0.300001 }, hours: 1 }],
    })
    expect(lines(arithmeticOf([usage], 'compute', week, settings, { bucket: date }))?.at(-1)).toBe(
      '    rounding 0.000001',
    )
  })

  it('names what the parts have too much, which is no rounding', () => {
    const usage = buildUsage({
      days: [{ date, figures: { basalt: 3, spark: 2, total: 4 }, hours: 1 }],
    })
    expect(lines(arithmeticOf([usage], 'compute', week, settings, { bucket: date }))?.at(-1)).toBe(
      '    rest -1',
    )
  })

  it('has the measurements of storage, and of backups the last sizes', () => {
    const usage = buildUsage({
      storage: [1, 2].map((amount) => ({
        at: Date.parse(`${date}T0${amount}:00:00Z`),
        storage: amount / 10,
        classA: amount,
        classB: null,
        downloads: null,
        uploads: null,
      })),
      backups: [
        { date, bucket: 30, metadata: 0.5 },
        { date: '2026-03-03', bucket: 31, metadata: 0.25 },
      ],
    })
    expect(lines(arithmeticOf([usage], 'storage', week, settings))).toEqual([
      'total 0.3',
      '  cluster sales 0.3',
      '    day 2026-03-02 0.3',
      '      measurement 0.1',
      '      measurement 0.2',
    ])
    expect(lines(arithmeticOf([usage], 'backups', week, settings))).toEqual([
      'total 31.25',
      '  cluster sales 31.25',
      '    backup 2026-03-03 31.25',
      '      bucket 31',
      '      metadata 0.25',
    ])
    expect(arithmeticOf([usage], 'classB', week, settings)).toBeNull()
  })
})

describe('every number', () => {
  const figure = fc.integer({ min: 0, max: 10 ** 8 }).map((units) => units / 10 ** 5)
  const reported = fc.option(figure, { freq: 5 })
  const dates = Array.from({ length: 70 }, (_, index) => addDays('2025-12-26', index))
  const known = (figures: Record<string, number | null>) =>
    Object.fromEntries(
      Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    )
  const part = fc.oneof(
    fc.record({ name: fc.constantFrom('analytics', 'loader'), ipu: figure }),
    fc.record({
      name: fc.constantFrom('analytics', 'loader'),
      powerUnit: fc.integer({ min: 0, max: 9999 }).map((units) => units / 100),
      replicas: fc.nat(9),
      hours: fc.option(fc.integer({ min: 0, max: 2400 }).map((units) => units / 100)),
    }),
  )
  const byDate = <Value>(value: fc.Arbitrary<Value>) =>
    fc.uniqueArray(fc.tuple(fc.constantFrom(...dates), value), { selector: ([key]) => key, maxLength: 12 })
  const inOrder = <Entry extends readonly [string, unknown]>(entries: Entry[]) =>
    entries.toSorted(([one], [other]) => one.localeCompare(other))
  const hourly = fc.array(reported, { minLength: 24, maxLength: 24 })
  const componentUsage = fc.record({
    parts: byDate(fc.array(part, { maxLength: 4 })).map((entries) => new Map(entries)),
    hourly: byDate(hourly).map((entries) => new Map(entries)),
  })
  const usage = (id: string) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(id),
      months: fc.subarray(['2025-12', '2026-01', '2026-02', '2026-03']).chain((months) =>
        fc.tuple(
          ...months.map((month) =>
            fc.record({
              month: fc.constant(month),
              figures: fc.record({ total: figure }),
            }),
          ),
        ),
      ),
      days: byDate(fc.record({ basalt: reported, spark: reported, total: reported, hours: reported })).map(
        (entries) =>
          inOrder(entries).map(([on, { hours, ...figures }]) => ({
            date: on,
            figures: known(figures),
            hours,
          })),
      ),
      components: fc.tuple(componentUsage, componentUsage).map(
        ([basalt, spark]) =>
          new Map([
            ['basalt', basalt],
            ['spark', spark],
          ]),
      ),
      hourly: byDate(hourly).map((entries) => new Map(entries)),
      storage: fc
        .array(
          fc.record({
            at: fc.integer({ min: Date.UTC(2025, 11, 26), max: Date.UTC(2026, 2, 5) }),
            ...{
              storage: reported,
              classA: reported,
              classB: reported,
              downloads: reported,
              uploads: reported,
            },
          }),
          { maxLength: 12 },
        )
        .map((entries) => entries.toSorted((one, other) => one.at - other.at)),
      backups: byDate(fc.record({ bucket: reported, metadata: reported })).map((entries) =>
        inOrder(entries).map(([on, sizes]) => ({ date: on, ...sizes })),
      ),
      thresholds: fc.constant([]),
    })
  const usages = fc
    .integer({ min: 0, max: 3 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => usage(`c-${index}`))))
  const day = fc.constantFrom(...dates)
  const chosen: fc.Arbitrary<TimeRange> = fc.oneof(
    fc.constantFrom(
      { type: 'week' as const },
      { type: 'month' as const },
      { type: 'last-month' as const },
      { type: 'year' as const },
    ),
    fc.tuple(day, day).map((ends) => {
      const [from = '', to = ''] = ends.toSorted()
      return { type: 'custom' as const, from, to }
    }),
    day.map((on) => ({ type: 'custom' as const, from: on, to: on })),
  )
  const columns = ['total', 'product', 'spark'] as const
  const question = fc.record({
    usages,
    chosen,
    type: fc.constantFrom('compute' as const, ...dataTypes),
    column: fc.constantFrom(...columns),
    zone: fc.constantFrom('UTC', 'Australia/Lord_Howe'),
  })

  /** Fails on the first part that is not the exact sum of its parts, or no product of its factors. */
  function expectSums({ value, parts, kind, name }: ConsumptionPart): void {
    const inner = parts()
    if (inner.length > 0)
      expect([kind, name, exactSum(inner.map((each) => each.value))]).toEqual([kind, name, value])
    for (const each of inner) expectSums(each)
  }
  const columnOf = (type: string, column: ComputeColumn) => (type === 'compute' ? column : 'total')

  it('is exactly the sum of its parts, down to the last, by cluster and by bucket [USE-D03]', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const own = { productKey: 'basalt', zone: asked.zone }
        const bucketed = range(asked.chosen)
        const column = columnOf(asked.type, asked.column)
        const of = (choice: object) =>
          arithmeticOf(asked.usages, asked.type, bucketed, own, { column, ...choice })
        const { series, sums, undated, total } = breakdownOf(asked.usages, asked.type, bucketed, own, column)
        const whole = of({})
        expect(whole?.value ?? null).toBe(total)
        if (whole) expectSums(whole)
        for (const [index, { key }] of bucketed.buckets.entries())
          expect(of({ bucket: key })?.value ?? null).toBe(sums[index])
        for (const { id, total: ofCluster, values } of series) {
          expect(of({ cluster: id })?.value ?? null).toBe(ofCluster)
          const cell = bucketed.buckets[0]
          if (cell) expect(of({ cluster: id, bucket: cell.key })?.value ?? null).toBe(values[0])
        }
        const isLevel = asked.type === 'backups'
        const all = [...sums.filter((sum) => sum !== null), undated]
        if (!isLevel && total !== null) expect(exactSum(all)).toBe(total)
        if (total !== null) expect(exactSum(series.map((each) => each.total ?? 0))).toBe(total)
      }),
      { numRuns: 150 },
    )
  })
})

describe('a month that the server sums up otherwise than its days', () => {
  const usage = (reported: number) =>
    buildUsage({
      months: [{ month: '2026-02', figures: { total: reported } }],
      days: [buildDay('2026-02-01', 1), buildDay('2026-02-28', 2), buildDay('2026-03-01', 9)],
    })
  const year = range({ type: 'year' })

  it.each([
    [3.5, [{ id: 'c-1', cluster: 'sales', month: '2026-02', reported: 3.5, added: 3 }]],
    [2.5, [{ id: 'c-1', cluster: 'sales', month: '2026-02', reported: 2.5, added: 3 }]],
    [3, []],
    // Two days and the month itself, each rounded by half of the fifth decimal at most.
    [3.000014, []],
    [3.000016, [{ id: 'c-1', cluster: 'sales', month: '2026-02', reported: 3.000016, added: 3 }]],
  ])('is reported for: %d', (reported, expected) => {
    expect(monthDifferences([usage(reported)], year, 'basalt')).toEqual(expected)
  })

  it('is judged of the running month as far as it has gone', () => {
    const usage = buildUsage({
      months: [{ month: '2026-03', figures: { total: 9 } }],
      days: [buildDay('2026-03-01', 3), buildDay('2026-03-04', 1)],
    })
    expect(monthDifferences([usage], range({ type: 'month' }), 'basalt')).toEqual([
      { id: 'c-1', cluster: 'sales', month: '2026-03', reported: 9, added: 4 },
    ])
  })

  it('is not judged where the range has not all of it', () => {
    const whole = [{ id: 'c-1', cluster: 'sales', month: '2026-02', reported: 9, added: 3 }]
    expect(monthDifferences([usage(9)], range({ type: 'last-month' }), 'basalt')).toEqual(whole)
    for (const [from, to] of [
      ['2026-02-02', today],
      ['2026-02-01', '2026-02-27'],
    ] as const)
      expect(monthDifferences([usage(9)], range({ type: 'custom', from, to }), 'basalt')).toEqual([])
  })

  it('is not judged of a month that has no days', () => {
    const alone = buildUsage({ months: [{ month: '2026-02', figures: { total: 9 } }] })
    expect(monthDifferences([alone], year, 'basalt')).toEqual([])
  })
})
