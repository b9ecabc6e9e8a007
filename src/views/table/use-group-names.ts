import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import { readGroup } from '../../definitions/groupable'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { scopeKey } from '../../providers/scope-context'
import { useWordSource } from '../action/word-source'
import { namesKey } from '../records/list-key'

/** Milliseconds for which a name that was read is not asked for again. */
const fresh = 60_000

/** What is called how that a list is grouped by, by its id. */
export type GroupNames = ReadonlyMap<string, string>

/**
 * The names of the records that the groups of a list refer to, so that they stand in the order a person reads; undefined
 * until they are known, and of a list that a server sorts.
 */
export function useGroupNames(
  { fields, list }: ResourceDefinition,
  groupedBy: string | null,
  records: readonly ResourceRecord[] | undefined,
): GroupNames | undefined {
  const source = useWordSource()
  const { field } = readGroup(groupedBy ?? '', fields)
  const resource = list.paging?.kind === 'server' ? undefined : fields[field]?.resource
  const ids = resource ? (records ?? []).flatMap((record) => textOf(record, field) ?? []) : []
  // As a chart of these records asks for their names, which are read once for both.
  const asked = resource ? [[resource, [...new Set(ids)].sort()] as const] : []
  const { data } = useQuery({
    queryKey: [...namesKey(asked.map(([of]) => of)), asked, scopeKey(source.here)],
    queryFn: async ({ signal }) => {
      const { readLabels } = await import('../reference/record-words')
      return readLabels(asked, source, signal)
    },
    enabled: ids.length > 0,
    // The groups keep their order while the name of one more is read.
    placeholderData: (before) => before,
    staleTime: fresh,
    networkMode: 'always',
  })
  return data?.get(resource ?? '')?.labels
}
