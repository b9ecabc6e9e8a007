import { type ReactNode, useId, useState } from 'react'
import styles from './hint.module.css'
import { keepPlaced, placeAt } from './place-at'

export type HintProps = {
  /**
   * What the bubble says; it may hold a link, which Tab reaches after the control. Null draws no bubble; the control
   * stays the same element, and keeps the focus, when there comes to be something to say.
   */
  text: ReactNode | null
  /** Said after it, quietly and in an element of its own. */
  more?: ReactNode
  /** Draws the control; it must carry the given `aria-describedby`. */
  children: (describedBy?: string) => ReactNode
}

/**
 * A bubble that explains a control, on hover and on focus, without a library: it can be reached with the pointer,
 * stays while the pointer or focus is in it, and Escape closes it (WCAG 1.4.13).
 */
export function Hint({ text, more, children }: HintProps) {
  const id = useId()
  const moreId = useId()
  const [isOpen, setOpen] = useState(false)
  const hasText = text !== null
  const describedBy = more === undefined ? id : `${id} ${moreId}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and for leaving; the control is inside
    <span
      className={styles.hint}
      onFocus={() => setOpen(true)}
      onMouseEnter={() => setOpen(true)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setOpen(currentTarget.matches(':hover') || currentTarget.contains(relatedTarget))
      }
      onMouseLeave={({ currentTarget }) => setOpen(currentTarget.contains(document.activeElement))}
    >
      {children(hasText ? describedBy : undefined)}
      {hasText && (
        <span
          ref={isOpen ? keepBubblePlaced : null}
          className={`floating ${styles.bubble}`}
          data-open={isOpen || undefined}
        >
          <span id={id} role="tooltip">
            {text}
          </span>
          {more !== undefined && <span id={moreId}>{more}</span>}
        </span>
      )}
    </span>
  )
}

/**
 * Keeps a bubble at the control whose frame it stands in.
 * @returns ends that
 */
export function keepBubblePlaced(bubble: HTMLElement): () => void {
  const { parentElement } = bubble
  return keepPlaced(() => parentElement && placeAt(bubble, parentElement, 'start'))
}
