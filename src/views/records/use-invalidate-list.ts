import { useInvalidate } from '@refinedev/core'
import { useCallback } from 'react'
import type { ResourceDefinition } from '../../definitions/define'

/** Has the lists and the records of a resource read again; a reading under way was asked before what happened, and begins again. */
export function useInvalidateList({ name }: Pick<ResourceDefinition, 'name'>): () => Promise<void> {
  const invalidate = useInvalidate()
  return useCallback(() => invalidate({ resource: name, invalidates: ['resourceAll'] }), [invalidate, name])
}
