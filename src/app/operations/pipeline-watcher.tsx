import '../../api/bring-late-calls'
import { useEffect } from 'react'
import { pipelineFinding } from '../../domain/pipeline-finding'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import type { WatcherProps } from './watcher-props'

/** Reads how the environment is built, as its card above the clusters does. */
export function PipelineWatcher({ operations, onEnd }: WatcherProps) {
  const { email, uuid } = useSession().person
  const { data, dataUpdatedAt } = useCallQuery('getPipelineStatus', {
    body: { email: email ?? '', userID: uuid },
  })
  useEffect(() => {
    if (!data) return
    for (const operation of operations) {
      // What was read before it began says nothing of it.
      if (dataUpdatedAt <= operation.startedAt) continue
      const end = endOfFinding(pipelineFinding(operation.name, data), operation)
      if (end) onEnd(operation.id, end.state, data.error ?? end.words)
    }
  }, [data, dataUpdatedAt, operations, onEnd])
  return null
}
