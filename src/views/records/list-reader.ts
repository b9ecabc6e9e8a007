import type { DataProvider } from '@refinedev/core'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import type { Person } from '../../domain/person'
import type { AskedQuery } from '../../providers/list-query'
import { toRefineQuery } from '../../providers/refine-query'
import { pathOf, scopeOf } from '../../providers/scope-context'
import { answerOf, type ListAnswer } from './cached-records'

/** Where lists are read from: Refine's data providers by their names, for a person, in the scope of the views here. */
export type ListSource = {
  providerOf: (name?: string) => Pick<DataProvider, 'getList'>
  person: Person
  here: Scope
}

/** Reads a list past what is kept of it: all of it, a page, or of a list that the server cuts the records of some ids. */
export type ReadList<Row = ResourceRecord> = (
  asked?: AskedQuery | { ids: readonly string[] },
  signal?: AbortSignal,
) => Promise<ListAnswer<Row>>

/** @param about the record whose part the list is */
export function listReader<Row = ResourceRecord>(
  definition: ResourceDefinition,
  { providerOf, person, here }: ListSource,
  about?: Parameters<typeof pathOf>[2],
): ReadList<Row> {
  const path = pathOf(scopeOf(definition, here), person, about)
  const isPaged = definition.list.paging?.kind === 'server'
  return async (asked, signal) => {
    const ids = asked && 'ids' in asked && isPaged ? asked.ids : undefined
    return answerOf(
      await providerOf(definition.dataProviderName).getList({
        resource: definition.name,
        ...(asked && 'page' in asked
          ? toRefineQuery(asked)
          : {
              pagination: { mode: 'off' },
              ...(ids && { filters: [{ field: 'id', operator: 'eq', value: [...ids] }] }),
            }),
        meta: { definition, path, ...(signal && { signal }) },
      }),
    )
  }
}
