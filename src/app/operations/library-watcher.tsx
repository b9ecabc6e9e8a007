import '../../api/bring-late-calls'
import type { Library } from '../../domain/library'
import { libraryFinding, type Operation } from '../../domain/operation'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { useOperationEnd, type WatchedOperation } from './use-operation-end'

/** Milliseconds between two readings of the libraries of a cluster: its own tab, where nobody waits for an end, reads them later. */
const cadence = 15_000

/** Reads the libraries of the cluster on which one is being installed. */
export function LibraryWatcher(watched: WatchedOperation) {
  const { clusterId } = watched.operation
  const reading = useCallQuery(
    'listLibraries',
    { path: { instanceId: clusterId ?? '' } },
    {
      enabled: clusterId !== null,
      retry: false,
      refetchInterval: (_latest, _failure, backOff) => backOff(cadence),
    },
  )
  useOperationEnd(watched, reading, endOfInstallation)
  return null
}

function endOfInstallation(operation: Operation, libraries: readonly Library[], readAt: number) {
  return endOfFinding(libraryFinding(operation, libraries, readAt), operation)
}
