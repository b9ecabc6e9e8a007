import { useState } from 'react'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import { useTellFailure } from '../../../views/use-tell-failure'

/** Cancels pending updates of a cluster; what is pending is read again whatever the answer (DET-D21). */
export function useCancelUpdate(clusterName: string, refresh: () => Promise<unknown>) {
  const { person } = useSession()
  const send = useCallSender()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const [isPending, setPending] = useState(false)

  async function cancel(updateId: string): Promise<void> {
    setPending(true)
    try {
      const path = { id: person.uuid, name: clusterName, recordId: updateId }
      const { message } = await send('cancelPendingUpdate', { path })
      notices.showSuccess(message ?? t('upgrade.cancelled'))
    } catch (failure) {
      const unknown = t('upgrade.cancelNotConfirmed', { name: clusterName })
      tellFailure(failure, isOutcomeUnknown(failure) ? unknown : undefined)
    } finally {
      await refresh()
      setPending(false)
    }
  }
  return { isPending, cancel }
}
