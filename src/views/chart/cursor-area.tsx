import type { PointerEvent, ReactNode } from 'react'
import styles from './chart.module.css'
import { plotPadding } from './plot-options'

export type CursorAreaProps = {
  /** Pixels beside the drawing, where the words of its vertical axis stand. */
  left?: number
  /** Called with where within the drawing the pointer is, from 0 to 1 across; null when it leaves. */
  onPoint: (share: number | null) => void
  /** Where the line of the pointer stands, from 0 to 1; null while it points at nothing. */
  at: number | null
  /** The figures beside it. */
  children: ReactNode
}

/** Over the drawing of a chart: a line where the pointer is, and the figures there. For eyes only. */
export function CursorArea({ left: room = plotPadding.left, onPoint, at, children }: CursorAreaProps) {
  function handlePointer({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint((clientX - left) / width)
  }
  return (
    <div
      className={styles.cursorArea}
      style={{
        insetInline: `${room}px ${plotPadding.right}px`,
        insetBlock: `${plotPadding.top}px ${plotPadding.bottom}px`,
      }}
      aria-hidden="true"
      onPointerMove={handlePointer}
      onPointerLeave={() => onPoint(null)}
    >
      {at !== null && (
        <div className={styles.cursor} style={{ insetInlineStart: `${at * 100}%` }}>
          <div className={`floating figures ${styles.values}`} data-side={at > 0.5 ? 'start' : 'end'}>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
