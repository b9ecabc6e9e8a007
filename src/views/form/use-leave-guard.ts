import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { SessionEndedError } from '../../api/errors'

/**
 * Asks before typed words are lost: by `blocker` inside the console, by the browser's own question outside.
 * `coversSearch`: for what the address bar's query keeps open.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { coversSearch = false } = {},
): { blocker: Blocker; allowLeaving: () => void } {
  const isAllowed = useRef(false)
  const queryClient = useQueryClient()
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty &&
        !isAllowed.current &&
        (currentLocation.pathname !== nextLocation.pathname ||
          (coversSearch && currentLocation.search !== nextLocation.search)),
      [isDirty, coversSearch],
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
