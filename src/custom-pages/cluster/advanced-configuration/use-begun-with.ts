import { useEffect, useState } from 'react'
import type { FormRecord, FormValues } from '../../../definitions/form-values'

/**
 * What each edited key held when its edit began; the cluster may have something else by now, which is then somebody
 * else's change.
 */
export function useBegunWith(edited: FormValues, base: FormRecord): FormRecord {
  const [begun, setBegun] = useState<FormRecord>({})
  useEffect(
    () =>
      setBegun((before) => {
        const fields = Object.keys(edited)
        const isSame =
          fields.length === Object.keys(before).length && fields.every((field) => field in before)
        if (isSame) return before
        return Object.fromEntries(fields.map((field) => [field, before[field] ?? base[field] ?? null]))
      }),
    [edited, base],
  )
  return begun
}
