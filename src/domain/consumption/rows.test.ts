import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { startCsvReader } from '../../testing/postgres-csv'
import { breakdownOf } from './breakdown'
import { bucketsOf } from './buckets'
import { type ConsumptionRow, consumptionCsv, consumptionRows, sumOfRows } from './rows'

const settings = { productKey: 'basalt', zone: 'UTC' }
const today = '2026-03-04'
const heads = ['Clusters', 'Date', 'Basalt Used Units', 'Spark Used Units', 'Total Used Units']
const month = bucketsOf({ type: 'month' }, today)
const sales = buildUsage({
  days: [
    { date: '2026-03-01', figures: { basalt: 0.1, spark: 0.2, total: 0.3 }, hours: 1 },
    { date: '2026-03-03', figures: { basalt: 1.234567, spark: 2, total: 3.234567 }, hours: 1 },
  ],
})
const risk = buildUsage({ id: 'c-2', name: 'risk, "new"', days: [buildDay('2026-03-01', 4)] })

describe('the rows of the table', () => {
  it('are there for each cluster and bucket of which something is reported, with sums that are those of the chart [USE-028]', () => {
    const rows = consumptionRows([sales, risk], month, settings)
    expect(
      rows.map(({ cluster, date, product, spark, total }) => [cluster, date, product, spark, total]),
    ).toEqual([
      ['sales', '2026-03-01', 0.1, 0.2, 0.3],
      ['sales', '2026-03-03', 1.234567, 2, 3.234567],
      ['risk, "new"', '2026-03-01', null, null, 4],
    ])
    expect(sumOfRows(rows)).toEqual({ product: 1.334567, spark: 2.2, total: 7.534567 })
    expect(sumOfRows(rows).total).toBe(breakdownOf([sales, risk], 'compute', month, settings).total)
    expect(sumOfRows([])).toEqual({ product: null, spark: null, total: null })
  })

  it('have a row without a date for what is reported outside of the buckets', () => {
    const usage = buildUsage({ months: [{ month: '2026-02', figures: { total: 9 } }] })
    const rows = consumptionRows([usage], bucketsOf({ type: 'last-month' }, today), settings)
    expect(rows).toEqual([
      { clusterId: 'c-1', cluster: 'sales', date: null, product: null, spark: null, total: 9 },
    ])
    expect(consumptionCsv(rows, heads, 'February')).toContain('sales,February,,,9\r\n')
  })

  it('have in it what is left of each figure, not of another', () => {
    const figures = { basalt: 2, spark: 7, total: 9 }
    const usage = buildUsage({ months: [{ month: '2026-02', figures }] })
    const [row] = consumptionRows([usage], bucketsOf({ type: 'last-month' }, today), settings)
    expect(row).toMatchObject({ date: null, product: 2, spark: 7, total: 9 })
  })

  it.each([
    [4.000004, []],
    [4.00001, [['sales', null, 0.00001]]],
  ])('of a day of %d, of which its hours have 4, tell what is left where it shows', (total, left) => {
    const usage = buildUsage({
      days: [buildDay('2026-03-02', total)],
      hourly: new Map([['2026-03-02', [4]]]),
    })
    const day = bucketsOf({ type: 'custom', from: '2026-03-02', to: '2026-03-02' }, today)
    const rows = consumptionRows([usage], day, settings)
    expect(rows.slice(1).map((row) => [row.cluster, row.date, row.total])).toEqual(left)
  })

  it('are the CSV, to five decimals [USE-026, USE-028]', () => {
    expect(consumptionCsv(consumptionRows([sales, risk], month, settings), heads, '')).toBe(
      'Clusters,Date,Basalt Used Units,Spark Used Units,Total Used Units\r\n' +
        'sales,2026-03-01,0.1,0.2,0.3\r\n' +
        'sales,2026-03-03,1.23457,2,3.23457\r\n' +
        '"risk, ""new""",2026-03-01,,,4\r\n',
    )
  })

  it('are read from the CSV by PostgreSQL as they are shown [USE-026, USE-028]', async () => {
    const reader = await startCsvReader()
    const figure = fc.option(fc.integer({ min: 0, max: 10 ** 12 }).map((units) => units / 10 ** 7))
    const row: fc.Arbitrary<ConsumptionRow> = fc.record({
      clusterId: fc.constant('c'),
      cluster: fc
        .string({ unit: fc.constantFrom('a', 'Z', '1', ' ', ',', '"', '\r\n', 'ü') })
        .map((name) => `x${name}`),
      date: fc.constantFrom('2026-03-01', '2026-03', '2026-03-01 09:00'),
      ...{ product: figure, spark: figure, total: figure },
    })
    const shown = (value: number | null) => (value === null ? '' : String(Math.round(value * 1e5) / 1e5))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        expect(await reader.read(consumptionCsv(rows, heads, ''), heads)).toEqual(
          rows.map(({ cluster, date, product, spark, total }) => [
            ...[cluster, date],
            ...[product, spark, total].map(shown),
          ]),
        )
      }),
    )
    await reader.stop()
  })
})
