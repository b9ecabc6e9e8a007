import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import { browserZone, fullDate, readInstant } from '../../../domain/dates'
import type { PendingUpdate } from '../../../domain/pending-update'
import { eventsToCome } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { kindLabel } from '../../../resources/cluster/scheduled-events/form'
import { Icon, type IconName } from '../../../ui/icon'
import { errorSentence } from '../../../views/error-sentence'
import styles from './next-events.module.css'

/** Things that are told of; the schedule has the others. */
const shown = 3

/** What will happen to a cluster by itself: its schedule, a pending update and its automatic suspension. */
export function NextEvents({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const schedule = useSchedule(cluster)
  const { person } = useSession()
  // The version section reads the same, and tells of a failure.
  const updates = useCallQuery(
    'listPendingUpdates',
    { path: { id: person.uuid, name: cluster.name } },
    { retry: false },
  )
  const isReading = schedule.isReading || updates.isLoading
  const all = [...schedule.coming, ...(updates.data ?? []).map(updateOf), ...suspensionOf(cluster)].sort(
    (one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY),
  )
  const more = all.length - shown
  const hasFailed = schedule.error !== null || updates.isError
  return (
    <section className={`surface ${styles.next}`} aria-labelledby={titleId} aria-busy={isReading}>
      <h2 id={titleId}>{t('usage.nextTitle')}</h2>
      {all.length === 0 && (
        <p className="second">{isReading ? t('usage.nextReading') : !hasFailed && t('usage.nextNothing')}</p>
      )}
      {all.length > 0 && (
        <ol className={styles.list}>
          {all.slice(0, shown).map((each) => (
            <li key={each.id}>
              <Icon name={each.icon} />
              <span>{each.words}</span>
              {each.when && <span className="second">{each.when}</span>}
            </li>
          ))}
        </ol>
      )}
      {schedule.error && (
        <p role="alert">
          {t('usage.scheduleFailed')} {errorSentence(schedule.error)}
        </p>
      )}
      {more > 0 && (
        <Link to={`/clusters/${encodeURIComponent(cluster.name)}?tab=scheduling`}>
          {more === 1 ? t('usage.oneMoreEvent') : t('usage.moreEvents', { count: more })}
        </Link>
      )}
    </section>
  )
}

/** `at` in milliseconds; null for what has no instant. */
type Coming = { id: string; icon: IconName; words: string; at: number | null; when: ReactNode }

/** The schedule, of those who may read it. */
function useSchedule(cluster: ClusterDetail) {
  const { isAllowed } = useVerdict('list', 'ScheduledEvent', { cluster, detail: cluster })
  const path = { instanceId: cluster.id }
  const { data, error, isLoading } = useCallQuery(
    'listScheduledEvents',
    { path },
    { enabled: isAllowed, retry: false },
  )
  // What is over is dropped with the next reading.
  const [now] = useState(() => Date.now())
  const coming = eventsToCome(data ?? [], now).map(
    ({ id, event, at }): Coming => ({
      id,
      icon: 'calendar',
      words: kindLabel(event),
      at,
      when: at === null ? t('usage.timeUnknown') : <Moment at={at} />,
    }),
  )
  return { coming, error, isReading: isLoading }
}

function updateOf({ id, value, version }: PendingUpdate): Coming {
  const at = readInstant(value)
  return {
    id,
    icon: 'version',
    words: version === null ? t('usage.update') : t('usage.updateTo', { version }),
    at,
    when: at === null ? t('usage.nextStartup') : <Moment at={at} />,
  }
}

function suspensionOf(cluster: ClusterDetail): Coming[] {
  const time = cluster.idleTime ?? cluster.idleTimeKey
  if (time === null || clusterStateOf(cluster) !== 'running') return []
  return [{ id: 'suspend', icon: 'clock', words: t('usage.suspend', { time }), at: null, when: null }]
}

function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{fullDate(at, browserZone())}</time>
}
