import { useCallback } from 'react'
import { SessionEndedError } from '../api/errors'
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
