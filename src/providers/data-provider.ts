import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core'
import type { ApiClient } from '../api/api-client'
import { ApiError } from '../api/errors'
import type { ResourceDefinition } from '../definitions/define'
import type { CallChoice } from '../definitions/define-call'
import type { CallMeta, CommandMeta, ListMeta } from './data-meta'
import { callOf, namedCall } from './definition-call'
import type { EarlyList } from './early-list'
import { callQueryOf } from './list-queries'
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
 * Refine's data provider over the contract: a resource's definition names the calls, the session gives the path. What
 * fails is thrown as the client throws it; an ApiError has the shape of Refine's HttpError.
 */
export function createDataProvider({
  api,
  definitionOf,
  personId,
  early,
}: DataProviderSettings): Required<Pick<DataProvider, 'custom'>> & DataProvider {
  function definitionFor(resource: string, meta: { definition?: ResourceDefinition } = {}) {
    const definition = meta.definition ?? definitionOf(resource)
    if (!definition) throw new Error(`No resource is named "${resource}"`)
    return definition
  }

  async function listOf({ resource, meta = {}, ...asked }: ListParams) {
    const definition = definitionFor(resource, meta)
    const path = { ...meta.path, id: personId() }
    const query = callQueryOf(definition, asked)
    const isOfPersonAlone = Object.keys(path).length === 1 && query === undefined
    const begun = isOfPersonAlone ? early?.take(resource, path.id) : null
    return (
      begun ??
      readList(api, definition, {
        path,
        ...(query ? { query } : {}),
        signal: meta.queryContext?.signal,
      })
    )
  }

  /** One request for what a form holds; the values become the request here, by the form's converter. */
  async function send(command: {
    resource: string
    id?: string | number
    variables?: unknown
    meta?: CommandMeta
    defaultCall: (definition: ResourceDefinition) => CallChoice | undefined
  }) {
    const { resource, id, variables, meta = {} } = command
    const definition = definitionFor(resource, meta)
    const choice = meta.call ?? command.defaultCall(definition)
    if (choice === undefined) throw new Error(`"${resource}" has no call for this`)
    const body = meta.toRequest ? await meta.toRequest(variables) : variables
    return api(callOf(choice, definition, 'command'), {
      path: { ...(id === undefined ? {} : { recordId: String(id) }), ...meta.path, id: personId() },
      ...(body === undefined ? {} : { body }),
      ...(meta.query ? { query: meta.query } : {}),
      idempotencyKey: meta.keyFor?.(body) ?? meta.idempotencyKey,
    })
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
    create: async ({ resource, variables, meta }) =>
      answered(await send({ resource, variables, meta, defaultCall: ({ create }) => create?.call })),
    update: async ({ resource, id, variables, meta }) =>
      answered(await send({ resource, id, variables, meta, defaultCall: ({ edit }) => edit?.call })),
    deleteOne: async ({ resource, id, variables, meta }) =>
      answered(await send({ resource, id, variables, meta, defaultCall: deletionOf })),
    custom: async ({ payload, query, meta }) => answered(await makeCall(api, { payload, query }, meta)),
  }
}

type ListParams = Omit<GetListParams, 'meta'> & { meta?: ListMeta }

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

function deletionOf({ actions }: ResourceDefinition): CallChoice | undefined {
  return actions.find(({ name }) => name === 'delete')?.call
}
