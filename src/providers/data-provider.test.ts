import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { ApiError } from '../api/errors'
import { namedCall } from '../api/known-calls'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { findDefinition } from '../resources/registry'
import { buildCluster, buildPerson } from '../testing/builders'
import { createFakeApi } from '../testing/fake-api'
import { buildGadget, gadgets } from '../testing/gadgets'
import { createDataProvider } from './data-provider'

const provider = (api = createFakeApi()) =>
  createDataProvider({ api: api.api, definitionOf: findDefinition, personId: () => 'u-1' })

describe('the data provider', () => {
  it('lists by the call the definition names, for the person of the session', async () => {
    const api = createFakeApi({ listClusters: () => [buildCluster()] })

    const answer = await provider(api).getList({ resource: 'clusters' })

    expect(answer.data).toEqual([buildCluster()])
    expect(answer.total).toBe(1)
    expect(api.calls).toEqual([{ name: 'listClusters', options: { path: { id: 'u-1' }, signal: undefined } }])
  })

  it("lets nothing of the page's address into path or query of a whole list", async () => {
    const api = createFakeApi({ listClusters: () => [] })

    await provider(api).getList({
      resource: 'clusters',
      meta: { id: 'evil', name: 'evil', path: { id: 'evil' }, query: { id: 'evil' } },
      filters: [{ field: 'id', operator: 'eq', value: 'evil' }],
    })

    expect(api.calls.map(({ options }) => options)).toEqual([{ path: { id: 'u-1' }, signal: undefined }])
  })

  it('takes what was read ahead for the list of a person, and never for that of a cluster', async () => {
    const ahead = { records: [buildCluster()], total: 1, faults: [], requestedAt: 1, answeredAt: 2 }
    const api = createFakeApi({}, { 'gadgets.list': () => [buildGadget()] })
    const prefetched = { start: () => undefined, take: async () => ahead }
    const reading = { api: api.api, definitionOf: findDefinition, personId: () => 'u-1', prefetched }
    const { getList } = createDataProvider(reading)
    expect((await getList({ resource: 'clusters' })).data).toEqual([buildCluster()])
    const meta = { definition: gadgets, path: { instanceId: 'i-1' } }
    expect((await getList({ resource: 'gadgets', meta })).data).toEqual([buildGadget()])
  })

  it('does not take what was read ahead for a page of a list', async () => {
    const ahead = { records: [buildGadget()], total: 1, faults: [], requestedAt: 1, answeredAt: 2 }
    const api = createFakeApi({}, { 'gadgets.list': () => ({ records: [], total: 0 }) })
    const prefetched = { start: () => undefined, take: async () => ahead }
    const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
    const definition = { ...gadgets, list: { ...gadgets.list, paging } }
    const reading = { api: api.api, definitionOf: () => definition, personId: () => 'u-1', prefetched }
    const pagination = { mode: 'server', currentPage: 1, pageSize: 10 } as const
    const answer = await createDataProvider(reading).getList({ resource: 'gadgets', pagination })
    expect(answer).toMatchObject({ data: [], total: 0 })
  })

  it('hands on what calls a reading off, of a list and of a call by its name', async () => {
    const api = createFakeApi({ listClusters: () => [], getMe: () => buildPerson() })
    const { signal } = new AbortController()
    const reading = { queryContext: { client: new QueryClient(), queryKey: [], signal } }

    await provider(api).getList({ resource: 'clusters', meta: reading })
    await provider(api).custom({ url: '', method: 'get', meta: { ...reading, call: 'getMe' } })
    await provider(api).custom({ url: '', method: 'get', meta: { signal, call: 'getMe' } })

    expect(api.calls.map(({ options }) => options.signal === signal)).toEqual([true, true, true])
  })

  it('reads a list of a definition given along, in its scope: its records, and how many there are in all', async () => {
    const api = createFakeApi({}, { 'gadgets.list': () => ({ items: [buildGadget()], total: 41 }) })
    const calls = { ...gadgets.calls, recordsAt: 'items' }
    const list = { ...gadgets.list, paging: { kind: 'server', sizes: [10], query: 'simple-rest' } } as const

    const answer = await provider(api).getList({
      resource: 'gadgets',
      pagination: { mode: 'server', currentPage: 2, pageSize: 10 },
      sorters: [{ field: 'name', order: 'desc' }],
      filters: [{ field: 'q', operator: 'contains', value: 'lamp' }],
      meta: { definition: { ...gadgets, calls, list }, path: { instanceId: 'i-1' } },
    })

    expect(answer.data).toEqual([buildGadget()])
    expect(answer.total).toBe(41)
    expect(api.calls.map(({ options }) => options)).toEqual([
      {
        path: { id: 'u-1', instanceId: 'i-1' },
        query: { q: 'lamp', _start: '10', _end: '20', _sort: 'name', _order: 'desc' },
        signal: undefined,
      },
    ])
    await expect(
      provider(api).getList({ resource: 'gadgets', meta: { definition: gadgets } }),
    ).rejects.toThrow('gadgets.list does not answer a list')
  })

  it.each([
    { page: 1, rows: 2, total: undefined, says: { total: 3, isCounted: false, hasNext: true } },
    { page: 3, rows: 1, total: undefined, says: { total: 5, isCounted: true, hasNext: false } },
    { page: 1, rows: 3, total: undefined, says: { total: 3, isCounted: true, hasNext: false } },
    { page: 1, rows: 2, total: 7, says: { total: 7 } },
    { page: 3, rows: 1, total: 5, says: { total: 5 } },
    { page: 3, rows: 1, total: 4, says: { total: 5, isCounted: true, hasNext: false } },
    { page: 3, rows: 2, total: 5, says: { total: 7, isCounted: false, hasNext: true } },
    // A page beyond the end.
    { page: 3, rows: 0, total: 2, says: { total: 2 } },
  ])('goes on after a full page whose answer does not say how many there are: %j', async (each) => {
    const { page: currentPage, rows, total, says } = each
    const records = Array.from({ length: rows }, (_, index) => buildGadget({ id: `g-${index}` }))
    const api = createFakeApi({}, { 'gadgets.list': () => ({ records, total }) })
    const list = { ...gadgets.list, paging: { kind: 'server', sizes: [2], query: 'simple-rest' } } as const
    const asked = {
      resource: 'gadgets',
      meta: { definition: { ...gadgets, list }, path: { instanceId: 'i-1' } },
    }
    const pagination = { currentPage, pageSize: 2 }
    const {
      data,
      total: all,
      isCounted,
      hasNext,
    } = Object(await provider(api).getList({ ...asked, pagination: { ...pagination, mode: 'server' } }))
    expect(data).toHaveLength(rows)
    expect({ total: all, isCounted, hasNext }).toEqual({ isCounted: undefined, hasNext: undefined, ...says })
    const whole = await provider(api).getList({ ...asked, pagination: { ...pagination, mode: 'off' } })
    expect(whole).not.toHaveProperty('hasNext')
  })

  it('refuses a resource nobody defined, and a command its definition does not have', async () => {
    const unknown = 'No resource is named "clusterz"'
    await expect(provider().getList({ resource: 'clusterz' })).rejects.toThrow(unknown)
    await expect(provider().create({ resource: 'clusterz', variables: {} })).rejects.toThrow(unknown)
    await expect(provider().update({ resource: 'clusters', id: 'x', variables: {} })).rejects.toThrow(
      '"clusters" has no call for this',
    )
    await expect(provider().custom?.({ url: '', method: 'get' })).rejects.toThrow('names its call in meta')
  })
})

