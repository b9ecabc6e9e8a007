import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './hint.module.css'

export type HintProps = {
  /** What the bubble says; it may hold a link, which Tab reaches after the control. */
  text: ReactNode
  /** Which edge of the control the bubble keeps to. */
  align?: 'start' | 'end'
  /** Draws the control; it must carry the given `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/**
 * A bubble that explains a control, on hover and on focus, without a library: it can be reached with the pointer,
 * stays while the pointer or focus is in it, and Escape closes it (WCAG 1.4.13).
 */
export function Hint({ text, align = 'start', children }: HintProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setDismissed(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and for leaving; the control is inside
    <span
      className={styles.hint}
      data-dismissed={isDismissed || undefined}
      onKeyDown={handleKeyDown}
      onBlur={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      {children(id)}
      <span
        className={align === 'end' ? `${styles.bubble} ${styles.end}` : styles.bubble}
        id={id}
        role="tooltip"
      >
        {text}
      </span>
    </span>
  )
}
