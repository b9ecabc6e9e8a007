import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createApiClient } from '../api/api-client'
import type { NamedApi } from '../api/call'
import { ApiError, SessionEndedError } from '../api/errors'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { createRestDataProvider } from './rest-provider'

const billing: NamedApi = {
  baseUrl: 'https://billing.example/v1',
  headers: { 'x-tenant': 'basalt' },
  errors: 'problem',
  paging: 'page',
  sendsToken: false,
}

/** The provider of a definition of another API, over the real client; `sent` are the requests it makes. */
function providerOf(changes: Partial<NamedApi> = {}, answer = () => Response.json([])) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = []
  const named = new Map([['billing', { ...billing, ...changes }]])
  const content = JSON.stringify({ ...example, api: 'billing' })
  const { definition, faults } = readResourceFile(content, '/resources/api-keys.json', named)
  expect(faults).toEqual([])
  let renewals = 0
  const api = createApiClient({
    baseUrl: 'https://api.example.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token',
    renewToken: async () => {
      renewals += 1
      return 'token-2'
    },
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init, headers: new Headers(init.headers) })
      return answer()
    },
  })
  const provider = createRestDataProvider({ api, definitionOf: () => definition, personId: () => 'u-1' })
  return { provider, sent, renewals: () => renewals }
}

const page = {
  resource: 'api-keys',
  pagination: { mode: 'server', currentPage: 3, pageSize: 20 },
  sorters: [{ field: 'name', order: 'desc' }],
  filters: [{ field: 'purpose', operator: 'eq', value: 'a&b=../c' }],
} as const

const listed = { ...page, sorters: [...page.sorters], filters: [...page.filters] }
const record = { resource: 'api-keys', variables: { name: 'CI' } }

describe('calls of another API', () => {
  it('go to its base with its headers, and never with the token or a redirect', async () => {
    const { provider, sent } = providerOf()
    await provider.create(record)
    const [request] = sent
    expect(request?.url).toBe('https://billing.example/v1/api-keys')
    expect(request?.init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit' })
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-tenant': 'basalt',
    })
  })

  it('carry token and idempotency key where config.json says so', async () => {
    const { provider, sent } = providerOf({ sendsToken: true })
    await provider.create(record)
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token')
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['page', 'page=3&per_page=20&sort=name&order=desc&purpose=a%26b%3D..%2Fc'],
    ['range', '_start=40&_end=60&_sort=name&_order=desc&purpose=a%26b%3D..%2Fc'],
  ] as const)('ask for one page by %s', async (paging, query) => {
    const { provider, sent } = providerOf({ paging })
    await provider.getList(listed)
    expect(sent.map(({ url }) => url)).toEqual([`https://billing.example/v1/api-keys?${query}`])
  })

  it.each([
    ['page', 'desc', 'page=3&per_page=20&sort=-name'],
    ['page', 'asc', 'page=3&per_page=20&sort=name'],
    [{ cursor: 'after', size: 'limit' }, 'desc', 'limit=20&sort=-name'],
    ['range', 'desc', '_start=40&_end=60&_sort=name&_order=desc'],
  ] as const)(
    'ask by %j for the order %s as %s, where that goes by a minus',
    async (paging, order, query) => {
      const { provider, sent } = providerOf({ paging, sortsByMinus: true })
      await provider
        .getList({ ...listed, filters: [], sorters: [{ field: 'name', order }] })
        .catch(() => undefined)
      expect(sent[0]?.url).toBe(`https://billing.example/v1/api-keys?${query}`)
    },
  )

  it.each([
    ['page', { by: 'order_by' }, 'desc', 'page=3&per_page=20&order_by=-name'],
    ['page', { by: 'order_by' }, 'asc', 'page=3&per_page=20&order_by=name'],
    ['page', { by: 'sort', order: 'dir' }, 'desc', 'page=3&per_page=20&sort=name&dir=desc'],
    ['range', { by: 'ordering' }, 'desc', '_start=40&_end=60&ordering=-name'],
    [
      { cursor: 'after', size: 'limit' },
      { by: 'sort_by', order: 'dir' },
      'asc',
      'limit=20&sort_by=name&dir=asc',
    ],
  ] as const)('ask by %j and %j for the order %s as %s', async (paging, sorting, order, query) => {
    const { provider, sent } = providerOf({ paging, sorting })
    await provider
      .getList({ ...listed, filters: [], sorters: [{ field: 'name', order }] })
      .catch(() => undefined)
    expect(sent[0]?.url).toBe(`https://billing.example/v1/api-keys?${query}`)
  })

  it.each(['..', '.', '../../users', 'a/b', 'https://evil.example', 'x?y#z', '\\evil', 'a\r\nb'])(
    'stay below its base with the id %j',
    async (id) => {
      const { provider, sent } = providerOf()
      await provider.deleteOne({ resource: 'api-keys', id }).catch(() => undefined)
      for (const { url } of sent) {
        expect(new URL(url).href).toMatch(/^https:\/\/billing\.example\/v1\/api-keys\/[^/?#\\]+$/)
      }
    },
  )

  it('are refused with 401 without an end of the session here', async () => {
    const { provider, sent, renewals } = providerOf({}, () => Response.json({}, { status: 401 }))
    const failure = await provider.create(record).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(1)
    expect(renewals()).toBe(0)
  })

  it('end the session here where they carry its token, and a fresh one is refused as well', async () => {
    const unauthorized = () => Response.json({}, { status: 401 })
    const { provider, sent, renewals } = providerOf({ sendsToken: true }, unauthorized)
    await expect(provider.create(record)).rejects.toBeInstanceOf(SessionEndedError)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      ...['Bearer token', 'Bearer token-2'],
    ])
    expect(renewals()).toBe(1)
  })

  it.each([
    ['problem', { title: 'Invalid', errors: [{ pointer: '#/name', detail: 'is taken' }] }, 'Invalid'],
    ['fields', { errors: { name: ['is taken'] } }, 'is taken'],
    ['ours', { errors: [{ fieldName: 'name', message: 'is taken' }] }, 'is taken'],
  ] as const)('bring refusals of the shape %s to their fields', async (errors, body, message) => {
    const { provider } = providerOf({ errors }, () => Response.json(body, { status: 422 }))
    const failure = await provider.create(record).catch((error: unknown) => error)
    expect(failure).toMatchObject({ statusCode: 422, message, errors: { name: 'is taken' } })
  })
})
