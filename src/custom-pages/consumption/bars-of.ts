import {
  breakdownOf,
  type ComputeColumn,
  type ConsumptionBreakdown,
} from '../../domain/consumption/breakdown'
import type { DataType } from '../../domain/consumption/data-type'
import { exactRest, exactSum } from '../../domain/consumption/exact'
import { rounded } from '../../domain/rounded'
import { t } from '../../locales/t'
import { seriesColor } from '../../views/chart/series-colors'
import type { BarSeries, StackedBars } from '../../views/chart/stacked-bars'
import { bucketLabel, bucketTitle, typeText, unitText } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** What a chart is made of. */
type ChartedConsumption = Pick<ShownConsumption, 'usages' | 'range' | 'settings' | 'filters' | 'places'>

/**
 * The chart of one type of data, a bar a bucket: stacked by cluster, each with the colour of its place, or of all
 * clusters together by what the type consists of. Types are never drawn into one chart: their figures do not add up.
 */
export function barsOf(
  { usages, range, settings, filters, places }: ChartedConsumption,
  type: DataType,
): StackedBars {
  const bars = range.buckets.map((bucket, place) => ({
    key: bucket.key,
    label: bucketLabel(bucket, place),
    title: bucketTitle(bucket),
    isIncomplete: bucket.isIncomplete,
  }))
  const of = (column: ComputeColumn) => breakdownOf(usages, type, range, settings, column)
  const layer = (id: string, name: string, place: number, values: BarSeries['values']): BarSeries => ({
    id,
    name,
    tag: String(place + 1),
    color: seriesColor(place),
    values,
  })
  const series =
    filters.grouping === 'cluster'
      ? of('total').series.map(({ id, name, values }) => layer(id, name, places.get(id) ?? 0, values))
      : type === 'compute'
        ? componentLayers({ total: of('total'), product: of('product'), spark: of('spark') }, layer)
        : [layer(type, typeText(type), 0, of('total').sums)]
  return { bars, series, unit: unitText(type) }
}

/** The components of compute, and what the server tells only as a whole: nothing of the total is left out. */
function componentLayers(
  { total, product, spark }: Record<ComputeColumn, ConsumptionBreakdown>,
  layer: (id: string, name: string, place: number, values: BarSeries['values']) => BarSeries,
): BarSeries[] {
  const rest = total.sums.map((_sum, place) => {
    const reported = ({ series }: ConsumptionBreakdown, cluster: number) =>
      series[cluster]?.values[place] ?? 0
    // Of a cluster whose total is not reported nothing is left of it.
    const left = total.series.flatMap(({ values }, cluster) => {
      const sum = values[place] ?? null
      return sum === null ? [] : [exactRest(sum, [reported(product, cluster), reported(spark, cluster)])]
    })
    const whole = exactSum(left)
    return rounded(whole) === 0 ? null : whole
  })
  const layers = [
    layer('product', t('consumption.productUnits'), 0, product.sums),
    layer('spark', t('consumption.sparkUnits'), 1, spark.sums),
  ]
  if (rest.every((left) => left === null)) return layers
  return [...layers, layer('rest', t('consumption.partRest'), 2, rest)]
}
