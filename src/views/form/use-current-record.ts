import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { cachedRecords } from '../records/cached-records'
import { listKey } from '../records/list-key'

/** A record as its list has it now: `gone` when a whole list no longer has it, null while no list tells. */
type Current = ResourceRecord | 'gone' | null

/** The record an open dialog is about, as it stands in its list now. */
export function useCurrentRecord(
  definition: ResourceDefinition,
  opened: ResourceRecord | null,
): { current: Current; readAgain: () => Promise<Current> } {
  const client = useQueryClient()
  const scope = useScopeOf(definition)
  const id = opened?.id
  const isWhole = definition.list.paging?.kind !== 'server'

  const read = useCallback((): Current => {
    const { records, isCurrent } = cachedRecords(client, definition, scope)
    const found = records.find((record) => record.id === id)
    return found ?? (isWhole && isCurrent ? 'gone' : null)
  }, [client, definition, scope, id, isWhole])

  const current = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [client]),
    read,
  )
  const readAgain = useCallback(async () => {
    await client.refetchQueries({ queryKey: listKey(definition, scope), type: 'active' })
    return read()
  }, [client, definition, scope, read])
  return { current: opened === null ? null : current, readAgain }
}
