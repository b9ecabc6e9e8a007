import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { sizes } from '../../ui/tokens'

export type VirtualRowsProps = { className?: string; rows: readonly ReactElement[] }

/**
 * The body of a long table: antd's rows near the window, and empty room above and below for the others. antd's own
 * virtual table is not made of table elements: no header belongs to its cells, and the keyboard leaves it.
 */
export function VirtualRows({ className, rows }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest('section') ?? null,
    // In rows that stand close each is measured as it comes into view.
    estimateSize: () => sizes['table-row'] + 1,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    measureElement: heightOf,
    initialRect: { width: 0, height: 600 },
  })
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll('tr[data-index]') ?? []) virtualizer.measureElement(row)
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {above > 0 && <Room height={above} />}
      <tbody ref={body} className={className}>
        {items.map(({ index }) => rows[index])}
      </tbody>
      {below > 0 && <Room height={below} />}
    </>
  )
}

/** Of a row, with the heading of the group that begins with it. */
function heightOf(row: Element): number {
  const before = row.previousElementSibling
  const heading = before?.matches('[data-group]') ? before.getBoundingClientRect().height : 0
  return Math.round(row.getBoundingClientRect().height + heading)
}

function Room({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
