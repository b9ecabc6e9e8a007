import { useEffect, useState } from 'react'
import { shownDay } from '../domain/local-time'

/** Milliseconds between two looks at the clock. */
const every = 60_000

/** The day that it is in the browser's zone, `2026-03-01`: a page that stays open is drawn again as the next one begins. */
export function useToday(): string {
  const [today, setToday] = useState(() => shownDay(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setToday(shownDay(Date.now())), every)
    return () => clearInterval(timer)
  }, [])
  return today
}
