import type { BaseRecord, DataProvider } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import type { ResourceDefinition } from '../resources/define'

export type DataProviderSettings = {
  api: ApiClient
  /** The registered definition of a resource, by name. */
  definitionOf: (resource: string) => ResourceDefinition | undefined
  /** Id of the signed-in person: the `{id}` of every path. It comes from the session, never from the page's address. */
  personId: () => string
}

/**
 * Refine's data provider over the contract: a resource's definition names the call, the session gives the path. What
 * Refine passes along from the address bar (`meta`, filters) never reaches a path or a query.
 */
export function createDataProvider({ api, definitionOf, personId }: DataProviderSettings): DataProvider {
  return {
    getApiUrl: () => '',
    getList: async <Data extends BaseRecord>({ resource, meta }: { resource: string; meta?: Meta }) => {
      const definition = definitionOf(resource)
      if (!definition) throw new Error(`No resource is named "${resource}"`)
      const requestedAt = Date.now()
      const records = await api(definition.calls.list, {
        path: { id: personId() },
        signal: meta?.queryContext?.signal,
      })
      if (!Array.isArray(records)) throw new Error(`${definition.calls.list} does not answer a list`)
      return { data: records as unknown as Data[], total: records.length, requestedAt }
    },
    getOne: refuse,
    create: refuse,
    update: refuse,
    deleteOne: refuse,
  }
}

type Meta = { queryContext?: { signal?: AbortSignal } }

/** Commands go through the kit's actions and forms, which ask access first. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('Use the actions and forms of a definition'))
}
