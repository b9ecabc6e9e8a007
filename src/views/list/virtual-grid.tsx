import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { cardGap, cardHeightRem, columnsIn, rootFontSize } from './card-geometry'
import styles from './card-grid.module.css'
import { RecordCard } from './record-card'

export type CardGridProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  /** Names the list for screen readers. */
  label: string
  /** How many cards stand in the grids above. */
  cardsAbove: number
  /** Whether a person can see the grid yet. */
  isOnScreen: boolean
  /** Changes when what stands above the grid may have changed its height. */
  layoutKey: string
}

/** A long list: only the rows near the window are drawn. */
export function VirtualGrid({ definition, records, label, layoutKey }: CardGridProps) {
  const container = useRef<HTMLDivElement>(null)
  const { columns, offset } = useGridLayout(container, layoutKey)
  const rowHeight = cardHeightRem * rootFontSize() + cardGap
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(records.length / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: offset,
  })

  const rows: ReactNode[] = virtualizer.getVirtualItems().map((row) => (
    <div
      key={row.key}
      role="presentation"
      className={styles.row}
      style={{
        transform: `translateY(${row.start - offset}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {records.slice(row.index * columns, (row.index + 1) * columns).map((record, column) => (
        // biome-ignore lint/a11y/useSemanticElements: only some of the items are in the page; a list would count them
        <div
          key={record.id}
          role="listitem"
          aria-setsize={records.length}
          aria-posinset={row.index * columns + column + 1}
        >
          <RecordCard definition={definition} record={record} />
        </div>
      ))}
    </div>
  ))

  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      ref={container}
      role="list"
      aria-label={label}
      className={styles.virtual}
      style={{ height: virtualizer.getTotalSize() - cardGap }}
    >
      {rows}
    </div>
  )
}

/** Columns that fit, and how far down the page the grid begins, in pixels. */
function useGridLayout(container: { current: HTMLElement | null }, layoutKey: string) {
  const [layout, setLayout] = useState({ columns: 1, offset: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: layoutKey says when to measure again
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { columns: columnsIn(width), offset: Math.round(top + window.scrollY) }
      setLayout((before) =>
        before.columns === next.columns && before.offset === next.offset ? before : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [container, layoutKey])

  return layout
}
