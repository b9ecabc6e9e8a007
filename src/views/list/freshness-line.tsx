import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useNow } from '../../ui/use-now'
import { errorReason } from '../error-sentence'
import type { Records } from '../records/use-records'
import styles from './freshness-line.module.css'

/** What is read again and again; `cadence` and the rest as a list's. */
type Aging = Pick<Records, 'updatedAt' | 'error' | 'isRefreshing'> & {
  cadence?: Records['cadence']
  /** Why it cannot be refreshed, where the error alone does not tell. */
  reason?: string | undefined
  refresh: () => Promise<unknown>
}

export type FreshnessLineProps = { list: Aging }

/** How old the list is, whether it may be out of date (two polls missed), and why it cannot be refreshed. */
export function FreshnessLine({ list }: FreshnessLineProps) {
  const { updatedAt, cadence, error, reason, isRefreshing, refresh } = list
  const now = useNow()
  const age = now - updatedAt
  const updated = ageText(age)
  const isOld = cadence !== undefined && age > 2 * cadence
  return (
    <div
      className={`row second figures ${styles.line}`}
      data-tone={error ? 'error' : isOld ? 'old' : undefined}
    >
      <span role="status" className={`row ${styles.error}`}>
        {error && (
          <>
            <Icon name="alert" />
            {t('views.cannotRefresh', { reason: reason ?? errorReason(error) })}
          </>
        )}
      </span>
      <span className={styles.age}>{isOld ? t('views.maybeOutdated', { updated }) : updated}</span>
      <Button
        kind="icon"
        aria-label={t('views.refresh')}
        aria-busy={isRefreshing || undefined}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" isSpinning={isRefreshing} />
      </Button>
    </div>
  )
}

function ageText(age: number): string {
  const seconds = Math.floor(age / 1000)
  if (seconds < 1) return t('views.updatedNow')
  if (seconds < 60) return t('views.updatedSeconds', { count: seconds })
  if (seconds < 3600) return t('views.updatedMinutes', { count: Math.floor(seconds / 60) })
  return t('views.updatedHours', { count: Math.floor(seconds / 3600) })
}
