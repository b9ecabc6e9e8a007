import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { faultSentences } from '../records/fault-sentences'
import type { Records } from '../records/use-records'
import styles from './unread-records.module.css'

export type UnreadRecordsProps = {
  definition: ResourceDefinition
  list: Pick<Records, 'faults' | 'total'>
}

/**
 * Above a list of which not all could be read: how many records that is, and when it is opened which ones and why
 * (README decision 16). Nothing stands here while all is well.
 */
export function UnreadRecords({ definition, list: { faults, total } }: UnreadRecordsProps) {
  if (faults.length === 0) return null
  const many = t(definition.label.many).toLowerCase()
  const missing = faults.filter(({ isShown }) => !isShown).length
  const count = missing || faults.length
  return (
    <details className={styles.notice}>
      <summary>
        {t(missing > 0 ? 'views.unreadRecords' : 'views.unreadParts', { count, total, many })}
      </summary>
      <ul>
        {faults.flatMap(faultSentences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
