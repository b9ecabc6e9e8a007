import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { SessionEndedError } from '../../api/errors'

/**
 * Asks before typed words are lost: by `blocker` inside the console, where the query of an address may be what keeps a
 * form open, by the browser's own question outside.
 */
export function useLeaveGuard(isDirty: boolean): { blocker: Blocker; allowLeaving: () => void } {
  const isAllowed = useRef(false)
  const queryClient = useQueryClient()
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty &&
        !isAllowed.current &&
        (currentLocation.pathname !== nextLocation.pathname ||
          currentLocation.search !== nextLocation.search),
      [isDirty],
    ),
  )

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      // Signing in again leaves the page, and the draft brings everything back.
      const isSessionEnded = queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.error instanceof SessionEndedError)
      if (!isAllowed.current && !isSessionEnded) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isDirty, queryClient])

  const allowLeaving = useCallback(() => {
    isAllowed.current = true
  }, [])
  return { blocker, allowLeaving }
}
