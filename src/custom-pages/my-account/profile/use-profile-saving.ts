import { isSameProfile, type Profile, profileOf, trimmedProfile } from '../../../domain/profile'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallRead, useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import type { ShowRefusal } from '../../../views/form/show-refusal'
import { useTellFailure } from '../../../views/use-tell-failure'

/**
 * Saves the whole profile, and reads the person again, whose name the header shows. A lost answer is no failure until
 * the person, read again, shows the old profile (README decision 18).
 */
export function useProfileSaving() {
  const { person, reloadPerson } = useSession()
  const send = useCallSender()
  const read = useCallRead()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, run } = useOneAtATime()
  const path = { id: person.uuid }

  async function perform(profile: Profile, showRefusal: ShowRefusal): Promise<boolean> {
    try {
      const { message } = await send('updateUser', { path, body: profile })
      notices.showSuccess(message ?? t('account.saved'))
      return true
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) {
        const words = showRefusal(failure)
        if (words !== null) tellFailure(failure, words)
        return false
      }
      const now = await read('getMe', { path }).catch(() => null)
      if (now !== null && isSameProfile(profileOf(now), profile)) {
        notices.showSuccess(t('account.saved'))
        return true
      }
      tellFailure(failure, t(now === null ? 'account.couldNotConfirmUnread' : 'account.couldNotConfirm'))
      return false
    }
  }

  return {
    isPending,
    /** The profile as it was saved; null where it is not known to be. */
    save: (typed: Profile, showRefusal: ShowRefusal) =>
      run(async () => {
        const profile = trimmedProfile(typed)
        if (!(await perform(profile, showRefusal))) return null
        await reloadPerson().catch(() => {})
        return profile
      }),
  }
}
