import { mustProvisionPassword } from '../../domain/password'
import { t } from '../../locales/t'
import { announce } from '../../providers/session-channel'
import { useSession } from '../../providers/session-context'
import { useCallRead, useCallSender } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { useOneAtATime } from '../../ui/use-one-at-a-time'
import { isOutcomeUnknown } from '../../views/error-sentence'
import { useTellFailure } from '../../views/use-tell-failure'

/**
 * Sets a password in place of the given one, or skips that, and tells what became of it, also to who has left
 * meanwhile. A lost answer is no failure until the person, read again, still has to (README decision 18).
 */
export function useProvisionPassword() {
  const { person, reloadPerson } = useSession()
  const send = useCallSender()
  const read = useCallRead()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, run } = useOneAtATime()
  const path = { id: person.uuid }

  async function perform(password: string | null): Promise<void> {
    try {
      await send('updatePassword', {
        path,
        body: password === null ? { isSkipped: true } : { isSkipped: false, password },
      })
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) return tellFailure(failure)
      const now = await read('getMe', { path }).catch(() => null)
      if (now === null || mustProvisionPassword(now)) {
        const words = now === null ? 'password.notConfirmedUnread' : 'password.notConfirmed'
        return tellFailure(failure, t(password === null ? 'password.skipNotConfirmed' : words))
      }
    }
    if (password !== null) {
      notices.showSuccess(t('password.success'))
      announce('password-changed')
    }
    void reloadPerson().catch(() => {})
  }

  return { isPending, submit: (password: string | null) => run(() => perform(password)) }
}
