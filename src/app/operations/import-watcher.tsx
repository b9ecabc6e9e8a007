import '../../api/bring-late-calls'
import { useEffect } from 'react'
import { importFinding, importPollDelay } from '../../domain/data-app-import'
import type { Operation } from '../../domain/operation'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { endOfLostTrack } from './lost-track'
import type { WatcherProps } from './watcher-props'

/** Reads how each import of data apps stands, as the tab of its cluster does. */
export function ImportWatcher({ operations, onEnd }: WatcherProps) {
  return operations.map((operation) => <OneImport key={operation.id} operation={operation} onEnd={onEnd} />)
}

function OneImport({ operation, onEnd }: { operation: Operation } & Pick<WatcherProps, 'onEnd'>) {
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useCallQuery(
    'getImportStatus',
    { path: { instanceId: operation.clusterId ?? '' } },
    {
      enabled: operation.clusterId !== null,
      retry: false,
      refetchInterval: (latest, failure) => importPollDelay(latest, failure !== null) || stillUnknown,
    },
  )
  useEffect(() => {
    const lost = endOfLostTrack({ error, errorUpdatedAt }, operation)
    if (lost) onEnd(operation.id, lost.state, lost.words)
  }, [error, errorUpdatedAt, operation, onEnd])
  useEffect(() => {
    // What was read before it began says nothing of it.
    if (!data || dataUpdatedAt <= operation.startedAt) return
    const finding = importFinding(operation, data, dataUpdatedAt)
    const end = endOfFinding(finding, operation)
    if (end) onEnd(operation.id, end.state, sentenceOf(data) ?? end.words)
  }, [data, dataUpdatedAt, operation, onEnd])
  return null
}

/** The server's words, where it has some. */
function sentenceOf({
  message,
  error,
}: {
  message: { body: string | null }
  error: string | null
}): string | null {
  return [message.body, error].filter((each) => each !== null).join(' ') || null
}

/** Milliseconds between two readings while the server speaks of an older import. */
const stillUnknown = 10_000
