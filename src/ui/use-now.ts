import { useEffect, useState } from 'react'

/**
 * The time by the browser's clock, in milliseconds since the epoch; it moves on by itself.
 * @param every milliseconds between two looks at the clock
 */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