describe('a command', () => {
  const gadgetMeta = { definition: gadgets, path: { instanceId: 'i-1' } }

  it("creates with the form's values, made into the request by its converter, under the key of the intention", async () => {
    const api = createFakeApi({}, { 'gadgets.command': () => ({ message: 'Made' }) })
    const toRequest = ({ title }: { title: string }) => ({ name: title.trim() })

    const { data } = await provider(api).create({
      resource: 'gadgets',
      variables: { title: ' lamp ' },
      meta: { ...gadgetMeta, call: made, toRequest, idempotencyKey: 'k-1' },
    })

    expect(data).toEqual({ message: 'Made' })
    const path = { id: 'u-1', instanceId: 'i-1' }
    expect(api.calls).toEqual([
      { name: 'gadgets.command', options: { path, body: { name: 'lamp' }, idempotencyKey: 'k-1' } },
    ])
  })

  it('changes and deletes the record whose id Refine gives, by the calls of the definition', async () => {
    const api = createFakeApi({}, { 'api-keys.command': () => undefined })
    const { definition } = readResourceFile(JSON.stringify(example), '/resources/api-keys.json')
    const meta = { definition, path: { id: 'evil' } }

    await provider(api).update({ resource: 'api-keys', id: 7, variables: { name: 'Build' }, meta })
    await provider(api).deleteOne({ resource: 'api-keys', id: 7, meta })

    const path = { id: 'u-1', recordId: '7' }
    expect(api.calls.map(({ options }) => options)).toEqual([
      { path, body: { name: 'Build' }, idempotencyKey: undefined },
      { path, idempotencyKey: undefined },
    ])
  })

  it("fails with the client's error, which is Refine's: message, status and the errors by field", async () => {
    const refusal = new ApiError({
      message: 'Taken',
      statusCode: 422,
      fieldErrors: [{ fieldName: 'name', message: 'Taken', isNotActivated: false }],
    })
    const api = createFakeApi({}, { 'gadgets.command': () => Promise.reject(refusal) })

    const failure = await provider(api)
      .create({ resource: 'gadgets', variables: {}, meta: { ...gadgetMeta, call: made } })
      .catch((error: unknown) => error)

    expect(failure).toBe(refusal)
    expect(failure).toMatchObject({ message: 'Taken', statusCode: 422, errors: { name: 'Taken' } })
  })

  it('is sent as a call of its own by its name, or as one chosen at run time', async () => {
    const api = createFakeApi({ connectCluster: () => ({ message: null }) }, { probe: () => 'found' })
    const path = { id: 'u-1', name: 'sales' }
    const probe = { ...namedCall('getMe'), name: 'probe' }

    await provider(api).custom?.({
      url: '',
      method: 'post',
      payload: { a: 1 },
      meta: { call: 'connectCluster', path, idempotencyKey: 'k-2' },
    })
    const found = await provider(api).custom?.({
      url: '',
      method: 'get',
      query: { q: 'x' },
      meta: { call: probe },
    })
    await provider(api).custom({ url: '', method: 'get', meta: { call: probe, query: { q: 'y' } } })

    expect(found).toEqual({ data: 'found' })
    expect(api.calls).toEqual([
      { name: 'connectCluster', options: { path, body: { a: 1 }, idempotencyKey: 'k-2' } },
      { name: 'probe', options: { query: { q: 'x' } } },
      { name: 'probe', options: { query: { q: 'y' } } },
    ])
  })
})

