import { t } from '../../../locales/t'
import { announce } from '../../../providers/session-channel'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import type { ShowRefusal } from '../../../views/form/show-refusal'
import { useTellFailure } from '../../../views/use-tell-failure'

/**
 * Sets another password, and tells the other tabs of this browser. After a lost answer no reading can show whether it
 * counts, so that is what is said.
 */
export function usePasswordChange() {
  const { person, reloadPerson } = useSession()
  const send = useCallSender()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, run } = useOneAtATime()

  async function perform(password: string, showRefusal: ShowRefusal): Promise<boolean> {
    try {
      const body = { userID: person.uuid, isSkipped: false, password } as const
      const { message } = await send('updatePassword', { path: { id: person.uuid }, body })
      notices.showSuccess(message ?? t('account.passwordChanged'))
      return true
    } catch (failure) {
      const words = isOutcomeUnknown(failure) ? t('account.passwordNotConfirmed') : showRefusal(failure)
      if (words !== null) tellFailure(failure, words)
      return false
    }
  }

  return {
    isPending,
    /** Whether the password is known to be changed; null while a change is under way. */
    change: (password: string, showRefusal: ShowRefusal) =>
      run(async () => {
        const isChanged = await perform(password, showRefusal)
        if (isChanged) {
          announce('password-changed')
          await reloadPerson().catch(() => {})
        }
        return isChanged
      }),
  }
}
