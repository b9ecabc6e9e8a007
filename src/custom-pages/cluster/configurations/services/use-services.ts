import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../../../api/is-refusal'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { type ServiceStatuses, serviceGroups } from '../../../../domain/service'
import { useCallQuery, useCallRereading } from '../../../../providers/use-call'
import { useClusterRereading } from '../../use-settled-change'
import { areSettled, type ServiceRows, serviceRows } from './service-rows'
import { type KeptStores, useKeptStore } from './use-kept-store'

/** Milliseconds between two readings while something is on its way (D2 §9). */
const cadence = 5_000
/** Milliseconds for which it is read on after a command, though all may look settled still. */
const followed = 15_000
/** Milliseconds after which nodes that are still to come are doubted again. */
const doubtedAgain = 60_000

/**
 * The services of a running cluster: read every 5 s until every node runs or does not, later after each failure in a row, and again after each command; not
 * in a hidden tab, and not once the section has gone (CFG-026, CFG-D19, CFG-D41).
 */
export function useServices(cluster: ClusterDetail) {
  const { commandedAt, noteCommand } = useCommandTime(cluster.id)
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
      noteCommand()
      return readAgain()
    },
  }
}

/** When the last command on the nodes of a cluster was given: a tab that was left does not forget it. */
function useCommandTime(clusterId: string) {
  const { store, now: times } = useKeptStore(commandTimes, noTimes)
  return {
    commandedAt: times.get(clusterId) ?? Number.NEGATIVE_INFINITY,
    noteCommand: () => store.set(new Map(store.get()).set(clusterId, Date.now())),
  }
}

const noTimes: ReadonlyMap<string, number> = new Map()
const commandTimes: KeptStores<ReadonlyMap<string, number>> = new WeakMap()

/** What a reading of the cluster has shown to be so: the surplus, how many nodes are to come, and the numbers it showed. */
type Confirmed = { surplus: readonly string[]; missing: number; numbers: string; readAt: number }

/**
 * Whether it is certain that what is listed beyond the number of nodes is surplus. The number may have been changed
 * elsewhere: where more or fewer are listed the cluster is read once more, again with each reading that fails, and again
 * after a while for nodes that are still to come.
 */
function useNewCount(cluster: ClusterDetail, rows: ServiceRows | undefined, readAt: number): boolean {
  const { readAgain } = useClusterRereading(cluster)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const surplus = rows === undefined ? [] : surplusOf(rows)
  const missing = rows === undefined ? 0 : missingOf(rows)
  const isDoubtful = surplus.length > 0 || missing > 0
  const known = confirmed?.numbers === numbersOf(cluster) ? confirmed : null
  const isSurplusNew = !surplus.every((name) => known?.surplus.includes(name))
  const isMissingNew = known === null || missing > known.missing || readAt - known.readAt >= doubtedAgain
  const isAsked = isSurplusNew || (missing > 0 && isMissingNew)
  const confirm = useEffectEvent(async () => {
    const now = await readAgain()
    if (now) setConfirmed({ surplus, missing, numbers: numbersOf(now), readAt })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each reading until it is answered
  useEffect(() => {
    if (isAsked) void confirm()
    else if (!isDoubtful) setConfirmed(null)
  }, [isAsked, isDoubtful, readAt])
  return !isSurplusNew
}

function surplusOf(rows: ServiceRows): readonly string[] {
  return serviceGroups.flatMap((group) =>
    rows[group].filter(({ standing }) => standing === 'surplus').map(({ name }) => `${group} ${name}`),
  )
}

function missingOf(rows: ServiceRows): number {
  return serviceGroups.flatMap((group) => rows[group].filter(({ standing }) => standing === 'creating'))
    .length
}

/** All numbers of nodes that a cluster is configured to have, to compare. */
function numbersOf(cluster: ClusterDetail): string {
  const subClusters = cluster.subClusters.map(({ name, nodes }) => [name, nodes])
  return JSON.stringify([configuredNodes(cluster), subClusters])
}
