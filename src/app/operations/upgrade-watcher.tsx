import '../../api/bring-late-calls'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Operation } from '../../domain/operation'
import { upgradeFinding } from '../../domain/upgrade-finding'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { useOperationEnd, type WatchedOperation } from './use-operation-end'

/** Milliseconds between two readings of a cluster: as those of the states of the list. */
const cadence = 15_000

/** Reads a cluster that is upgraded: the states that the list is kept fresh by tell no version. */
export function UpgradeWatcher(watched: WatchedOperation) {
  const { person } = useSession()
  const reading = useCallQuery(
    'getCluster',
    { path: { id: person.uuid, name: watched.operation.name } },
    { retry: false, refetchInterval: (_latest, _failure, backOff) => backOff(cadence) },
  )
  useOperationEnd(watched, reading, endOfUpgrade)
  return null
}

function endOfUpgrade(operation: Operation, cluster: ClusterDetail, readAt: number) {
  return endOfFinding(upgradeFinding(operation, cluster, readAt), operation)
}
