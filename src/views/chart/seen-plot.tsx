import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './chart.module.css'
import type { TimeSeries } from './chart-series'
import { PlotBoundary } from './plot-boundary'

/** The drawing of a chart, whose code comes when its place comes into view. `label` is what it is called. */
export function SeenPlot({ chart, label }: { chart: TimeSeries; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={styles.plot}>
      <PlotBoundary>
        {isSeen ? (
          <div className={styles.drawing} role="img" aria-label={label}>
            <LatePlot chart={chart} />
          </div>
        ) : (
          <div className={styles.place} />
        )}
      </PlotBoundary>
    </div>
  )
}

const LatePlot = lazyPiece<{ chart: TimeSeries }>(
  () => import('./time-series-plot').then((file) => file.TimeSeriesPlot),
  { Waiting },
)

/** The geometry of what comes. */
function Waiting() {
  return <div className={styles.skeleton} aria-busy="true" />
}

/** Whether a place is in view or has been. */
function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}
