import { useNotification } from '@refinedev/core'
import { useMemo } from 'react'
import { t } from '../locales/t'
import { type NoticeAction, offerInNotice } from './notice-actions'

export type Notices = {
  /** Says that a command worked, under a title where the specification gives one; `action` is a button in it. */
  showSuccess: (text: string, title?: string, action?: NoticeAction | null) => void
  /** An error notification, titled Error (D1 §8, ERR-006) where it is given no title. */
  showError: (text: string, title?: string) => void
}

/** Notifications, through whatever notification provider the application has. */
export function useNotices(): Notices {
  const { open } = useNotification()
  return useMemo(
    () => ({
      // In Refine's words the title is the description.
      showSuccess: (text, title, action) => {
        open?.({
          type: 'success',
          message: text,
          ...(title !== undefined && { description: title }),
          ...(action && { key: offered(action) }),
        })
      },
      showError: (text, title = t('errors.title')) =>
        open?.({ type: 'error', message: text, description: title }),
    }),
    [open],
  )
}

let count = 0

/** The key of a notice with this button: what one offers, the next does not take away. */
function offered(action: NoticeAction): string {
  count += 1
  const key = `offer-${count}`
  offerInNotice(key, action)
  return key
}
