import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { ResourceDefinition } from '../../resources/define'
import type { ResourceRecord } from '../records/resource-record'
import { listPrefix } from './list-prefix'

type CachedList = { data?: readonly ResourceRecord[] }

/**
 * The record an open dialog is about, as the lists on screen show it now: `gone` when a whole list no longer has it,
 * null while no list is on screen (or only one page of it, without the record).
 */
export function useCurrentRecord(
  definition: ResourceDefinition,
  opened: ResourceRecord | null,
): { current: ResourceRecord | 'gone' | null; readAgain: () => Promise<ResourceRecord | 'gone' | null> } {
  const client = useQueryClient()
  const { name, list } = definition
  const id = opened?.id
  const isWhole = list.paging?.kind !== 'server'

  const read = useCallback((): ResourceRecord | 'gone' | null => {
    const lists = client
      .getQueryCache()
      .findAll({ queryKey: listPrefix(name), type: 'active' })
      .map(({ state }) => (state.data as CachedList | undefined)?.data)
      .filter((records) => records !== undefined)
    const found = lists.flatMap((records) => records.filter((record) => record.id === id))[0]
    return found ?? (isWhole && lists.length > 0 ? 'gone' : null)
  }, [client, name, id, isWhole])

  const current = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(listener), [client]),
    read,
  )
  const readAgain = useCallback(async () => {
    await client.refetchQueries({ queryKey: listPrefix(name), type: 'active' })
    return read()
  }, [client, name, read])
  return { current: opened === null ? null : current, readAgain }
}
