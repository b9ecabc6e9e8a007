import type { Pipeline } from '../../domain/cluster-choices'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'

/**
 * The cloud pipeline of the account, null where there is none, undefined until that is known. It is asked for only
 * when email, uuid and pipelineStatus exist (D1 §4); a failed answer counts as none.
 */
export function useCloudPipeline(): Pipeline | null | undefined {
  const { person } = useSession()
  const { email, uuid, pipelineStatus } = person
  const isAsked = Boolean(email && uuid && pipelineStatus)
  const query = useCallQuery(
    'getPipelineStatus',
    { body: { email: email ?? '', userID: uuid } },
    { enabled: isAsked },
  )
  if (!isAsked || query.isError) return query.data ?? null
  return query.data
}
