import { memo, useMemo } from 'react'
import { breakdownOf } from '../../domain/consumption/breakdown'
import type { Granularity } from '../../domain/consumption/buckets'
import { type DataType, isLevel } from '../../domain/consumption/data-type'
import { rounded } from '../../domain/rounded'
import { t } from '../../locales/t'
import { barSum, type StackedBars } from '../../views/chart/stacked-bars'
import { StackedBarsFrame } from '../../views/chart/stacked-bars-frame'
import { barsOf } from './bars-of'
import styles from './consumption.module.css'
import { figureText, granularityLabels, typeText, unitText } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** A chart for each type that is chosen. */
export const ConsumptionCharts = memo(function ConsumptionCharts({ shown }: { shown: ShownConsumption }) {
  return (
    <div className={styles.charts}>
      {shown.filters.types.map((type) => (
        <TypeChart key={type} shown={shown} type={type} />
      ))}
    </div>
  )
})

function TypeChart({ shown, type }: { shown: ShownConsumption; type: DataType }) {
  const { usages, range, settings, filters, places } = shown
  const chart = useMemo(
    () => barsOf({ usages, range, settings, filters, places }, type),
    [usages, range, settings, filters, places, type],
  )
  const { total, undated } = breakdownOf(usages, type, range, settings)
  const unit = unitText(type)
  return (
    <StackedBarsFrame
      title={t('consumption.chartTitle', { type: typeText(type), unit })}
      summary={chartSentence(chart, total, type, range.granularity)}
      chart={chart}
    >
      {rounded(undated) !== 0 && (
        <p className="second">{t('consumption.undated', { value: figureText(undated), unit })}</p>
      )}
    </StackedBarsFrame>
  )
}

/** What a chart says, for who does not see it as for who does. */
function chartSentence(
  chart: StackedBars,
  total: number | null,
  type: DataType,
  granularity: Granularity,
): string {
  const unit = unitText(type)
  if (total === null) return t('consumption.chartSummaryUnreported')
  if (rounded(total) === 0) return t('consumption.chartSummaryZero', { unit })
  // Sizes are not added up over time.
  if (isLevel(type)) return t('consumption.backupsSummary', { total: figureText(total) })
  const sums = chart.bars.map((bar, place) => ({ title: bar.title, sum: barSum(chart, place) ?? 0 }))
  const highest = sums.reduce((best, each) => (each.sum > best.sum ? each : best), { title: '', sum: 0 })
  const values = { total: figureText(total), unit }
  if (highest.sum === 0)
    return t('consumption.chartSummaryUndated', { ...values, period: t(granularityLabels[granularity]) })
  return t('consumption.chartSummary', {
    ...values,
    period: highest.title,
    value: figureText(highest.sum),
  })
}
