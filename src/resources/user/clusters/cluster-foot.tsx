import type { Cluster } from '../../../domain/cluster'
import { type ClusterState, clusterStateOf, clusterUrlOf } from '../../../domain/cluster-state'
import { oneDay, readInstant } from '../../../domain/dates'
import { elapsedClock, paceOf } from '../../../domain/elapsed'
import { serviceHref } from '../../../domain/safe-href'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { DateText } from '../../../ui/date-text'
import { ExternalLink } from '../../../ui/external-link'
import { Icon } from '../../../ui/icon'
import { useNow } from '../../../ui/use-now'
import { useCommandStart } from '../../../views/action/action-state'
import styles from './cluster-foot.module.css'

const waitingTexts: Readonly<Partial<Record<ClusterState, MessageKey>>> = {
  creating: 'clusters.creatingFoot',
  'starting-up': 'clusters.startingUpFoot',
}

/** The foot of a card (D1 §4 'Card footer', CLU-D05); the buttons beside it come from the definition's actions. */
export function ClusterFoot({ cluster }: { cluster: Cluster }) {
  const state = clusterStateOf(cluster)
  const waitingText = waitingTexts[state]
  const commandStart = useCommandStart('clusters', cluster.id)
  if (waitingText) {
    return (
      <div className={`second figures ${styles.foot}`}>
        <span>{t(waitingText)}</span>
        <ElapsedLine
          state={state}
          // runningAt says when the cluster last ran, not when it began to start: only a command of ours knows that.
          since={state === 'creating' ? readInstant(cluster.createdAt) : commandStart}
        />
      </div>
    )
  }
  const href = state === 'running' || state === 'sleeping' ? serviceHref(clusterUrlOf(cluster)) : null
  return (
    <div className={`second figures ${styles.foot}`}>
      <span className="ellipsis">
        {t('clusters.fieldCreated')}{' '}
        <b>
          <DateText instant={cluster.createdAt} />
        </b>
      </span>
      <span className="ellipsis">
        {t('clusters.fieldOwner')} <b>{cluster.ownerName ?? t('clusters.notGiven')}</b>
      </span>
      {href && (
        <ExternalLink
          className={`icon-button ${styles.open}`}
          href={href}
          aria-label={`${t('clusters.openClusterNamed', { name: cluster.name })} ${t('common.opensInNewTab')}`}
          title={t('clusters.openCluster')}
        >
          <Icon name="external" />
        </ExternalLink>
      )}
    </div>
  )
}

/** How long a state has lasted, ticking each second; beyond the expected time it says so, and nothing where nobody can
 * say since when (D1 §9, CLU-088). */
function ElapsedLine({ state, since }: { state: ClusterState; since: number | null }) {
  const now = useNow()
  const elapsed = since === null ? null : Math.max(now - since, 0)
  const pace = paceOf(state, elapsed)
  if (elapsed === null || pace === null) return null
  const key =
    elapsed > oneDay ? 'views.longerThanDay' : pace === 'longer' ? 'views.longerThanUsual' : 'views.elapsed'
  return <span data-pace={pace}>{t(key, { elapsed: elapsedClock(elapsed) })}</span>
}
