import { type ReactNode, useId } from 'react'
import type { GroupDefinition } from '../../definitions/define-list'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './list-panel.module.css'

export type ListPanelProps = {
  panel: GroupDefinition
  count: number
  isOpen: boolean
  onToggle: (key: string) => void
  children: ReactNode
}

/** A collapsible panel of a grouped list, with the number of records in it (CLU-004). */
export function ListPanel({ panel, count, isOpen, onToggle, children }: ListPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 className={styles.head}>
        <button
          type="button"
          id={`${id}-title`}
          className={`icon-button figures ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onToggle(panel.key)}
        >
          <Icon name="chevron" />
          {t(panel.title, { count })}
        </button>
      </h2>
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {isOpen &&
          (count === 0 ? <p className={`surface second ${styles.empty}`}>{t(panel.empty)}</p> : children)}
      </div>
    </section>
  )
}
