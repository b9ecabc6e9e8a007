import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs what a lost focus brings only after the mouse button is up again: an error that appears between pressing and
 * releasing would push the button away from under the pointer, and the click would miss it.
 */
export function useAfterPress(): {
  handlePointerDown: () => void
  runAfterPress: (task: () => void) => void
} {
  const waiting = useRef<(() => void)[] | null>(null)

  useEffect(() => {
    const release = () => {
      const tasks = waiting.current
      waiting.current = null
      // The click comes after the release; its own handlers go first.
      setTimeout(() => {
        for (const task of tasks ?? []) task()
      })
    }
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])

  const handlePointerDown = useCallback(() => {
    waiting.current ??= []
  }, [])
  const runAfterPress = useCallback((task: () => void) => {
    if (waiting.current) waiting.current.push(task)
    else task()
  }, [])
  return { handlePointerDown, runAfterPress }
}
