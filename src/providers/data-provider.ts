import type { BaseRecord, DataProvider } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import type { PathValues } from '../api/path'
import type { ResourceDefinition } from '../resources/define'
import { callOf } from './definition-call'

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
      const definition = meta?.definition ?? definitionOf(resource)
      if (!definition) throw new Error(`No resource is named "${resource}"`)
      const requestedAt = Date.now()
      const call = callOf(definition.calls.list, definition, 'list')
      const answer = await api(call, {
        path: { ...meta?.path, id: personId() },
        ...(meta?.listQuery ? { query: meta.listQuery } : {}),
        signal: meta?.queryContext?.signal,
      })
      const { recordsAt = definition.list.paging?.kind === 'server' ? 'records' : undefined } =
        definition.calls
      const records = recordsAt === undefined ? answer : Reflect.get(Object(answer), recordsAt)
      if (!Array.isArray(records)) throw new Error(`${call.name} does not answer a list`)
      return { data: records as unknown as Data[], total: totalOf(answer) ?? records.length, requestedAt }
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

/** How many records there are in all, where an answer of one page says so. */
function totalOf(answer: unknown): number | undefined {
  const total: unknown = Array.isArray(answer) ? undefined : Reflect.get(Object(answer), 'total')
  return typeof total === 'number' ? total : undefined
}

/** Commands go through the kit's actions and forms, which ask access first. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('Use the actions and forms of a definition'))
}
