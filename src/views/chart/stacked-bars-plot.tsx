import { Base } from '@ant-design/plots'
import { useMemo } from 'react'
import { useColorScheme } from '../../ui/use-color-scheme'
import { useMediaQuery } from '../../ui/use-media-query'
import { BarCursor } from './bar-cursor'
import type { StackedBars } from './stacked-bars'
import { stackedBarsOptions } from './stacked-bars-options'
import { tracedOptions } from './traced-options'

/** The drawing of stacked bars. Brings the chart library, so that it is loaded when a chart is seen. */
export function StackedBarsPlot({ chart }: { chart: StackedBars }) {
  const scheme = useColorScheme()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const options = useMemo(() => {
    const optionsOf = chart.shape === 'line' ? tracedOptions : stackedBarsOptions
    return optionsOf(chart, { scheme, isStill })
  }, [chart, scheme, isStill])
  return (
    <>
      <Base {...options} containerStyle={{ height: '100%' }} />
      <BarCursor chart={chart} />
    </>
  )
}
