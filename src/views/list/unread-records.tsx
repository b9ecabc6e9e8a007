import { ContractError } from '../../api/errors'
import type { MessageKey } from '../../locales/messages'
import { inSentence, t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { faultSentences } from '../records/fault-sentences'
import type { Records } from '../records/use-records'
import styles from './unread-records.module.css'

export type UnreadRecordsProps = {
  /** What one record is called, and several. */
  label: { one: Text; many: Text }
  list: Pick<Records, 'faults' | 'total'>
  /** What is said in place of the usual of records that are not shown. */
  text?: MessageKey | undefined
  /** And of records of which parts are missing. */
  parts?: MessageKey | undefined
}

/**
 * Above a list of which not all could be read: how many records that is, and when it is opened which ones and why
 * (README decision 16). Nothing stands here while all is well.
 */
export function UnreadRecords({
  label,
  list: { faults, total },
  text = 'views.unreadRecords',
  parts = 'views.unreadParts',
}: UnreadRecordsProps) {
  if (faults.length === 0) return null
  const missing = faults.filter(({ isShown }) => !isShown).length
  const count = missing || faults.length
  // The noun follows the last figure before it.
  const named = missing ? total : count
  const many = inSentence(named === 1 ? label.one : label.many)
  return (
    <details className={styles.notice}>
      <summary>{t(missing ? text : parts, { count, total, many })}</summary>
      <ul>
        {faults.flatMap(faultSentences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

/** Under the words for an answer that could not be read at all: what of it does not fit, when it is opened. */
export function UnreadAnswer({ error }: { error: Error }) {
  if (!(error instanceof ContractError) || error.fault.values.length === 0) return null
  return (
    <details className={styles.notice}>
      <summary>{t('views.unreadAnswer')}</summary>
      <ul>
        {faultSentences(error.fault).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
