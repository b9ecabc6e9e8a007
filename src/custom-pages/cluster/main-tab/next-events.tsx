import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { joinedReasons } from '../../../access/joined-reasons'
import { missingFrom } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import { browserZone, fullDate, readInstant } from '../../../domain/dates'
import type { PendingUpdate } from '../../../domain/pending-update'
import { type EventToCome, eventsToCome } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { faultsIn } from '../../../providers/read-list'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { kindLabel } from '../../../resources/cluster/scheduled-events/form'
import { Icon, type IconName } from '../../../ui/icon'
import { useNow } from '../../../ui/use-now'
import { UnreadRecords } from '../../../views/list/unread-records'
import { ReadingFailure } from '../../../views/reading-failure'
import styles from './next-events.module.css'

/** Things with a time that stand here at the most, unless there are more updates; the schedule has the others. */
const shown = 3

/**
 * What will happen to a cluster by itself: its schedule and a pending update, the soonest first, then what waits for
 * something else than a time.
 */
export function NextEvents({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const now = useNow(10_000)
  const { person } = useSession()
  const mayList = useVerdict('list', 'ScheduledEvent', { cluster, detail: cluster })
  const schedule = useCallQuery(
    'listScheduledEvents',
    { path: { instanceId: cluster.id } },
    { enabled: mayList.isAllowed, retry: false },
  )
  const updates = useCallQuery(
    'listPendingUpdates',
    { path: { id: person.uuid, name: cluster.name } },
    { retry: false },
  )
  const events = eventsToCome(schedule.data ?? [], now).map(eventOf)
  const planned = (updates.data ?? []).map((update) => updateOf(update, now))
  const updatesAt = planned.filter(hasTime)
  // No other place lists the updates by their time: they are never among those left out.
  const kept = events.slice(0, Math.max(shown - updatesAt.length, 0))
  const conditional = [...planned.filter((update) => !hasTime(update)), ...suspensionOf(cluster)]
  const listed = [...[...kept, ...updatesAt].sort(byTime), ...conditional]
  const more = events.length - kept.length
  const isReading = schedule.isLoading || updates.isLoading
  const faults = [...faultsIn(schedule.data), ...faultsIn(updates.data)]
  const isWholeKnown = mayList.isAllowed && !schedule.isError && !updates.isError && faults.length === 0
  return (
    <section className={`surface ${styles.next}`} aria-labelledby={titleId} aria-busy={isReading}>
      <h2 id={titleId}>{t('usage.nextTitle')}</h2>
      {!isReading && listed.length === 0 && isWholeKnown && (
        <p className="second">
          {t(clusterStateOf(cluster) === 'running' ? 'usage.nextNoDate' : 'usage.nextNothing')}
        </p>
      )}
      <div className={styles.line}>
        {listed.length > 0 && (
          <ol className={styles.list}>
            {listed.map(({ key, icon, words, when }) => (
              <li key={key}>
                <Icon name={icon} />
                <span>{words}</span>
                {when && <span className="second">{when}</span>}
              </li>
            ))}
          </ol>
        )}
        {/* In the line that is there anyway, so that nothing moves when it goes. */}
        {isReading && <p className="second">{t('usage.nextReading')}</p>}
      </div>
      {!mayList.isAllowed && (
        <p className="second">{t('usage.scheduleHidden', { reason: joinedReasons(mayList.reasons) })}</p>
      )}
      {schedule.error && (
        <ReadingFailure
          text={t('usage.scheduleFailed')}
          error={schedule.error}
          onRetry={() => void schedule.refetch()}
        />
      )}
      {updates.error && (
        <ReadingFailure
          text={t('usage.updatesFailed')}
          error={updates.error}
          onRetry={() => void updates.refetch()}
        />
      )}
      <UnreadRecords
        label={{ one: 'usage.event', many: 'usage.events' }}
        list={{ faults, total: all(schedule.data) + all(updates.data) }}
      />
      {more > 0 && (
        <Link to={`/clusters/${encodeURIComponent(cluster.name)}?tab=scheduling`}>
          {t('usage.moreEvents', { count: more })}
        </Link>
      )}
    </section>
  )
}

/** `at` in milliseconds; null for what has no instant. */
type Coming = { key: string; icon: IconName; words: string; at: number | null; when: ReactNode }

/** Records of a list, those included that could not be read. */
const all = (records: readonly unknown[] = []) => records.length + missingFrom(records)

const hasTime = ({ at }: Coming) => at !== null
const timeOf = ({ at }: Coming) => at ?? Number.POSITIVE_INFINITY
const byTime = (one: Coming, other: Coming) => timeOf(one) - timeOf(other)

function eventOf({ id, event, at }: EventToCome): Coming {
  const when = at === null ? t('usage.timeUnknown') : <Moment at={at} />
  return { key: `event ${id}`, icon: 'calendar', words: kindLabel(event), at, when }
}

function updateOf({ id, value, version }: PendingUpdate, now: number): Coming {
  const at = readInstant(value)
  return {
    key: `update ${id}`,
    icon: 'version',
    words: version === null ? t('usage.update') : t('usage.updateTo', { version }),
    at,
    when: at === null ? t('usage.nextStartup') : <PlannedAt at={at} now={now} />,
  }
}

/** A date that has passed is said to have, for the update still waits. */
function PlannedAt({ at, now }: { at: number; now: number }) {
  return (
    <>
      <Moment at={at} />
      {at <= now && ` (${t('usage.overdue')})`}
    </>
  )
}

function suspensionOf(cluster: ClusterDetail): Coming[] {
  const time = cluster.idleTime ?? cluster.idleTimeKey
  if (time === null || clusterStateOf(cluster) !== 'running') return []
  return [{ key: 'suspension', icon: 'clock', words: t('usage.suspend', { time }), at: null, when: null }]
}

function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{fullDate(at, browserZone())}</time>
}
