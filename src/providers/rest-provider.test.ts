import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createApiClient } from '../api/api-client'
import { ApiError, ContractError } from '../api/errors'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { askedFilters } from './asked-filters'
import { callOf } from './definition-call'
import { toRefineQuery } from './refine-query'
import { createRestDataProvider } from './rest-provider'

type Sent = { method: string; url: string; body: unknown; key: string | null; token: string | null }

const base = 'https://api.example.test/v2'
const key = '7d4f9c1e-2b3a-4c5d-8e6f-a1b2c3d4e5f6'

/** The provider over the real client; every request is answered alike. */
function restProvider(answer: (signal?: AbortSignal | null) => Response, changes: object = {}) {
  const sent: Sent[] = []
  const { definition } = readResourceFile(
    JSON.stringify({ ...example, ...changes }),
    '/resources/api-keys.json',
  )
  const api = createApiClient({
    baseUrl: base,
    productKey: 'basalt',
    getToken: async () => 'token',
    renewToken: async () => 'token',
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      sent.push({
        method: init?.method ?? '',
        url: String(input).slice(base.length),
        body: init?.body,
        key: headers.get('idempotency-key'),
        token: headers.get('authorization'),
      })
      return answer(init?.signal)
    },
  })
  const provider = createRestDataProvider({ api, definitionOf: () => definition, personId: () => 'u-1' })
  return { provider, sent, definition }
}

const token = 'Bearer token'
const none = { body: undefined, key: null, token }
const row = { id: 7, name: 'Build server' }
const envelope = { recordsAt: 'data.items', totalAt: 'meta.total' }

