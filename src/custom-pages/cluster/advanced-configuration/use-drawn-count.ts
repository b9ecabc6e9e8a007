import { startTransition, useEffect, useState } from 'react'

/** How many are drawn with each step: so few that none of them holds up a key stroke on a slow machine. */
const step = 4

/**
 * How many of a list's entries are drawn: the first at once, the rest step by step once those are on screen, so that what
 * is typed meanwhile does not wait for all of them. Nothing is left out in the end: what is not in view can be found,
 * tabbed to and read aloud.
 * @param list of what is drawn; another one begins anew
 * @param onDrawn called once more of them are drawn
 */
export function useDrawnCount(list: string, total: number, onDrawn?: () => void): number {
  const [drawn, setDrawn] = useState({ list, count: step })
  const count = drawn.list === list ? drawn.count : step
  useEffect(() => {
    onDrawn?.()
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn({ list, count: count + step })))
    return () => clearTimeout(timer)
  }, [list, count, total, onDrawn])
  return count
}
