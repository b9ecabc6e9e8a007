import type { ReactNode } from 'react'
import type { Verdict } from '../../../access/explain'
import '../../../api/bring-late-calls'
import '../../../locales/late-texts'
import { recordAs } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { lastLogins } from '../../../domain/cluster-user'
import { browserZone, fullDate } from '../../../domain/dates'
import { operationOf } from '../../../domain/library'
import { eventsToCome } from '../../../domain/scheduled-event'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { faultsIn } from '../../../providers/read-list'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import type { ConsequencesProps } from '../../../views/resource-components'
import { kindLabel } from '../../cluster/scheduled-events/form'
import styles from './what-stops.module.css'

/**
 * What disconnecting a cluster stops, as far as the product API tells: each fact comes in its place as it is read. One
 * that cannot be had, or that the person may not see, is unknown and never none.
 */
export function WhatStops({ record }: ConsequencesProps) {
  const { logins, subClusters, events, installations } = useFacts(recordAs<Cluster>(record))
  const isBusy = [logins, subClusters, events, installations].includes('reading')
  return (
    <dl className={`figures ${styles.facts}`} aria-live="polite" aria-busy={isBusy}>
      <FactRow label="clusterPage.lastLogins" fact={logins} isLong />
      <FactRow label="clusterPage.runningSubClusters" fact={subClusters} />
      <FactRow label="clusterPage.eventsToCome" fact={events} isLong />
      <FactRow label="clusterPage.runningInstallations" fact={installations} />
    </dl>
  )
}

/** Lines of what is there, an empty list for nothing. */
type Fact = 'reading' | 'unknown' | { lines: readonly string[]; unread: number }

/** Lines of one fact; how many more there are stands after them. */
const shownLines = 2

/** The cluster comes first: what the person may read of it follows from it, and an entry of the list says less. */
function useFacts(listed: Cluster): Record<'logins' | 'subClusters' | 'events' | 'installations', Fact> {
  const { person } = useSession()
  const ofPerson = { path: { id: person.uuid, name: listed.name } }
  const ofCluster = { path: { instanceId: listed.id } }
  const { data: cluster, isLoading } = useCallQuery('getCluster', ofPerson, { retry: false })
  const context = cluster ? { cluster, detail: cluster } : {}
  const ifAllowed = ({ isAllowed }: Verdict) =>
    ({ retry: false, enabled: cluster !== undefined && isAllowed }) as const
  const users = useCallQuery(
    'listClusterUsers',
    ofPerson,
    ifAllowed(useVerdict('list', 'ClusterUser', context)),
  )
  const schedule = useCallQuery(
    'listScheduledEvents',
    ofCluster,
    ifAllowed(useVerdict('list', 'ScheduledEvent', context)),
  )
  const libraries = useCallQuery(
    'listLibraries',
    ofCluster,
    ifAllowed(useVerdict('list', 'Library', context)),
  )
  const maySeeSubClusters = useVerdict('list', 'SubCluster', context).isAllowed

  const zone = browserZone()
  const logins = factOf(users.data, isLoading || users.isLoading, (all) =>
    lastLogins(all).map(({ user, at }) => `${user.name ?? user.email ?? user.id}, ${fullDate(at, zone)}`),
  )
  return {
    // Nobody's login being known does not mean that nobody is signed in.
    logins: typeof logins === 'object' && logins.lines.length === 0 ? 'unknown' : logins,
    subClusters: factOf(maySeeSubClusters ? cluster?.subClusters : undefined, isLoading, (all) =>
      all.filter(({ state }) => state !== 'disconnected').map(({ name }) => name),
    ),
    events: factOf(schedule.data, isLoading || schedule.isLoading, (all) =>
      eventsToCome(all, Date.now()).map(({ event, at }) => {
        const time = at === null ? t('clusterPage.timeUnknown') : fullDate(at, zone)
        return `${kindLabel(event)}, ${time}`
      }),
    ),
    installations: factOf(libraries.data, isLoading || libraries.isLoading, (all) =>
      all.filter((library) => operationOf(library) !== null).map(({ name }) => name),
    ),
  }
}

function factOf<Item>(
  records: readonly Item[] | undefined,
  isReading: boolean,
  linesOf: (records: readonly Item[]) => string[],
): Fact {
  if (records === undefined) return isReading ? 'reading' : 'unknown'
  const unread = faultsIn(records).filter(({ isShown }) => !isShown).length
  return { lines: linesOf(records), unread }
}

type FactRowProps = {
  label: MessageKey
  fact: Fact
  /** It may need several lines, which are kept free. */
  isLong?: boolean
}

function FactRow({ label, fact, isLong = false }: FactRowProps) {
  return (
    <>
      <dt className="second">{t(label)}</dt>
      <dd className={isLong ? styles.long : undefined} aria-busy={fact === 'reading' || undefined}>
        {textOf(fact)}
      </dd>
    </>
  )
}

function textOf(fact: Fact): ReactNode {
  if (fact === 'reading') return t('clusterPage.readingFact')
  if (fact === 'unknown') return t('clusterPage.factUnknown')
  const { lines, unread } = fact
  const rest = [
    ...(lines.length > shownLines ? [t('clusterPage.factMore', { count: lines.length - shownLines })] : []),
    ...(unread > 0 ? [t('clusterPage.factUnread', { count: unread })] : []),
  ]
  if (lines.length + rest.length === 0) return t('clusterPage.factNone')
  return (
    <ul>
      {[...lines.slice(0, shownLines), ...(rest.length > 0 ? [rest.join(', ')] : [])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
