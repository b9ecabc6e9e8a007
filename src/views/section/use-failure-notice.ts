import { useEffect } from 'react'
import { ApiError } from '../../api/errors'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { useTellFailure } from '../use-tell-failure'

/** Tells of a failed reading as a notification too, in the server's words where it has any (AGT-D05). */
export function useFailureNotice(text: Text | undefined, error: Error | null): void {
  const tellFailure = useTellFailure()
  useEffect(() => {
    if (text === undefined || error === null) return
    const said = error instanceof ApiError && error.message !== t('errors.default') ? error.message : null
    tellFailure(error, said ?? t(text))
  }, [text, error, tellFailure])
}
