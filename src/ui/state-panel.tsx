import type { ReactNode } from 'react'
import styles from './state-panel.module.css'

export type StatePanelProps = {
  icon: ReactNode
  /** What the mark says beside the words: all is well, something is to be done, or something failed. */
  tone?: 'calm' | 'notice' | 'error'
  title: string
  text?: string
  /** The way on. */
  children?: ReactNode
}

/** Stands in place of a list or a page: why there is nothing to see, and the way on. A failure is announced. */
export function StatePanel({ icon, tone = 'calm', title, text, children }: StatePanelProps) {
  return (
    <section className={styles.state} role={tone === 'error' ? 'alert' : undefined}>
      <span className={styles.mark} data-tone={tone}>
        {icon}
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
