import { useNotification } from '@refinedev/core'
import { useMemo } from 'react'
import { t } from '../locales/t'

export type Notices = {
  /** Says that a command worked, under a title where the specification gives one. */
  showSuccess: (text: string, title?: string) => void
  /** An error notification, titled Error (D1 §8, ERR-006) where it is given no title. */
  showError: (text: string, title?: string) => void
}

/** Notifications, through whatever notification provider the application has. */
export function useNotices(): Notices {
  const { open } = useNotification()
  return useMemo(
    () => ({
      // In Refine's words the title is the description.
      showSuccess: (text, title) =>
        open?.({ type: 'success', message: text, ...(title === undefined ? {} : { description: title }) }),
      showError: (text, title = t('errors.title')) =>
        open?.({ type: 'error', message: text, description: title }),
    }),
    [open],
  )
}
