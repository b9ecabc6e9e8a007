import { type ReactNode, useId, useState } from 'react'
import { missingFrom } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { releasesOf } from '../../../domain/pending-update'
import { safeHref } from '../../../domain/safe-href'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { Button } from '../../../ui/button'
import { ExternalLink } from '../../../ui/external-link'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useKeptFocus } from '../../../views/list/use-kept-focus'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { usePendingSetting } from '../use-pending-setting'
import { PendingUpdateList } from './pending-update-list'
import { usePendingUpdates } from './use-pending-updates'
import styles from './version-section.module.css'

const UpgradeDialog = lazyDialog(() => import('./upgrade-dialog').then((file) => file.UpgradeDialog))

/** Which version a cluster has, which it could have and which it will have (DET-028, DET-029, DET-068). */
export function VersionSection({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const pending = usePendingUpdates(cluster)
  const { updates } = pending
  const [isOpen, setOpen] = useState(false)
  const { isPending } = usePendingSetting(cluster.name, 'upgrade')
  const keptFocus = useKeptFocus()
  // Of a list that could not be read whole nobody knows whether one waits.
  const hasPendingUpdate = updates === undefined || updates.length + missingFrom(updates) > 0
  const verdict = useVerdict('upgrade', 'Cluster', { cluster, detail: cluster, hasPendingUpdate })
  const unread = updates === undefined ? t('upgrade.unread') : null
  const lock = unread ?? verdict.reasons[0]?.sentence ?? null

  return (
    <section className={`surface ${styles.section}`} aria-labelledby={titleId} {...keptFocus}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('upgrade.version')}</h2>
        {!verdict.isHidden && (
          <ReasonHint reasons={verdict.reasons} otherwise={isPending ? t('settings.changing') : null}>
            {(describedBy) => (
              <Button
                kind="primary"
                isDisabled={!verdict.isAllowed}
                isBusy={isPending}
                aria-describedby={describedBy}
                onMouseEnter={() => void UpgradeDialog.preload()}
                onFocus={() => void UpgradeDialog.preload()}
                onClick={() => setOpen(true)}
              >
                {t('upgrade.update')}
              </Button>
            )}
          </ReasonHint>
        )}
      </div>
      <dl className={styles.list}>
        <Fact label="upgrade.current">
          <code>{cluster.version ?? t('clusters.notGiven')}</code>
          {cluster.isByBuildNumber && <span className="second"> {t('upgrade.byBuild')}</span>}
        </Fact>
        <Fact label="upgrade.available">
          <Available cluster={cluster} />
        </Fact>
        <Fact label="upgrade.pending">
          <PendingUpdateList cluster={cluster} pending={pending} />
        </Fact>
      </dl>
      {isOpen && <UpgradeDialog cluster={cluster} lock={lock} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Fact({ label, children }: { label: MessageKey; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Available({ cluster }: { cluster: ClusterDetail }) {
  const notes = safeHref(cluster.releaseUrl)
  return (
    <>
      {cluster.isUpgradable ? <Releases cluster={cluster} /> : <p>{t('upgrade.noneAvailable')}</p>}
      {notes !== null && <ExternalLink href={notes}>{t('upgrade.releaseNotes')}</ExternalLink>}
    </>
  )
}

function Releases({ cluster }: { cluster: ClusterDetail }) {
  const releases = releasesOf(cluster)
  const { releaseCount } = cluster
  return (
    <>
      {releases.length === 0 ? (
        <p>{t('upgrade.noReleases')}</p>
      ) : (
        <ul className={styles.releases}>
          {releases.map((release) => (
            <li key={release}>
              <code>{release}</code>
            </li>
          ))}
        </ul>
      )}
      {releaseCount !== null && releaseCount > 0 && (
        <p className="second">{t('upgrade.releaseCount', { count: releaseCount })}</p>
      )}
    </>
  )
}
