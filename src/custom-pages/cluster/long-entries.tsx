import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { ClusterEntry, type EntriesProps } from './cluster-entry'
import styles from './clusters-panel.module.css'

/** Pixels. */
const rowHeight = 34

/** A long group draws only the entries near its window, and starts at the cluster whose page this is. */
export function LongEntries({ clusters, current }: EntriesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: clusters.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const place = clusters.findIndex(({ name }) => name === current)
  const start = useRef(place)
  useLayoutEffect(() => {
    if (start.current > 0) virtualizer.scrollToIndex(start.current, { align: 'center' })
  }, [virtualizer])

  return (
    <div ref={scroller} className={styles.entries}>
      <ul className={styles.long} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start: offset }) => {
          const cluster = clusters[index]
          return (
            cluster && (
              <li
                key={key}
                className={styles.placed}
                style={{ transform: `translateY(${offset}px)` }}
                aria-setsize={clusters.length}
                aria-posinset={index + 1}
              >
                <ClusterEntry cluster={cluster} isCurrent={cluster.name === current} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
