import { useVirtualizer } from '@tanstack/react-virtual'
import { createContext, type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'

/** What a long table scrolls in, and how high a row of it is, in pixels. */
export type VirtualFrame = { frame: { readonly current: HTMLElement | null }; rowHeight: number }

export const VirtualFrameContext = createContext<VirtualFrame>({ frame: { current: null }, rowHeight: 0 })

/** antd's table gives a body what measures its columns, which ours never has, and its rows. */
type BodyChildren = readonly [measure: ReactNode, rows: readonly ReactElement[]]

/**
 * The body of a long table: antd's rows near the window, and empty room above and below for the others. antd's own
 * virtual table is not made of table elements: no header belongs to its cells, and the keyboard leaves it.
 */
export function VirtualBody({ className, children }: { className?: string; children?: unknown }) {
  const { frame, rowHeight } = useContext(VirtualFrameContext)
  const [, rows] = children as BodyChildren
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    initialRect: { width: 0, height: 600 },
  })
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) virtualizer.measureElement(row)
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

function Room({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
