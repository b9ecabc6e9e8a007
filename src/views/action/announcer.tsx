import { useActionState } from './action-state'
import styles from './announcer.module.css'

/** Reads out what becomes of commands, politely, to screen readers. */
export function Announcer() {
  const { text, count } = useActionState((state) => state.announcement)
  return (
    <div className={styles.announcer} role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  )
}
