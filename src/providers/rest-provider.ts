import type { BaseRecord, DataProvider } from '@refinedev/core'
import dataProvider from '@refinedev/simple-rest'
import type { ApiClient, NamedCallOptions } from '../api/api-client'
import type { NamedCall } from '../api/call'
import type { RecordFault } from '../api/record-faults'
import { valueAtPlace } from '../domain/dotted-place'
import { errorReaders } from '../domain/foreign-errors'
import { createCursorPages, readAllPages } from './cursor-pages'
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
import { oneAnswerOf } from './definition-call'
import { endOfPage } from './list-queries'
import { headersReader } from './page-headers'
import { asPaged, listCallOf } from './page-query'
import { type AnswerCount, pageOf } from './read-list'

export type RestResources = DefinedResources & { api: ApiClient }
export type RestProvider = Required<Pick<DataProvider, 'custom'>> & DataProvider

/** The end of the path of one record's call, as simple-rest puts it together. */
const recordPlace = '/{recordId}'

/**
 * Refine's data provider for the resources of definition files: `@refinedev/simple-rest` makes the requests, and the API
 * client sends them, so that they have its token, time limit, errors and checks. The library encodes no address: what it
 * puts together here is the template of a path, whose places the client fills.
 */
export function createRestDataProvider({ api, ...resources }: RestResources): RestProvider {
  const pages = createCursorPages()

  /** The library's provider for one request. */
  function through(call: NamedCall, options: NamedCallOptions, ...rest: [ToHttpAnswer?, ListQuery?]) {
    const client = httpClient(api, call, options, ...rest)
    // Of axios the library uses one function a method.
    return dataProvider('', client as unknown as Parameters<typeof dataProvider>[1])
  }

  function send(call: NamedCall, options: NamedCallOptions) {
    const { method, headers } = metaOf(call, options)
    return through(call, options).custom({ url: call.path, method, headers, payload: options.body })
  }

  async function ofRecord(kind: 'update' | 'deleteOne', params: CommandParams) {
    const { call, options } = await commandOf(resources, params, kind === 'update' ? changeOf : deletionOf)
    if (!call.path.endsWith(recordPlace)) return send(call, options)
    const rest = through(call, options)
    const asked = {
      resource: resourceOf(call.path.slice(0, -recordPlace.length)),
      id: recordPlace.slice(1),
      variables: options.body,
      meta: metaOf(call, options),
    }
    return kind === 'update'
      ? rest.update<BaseRecord, unknown>(asked)
      : rest.deleteOne<BaseRecord, unknown>(asked)
  }

  function listing(resource: string, meta: ListMeta) {
    const definition = definitionFor(resources, resource, meta)
    const call = listCallOf(definition)
    const { queryContext, signal = queryContext?.signal } = meta
    const path = { ...meta.path, id: resources.personId() }
    return { definition, call, options: { path, ...(signal ? { signal } : {}) } }
  }

  return {
    getApiUrl: () => '',
    getList: async <Data extends BaseRecord>({ resource, meta = {}, ...asked }: ListParams) => {
      const { definition, call, options } = listing(resource, meta)
      const withHeaders = headersReader(definition)
      const requestedAt = Date.now()
      const { currentPage = 1, pageSize = 10, mode = 'server' } = asked.pagination ?? {}

      async function read(cursor?: string) {
        let besides: Besides = { faults: [], next: null, here: 0, told: undefined }
        const toAnswer: ToHttpAnswer = (answer) => {
          const { records, total, faults, here, told } = pageOf(answer, definition)
          besides = { faults, here, told, next: Reflect.get(Object(answer), 'next') ?? null }
          return { data: records, headers: { [totalHeader]: String(total) } }
        }
        const about = { cursor, always: definition.calls.query }
        const rest = through({ ...call, ...(withHeaders && { withHeaders }) }, options, toAnswer, about)
        const page = await rest.getList<Data>({
          ...asked,
          resource: resourceOf(call.path),
          meta: metaOf(call, options),
        })
        return { ...page, ...besides }
      }

      const isByPages = typeof call.api?.paging === 'object'
      const isByCursor = isByPages && mode === 'server'
      const question = JSON.stringify([resource, options.path, asked.filters, asked.sorters, pageSize])
      if (isByCursor) {
        const {
          next: _next,
          here: _here,
          ...page
        } = await pages.read(question, { number: currentPage, size: pageSize }, read)
        return { ...page, requestedAt, answeredAt: Date.now() }
      }
      const { next: _none, here, told, ...page } = await (isByPages ? readAllPages(read) : read())
      const isPaged = mode === 'server' && definition.list.paging?.kind === 'server'
      const known = isPaged ? endOfPage({ here, told }, asked.pagination) : {}
      return { ...page, ...known, requestedAt, answeredAt: Date.now() }
    },
    getOne: async <Data extends BaseRecord>({
      resource,
      id,
      meta = {},
    }: {
      resource: string
      id: string | number
      meta?: ListMeta
    }) => {
      const { definition, call, options } = listing(resource, meta)
      const place = definition.calls.one?.path ?? `${call.path}${recordPlace}`
      const one: NamedCall = { ...call, path: place as NamedCall['path'], response: oneAnswerOf(definition) }
      delete one.optionalQuery
      const asked = { ...options, path: { ...options.path, recordId: String(id) } }
      const { recordAt } = definition.calls
      const unwrapped = ({ data }: { data: unknown }) =>
        answered<Data>({ data: recordAt === undefined ? data : valueAtPlace(data, recordAt) })
      if (!place.endsWith(recordPlace)) return unwrapped(await send(one, asked))
      const answer = await through(one, asked).getOne({
        resource: resourceOf(place.slice(0, -recordPlace.length)),
        id: recordPlace.slice(1),
        meta: metaOf(one, options),
      })
      return unwrapped(answer)
    },
    create: async (params) => {
      const { call, options } = await commandOf(resources, params, creationOf)
      const rest = through(call, options)
      const meta = metaOf(call, options)
      return answered(
        await rest.create<BaseRecord, unknown>({
          resource: resourceOf(call.path),
          variables: options.body,
          meta,
        }),
      )
    },
    update: async (params) => answered(await ofRecord('update', params)),
    deleteOne: async (params) => answered(await ofRecord('deleteOne', params)),
    custom: async ({ payload, meta }) => {
      const { call, ...options }: CallMeta = meta ?? {}
      if (typeof call !== 'object') throw new Error('A custom request brings its call in meta')
      return answered(await send(call, { ...options, body: payload }))
    },
  }
}

