import { useEffect, useRef, useState } from 'react'
import type { FormRecord, FormValues } from '../../../definitions/form-values'

/**
 * What each edited key held when its edit began; the cluster may have something else by now, which is then somebody
 * else's change. `restore` takes it of the edits that a draft brings back.
 */
export function useBegunWith(edited: FormValues, base: FormRecord) {
  const [begun, setBegun] = useState<FormRecord>({})
  const restored = useRef<FormRecord>({})
  useEffect(() => {
    const known = restored.current
    const fields = Object.keys(edited)
    setBegun((before) => {
      const isSame = fields.length === Object.keys(before).length && fields.every((field) => field in before)
      if (isSame) return before
      const first = (field: string) => before[field] ?? known[field] ?? base[field] ?? null
      return Object.fromEntries(fields.map((field) => [field, first(field)]))
    })
    // An edit that is taken back and begun again begins with what there is then.
    restored.current = Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field)))
  }, [edited, base])
  return {
    begun,
    restore: (before: FormRecord) => {
      restored.current = before
    },
  }
}
