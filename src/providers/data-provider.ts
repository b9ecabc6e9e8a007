import type { BaseRecord, DataProvider } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import { ApiError, NetworkError } from '../api/errors'
import { namedCall } from '../api/known-calls'
import type { CallMeta, ListMeta, ListParams } from './data-meta'
import {
  type CommandParams,
  changeOf,
  commandOf,
  creationOf,
  type DefinedResources,
  definitionFor,
  deletionOf,
} from './defined-command'
import type { PrefetchedList } from './prefetched-list'
import { readList } from './read-list'

export type DataProviderSettings = DefinedResources & {
  api: ApiClient
  /** What was read before Refine asks. */
  prefetched?: PrefetchedList
}

/**
 * Refine's data provider over the contract: a resource's definition names the calls, the session gives the path. What
 * fails is thrown as the client throws it; an ApiError has the shape of Refine's HttpError.
 */
export function createDataProvider({
  api,
  prefetched,
  ...resources
}: DataProviderSettings): Required<Pick<DataProvider, 'custom'>> & DataProvider {
  async function listOf({ resource, meta = {}, ...asked }: ListParams) {
    const definition = definitionFor(resources, resource, meta)
    const path = { ...meta.path, id: resources.personId() }
    const { signal } = meta.queryContext ?? {}
    if (definition.list.paging?.kind === 'server' && asked.pagination?.mode === 'server') {
      const { readPage } = await import('./list-queries').catch(() => {
        throw new NetworkError('list-queries', 'unreachable')
      })
      return readPage(api, definition, asked, { path, signal })
    }
    const begun = Object.keys(path).length === 1 ? prefetched?.take(resource, path.id) : null
    return begun ?? readList(api, definition, { path, signal })
  }

  async function send(command: CommandParams, defaultCall: typeof creationOf) {
    const { call, options } = await commandOf(resources, command, defaultCall)
    return api(call, options)
  }

  return {
    getApiUrl: () => '',
    getList: async <Data extends BaseRecord>(params: ListParams) => {
      const { records, ...rest } = await listOf(params)
      return { data: records as Data[], ...rest }
    },
    getOne: async <Data extends BaseRecord>({
      resource,
      id,
      meta = {},
    }: {
      resource: string
      id: string | number
      meta?: ListMeta & CallMeta
    }) => {
      if (meta.call !== undefined) return { data: (await makeCall(api, {}, meta)) as Data }
      const { records } = await listOf({ resource, meta })
      const found = records.find((record) => Reflect.get(Object(record), 'id') === String(id))
      if (found === undefined) throw new ApiError({ message: `${resource} ${id}`, statusCode: 404 })
      return { data: found as Data }
    },
    create: async (params) => answered(await send(params, creationOf)),
    update: async (params) => answered(await send(params, changeOf)),
    deleteOne: async (params) => answered(await send(params, deletionOf)),
    custom: async ({ payload, query, meta }) => answered(await makeCall(api, { payload, query }, meta)),
  }
}

/** The boundary to Refine's types: what came back is what the call's schema says. */
function answered<Data>(answer: unknown): { data: Data } {
  return { data: answer as Data }
}

/** One call of the contract, or one chosen at run time. */
async function makeCall(
  api: ApiClient,
  { payload, query }: { payload?: unknown; query?: unknown },
  meta: CallMeta = {},
): Promise<unknown> {
  const { call, path, idempotencyKey, queryContext, signal = queryContext?.signal } = meta
  if (call === undefined) throw new Error('A custom request names its call in meta')
  const asked = (query ?? meta.query) as CallMeta['query']
  const options = {
    ...(path ? { path } : {}),
    ...(asked ? { query: asked } : {}),
    ...(payload === undefined ? {} : { body: payload }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(signal ? { signal } : {}),
  }
  try {
    return await api(typeof call === 'string' ? namedCall(call) : call, options)
  } catch (error) {
    if (meta.isNullIfMissing && error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}
