import { useEffect, useState } from 'react'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { errorReason } from '../error-sentence'
import styles from './freshness-line.module.css'

export type FreshnessLineProps = {
  /** Milliseconds since the epoch. */
  updatedAt: number
  /** Milliseconds between two polls; undefined where the list does not poll. */
  cadence?: number
  error: Error | null
  isRefreshing: boolean
  onRefresh: () => void
}

/** How old the list is, whether it may be out of date (two polls missed), and why it cannot be refreshed. */
export function FreshnessLine(props: FreshnessLineProps) {
  const { updatedAt, cadence, error, isRefreshing, onRefresh } = props
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const age = Math.max(now - updatedAt, 0)
  const updated = ageText(age)
  const isOld = cadence !== undefined && age > 2 * cadence
  return (
    <div className={styles.line} data-tone={error ? 'error' : isOld ? 'old' : undefined}>
      <span role="status" className={styles.error}>
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
        onClick={onRefresh}
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
