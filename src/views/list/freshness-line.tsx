import { useEffect, useState } from 'react'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { errorReason } from '../error-sentence'
import type { Records } from '../records/use-records'
import styles from './freshness-line.module.css'

/** What is read again and again; `cadence` and the rest as a list's. */
type Aging = Pick<Records, 'updatedAt' | 'error' | 'isRefreshing'> & {
  cadence?: Records['cadence']
  refresh: () => Promise<unknown>
}

/** How old the list is, whether it may be out of date (two polls missed), and why it cannot be refreshed. */
export function FreshnessLine({ list }: { list: Aging }) {
  const { updatedAt, cadence, error, isRefreshing, refresh } = list
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const age = Math.max(now - updatedAt, 0)
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
            {t('views.cannotRefresh', { reason: errorReason(error) })}
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

const steps: readonly { below: number; unit: number; key: MessageKey }[] = [
  { below: 60_000, unit: 1000, key: 'views.updatedSeconds' },
  { below: 3_600_000, unit: 60_000, key: 'views.updatedMinutes' },
  { below: Number.POSITIVE_INFINITY, unit: 3_600_000, key: 'views.updatedHours' },
]

function ageText(age: number): string {
  if (age < 1000) return t('views.updatedNow')
  const step = steps.find(({ below }) => age < below)
  return step ? t(step.key, { count: Math.floor(age / step.unit) }) : t('views.updatedNow')
}
