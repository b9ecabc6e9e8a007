import '../../api/bring-late-calls'
import { useEffect } from 'react'
import { settlingTime } from '../../domain/operation'
import { pipelineQuestion } from '../../domain/pipeline'
import { pipelineFinding } from '../../domain/pipeline-finding'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { endOfLostTrack } from './lost-track'
import type { WatcherProps } from './watcher-props'

/** Reads how the environment is built, as its card above the clusters does. */
export function PipelineWatcher({ operations, onEnd }: WatcherProps) {
  const body = pipelineQuestion(useSession().person)
  const isAsked = body !== null
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useCallQuery(
    'getPipelineStatus',
    { body: body ?? { email: '', userID: '' } },
    { enabled: isAsked },
  )
  useEffect(() => {
    if (isAsked) return
    // The person is read again after the start: what the question needs may be there then.
    const timers = operations.map(({ id, name, startedAt }) =>
      setTimeout(
        () => onEnd(id, 'unknown', t('operations.notAsked', { name })),
        startedAt + settlingTime - Date.now(),
      ),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isAsked, operations, onEnd])
  useEffect(() => {
    for (const operation of operations) {
      const lost = endOfLostTrack({ error, errorUpdatedAt }, operation)
      if (lost) onEnd(operation.id, lost.state, lost.words)
    }
  }, [error, errorUpdatedAt, operations, onEnd])
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
