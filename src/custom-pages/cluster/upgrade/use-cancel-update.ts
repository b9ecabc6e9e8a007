import { missingFrom } from '../../../api/record-faults'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallRereading, useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import { useTellFailure } from '../../../views/use-tell-failure'
import { usePendingSetting } from '../use-pending-setting'

/** Cancels pending updates of a cluster; what is pending is read again whatever the answer (DET-D21). */
export function useCancelUpdate(clusterName: string, refresh: () => Promise<unknown>) {
  const { person } = useSession()
  const call = useCallSender()
  const path = { id: person.uuid, name: clusterName }
  const { readAgain } = useCallRereading('listPendingUpdates', { path })
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, during } = usePendingSetting(clusterName, 'cancelUpdate')

  const done = t('upgrade.cancelled', { name: clusterName })

  async function send(updateId: string): Promise<void> {
    try {
      const { message } = await call('cancelPendingUpdate', { path: { ...path, recordId: updateId } })
      notices.showSuccess(message ?? done)
      await refresh()
    } catch (failure) {
      const now = await readAgain()
      // Its failure is to be seen in the list.
      if (now === null) await refresh()
      if (!isOutcomeUnknown(failure)) return tellFailure(failure)
      const isThere = now?.some(({ id }) => id === updateId) === true
      if (now && !isThere && missingFrom(now) === 0) notices.showSuccess(done)
      else {
        const words = isThere ? 'upgrade.cancelNotConfirmed' : 'upgrade.cancelNotConfirmedUnread'
        tellFailure(failure, t(words, { name: clusterName }))
      }
    }
  }
  return { isPending, cancel: (updateId: string) => during(() => send(updateId)) }
}
