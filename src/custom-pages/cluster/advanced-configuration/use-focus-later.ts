import { useCallback, useEffect, useRef } from 'react'

/** Moves the focus to an element that is about to be drawn, by its id. */
export function useFocusLater(): { focusLater: (id: string) => void; focusNow: () => void } {
  const awaited = useRef<string | null>(null)
  const focusNow = useCallback(() => {
    const element = awaited.current === null ? null : document.getElementById(awaited.current)
    if (!element) return
    awaited.current = null
    element.focus()
  }, [])
  useEffect(focusNow)
  const focusLater = useCallback((id: string) => {
    awaited.current = id
  }, [])
  return { focusLater, focusNow }
}
