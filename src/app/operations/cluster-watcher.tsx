import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { recordAs } from '../../definitions/resource-record'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf } from '../../domain/cluster-state'
import { clusterFinding } from '../../domain/operation'
import { userScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { noSooner } from '../../providers/use-outage'
import { clusters } from '../../resources/user/clusters/definition'
import { endOfFinding } from '../../views/operations/operation-words'
import { cachedRecords } from '../../views/records/cached-records'
import { listKey, pollKey } from '../../views/records/list-key'
import { useRecords } from '../../views/records/use-records'
import { hasClusterHost } from '../cluster-here'
import { endOfLostTrack } from './lost-track'
import { isOlder, type WatcherProps } from './use-operation-end'

/** Ends what the list of clusters shows to be over; where no page reads that list, it is read here. */
export function ClusterWatcher({ operations, onEnd }: WatcherProps) {
  const { pathname } = useLocation()
  const { uuid } = useSession().person
  const client = useQueryClient()
  const newest = () => cachedRecords(client, clusters, userScope)
  const cache = client.getQueryCache()
  const askedAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => newest().requestedAt,
  )
  const failedAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => newestFailure(client, uuid)?.errorUpdatedAt ?? 0,
  )
  useEffect(() => {
    const failure = newestFailure(client, uuid)
    if (failure?.errorUpdatedAt !== failedAt) return
    for (const operation of operations) {
      const lost = endOfLostTrack(failure, operation)
      if (lost) onEnd(operation.id, lost.state, lost.words)
    }
  }, [client, uuid, failedAt, operations, onEnd])
  useEffect(() => {
    const { records, faults } = cachedRecords(client, clusters, userScope)
    for (const operation of operations) {
      // What was asked for before it began says nothing of it.
      if (isOlder(askedAt, operation)) continue
      const found = records.map(recordAs<Cluster>).find(({ name }) => name === operation.name)
      // One that could not be read may be this one.
      if (!found && faults.some(({ isShown }) => !isShown)) continue
      const finding = clusterFinding(operation, found ? clusterStateOf(found) : null, askedAt)
      const end = endOfFinding(finding, operation)
      if (end) onEnd(operation.id, end.state, end.words)
    }
  }, [client, askedAt, operations, onEnd])
  return hasClusterHost(pathname) ? null : <ListReader />
}

/** Why the list, or what keeps it fresh, could not be read the last time; undefined where it could. */
function newestFailure(client: QueryClient, personId: string) {
  const cache = client.getQueryCache()
  return [listKey(clusters, userScope), pollKey(clusters, userScope, personId)]
    .flatMap((queryKey) => cache.findAll({ queryKey }))
    .map(({ state }) => state)
    .filter(({ error }) => error !== null)
    .sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)[0]
}

/** Keeps the list fresh, as its own page does; there a person asks for one that could not be read again. */
function ListReader() {
  const client = useQueryClient()
  const { records, error, cadence } = useRecords(clusters)
  const isUnread = records === undefined && error !== null
  const wait = cadence && noSooner(cadence, error)
  useEffect(() => {
    if (!isUnread) return
    const readAgain = () => void client.refetchQueries({ queryKey: listKey(clusters, userScope) })
    const timer = setInterval(readAgain, wait)
    return () => clearInterval(timer)
  }, [client, isUnread, wait])
  return null
}
