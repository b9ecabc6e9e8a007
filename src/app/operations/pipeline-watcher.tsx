import '../../api/bring-late-calls'
import { useEffect } from 'react'
import type { CloudPipeline } from '../../domain/cluster-choices'
import { type Operation, settlingTime } from '../../domain/operation'
import { pipelineQuestion } from '../../domain/pipeline'
import { pipelineFinding } from '../../domain/pipeline-finding'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { endOfFinding } from '../../views/operations/operation-words'
import { useOperationEnd, type WatchedOperation } from './use-operation-end'

/** Reads how an environment is built, as its card above the clusters does. */
export function PipelineWatcher(watched: WatchedOperation) {
  const body = pipelineQuestion(useSession().person)
  const isAsked = body !== null
  const reading = useCallQuery(
    'getPipelineStatus',
    { body: body ?? { email: '', userID: '' } },
    { enabled: isAsked },
  )
  useOperationEnd(watched, reading, endOfPipeline)

  const { operation, onEnd } = watched
  useEffect(() => {
    if (isAsked) return
    const { id, name, startedAt } = operation
    const giveUp = () => onEnd(id, 'unknown', t('operations.notAsked', { name }))
    // The person is read again after the start: what the question needs may be there then.
    const timer = setTimeout(giveUp, startedAt + settlingTime - Date.now())
    return () => clearTimeout(timer)
  }, [isAsked, operation, onEnd])
  return null
}

/** In the server's words, where it has some of this environment. */
function endOfPipeline(operation: Operation, pipeline: CloudPipeline | null, readAt: number) {
  const finding = pipelineFinding(operation, pipeline, readAt)
  const end = endOfFinding(finding, operation)
  return end && { ...end, words: (finding !== 'missing' && pipeline?.error) || end.words }
}
