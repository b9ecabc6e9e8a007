import { useState } from 'react'
import { useNotices } from '../../providers/use-notices'
import { useIsThere } from '../../ui/use-is-there'

/**
 * Why what was asked of the views was not done, for where it was asked. Said as a notification where the answer comes
 * after that has gone.
 */
export function useRefusal() {
  const { showError } = useNotices()
  const isThere = useIsThere()
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Answers whether it was done. @param what was asked, in words */
  async function settled(kept: Promise<string | null>, what: string): Promise<boolean> {
    setRefusal(null)
    const reason = await kept
    if (isThere.current) setRefusal(reason)
    else if (reason !== null) showError(reason, what)
    return reason === null
  }

  return { refusal, isThere, settled, forget: () => setRefusal(null) }
}
