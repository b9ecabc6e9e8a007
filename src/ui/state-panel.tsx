import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './state-panel.module.css'

export type StatePanelProps = {
  icon: IconName
  /** What the mark says beside the words: all is well, something is to be done, or something failed. */
  tone?: 'calm' | 'notice' | 'error'
  title: string
  /** 1 where it is a page of its own. */
  level?: 1 | 2
  text?: string
  /** More about it, and the way on. */
  children?: ReactNode
  /** Several ways on, in a row. */
  actions?: ReactNode
}

/** Stands in place of a list or a page: why there is nothing to see, and the way on. A failure is announced. */
export function StatePanel(props: StatePanelProps) {
  const { icon, tone = 'calm', title, level = 2, text, children, actions } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={`surface ${styles.state}`} role={tone === 'error' ? 'alert' : undefined}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} size={26} />
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
      {actions && <div className="row">{actions}</div>}
    </section>
  )
}