describe('one record', () => {
  it('is read by the call its view names, else found in its list, else missing as a 404', async () => {
    const api = createFakeApi({
      getMe: () => buildPerson(),
      listClusters: () => [buildCluster({ id: 'c-1' }), buildCluster({ id: '7' })],
    })
    const { getOne } = provider(api)

    const me = await getOne({ resource: 'clusters', id: 'u-1', meta: { call: 'getMe', path: { id: 'u-1' } } })
    const listed = await getOne({ resource: 'clusters', id: 'c-1' })

    expect(me.data).toEqual(buildPerson())
    expect(listed.data).toEqual(buildCluster({ id: 'c-1' }))
    expect((await getOne({ resource: 'clusters', id: 7 })).data).toEqual(buildCluster({ id: '7' }))
    await expect(getOne({ resource: 'clusters', id: 'c-2' })).rejects.toMatchObject({ statusCode: 404 })
  })

  it('is found in the list of its scope, by the definition that its view brings', async () => {
    const api = createFakeApi({}, { 'gadgets.list': () => [buildGadget({ id: 'g-1' })] })
    const meta = { definition: gadgets, path: { instanceId: 'i-1' } }
    const { data } = await provider(api).getOne({ resource: 'gadgets', id: 'g-1', meta })
    expect(data).toEqual(buildGadget({ id: 'g-1' }))
    expect(api.calls[0]?.options.path).toEqual({ instanceId: 'i-1', id: 'u-1' })
  })
})

describe('an answer that may be missing', () => {
  const token = { call: 'getSupportToken', path: { id: 'u-1', name: 'sales' } }
  const answering = (statusCode: number) =>
    provider(
      createFakeApi({
        getSupportToken: () => {
          throw new ApiError({ message: 'No', statusCode })
        },
      }),
    )

  it('is null at a 404, where its view says that it may be, and an error elsewhere [DET-061]', async () => {
    const { custom } = answering(404)
    const asked = { url: '', method: 'get' } as const
    expect(await custom({ ...asked, meta: { ...token, isNullIfMissing: true } })).toEqual({ data: null })
    await expect(custom({ ...asked, meta: token })).rejects.toMatchObject({ statusCode: 404 })
  })

  it.each([403, 500])('is not called missing at a %s', async (statusCode) => {
    const asked = { url: '', method: 'get', meta: { ...token, isNullIfMissing: true } } as const
    await expect(answering(statusCode).custom(asked)).rejects.toMatchObject({ statusCode })
  })
})

const made = { method: 'POST', path: '/instances/{instanceId}/gadgets' } as const
