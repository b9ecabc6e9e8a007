import { useCallback, useEffect } from 'react'
import { ApiError, SessionEndedError } from '../api/errors'
import { t } from '../locales/t'
import type { Text } from '../locales/text'
import { useNotices } from '../providers/use-notices'
import { errorSentence } from './error-sentence'

/**
 * Tells of a failure as a notice: in the given words, else in the server's or ours for it. Of an ended session its own
 * page tells.
 */
export function useTellFailure(): (error: unknown, words?: string) => void {
  const { showError } = useNotices()
  return useCallback(
    (error, words = errorSentence(error)) => {
      if (!(error instanceof SessionEndedError)) showError(words)
    },
    [showError],
  )
}

/** Tells of a failed reading as a notification too, in the server's words where it has any (AGT-D05). */
export function useFailureNotice(text: Text | undefined, error: Error | null): void {
  const tellFailure = useTellFailure()
  useEffect(() => {
    if (text === undefined || error === null) return
    const said = error instanceof ApiError && error.message !== t('errors.default') ? error.message : null
    tellFailure(error, said ?? t(text))
  }, [text, error, tellFailure])
}
