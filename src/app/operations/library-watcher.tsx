import '../../api/bring-late-calls'
import type { Library } from '../../domain/library'
import { libraryFinding, type Operation } from '../../domain/operation'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { useOperationEnd, type WatchedOperation } from './use-operation-end'
import type { WatcherProps } from './watcher-props'

/** Milliseconds between two readings of the libraries of a cluster: as on their own tab. */
const cadence = 15_000

/** Reads the libraries of each cluster on which one is being installed. */
export function LibraryWatcher({ operations, onEnd }: WatcherProps) {
  return operations.map((operation) => (
    <OneInstallation key={operation.id} operation={operation} onEnd={onEnd} />
  ))
}

function OneInstallation(watched: WatchedOperation) {
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
