import { t } from '../../../locales/t'
import styles from './advanced-configuration.module.css'

/** How many changes there are in a place, to eyes and to screen readers; nothing where there are none. */
export function ChangeCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{changesText(count)}</span>
      </span>
    </>
  )
}

/** "3 changes". */
export function changesText(count: number): string {
  return t('advancedConfiguration.changes', { count })
}
