import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether a table is wider than its frame, which then scrolls sideways; the page itself never does. The frame says in
 * `data-more` on which sides something is out of sight (`left`, `right`, or both), so that its style can show it.
 */
export function useFrameScroll(frame: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const showSides = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const sides = [scrollLeft > 1 && 'left', scrollLeft < scrollWidth - clientWidth - 1 && 'right']
      element.dataset.more = sides.filter(Boolean).join(' ')
    }
    const measure = () => {
      setScrolling(table.scrollWidth > element.clientWidth + 1)
      showSides()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', showSides, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', showSides)
    }
  }, [frame])
  return isScrolling
}
