import { useState } from 'react'
import type { FormValues } from '../../definitions/form-values'

/**
 * When a person first meant to send what is typed: what a form sends as "now" is that moment, however often it is tried
 * again or copied as a command, so that the request, and with it its key, stays the same (decision 14).
 * @param said what is sent of values, whenever that is
 */
export function useIntention(said: (values: FormValues) => unknown) {
  const [last] = useState(() => ({ text: '', at: 0 }))
  return {
    /** Milliseconds since the epoch; another one as soon as something else is typed. */
    momentOf: (values: FormValues): number => {
      const text = JSON.stringify(said(values)) ?? ''
      if (last.text !== text) Object.assign(last, { text, at: Date.now() })
      return last.at
    },
    /** It is known what came of it: whoever sends the same again means it anew. */
    endIntention: (): void => void Object.assign(last, { text: '' }),
  }
}
