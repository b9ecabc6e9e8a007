import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './hint.module.css'

export type HintProps = {
  /** What the bubble says; it may hold a link, which Tab reaches after the control. */
  text: ReactNode
  /** Said after it, quietly and in an element of its own. */
  more?: ReactNode
  /** Which edge of the control the bubble keeps to. */
  align?: 'start' | 'end'
  /** Placed by the window, for controls in a box that scrolls and would cut the bubble off. */
  isFree?: boolean
  /** Draws the control; it must carry the given `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/**
 * A bubble that explains a control, on hover and on focus, without a library: it can be reached with the pointer,
 * stays while the pointer or focus is in it, and Escape closes it (WCAG 1.4.13).
 */
export function Hint({ text, more, align = 'start', isFree = false, children }: HintProps) {
  const id = useId()
  const moreId = useId()
  const [isDismissed, setDismissed] = useState(false)
  const bubble = useRef<HTMLSpanElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setDismissed(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and for leaving; the control is inside
    <span
      className={styles.hint}
      data-dismissed={isDismissed || undefined}
      onFocus={isFree ? () => placeFreely(bubble.current) : undefined}
      onMouseEnter={isFree ? () => placeFreely(bubble.current) : undefined}
      onKeyDown={handleKeyDown}
      onBlur={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      {children(more === undefined ? id : `${id} ${moreId}`)}
      <span
        ref={bubble}
        className={
          isFree
            ? `${styles.bubble} ${styles.free}`
            : align === 'end'
              ? `${styles.bubble} ${styles.end}`
              : styles.bubble
        }
      >
        <span id={id} role="tooltip">
          {text}
        </span>
        {more !== undefined && <span id={moreId}>{more}</span>}
      </span>
    </span>
  )
}

/** Under the control, or above it where there is no room, and never beyond the window's edges. */
export function placeFreely(bubble: HTMLElement | null): void {
  const anchor = bubble?.parentElement?.getBoundingClientRect()
  if (!bubble || !anchor) return
  const { offsetWidth: width, offsetHeight: height } = bubble
  const isAbove = anchor.bottom + gap + height > window.innerHeight && anchor.top > height + gap
  bubble.style.top = `${isAbove ? anchor.top - height - gap : anchor.bottom + gap}px`
  bubble.style.left = `${Math.max(8, Math.min(anchor.left, window.innerWidth - width - 8))}px`
  bubble.dataset.side = isAbove ? 'above' : 'below'
}

/** Pixels between a control and its bubble. */
const gap = 6
