import { useCallback, useState } from 'react'
import type { NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useListReader } from './use-list-reader'

/** A call whose answer was lost: what the list says of its effect. */
export type UnknownOutcome = {
  name: string
  reason: NetworkError['reason']
  list: 'reading' | 'listed' | 'not-listed' | 'unreadable'
}

type LostCall = Pick<UnknownOutcome, 'name' | 'reason'> & {
  isEffect: (record: ResourceRecord) => boolean
}

/**
 * After a lost answer, reads the list again to tell whether the call had its effect (reliability: unknown outcomes).
 * `investigate` answers whether it had.
 */
export function useUnknownOutcome(definition: ResourceDefinition) {
  const readList = useListReader(definition)
  const [outcome, setOutcome] = useState<UnknownOutcome | null>(null)

  const investigate = useCallback(
    async ({ isEffect, ...lost }: LostCall): Promise<boolean> => {
      setOutcome({ ...lost, list: 'reading' })
      try {
        const isListed = (await readList(lost.name)).some(isEffect)
        setOutcome({ ...lost, list: isListed ? 'listed' : 'not-listed' })
        return isListed
      } catch {
        setOutcome({ ...lost, list: 'unreadable' })
        return false
      }
    },
    [readList],
  )
  const forget = useCallback(() => setOutcome(null), [])
  return { outcome, investigate, forget }
}
