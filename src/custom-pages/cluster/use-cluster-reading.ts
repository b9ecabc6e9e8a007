import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { clusterCalls } from '../../api/calls/cluster-calls'
import { ApiError } from '../../api/errors'
import { type ResourceRecord, recordAs, textOf } from '../../definitions/resource-record'
import type { Cluster } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { isTransitional, newestReading } from '../../domain/cluster-reading'
import { clusterStateOf } from '../../domain/cluster-state'
import { useSession } from '../../providers/session-context'
import { sharedParts } from '../../providers/shared-parts'
import { useCallQuery } from '../../providers/use-call'
import { clusterUsers } from '../../resources/cluster/cluster-users/definition'
import { subClusters } from '../../resources/cluster/sub-clusters/definition'
import { clusters } from '../../resources/user/clusters/definition'
import { optimisticRules } from '../../resources/user/clusters/list'
import { useOptimisticUpdates } from '../../views/action/action-state'
import { readAnswer } from '../../views/records/cached-records'
import type { Records } from '../../views/records/use-records'

/** What the page knows of its cluster. */
export type ClusterReading = {
  /** Undefined until the first answer; the newest account of its state, with the commands given since on top. */
  cluster: ClusterDetail | undefined
  /** The cluster's entry in the list: what can be shown while the rest is on its way. */
  listed: ResourceRecord | undefined
  /** The server knows no such cluster. */
  isMissing: boolean
  /** A person just deleted it here. */
  isDeleted: boolean
  /** Why the newest reading failed; null while all is well. */
  error: Error | null
  /** When the page last read it, in milliseconds since the epoch; 0 before the first answer. */
  readAt: number
  /** The page is reading it. */
  isReading: boolean
  refresh: () => Promise<void>
}

/**
 * Reads the cluster of a page, and keeps its state in step with the list: what the list's poll knows later, and what
 * a person asked for that the server has not shown yet, counts (DET-D26).
 */
export function useClusterReading(name: string, list: Records): ClusterReading {
  const { person } = useSession()
  const path = { id: person.uuid, name }
  const query = useCallQuery(
    'getCluster',
    { path },
    {
      retry: false,
      refetchInterval: (latest, _failure, backOff) =>
        latest && isTransitional(clusterStateOf(latest)) ? backOff(cadence) : false,
    },
  )
  const { data, error, refetch } = query

  const listed = list.records?.find(
    (record) => textOf(record, 'name') === name && !list.awaited.includes(record),
  )
  const isListNewer = list.updatedAt > query.dataUpdatedAt
  const updates = useOptimisticUpdates(clusters.name)
  const reading = useMemo(() => {
    if (!data) return undefined
    const newest = newestReading(data, listed && recordAs<Cluster>(listed), isListNewer)
    const [shown] = optimisticRules.show([newest], updates, Date.now())
    return shown && recordAs<ClusterDetail>(shown)
  }, [data, listed, isListNewer, updates])
  const cluster = useStable(reading)
  useReadingAgain(data, listed, isListNewer, refetch)
  useNewsOfTabs(data, refetch)

  return {
    cluster,
    listed,
    isMissing: error instanceof ApiError && error.statusCode === 404,
    isDeleted: data !== undefined && reading === undefined,
    error,
    readAt: query.dataUpdatedAt,
    isReading: query.isFetching,
    refresh: async () => {
      await refetch()
    },
  }
}

const cadence = clusterCalls.listClusterStatuses.pollInterval

/** The list has seen the cluster go on, or vanish: what only the page reads may have changed with it. */
function useReadingAgain(
  data: ClusterDetail | undefined,
  listed: ResourceRecord | undefined,
  isListNewer: boolean,
  refetch: () => unknown,
) {
  const wasListed = useRef(false)
  const listedState = listed && clusterStateOf(recordAs<Cluster>(listed))
  const hasVanished = wasListed.current && listed === undefined
  const isBehind =
    data !== undefined && isListNewer && listedState !== undefined && listedState !== clusterStateOf(data)
  useEffect(() => {
    wasListed.current = listed !== undefined
  }, [listed])
  useEffect(() => {
    if (isBehind || hasVanished) void refetch()
  }, [isBehind, hasVanished, refetch])
}

/**
 * Self-managed clusters and users are read by themselves on their tabs: what was done to one there is news of the
 * cluster, too, which counts them; and so is what is new of the former. A list is invalidated by each of its commands
 * and forms, also after its tab was left.
 */
function useNewsOfTabs(
  data: ClusterDetail | undefined,
  refetch: (options: { cancelRefetch: boolean }) => unknown,
) {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { queryKey } = event.query
        const isListed = queryKey.includes(subClusters.name)
        if (!isListed && !queryKey.includes(clusterUsers.name)) return
        const isChanged = event.action.type === 'invalidate'
        const answer = isListed && event.action.type === 'success' && readAnswer(event.query.state.data)
        const isNew = data && answer && hashKey(answer.data) !== hashKey(data.subClusters)
        // Marked as old it would tell of no second change; and when it is shown again it is read anyway.
        if (isChanged && event.query.getObserversCount() === 0) event.query.setState({ isInvalidated: false })
        // What is asked already is new enough, unless it was asked before the change.
        if (isChanged || isNew) void refetch({ cancelRefetch: isChanged })
      }),
    [client, data, refetch],
  )
}

/** The same object as long as nothing in it changes, so that a poll without news redraws nothing. */
function useStable<Value>(value: Value): Value {
  const last = useRef(value)
  const stable = sharedParts(last.current, value)
  useEffect(() => {
    last.current = stable
  })
  return stable
}
