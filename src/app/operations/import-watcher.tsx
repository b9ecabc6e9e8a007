import { useCallback, useState } from 'react'
import '../../api/bring-late-calls'
import { isRefusal } from '../../api/is-refusal'
import {
  type ImportStatus,
  importFinding,
  importPollDelay,
  nothingImported,
} from '../../domain/data-app-import'
import type { Operation } from '../../domain/operation'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { useOperationEnd, type WatchedOperation } from './use-operation-end'

/** Reads how an import of data apps stands, as the tab of its cluster does. */
export function ImportWatcher(watched: WatchedOperation) {
  const { clusterId, startedAt } = watched.operation
  const [wasUnderWay, setUnderWay] = useState(false)
  const reading = useCallQuery(
    'getImportStatus',
    // A cluster into which nothing was imported may have no status until this one has begun.
    { path: { instanceId: clusterId ?? '' }, isNullIfMissing: true },
    {
      enabled: clusterId !== null,
      retry: false,
      refetchInterval: (latest, failure, backOff) => {
        if (isRefusal(failure)) return backOff(cadence)
        return importPollDelay(latest ?? undefined, failure !== null) || cadence
      },
    },
  )
  const isUnderWay = reading.data?.state === 'loading' && reading.dataUpdatedAt >= startedAt
  if (isUnderWay && !wasUnderWay) setUnderWay(true)
  const endOf = useCallback(
    (operation: Operation, status: ImportStatus | null, readAt: number) =>
      endOfImport(operation, status ?? nothingImported, readAt, wasUnderWay),
    [wasUnderWay],
  )
  useOperationEnd(watched, reading, endOf)
  return null
}

/** In the server's words, where it has some. */
function endOfImport(operation: Operation, status: ImportStatus, readAt: number, wasUnderWay: boolean) {
  const end = endOfFinding(importFinding(operation, status, readAt, wasUnderWay), operation)
  const said = [status.message.body, status.error].filter((each) => each !== null).join(' ')
  // Of one whose end is not known, what the server says is of an older one.
  return end && { ...end, words: (end.state === 'unknown' ? '' : said) || end.words }
}

/** Milliseconds between two readings while the server speaks of an older import, longer while it refuses to speak. */
const cadence = 10_000
