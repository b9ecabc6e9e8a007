import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How many of a long list are drawn, until a person asks for as many again. The first of those takes the focus: the
 * button that was pressed, which stands beside the list, may be gone.
 * @param step how many at once
 * @param items selects what the list draws of each
 */
export function useMore(step: number, items: string) {
  const [limit, setLimit] = useState(step)
  function showMore({ currentTarget }: MouseEvent) {
    const beside = currentTarget.parentElement
    flushSync(() => setLimit(limit + step))
    const first = beside?.querySelectorAll<HTMLElement>(items)[limit]
    if (!first) return
    first.tabIndex = -1
    first.focus()
  }
  return { limit, showMore }
}
