import { useCallback, useEffect, useState } from 'react'

/** A mark that goes away by itself after so many milliseconds, counted from the last time it was set. */
export function useShortMark(duration: number): [boolean, () => void] {
  const [count, setCount] = useState(0)
  const [isMarked, setIsMarked] = useState(false)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setIsMarked(false), duration)
    return () => clearTimeout(timer)
  }, [count, duration])
  const mark = useCallback(() => {
    setIsMarked(true)
    setCount((before) => before + 1)
  }, [])
  return [isMarked, mark]
}
