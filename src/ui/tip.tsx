import { type FocusEvent, type ReactNode, useState } from 'react'
import { keepBubblePlaced } from './hint'
import styles from './hint.module.css'

/**
 * Shows the name of a control that has no words, on hover and on focus by keyboard; Escape hides it. For eyes only:
 * the control says its name itself. Drawn when it is asked for, since a list has many such controls.
 */
export function Tip({ name, children }: { name: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what happens to the control inside
    <span
      className={styles.hint}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {isShown && (
        <span ref={keepBubblePlaced} className={`floating ${styles.bubble}`} data-open aria-hidden>
          {name}
        </span>
      )}
    </span>
  )
}
