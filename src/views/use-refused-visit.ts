import { useEffect, useEffectEvent } from 'react'
import type { Verdict } from '../access/explain'
import { joinedReasons } from '../access/joined-reasons'
import { useNotices } from '../providers/use-notices'

/**
 * Tells why a page leads on to another one, where it is refused: to the person who comes to it, and to whom it stood
 * open, for the account may have been changed elsewhere.
 * @param title of the notice: what cannot be done
 * @param isOwnDoing whether what was done on the page, such as creating the last cluster of a plan, is the reason:
 *   nothing is said then
 */
export function useRefusedVisit(
  { isAllowed, reasons }: Verdict,
  title: string,
  isOwnDoing: () => boolean = () => false,
): void {
  const { showError } = useNotices()
  const refusal = isAllowed ? null : joinedReasons(reasons)
  const tell = useEffectEvent((why: string) => {
    if (!isOwnDoing()) showError(why, title)
  })
  useEffect(() => {
    if (refusal !== null) tell(refusal)
  }, [refusal])
}
