import { useState } from 'react'
import { ApiError } from '../../../../api/errors'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { pollDelay } from '../../../../domain/poll-delay'
import type { ServiceStatuses } from '../../../../domain/service'
import { useCallQuery, useCallRead, useKnownAnswer } from '../../../../providers/use-call'
import { areSettled, serviceRows } from './service-rows'

/** Milliseconds between two readings while something is on its way (D2 §9). */
const cadence = 5_000
/** Milliseconds for which it is read on after a command, though all may look settled still. */
const followed = 15_000

/**
 * The services of a running cluster: read every 5 s until every node runs or does not, and again after each command; not
 * in a hidden tab, and not once the section has gone (CFG-026, CFG-D19, CFG-D41).
 */
export function useServices(cluster: ClusterDetail) {
  const [commandedAt, setCommandedAt] = useState(Number.NEGATIVE_INFINITY)
  const options = { path: { instanceId: cluster.id } }
  const { data, error, isFetching, refetch } = useCallQuery('getServiceStatus', options, {
    retry: false,
    gcTime: 0,
    refetchInterval: (latest, failure) => {
      if (isRefused(failure)) return false
      const isFollowed = Date.now() - commandedAt < followed
      if (failure === null && latest && !isFollowed && areSettled(serviceRows(cluster, latest))) return false
      return pollDelay(cadence, failure === null ? 0 : 1, Math.random())
    },
  })
  const read = useCallRead()
  const show = useKnownAnswer('getServiceStatus', options)

  return {
    statuses: data,
    error,
    isReading: isFetching,
    retry: () => void refetch(),
    /** After a command: reads at once, and on from there; null where it cannot be read now. */
    follow: async (): Promise<ServiceStatuses | null> => {
      setCommandedAt(Date.now())
      const now = await read('getServiceStatus', options).catch(() => null)
      if (now) await show(now)
      return now
    },
  }
}

/** No reading later is answered otherwise. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiError && failure.statusCode >= 400 && failure.statusCode < 500
}
