import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the columns of a long table as wide as its first rows made them, so that nothing jumps while rows scroll in
 * and out; measured anew when the frame or the columns change.
 */
export function useFixedColumns(
  frame: RefObject<HTMLElement | null>,
  isFixed: boolean,
  columns: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are measured anew
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table || !isFixed) return
    let width = -1
    const measure = () => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
      table.removeAttribute('data-fixed')
      table.style.tableLayout = 'auto'
      for (const head of heads) head.style.width = ''
      const widths = heads.map((head) => head.offsetWidth)
      for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`
      table.style.tableLayout = 'fixed'
      table.setAttribute('data-fixed', '')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      table.style.tableLayout = 'auto'
      table.removeAttribute('data-fixed')
    }
  }, [frame, isFixed, columns])
}
