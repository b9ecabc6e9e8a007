import { useEffect, useRef } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import type { PendingUpdate } from '../../../domain/pending-update'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useFailureNotice } from '../../../views/use-tell-failure'

export type PendingUpdates = {
  /** Undefined until they are read. */
  updates: readonly PendingUpdate[] | undefined
  error: Error | null
  isReading: boolean
  refresh: () => Promise<unknown>
}

/**
 * The pending updates of a cluster, read again whenever the cluster changes its state or its version: what waits for the
 * next startup has gone then. A failed reading is reported as a notification too (DET-080).
 */
export function usePendingUpdates(cluster: ClusterDetail): PendingUpdates {
  const { person } = useSession()
  const path = { id: person.uuid, name: cluster.name }
  const { data, error, isFetching, refetch } = useCallQuery('listPendingUpdates', { path }, { retry: false })
  useFailureNotice('upgrade.failed', error)
  const standing = `${clusterStateOf(cluster)} ${cluster.version}`
  const read = useRef(standing)
  useEffect(() => {
    if (read.current === standing) return
    read.current = standing
    void refetch()
  }, [standing, refetch])
  // After a failure nobody knows whether what was read before is still so.
  return { updates: error === null ? data : undefined, error, isReading: isFetching, refresh: refetch }
}
