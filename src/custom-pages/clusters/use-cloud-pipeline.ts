import { useInvalidate } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import type { CloudPipeline } from '../../domain/cluster-choices'
import { isPipelinePending, pipelineQuestion } from '../../domain/pipeline'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'

/**
 * The cloud pipeline of the account, null where there is none, undefined until that is known. A failed answer
 * counts as none.
 */
export function useCloudPipeline(): CloudPipeline | null | undefined {
  const { person } = useSession()
  const body = pipelineQuestion(person)
  const query = useCallQuery(
    'getPipelineStatus',
    { body: body ?? { email: '', userID: '' } },
    { enabled: body !== null },
  )
  useListAfter(query.data)
  if (body === null || query.isError) return query.data ?? null
  return query.data
}

/** The clusters of an environment are there when it is: the list is read then, and not only with its next poll. */
function useListAfter(pipeline: CloudPipeline | null | undefined): void {
  const invalidate = useInvalidate()
  const wasPending = useRef(false)
  const isPending = Boolean(pipeline && isPipelinePending(pipeline))
  useEffect(() => {
    if (wasPending.current && !isPending) void invalidate({ resource: 'clusters', invalidates: ['list'] })
    wasPending.current = isPending
  }, [isPending, invalidate])
}
