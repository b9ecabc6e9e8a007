import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a table is wider than its frame, which then scrolls sideways; the page itself never does. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const measure = () => setOverflowing(table.scrollWidth > element.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return isOverflowing
}
