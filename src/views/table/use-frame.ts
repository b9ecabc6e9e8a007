import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Watches the frame of a table. It says in `data-more` on which sides something is out of sight (`left`, `right`, or
 * both), so that its style can show it; and the columns of a long table keep the width that its first rows gave them,
 * so that nothing jumps while rows scroll in and out.
 * @returns whether the table is wider than its frame, which then scrolls sideways; the page itself never does
 */
export function useFrame(
  frame: RefObject<HTMLElement | null>,
  isLong: boolean,
  columns: readonly unknown[],
): boolean {
  const [isWide, setWide] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are measured again
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    let heldWidth = -1
    const showSides = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const sides = [scrollLeft > 1 && 'left', scrollLeft < scrollWidth - clientWidth - 1 && 'right']
      element.dataset.more = sides.filter(Boolean).join(' ')
    }
    const measure = () => {
      if (isLong && element.clientWidth !== heldWidth) {
        heldWidth = element.clientWidth
        holdColumns(table)
      }
      setWide(table.scrollWidth > element.clientWidth + 1)
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
      releaseColumns(table)
    }
  }, [frame, isLong, columns])
  return isWide
}

function holdColumns(table: HTMLTableElement): void {
  releaseColumns(table)
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
  for (const head of heads) head.style.width = ''
  const widths = heads.map(({ offsetWidth }) => offsetWidth)
  for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`
  table.style.tableLayout = 'fixed'
  table.setAttribute('data-fixed', '')
}

function releaseColumns(table: HTMLTableElement): void {
  table.style.tableLayout = 'auto'
  table.removeAttribute('data-fixed')
}
