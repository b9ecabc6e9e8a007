import '../../api/bring-late-calls'
import { useEffect } from 'react'
import { libraryFinding, type Operation } from '../../domain/operation'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { endOfLostTrack } from './lost-track'
import type { WatcherProps } from './watcher-props'

/** Milliseconds between two readings of the libraries of a cluster: as on their own tab. */
const cadence = 15_000

/** Reads the libraries of each cluster on which one is being installed. */
export function LibraryWatcher({ operations, onEnd }: WatcherProps) {
  return operations.map((operation) => (
    <OneInstallation key={operation.id} operation={operation} onEnd={onEnd} />
  ))
}

function OneInstallation({ operation, onEnd }: { operation: Operation } & Pick<WatcherProps, 'onEnd'>) {
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useCallQuery(
    'listLibraries',
    { path: { instanceId: operation.clusterId ?? '' } },
    { enabled: operation.clusterId !== null, retry: false, refetchInterval: () => cadence },
  )
  useEffect(() => {
    const lost = endOfLostTrack({ error, errorUpdatedAt }, operation)
    if (lost) onEnd(operation.id, lost.state, lost.words)
  }, [error, errorUpdatedAt, operation, onEnd])
  useEffect(() => {
    // What was read before it began says nothing of it.
    if (!data || dataUpdatedAt <= operation.startedAt) return
    const end = endOfFinding(libraryFinding(operation, data, dataUpdatedAt), operation)
    if (end) onEnd(operation.id, end.state, end.words)
  }, [data, dataUpdatedAt, operation, onEnd])
  return null
}
