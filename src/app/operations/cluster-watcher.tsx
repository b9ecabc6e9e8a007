import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { recordAs } from '../../definitions/resource-record'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf } from '../../domain/cluster-state'
import { clusterFinding } from '../../domain/operation'
import { clusters } from '../../resources/user/clusters/definition'
import { endOfFinding } from '../../views/operations/operation-words'
import { cachedRecords } from '../../views/records/cached-records'
import { useRecords } from '../../views/records/use-records'
import type { WatcherProps } from './watcher-props'

/** Ends what the list of clusters shows to be over; where no page reads that list, it is read here. */
export function ClusterWatcher({ operations, onEnd }: WatcherProps) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const newest = () => cachedRecords(client, clusters, { kind: 'user' })
  const cache = client.getQueryCache()
  const askedAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => newest().requestedAt,
  )
  useEffect(() => {
    const { records, faults } = cachedRecords(client, clusters, { kind: 'user' })
    for (const operation of operations) {
      // What was asked for before it began says nothing of it.
      if (askedAt <= operation.startedAt) continue
      const found = records.map(recordAs<Cluster>).find(({ name }) => name === operation.name)
      // One that could not be read may be this one.
      if (!found && faults.some(({ isShown }) => !isShown)) continue
      const finding = clusterFinding(operation, found ? clusterStateOf(found) : null, askedAt)
      const end = endOfFinding(finding, operation)
      if (end) onEnd(operation.id, end.state, end.words)
    }
  }, [client, askedAt, operations, onEnd])
  return readByPage(pathname) ? null : <ListReader />
}

/** Keeps the list fresh, as its own page does. */
function ListReader() {
  useRecords(clusters)
  return null
}

function readByPage(pathname: string): boolean {
  return pathname === '/clusters' || (pathname.startsWith('/clusters/') && pathname !== '/clusters/create')
}
