import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutcomeUnknown } from '../../views/error-sentence'

/** Whether a form of this page was sent since the page opened, and was not refused: its record may be there by now. */
export function useIsSent(): () => boolean {
  const cache = useQueryClient().getMutationCache()
  const [openedAt] = useState(Date.now)
  return () =>
    cache.getAll().some(({ state: { submittedAt, variables, error } }) => {
      const isOfForm = Reflect.get(Object(variables), 'resource') === 'clusters'
      return isOfForm && submittedAt >= openedAt && (error === null || isOutcomeUnknown(error))
    })
}
