import { Base } from '@ant-design/plots'
import { useMemo } from 'react'
import { browserZone } from '../../domain/dates'
import { useColorScheme } from '../../ui/use-color-scheme'
import { useMediaQuery } from '../../ui/use-media-query'
import type { TimeSeries } from './chart-series'
import { PlotCursor } from './plot-cursor'
import { plotOptions } from './plot-options'

/** The drawing of a chart over time. Brings the chart library, so that it is loaded when a chart is seen. */
export function TimeSeriesPlot({ chart }: { chart: TimeSeries }) {
  const scheme = useColorScheme()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const options = useMemo(
    () => plotOptions(chart, { scheme, isStill, timeZone: browserZone() }),
    [chart, scheme, isStill],
  )
  return (
    <>
      <Base {...options} containerStyle={{ height: '100%' }} />
      <PlotCursor chart={chart} />
    </>
  )
}
