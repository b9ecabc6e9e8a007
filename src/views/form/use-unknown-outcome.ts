import { useCallback, useState } from 'react'
import type { NetworkError } from '../../api/errors'
import { useApi } from '../../providers/api-context'
import { callOf } from '../../providers/definition-call'
import { useSession } from '../../providers/session-context'
import type { ResourceDefinition } from '../../resources/define'

/** A create whose answer was lost: what the list says of it. */
export type UnknownOutcome = {
  name: string
  reason: NetworkError['reason']
  list: 'reading' | 'listed' | 'not-listed' | 'unreadable'
}

/** After a lost answer, reads the list again to tell whether the record is there (reliability: unknown outcomes). */
export function useUnknownOutcome(definition: ResourceDefinition) {
  const api = useApi()
  const { person } = useSession()
  const [outcome, setOutcome] = useState<UnknownOutcome | null>(null)

  const investigate = useCallback(
    async (name: string, reason: NetworkError['reason']) => {
      setOutcome({ name, reason, list: 'reading' })
      try {
        const records: unknown = await api(callOf(definition.calls.list, definition, 'list'), {
          path: { id: person.uuid },
        })
        const isListed = Array.isArray(records) && records.some((it) => titleOf(it, definition) === name)
        setOutcome({ name, reason, list: isListed ? 'listed' : 'not-listed' })
      } catch {
        setOutcome({ name, reason, list: 'unreadable' })
      }
    },
    [api, definition, person.uuid],
  )
  const forget = useCallback(() => setOutcome(null), [])
  return { outcome, investigate, forget }
}

function titleOf(candidate: unknown, { titleField }: ResourceDefinition): unknown {
  if (typeof candidate !== 'object' || candidate === null) return undefined
  return Reflect.get(candidate, titleField)
}
