import { useEffect, useRef } from 'react'
import type { Verdict } from '../access/explain'
import { joinedReasons } from '../access/joined-reasons'
import { useNotices } from '../providers/use-notices'

/**
 * Tells why a page leads on to another one, where it is refused to the person who comes to it. A page that is refused
 * while it stands open says nothing: what was done there, such as creating the last cluster of a plan, is the reason.
 * @param title of the notice: what cannot be done
 */
export function useRefusedVisit({ isAllowed, reasons }: Verdict, title: string): void {
  const { showError } = useNotices()
  const refusal = useRef(isAllowed ? null : joinedReasons(reasons))
  useEffect(() => {
    if (refusal.current) showError(refusal.current, title)
    refusal.current = null
  }, [showError, title])
}