/** Where simple-rest reads how many records there are in all. */
const totalHeader = 'x-total-count'
const keyHeader = 'idempotency-key'

/** What the answer of a list says besides its records. */
type Besides = AnswerCount & { faults: readonly RecordFault[]; next: string | null; told: number | undefined }
type Headers = Readonly<Record<string, string>>
type HttpAnswer = { data: unknown; headers: Headers }
type ToHttpAnswer = (answer: unknown) => HttpAnswer

/** What a list is asked by that is none of simple-rest's: where its page is, and what it is always asked with. */
type ListQuery = { cursor?: string | undefined; always?: Readonly<Record<string, string>> | undefined }

const plainAnswer: ToHttpAnswer = (data) => ({ data, headers: {} })

/** Stands in for axios: the address and the headers are simple-rest's, everything else is the API client's. */
function httpClient(
  api: ApiClient,
  call: NamedCall,
  options: NamedCallOptions,
  toAnswer: ToHttpAnswer = plainAnswer,
  { cursor, always = {} }: ListQuery = {},
) {
  async function send(url: string, config: { headers?: Headers } = {}, body?: unknown) {
    const [path = '', search = ''] = url.split('?')
    const asked = new URLSearchParams(search)
    const told = [...new Set(asked.keys())].map((key) => {
      const values = asked.getAll(key)
      const isRepeated = call.repeatedQuery?.includes(key)
      return [key, isRepeated ? values.map(encodeURIComponent).join(',') : (values.at(-1) ?? '')] as const
    })
    const query = { ...options.query, ...Object.fromEntries(told) }
    const idempotencyKey = config.headers?.[keyHeader]
    const paged = asPaged(call, query, cursor)
    const written = { ...paged.query, ...always }
    const answer = await api(
      {
        ...paged.call,
        query: [...(paged.call.query ?? []), ...Object.keys(always)],
        // It is the template that simple-rest was given a part of, so that it begins as that does.
        path: path as NamedCall['path'],
        ...((call.api || call.names) && { readErrors: refusalReader(call) }),
      },
      {
        ...(options.path ? { path: options.path } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(Object.keys(written).length > 0 ? { query: written } : {}),
        ...(body === undefined ? {} : { body }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      },
    )
    return toAnswer(answer)
  }
  const withBody = (url: string, body: unknown, config?: { headers?: Headers }) => send(url, config, body)
  return {
    get: (url: string, config?: { headers?: Headers }) => send(url, config),
    delete: (url: string, config?: { headers?: Headers; data?: unknown }) => send(url, config, config?.data),
    post: withBody,
    put: withBody,
    patch: withBody,
  }
}

/** Reads a refusal in the shape of its API; the fields it is about are called as they are here. */
function refusalReader({ api, names }: NamedCall): NonNullable<NamedCall['readErrors']> {
  const read = errorReaders[api?.errors ?? 'ours']
  if (!names) return read
  return (body) => {
    const { text, fieldErrors } = read(body)
    const named = fieldErrors.map((each) => ({ ...each, fieldName: names.fieldOf(each.fieldName) }))
    return { text, fieldErrors: named }
  }
}

/** What simple-rest is given of a call beside its address. */
function metaOf({ method }: NamedCall, { idempotencyKey }: NamedCallOptions) {
  return {
    method: method.toLowerCase() as Lowercase<NamedCall['method']>,
    headers: idempotencyKey === undefined ? {} : { [keyHeader]: idempotencyKey },
  }
}

/** What simple-rest calls a resource: the path without its first slash. */
function resourceOf(path: string): string {
  return path.slice(1)
}

/** The boundary to Refine's types: what came back is what the call's schema says. */
function answered<Data>({ data }: { data: unknown }): { data: Data } {
  return { data: data as Data }
}