describe('the provider of definition files', () => {
  it('asks for one page, and reads how many there are in all and when that was asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
    const { provider, sent } = restProvider(() => {
      vi.setSystemTime(3_000)
      return Response.json([row], { headers: { 'x-total-count': '41' } })
    })

    const answer = await provider.getList({
      resource: 'api-keys',
      pagination: { mode: 'server', currentPage: 3, pageSize: 10 },
      sorters: [{ field: 'name', order: 'asc' }],
      filters: [
        { field: 'purpose', operator: 'eq', value: 'read' },
        { field: 'q', operator: 'contains', value: 'a&b +ü' },
      ],
    })

    expect(sent).toEqual([
      {
        ...none,
        method: 'GET',
        url: '/api-keys?_start=20&_end=30&_sort=name&_order=asc&q=a%26b%20%2B%C3%BC&purpose=read',
      },
    ])
    expect(answer.total).toBe(41)
    expect(answer.data).toMatchObject([{ id: '7', name: 'Build server', purpose: null }])
    expect(answer).toMatchObject({ requestedAt: 1_000, answeredAt: 3_000 })
  })

  it('asks a list always with the parameters that its file gives it, by the names it gives them', async () => {
    const list = {
      method: 'GET',
      path: '/things',
      query: { kind: 'api key', purpose: 'a', open: true, top: 5 },
    }
    const { provider, sent } = restProvider(() => Response.json([row]), {
      calls: { list },
      list: { ...example.list, paging: 'server', filters: [] },
      fields: { ...example.fields, purpose: { ...example.fields.purpose, from: 'use' } },
      detail: { fields: ['name'] },
    })
    const pagination = { mode: 'server', currentPage: 1, pageSize: 10 } as const
    await provider.getList({ resource: 'api-keys', pagination })
    await provider.getList({ resource: 'api-keys', pagination: { mode: 'off' } })
    await provider.getOne({ resource: 'api-keys', id: '7' }).catch(() => {})
    expect(sent.map(({ url }) => url)).toEqual([
      '/things?kind=api%20key&purpose=a&open=true&top=5&_start=0&_end=10',
      '/things?kind=api%20key&purpose=a&open=true&top=5',
      '/things/7',
    ])
  })

  it.each([undefined, 'items', 'data.items'])(
    'reads an answer without content as no records, which stand at %s otherwise',
    async (recordsAt) => {
      const { provider } = restProvider(() => new Response(null, { status: 204 }), {
        calls: { ...(recordsAt && { recordsAt }) },
      })
      const answer = await provider.getList({ resource: 'api-keys', pagination: { mode: 'server' } })
      expect(answer.data).toEqual([])
    },
  )

  it('calls off the request of a reading that nobody waits for any more', async () => {
    const reading = new AbortController()
    const stopped: (boolean | undefined)[] = []
    const { provider } = restProvider((signal) => {
      reading.abort()
      stopped.push(signal?.aborted)
      return Response.json([row])
    })

    const queryContext = { client: new QueryClient(), queryKey: [], signal: reading.signal }
    await provider.getList({ resource: 'api-keys', meta: { queryContext } }).catch(() => {})

    expect(stopped).toEqual([true])
  })

  it.each([
    ['41', 41],
    ['2', 2],
    ['1', 2],
    ['0', 2],
    ['-3', 2],
    ['2.5', 2],
    ['many', 2],
    [null, 2],
  ])('with the total %s has %i records in all: never fewer than are here', async (total, shown) => {
    const headers: HeadersInit = total === null ? {} : { 'x-total-count': total }
    const { provider } = restProvider(() => Response.json([row, { ...row, id: 8 }], { headers }))
    const answer = await provider.getList({ resource: 'api-keys', pagination: { mode: 'server' } })
    expect(answer.total).toBe(shown)
  })

  it("reads a cluster's whole list from where the file says, by an id that is encoded", async () => {
    const calls = { list: { method: 'GET', path: '/instances/{instanceId}/keys' }, recordsAt: 'items' }
    const { provider, sent } = restProvider(() => Response.json({ items: [row] }), {
      scope: 'cluster',
      place: { kind: 'tab', tab: 'settings' },
      calls,
    })

    const answer = await provider.getList({
      resource: 'api-keys',
      pagination: { mode: 'off' },
      meta: { path: { instanceId: '../i/1' } },
    })

    expect(sent).toEqual([{ ...none, method: 'GET', url: '/instances/..%2Fi%2F1/keys' }])
    expect(answer).toMatchObject({ data: [{ id: '7' }], total: 1 })
  })

  it.each([
    ['at "total"', { items: [row], total: 41 }, { recordsAt: 'items' }, {}, 41],
    ['within objects', { data: { items: [row] }, meta: { total: 57 } }, envelope, {}, 57],
    [
      'in the header, where the answer has none',
      { data: { items: [row] } },
      envelope,
      { 'x-total-count': '9' },
      9,
    ],
    [
      'in the answer before the header',
      { data: { items: [row] }, meta: { total: 57 } },
      envelope,
      { 'x-total-count': '9' },
      57,
    ],
  ])('reads how many there are %s', async (_where, answer, places, headers: HeadersInit, total) => {
    const { provider } = restProvider(() => Response.json(answer, { headers }), {
      calls: { list: { method: 'GET', path: '/api-keys' }, ...places },
      list: { ...example.list, paging: 'server' },
    })
    const read = await provider.getList({ resource: 'api-keys', pagination: { mode: 'server' } })
    expect(read).toMatchObject({ data: [{ id: '7' }], total })
  })

  it.each([
    { page: 1, size: 2, rows: 2, says: { total: 3, isCounted: false, hasNext: true } },
    { page: 3, size: 2, rows: 2, says: { total: 7, isCounted: false, hasNext: true } },
    { page: 3, size: 2, rows: 1, says: { total: 5, isCounted: true, hasNext: false } },
    { page: 2, size: 2, rows: 0, says: { total: 2, isCounted: true, hasNext: false } },
    // One that sends all there are, whatever is asked.
    { page: 1, size: 2, rows: 3, says: { total: 3, isCounted: true, hasNext: false } },
  ])(
    'goes on to the next page of a server that never counts while pages are full: $rows of $size',
    async (each) => {
      const rows = Array.from({ length: each.rows }, (_, index) => ({ ...row, id: index }))
      const { provider } = restProvider(() => Response.json(rows), {
        list: { ...example.list, paging: 'server' },
      })
      const pagination = { mode: 'server', currentPage: each.page, pageSize: each.size } as const
      expect(await provider.getList({ resource: 'api-keys', pagination })).toMatchObject(each.says)
      const whole = await provider.getList({
        resource: 'api-keys',
        pagination: { ...pagination, mode: 'off' },
      })
      expect(whole).not.toHaveProperty('hasNext')
    },
  )

  it.each([
    { rows: 1, told: '4', says: { total: 5, isCounted: true, hasNext: false } },
    { rows: 1, told: '5', says: { total: 5 } },
    { rows: 0, told: '2', says: { total: 2 } },
  ])('of page 3 with $rows records is $says.total where the header says $told', async (each) => {
    const records = Array.from({ length: each.rows }, () => row)
    const headers = { 'x-total-count': each.told }
    const { provider } = restProvider(() => Response.json(records, { headers }), {
      list: { ...example.list, paging: 'server' },
    })
    const pagination = { mode: 'server', currentPage: 3, pageSize: 2 } as const
    const {
      data: _data,
      requestedAt: _asked,
      answeredAt: _answered,
      ...known
    } = Object(await provider.getList({ resource: 'api-keys', pagination }))
    expect(known).toEqual({ faults: [], ...each.says })
  })

  it('goes on to the next page after one that is full, though not all of it can be read', async () => {
    const unreadable = { id: 8, name: { first: 'Build' } }
    const { provider } = restProvider(() => Response.json([row, unreadable]), {
      list: { ...example.list, paging: 'server' },
    })
    const pagination = { mode: 'server', currentPage: 1, pageSize: 2 } as const
    expect(await provider.getList({ resource: 'api-keys', pagination })).toMatchObject({
      ...{ data: [{ id: '7' }], total: 3, isCounted: false, hasNext: true },
    })
  })

  it.each(['/api-keys/{recordId}', '/api-keys/{recordId}/full'])(
    'reads one record from within the answer of %s, and refuses one that has none there',
    async (path) => {
      const answers: unknown[] = [{ data: { key: row } }, row]
      const { provider } = restProvider(() => Response.json(answers.shift()), {
        calls: {
          list: { method: 'GET', path: '/api-keys' },
          one: { method: 'GET', path },
          recordAt: 'data.key',
        },
      })
      expect(await provider.getOne({ resource: 'api-keys', id: 7 })).toMatchObject({
        data: { id: '7', purpose: null },
      })
      await expect(provider.getOne({ resource: 'api-keys', id: 7 })).rejects.toThrow(ContractError)
    },
  )

  it('takes what a command answers from there, or as it is where that has nothing there', async () => {
    const answers: unknown[] = [{ data: row }, { message: 'done' }]
    const { provider } = restProvider(() => Response.json(answers.shift()), { calls: { recordAt: 'data' } })
    const record = { resource: 'api-keys', id: 7, variables: { name: 'Build' } }
    expect((await provider.create(record)).data).toMatchObject({ name: 'Build server' })
    expect((await provider.update(record)).data).toMatchObject({ message: 'done' })
  })

  it('asks for several records by their ids, each encoded and for itself', async () => {
    const { provider, sent } = restProvider(() => Response.json([row]))
    await provider.getList({
      resource: 'api-keys',
      pagination: { mode: 'server' },
      filters: [{ field: 'id', operator: 'eq', value: ['a,b', 'c'] }],
    })
    expect(sent.map(({ url }) => url)).toEqual(['/api-keys?_start=0&_end=10&id=a%2Cb&id=c'])
  })

  it('asks for the records that have one of several values, each encoded and for itself', async () => {
    const list = { ...example.list, paging: 'server', filters: [{ field: 'note', by: 'several' }] }
    const { provider, sent, definition } = restProvider(() => Response.json([row]), { list })
    // As the address spells "50% off, now" and "b".
    const filters = askedFilters(definition, { note: '50%25 off%2C now,b' })
    const asked = toRefineQuery({ page: 1, size: 10, search: '', sort: null, filters })
    await provider.getList({ resource: 'api-keys', ...asked })
    const url = '/api-keys?_start=0&_end=10&note=50%25%20off%2C%20now&note=b'
    expect(sent.map((request) => request.url)).toEqual([url])
  })

  it.each(['/keys/{recordId}', '/keys/{recordId}/whole'])(
    'reads one record by the call %s of its file',
    async (path) => {
      const { provider, sent } = restProvider(() => Response.json(row), {
        calls: { list: { method: 'GET', path: '/api-keys' }, one: { method: 'GET', path } },
      })
      const { data } = await provider.getOne({ resource: 'api-keys', id: 7 })
      expect(data).toMatchObject({ id: '7', purpose: null })
      expect(sent.map(({ url }) => url)).toEqual([path.replace('{recordId}', '7')])
    },
  )

  it('reads one record of a cluster for the person of the session, and calls that off, too', async () => {
    const reading = new AbortController()
    const stopped: (boolean | undefined)[] = []
    const calls = {
      list: { method: 'GET', path: '/users/{id}/instances/{name}/keys' },
      one: { method: 'GET', path: '/users/{id}/instances/{name}/keys/{recordId}' },
    }
    const { provider, sent } = restProvider(
      (signal) => {
        reading.abort()
        stopped.push(signal?.aborted)
        return Response.json(row)
      },
      { scope: 'cluster', place: { kind: 'tab', tab: 'settings' }, calls },
    )
    const path = { id: 'u-2', name: 'sales' }
    const meta = { path, signal: reading.signal }
    await provider.getOne({ resource: 'api-keys', id: 7, meta }).catch(() => {})
    expect(sent.map(({ url }) => url)).toEqual(['/users/u-1/instances/sales/keys/7'])
    expect(stopped).toEqual([true])
  })

  it('reads the records that can be read, and names the others beside the honest total', async () => {
    const { provider } = restProvider(() =>
      Response.json([row, { id: 8, name: { first: 'Ann' } }], { headers: { 'x-total-count': '1' } }),
    )
    const answer = await provider.getList({ resource: 'api-keys', pagination: { mode: 'server' } })
    expect(answer.data).toMatchObject([{ id: '7' }])
    expect(answer.total).toBe(2)
    expect(answer.faults).toMatchObject([{ number: 2, id: '8', isShown: false, values: [{ field: 'name' }] }])
  })

  it('reads, creates, changes and deletes one record by the REST convention', async () => {
    const { provider, sent } = restProvider(() => Response.json(row))
    const toRequest = ({ name }: { name: string }) => ({ name: name.trim() })
    const meta = { toRequest, idempotencyKey: key, path: { id: 'evil' } }

    const read = await provider.getOne({ resource: 'api-keys', id: 'a/b' })
    await provider.create({ resource: 'api-keys', variables: { name: ' Build ' }, meta })
    await provider.update({ resource: 'api-keys', id: 'a/b', variables: { name: ' Build ' }, meta })
    await provider.deleteOne({ resource: 'api-keys', id: 'a/b' })

    expect(read.data).toMatchObject({ id: '7', purpose: null })
    expect(sent).toEqual([
      { ...none, method: 'GET', url: '/api-keys/a%2Fb' },
      { method: 'POST', url: '/api-keys', body: '{"name":"Build"}', key, token },
      { method: 'PATCH', url: '/api-keys/a%2Fb', body: '{"name":"Build"}', key: null, token },
      { ...none, method: 'DELETE', url: '/api-keys/a%2Fb' },
    ])
  })

  it('makes the calls a file names instead, and those of its actions', async () => {
    const call = { method: 'PUT', path: '/api-keys/{recordId}/settings' }
    const { provider, sent, definition } = restProvider(() => new Response(null, { status: 204 }), {
      edit: { ...example.edit, call },
    })
    const revoke = definition?.actions.find(({ name }) => name === 'revoke')?.call
    if (!definition || !revoke) throw new Error('the example has no call to revoke')
    const chosen = callOf(revoke, definition, 'command')

    await provider.update({ resource: 'api-keys', id: 7, variables: { name: 'Build' } })
    await provider.custom({
      url: '',
      method: 'patch',
      payload: { isActive: false },
      meta: { call: chosen, path: { recordId: '7' } },
    })
    await provider.custom({
      url: '',
      method: 'post',
      meta: {
        call: { ...chosen, method: 'POST', query: ['force'] },
        idempotencyKey: key,
        query: { force: 'yes' },
        path: { recordId: '7' },
      },
    })

    expect(sent).toEqual([
      { method: 'PUT', url: '/api-keys/7/settings', body: '{"name":"Build"}', key: null, token },
      { method: 'PATCH', url: '/api-keys/7', body: '{"isActive":false}', key: null, token },
      { ...none, method: 'POST', url: '/api-keys/7?force=yes', key },
    ])
    await expect(provider.custom({ url: '', method: 'get' })).rejects.toThrow('brings its call in meta')
  })

  it('calls the fields of a refusal by their own names where the product API has others', async () => {
    const fields = { ...example.fields, name: { ...example.fields.name, from: 'title' } }
    const errors = [{ fieldName: 'title', message: 'is taken' }]
    const { provider, sent } = restProvider(() => Response.json({ errors }, { status: 422 }), { fields })
    const failure = await provider
      .create({ resource: 'api-keys', variables: { name: 'Build' } })
      .catch((error: unknown) => error)
    expect(sent.map(({ body }) => body)).toEqual(['{"title":"Build"}'])
    expect(failure).toMatchObject({ statusCode: 422, errors: { name: 'is taken' } })
  })

  it("fails with the client's own errors: what the server says, and what is no list", async () => {
    const refused = restProvider(() => Response.json({ message: 'Taken' }, { status: 422 }))
    const odd = restProvider(() => Response.json({ rows: [row] }))

    const failure = await refused.provider
      .create({ resource: 'api-keys', variables: { name: 'Build' } })
      .catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'Taken', statusCode: 422 })
    await expect(odd.provider.getList({ resource: 'api-keys' })).rejects.toBeInstanceOf(ContractError)
  })
})
