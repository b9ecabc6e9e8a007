import { useEffect } from 'react'
import { ApiError, SessionEndedError } from '../../api/errors'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { useNotices } from '../../providers/use-notices'

/** Tells of a failed reading as a notification too, in the server's words where it has any (AGT-D05). */
export function useFailureNotice(text: Text | undefined, error: Error | null): void {
  const { showError } = useNotices()
  useEffect(() => {
    if (text === undefined || error === null || error instanceof SessionEndedError) return
    const said = error instanceof ApiError && error.message !== t('errors.default') ? error.message : null
    showError(said ?? t(text))
  }, [text, error, showError])
}
