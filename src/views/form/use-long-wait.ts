import { useEffect, useState } from 'react'

/** After this long a person wonders whether anything happens. */
const longWait = 10_000

/** Whether something has been under way for long. */
export function useLongWait(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsLong(true), longWait)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isPending])
  return isLong
}
