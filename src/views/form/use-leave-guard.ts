import { useCallback, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/** Asks before typed words are lost: by `blocker` inside the console, by the browser's own question outside. */
export function useLeaveGuard(isDirty: boolean): { blocker: Blocker; allowLeaving: () => void } {
  const isAllowed = useRef(false)
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  )

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  const allowLeaving = useCallback(() => {
    isAllowed.current = true
  }, [])
  return { blocker, allowLeaving }
}
