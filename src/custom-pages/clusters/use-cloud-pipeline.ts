import type { Pipeline } from '../../domain/cluster-choices'
import { pipelineQuestion } from '../../domain/pipeline'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'

/**
 * The cloud pipeline of the account, null where there is none, undefined until that is known. A failed answer
 * counts as none.
 */
export function useCloudPipeline(): Pipeline | null | undefined {
  const { person } = useSession()
  const body = pipelineQuestion(person)
  const query = useCallQuery(
    'getPipelineStatus',
    { body: body ?? { email: '', userID: '' } },
    { enabled: body !== null },
  )
  if (body === null || query.isError) return query.data ?? null
  return query.data
}
