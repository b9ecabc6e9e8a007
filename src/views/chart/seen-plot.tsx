import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './chart.module.css'
import { PlotBoundary } from './plot-boundary'

/** The drawing of a chart, which is made when its place comes into view. `label` is what it is called. */
export function SeenPlot({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={styles.plot}>
      <PlotBoundary>
        {isSeen ? (
          <div className={styles.drawing} role="img" aria-label={label}>
            {children}
          </div>
        ) : (
          <div className={styles.place} />
        )}
      </PlotBoundary>
    </div>
  )
}

/** The geometry of what comes. */
export function PlotWaiting() {
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
