import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { readsNamesOf } from './list-key'

/**
 * Has the lists and the records of a resource read again, and what they are called where others refer to them; a reading
 * under way was asked before what happened, and begins again.
 */
export function useInvalidateList({ name }: Pick<ResourceDefinition, 'name'>): () => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  return useCallback(async () => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => readsNamesOf(name, queryKey) })
    await invalidate({ resource: name, invalidates: ['resourceAll'] })
  }, [invalidate, client, name])
}
