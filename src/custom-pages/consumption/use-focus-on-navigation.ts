import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a link to the same page with another query the focus is on the heading, and the page at its top; going back keeps
 * the place. The frame sees no navigation in it (`usePageFocus`). A change of the filters replaces the address, and the
 * focus stays with them.
 */
export function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { search } = useLocation()
  const navigation = useNavigationType()
  const shownSearch = useRef(search)
  useEffect(() => {
    if (shownSearch.current === search) return
    shownSearch.current = search
    if (navigation === 'REPLACE') return
    heading.current?.focus({ preventScroll: true })
    if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [search, navigation])
  return heading
}
