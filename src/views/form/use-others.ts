import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FormEnvironment } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { cachedRecords } from '../records/cached-records'

/** The records of a list besides one; undefined of a list that a server pages, which nobody has whole. */
export function useOthers(
  definition: ResourceDefinition,
  scope: Scope,
  record: ResourceRecord | null,
): FormEnvironment['others'] {
  const client = useQueryClient()
  return useMemo(() => {
    if (definition.list.paging?.kind === 'server') return undefined
    return () => cachedRecords(client, definition, scope).records.filter(({ id }) => id !== record?.id)
  }, [client, definition, scope, record])
}
