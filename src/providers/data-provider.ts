import type { BaseRecord, DataProvider } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import type { PathValues } from '../api/path'
import type { ResourceDefinition } from '../definitions/define'
import type { EarlyList } from './early-list'
import { readList } from './read-list'

export type DataProviderSettings = {
  api: ApiClient
  /** The registered definition of a resource, by name. */
  definitionOf: (resource: string) => ResourceDefinition | undefined
  /** Id of the signed-in person: the `{id}` of every path. It comes from the session, never from the page's address. */
  personId: () => string
  /** What was read before Refine asks. */
  early?: EarlyList
}

/**
 * Refine's data provider over the contract: a resource's definition names the call, the session gives the path. What
 * Refine passes along from the address bar (`meta`, filters) never reaches a path or a query.
 */
export function createDataProvider({
  api,
  definitionOf,
  personId,
  early,
}: DataProviderSettings): DataProvider {
  return {
    getApiUrl: () => '',
    getList: async <Data extends BaseRecord>({ resource, meta }: { resource: string; meta?: Meta }) => {
      const definition = meta?.definition ?? definitionOf(resource)
      if (!definition) throw new Error(`No resource is named "${resource}"`)
      const path = { ...meta?.path, id: personId() }
      const isOfPersonAlone = Object.keys(path).length === 1 && meta?.listQuery === undefined
      const begun = isOfPersonAlone ? early?.take(resource, path.id) : null
      const { records, ...rest } = await (begun ??
        readList(api, definition, {
          path,
          ...(meta?.listQuery ? { query: meta.listQuery } : {}),
          signal: meta?.queryContext?.signal,
        }))
      return { data: records as Data[], ...rest }
    },
    getOne: refuse,
    create: refuse,
    update: refuse,
    deleteOne: refuse,
  }
}

/**
 * `path` is what the scope fills a path with, `listQuery` what the registered query of a paged list asks; `definition`
 * is given by views of resources that were loaded after the start. None of them comes from the page's address.
 */
type Meta = {
  definition?: ResourceDefinition
  path?: PathValues
  listQuery?: Readonly<Record<string, string>>
  queryContext?: { signal?: AbortSignal }
}

/** Commands go through the kit's actions and forms, which ask access first. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('Use the actions and forms of a definition'))
}
