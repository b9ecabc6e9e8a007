import { useCallback, useRef } from 'react'
import { clusterPageCalls } from '../../../api/calls/cluster-page-calls'
import type { ClusterSecrets } from '../../../domain/cluster-secrets'
import { useSession } from '../../../providers/session-context'
import { useCallRead } from '../../../providers/use-call'

type Held = {
  answer: Promise<ClusterSecrets | null>
  stop: AbortController
  end: ReturnType<typeof setTimeout>
}

/**
 * The secrets of a cluster, read when they are asked for and held outside every cache until they are forgotten, at most
 * for the 240 s that an answer is fresh (D2 §9).
 */
export function useHeldSecrets(clusterName: string) {
  const read = useCallRead()
  const { uuid } = useSession().person
  const held = useRef<Held | null>(null)

  const forget = useCallback(() => {
    if (held.current === null) return
    held.current.stop.abort()
    clearTimeout(held.current.end)
    held.current = null
  }, [])

  /** Answers null when they were forgotten meanwhile; throws what the client throws. */
  const ask = useCallback((): Promise<ClusterSecrets | null> => {
    if (held.current !== null) return held.current.answer
    const stop = new AbortController()
    const answer = read('getClusterSecrets', { path: { id: uuid, name: clusterName } }, stop.signal).then(
      (secrets) => (stop.signal.aborted ? null : secrets),
      (error: unknown) => {
        if (stop.signal.aborted) return null
        forget()
        throw error
      },
    )
    held.current = { answer, stop, end: setTimeout(forget, clusterPageCalls.getClusterSecrets.staleTime) }
    return answer
  }, [read, uuid, clusterName, forget])

  return { ask, forget }
}
