import { useState } from 'react'
import { reasonsAgainstCancel } from '../../../access/cancel-update'
import { missingFrom } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { browserZone, fullDate, readInstant } from '../../../domain/dates'
import type { PendingUpdate } from '../../../domain/pending-update'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { Button } from '../../../ui/button'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import { ReadingFailure } from '../../../views/reading-failure'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { useCancelUpdate } from './use-cancel-update'
import type { PendingUpdates } from './use-pending-updates'
import styles from './version-section.module.css'

const CancelQuestion = lazyDialog(() => import('./cancel-question').then((file) => file.CancelQuestion))

/** What waits to be applied to a cluster, when, and the way to cancel it (DET-029, DET-059, DET-060). */
export function PendingUpdateList({ cluster, pending }: { cluster: ClusterDetail; pending: PendingUpdates }) {
  const { updates, error, isReading, refresh } = pending
  const { isPending, cancel } = useCancelUpdate(cluster.name, refresh)
  const [asked, setAsked] = useState<PendingUpdate | null>(null)
  const verdict = useVerdict('upgrade', 'Cluster', { cluster, detail: cluster, hasPendingUpdate: true })
  const reasons = reasonsAgainstCancel(verdict)

  function drawList() {
    if (error !== null) {
      return (
        <ReadingFailure
          text={t('upgrade.failed')}
          error={error}
          more={t('upgrade.failedText')}
          isReading={isReading}
          onRetry={() => void refresh()}
        />
      )
    }
    if (updates === undefined) return <p role="status">{t('upgrade.loading')}</p>
    return (
      <>
        {missingFrom(updates) > 0 && <p>{t('upgrade.pendingUnread')}</p>}
        {updates.length + missingFrom(updates) === 0 && t('upgrade.noPending')}
        {updates.length > 0 && (
          <ul className={styles.updates}>
            {updates.map((update) => (
              <li key={update.id} className={styles.update}>
                <p>
                  {update.version !== null && <code>{update.version}</code>} <When value={update.value} />
                </p>
                <ReasonHint reasons={reasons}>
                  {(describedBy) => (
                    <Button
                      isDisabled={reasons.length > 0}
                      isBusy={isPending}
                      aria-label={cancelLabel(update)}
                      aria-describedby={describedBy}
                      {...onIntent(CancelQuestion)}
                      onClick={() => setAsked(update)}
                    >
                      {t('common.cancel')}
                    </Button>
                  )}
                </ReasonHint>
              </li>
            ))}
          </ul>
        )}
      </>
    )
  }

  return (
    <>
      {drawList()}
      {asked && (
        <CancelQuestion
          asked={asked}
          cluster={cluster}
          updates={updates}
          reason={reasons[0]?.sentence ?? null}
          onClose={() => setAsked(null)}
          onSubmit={() => void cancel(asked.id)}
        />
      )}
    </>
  )
}

/** A date with its zone, or the next startup (DET-060, DET-D34). */
function When({ value }: { value: string | null }) {
  const instant = readInstant(value)
  if (instant === null) return t('upgrade.nextStartup')
  return <time dateTime={new Date(instant).toISOString()}>{fullDate(instant, browserZone())}</time>
}

function cancelLabel({ version }: PendingUpdate): string {
  return version === null ? t('upgrade.cancelUnnamed') : t('upgrade.cancelNamed', { version })
}
