import { useDataProvider } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { stateKey } from '../records/list-key'
import { listReader } from '../records/list-reader'

/** Milliseconds for which one reading of a whole list is that of all the records in it. */
const shared = 2_000

/**
 * Reads a record past what is kept of its list: whole, or of a list that the server cuts into pages by its id. One that
 * is not found stays as it was, and the server says what it thinks of that.
 */
export function useReadAgain(definition: ResourceDefinition) {
  const providerOf = useDataProvider()
  const client = useQueryClient()
  const { person } = useSession()
  const scope = useScopeOf(definition)
  const isPaged = definition.list.paging?.kind === 'server'
  const read = listReader(definition, { providerOf, person, here: scope })
  return async (record: ResourceRecord): Promise<ResourceRecord> => {
    const { data } = await client.fetchQuery({
      queryKey: ['again', stateKey(definition, scope), isPaged ? record.id : null],
      queryFn: () => read({ ids: [record.id] }),
      // Offline it fails at once, as the change itself would, and nothing is sent long after.
      ...{ retry: false, networkMode: 'always', staleTime: isPaged ? 0 : shared, gcTime: shared },
    })
    return data.find(({ id }) => id === record.id) ?? record
  }
}
