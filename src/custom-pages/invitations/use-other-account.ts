import { useNotification } from '@refinedev/core'
import { useLocation } from 'react-router'
import { t } from '../../locales/t'
import { offerInNotice } from '../../providers/notice-actions'
import { useSession } from '../../providers/session-context'

/**
 * Says that the link which is open is for another account, and offers to sign in with that one: the link is opened again
 * then (D1 §8).
 */
export function useOtherAccount(): (text: string) => void {
  const { open } = useNotification()
  const { signOut } = useSession()
  const { pathname, search } = useLocation()
  return (text) => {
    offerInNotice(key, {
      label: t('invitations.signInAsOther'),
      onPress: () => void signOut(`${pathname}${search}`),
    })
    open?.({ key, type: 'error', message: text, description: t('errors.title') })
  }
}

const key = 'other-account'
