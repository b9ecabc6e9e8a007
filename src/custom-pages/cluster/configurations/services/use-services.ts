import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../../../api/is-refusal'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { type ServiceStatuses, serviceGroups } from '../../../../domain/service'
import { useCallQuery, useCallRereading } from '../../../../providers/use-call'
import { useClusterRereading } from '../../use-settled-change'
import { areSettled, type ServiceRows, serviceRows } from './service-rows'

/** Milliseconds between two readings while something is on its way (D2 §9). */
const cadence = 5_000
/** Milliseconds for which it is read on after a command, though all may look settled still. */
const followed = 15_000

/**
 * The services of a running cluster: read every 5 s until every node runs or does not, later after each failure in a row, and again after each command; not
 * in a hidden tab, and not once the section has gone (CFG-026, CFG-D19, CFG-D41).
 */
export function useServices(cluster: ClusterDetail) {
  const [commandedAt, setCommandedAt] = useState(Number.NEGATIVE_INFINITY)
  const options = { path: { instanceId: cluster.id } }
  const { data, error, dataUpdatedAt, isFetching, refetch } = useCallQuery('getServiceStatus', options, {
    retry: false,
    gcTime: 0,
    refetchInterval: (latest, failure, backOff) => {
      if (isRefusal(failure)) return false
      const isFollowed = Date.now() - commandedAt < followed
      const isOver = latest && !isFollowed && areSettled(serviceRows(cluster, latest), latest)
      if (failure === null && isOver) return false
      return backOff(cadence)
    },
  })
  const { readAgain } = useCallRereading('getServiceStatus', options)

  const isCountNew = useNewCount(cluster, data && serviceRows(cluster, data), dataUpdatedAt)
  const rowsOf = (statuses: ServiceStatuses) => serviceRows(cluster, statuses, isCountNew)

  return {
    statuses: data,
    rows: data && rowsOf(data),
    /** The rows of another reading of the same cluster. */
    rowsOf,
    error,
    isReading: isFetching,
    retry: () => void refetch(),
    /** After a command: reads at once, and on from there; null where it cannot be read now. */
    follow: (): Promise<ServiceStatuses | null> => {
      setCommandedAt(Date.now())
      return readAgain()
    },
  }
}

/** The nodes that a reading of the cluster has shown to be surplus, and the numbers it showed. */
type Confirmed = { surplus: readonly string[]; numbers: string }

/**
 * Whether it is certain how many nodes the services are to have. Where more are listed, the number may have been raised
 * elsewhere: the cluster is read once more before they are called surplus, and again with each reading that fails.
 */
function useNewCount(cluster: ClusterDetail, rows: ServiceRows | undefined, readAt: number): boolean {
  const { readAgain } = useClusterRereading(cluster)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const surplus = rows === undefined ? [] : surplusOf(rows)
  const hasSurplus = surplus.length > 0
  const isConfirmed =
    confirmed?.numbers === numbersOf(cluster) && surplus.every((name) => confirmed.surplus.includes(name))
  const isAsked = hasSurplus && !isConfirmed
  const confirm = useEffectEvent(async () => {
    const now = await readAgain()
    if (now) setConfirmed({ surplus, numbers: numbersOf(now) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each reading until it is answered
  useEffect(() => {
    if (isAsked) void confirm()
    else if (!hasSurplus) setConfirmed(null)
  }, [isAsked, hasSurplus, readAt])
  return !isAsked
}

function surplusOf(rows: ServiceRows): readonly string[] {
  return serviceGroups.flatMap((group) =>
    rows[group].filter(({ standing }) => standing === 'surplus').map(({ name }) => `${group} ${name}`),
  )
}

/** All numbers of nodes that a cluster is configured to have, to compare. */
function numbersOf(cluster: ClusterDetail): string {
  const subClusters = cluster.subClusters.map(({ name, nodes }) => [name, nodes])
  return JSON.stringify([configuredNodes(cluster), subClusters])
}
