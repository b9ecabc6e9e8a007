import { csvOf } from '../csv'
import { rounded } from '../rounded'
import { breakdownOf, type ConsumptionSettings, sumOf } from './breakdown'
import type { BucketedRange } from './buckets'
import type { ClusterUsage } from './usage'

/** A row of the table and of the CSV: IPU that a cluster used in a bucket; null where the server does not say. */
export type ConsumptionRow = {
  clusterId: string
  cluster: string
  /** Key of the bucket: `2026-03-02 09:00`, `2026-03-02`, `2026-03`; null for what is reported outside of the buckets. */
  date: string | null
  product: number | null
  spark: number | null
  total: number | null
}

/** Rows of compute, cluster by cluster, oldest first; none for a bucket of which nothing is reported (USE-028). */
export function consumptionRows(
  usages: readonly ClusterUsage[],
  range: BucketedRange,
  settings: ConsumptionSettings,
): ConsumptionRow[] {
  const of = (column: 'total' | 'product' | 'spark') =>
    breakdownOf(usages, 'compute', range, settings, column).series
  const [totals, products, sparks] = [of('total'), of('product'), of('spark')]
  return usages.flatMap(({ id, name }, place): ConsumptionRow[] => {
    const [total, product, spark] = [totals[place], products[place], sparks[place]]
    const dated = range.buckets.map(({ key }, index) => ({
      clusterId: id,
      cluster: name,
      date: key,
      product: product?.values[index] ?? null,
      spark: spark?.values[index] ?? null,
      total: total?.values[index] ?? null,
    }))
    const undated = {
      clusterId: id,
      cluster: name,
      date: null,
      product: worthTelling(product?.undated),
      spark: worthTelling(spark?.undated),
      total: worthTelling(total?.undated),
    }
    return [...dated, undated].filter((row) => figuresOf(row).some((figure) => figure !== null))
  })
}

/** The sums of rows: those of all are the totals of the breakdown. */
export function sumOfRows(
  rows: readonly ConsumptionRow[],
): Pick<ConsumptionRow, 'product' | 'spark' | 'total'> {
  return {
    product: sumOf(rows.map(({ product }) => product)),
    spark: sumOf(rows.map(({ spark }) => spark)),
    total: sumOf(rows.map(({ total }) => total)),
  }
}

/**
 * Rows as CSV, figures to five decimals as they are shown.
 * @param heads Clusters, Date, {product} Used Units, Spark Used Units, Total Used Units
 * @param undated what stands for a date that is not reported
 */
export function consumptionCsv(
  rows: readonly ConsumptionRow[],
  heads: readonly string[],
  undated: string,
): string {
  const cells = rows.map((row) => [
    row.cluster,
    row.date ?? undated,
    ...figuresOf(row).map((figure) => (figure === null ? '' : rounded(figure))),
  ])
  return csvOf([heads, ...cells])
}

function figuresOf({ product, spark, total }: ConsumptionRow): (number | null)[] {
  return [product, spark, total]
}

/** What is reported outside of the buckets, unless it is shown as 0: sums of rounded figures part by less. */
function worthTelling(undated = 0): number | null {
  return rounded(undated) === 0 ? null : undated
}
