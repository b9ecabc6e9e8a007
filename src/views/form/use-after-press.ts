import { useCallback, useRef } from 'react'

/**
 * Runs what a lost focus brings only after the mouse button is up again: an error that appears between pressing and
 * releasing would push the button away from under the pointer, and the click would miss it.
 */
export function useAfterPress() {
  const press = useRef<Promise<void> | null>(null)

  const handlePointerDown = useCallback(() => {
    press.current ??= new Promise((resolve) => {
      const heard = new AbortController()
      const release = () => {
        heard.abort()
        press.current = null
        // The click comes after the release; its own handlers go first.
        setTimeout(resolve)
      }
      addEventListener('pointerup', release, heard)
      addEventListener('pointercancel', release, heard)
    })
  }, [])
  const runAfterPress = useCallback((task: () => void) => {
    if (press.current) void press.current.then(task)
    else task()
  }, [])
  return { handlePointerDown, runAfterPress }
}
