import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether what asks still stands: who has left meanwhile is not taken anywhere by an answer that comes late. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true)
  // Known at once, and not when there is time for effects.
  useLayoutEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
