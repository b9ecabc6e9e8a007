import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client'
import { contract } from './contract'
import { ApiError, ContractError, NetworkError, SessionEndedError } from './errors'

const origin = 'https://api.example.test/v2'
const user = { user: { uuid: 'u-1', role: { id: 1, name: 'free' } } }

type Sent = {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
  cache?: RequestCache
}

function setUp(
  answer: (sent: Sent, index: number) => Response | Promise<Response>,
  token: string | null = 'token-1',
) {
  const sent: Sent[] = []
  const renewToken = vi.fn(async () => 'token-2')
  const api = createApiClient({
    baseUrl: origin,
    productKey: 'basalt',
    getToken: async () => token,
    renewToken,
    fetch: async (input, init) => {
      const record: Sent = {
        url: String(input),
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        ...(init?.cache && { cache: init.cache }),
      }
      sent.push(record)
      return answer(record, sent.length - 1)
    },
  })
  return { api, sent, renewToken }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

describe('requests', () => {
  it.each([
    ['getClusterSecrets', 'no-store'],
    ['getSupportToken', 'no-store'],
    ['generateSupportToken', 'no-store'],
    ['listAdvancedConfigurations', 'no-store'],
    ['getCluster', 'no-cache'],
    ['deleteCluster', undefined],
  ] as const)('for %s say of the cache of the browser: %s', async (name, cache) => {
    const { api, sent } = setUp(() => json('', 500))
    await expect(
      api({ ...contract[name], name }, { path: { id: 'u-1', name: 'demo', instanceId: 'i-1' } }),
    ).rejects.toThrow()
    expect(sent.map((each) => each.cache)).toEqual([cache])
  })

  it('go to the base address with a bearer token and the user id in the path [API-002, API-003, API-004, API-008, API-009]', async () => {
    const { api, sent } = setUp(() => json(user))
    await api('getMe', { path: { id: 'u-1' } })
    expect(sent).toEqual([
      {
        url: 'https://api.example.test/v2/users/u-1/me',
        method: 'GET',
        headers: { accept: 'application/json', authorization: 'Bearer token-1' },
        body: undefined,
        cache: 'no-cache',
      },
    ])
  })

  it('take no cookies along: the token alone speaks for the person', async () => {
    const send = vi.fn<typeof fetch>(async () => json(user))
    const api = createApiClient({
      baseUrl: origin,
      productKey: 'basalt',
      getToken: async () => 'token-1',
      renewToken: async () => 'token-2',
      fetch: send,
    })
    await api('getMe', { path: { id: 'u-1' } })
    expect(send.mock.calls.map(([, request]) => request?.credentials)).toEqual(['omit'])
  })

  it('encode every path part, so that a name cannot become a path', async () => {
    const { api, sent } = setUp(() => json({}))
    await api('deleteCluster', { path: { id: 'u-1', name: '../../me?x#y%' } })
    expect(sent[0]?.url).toBe('https://api.example.test/v2/users/u-1/instances/..%2F..%2Fme%3Fx%23y%25')
  })

  it('carry the brand key in the path of the default version [CRE-046]', async () => {
    const { api, sent } = setUp(() => json({ image: 'i' }))
    await api('getDefaultImage', {})
    expect(sent[0]?.url).toBe('https://api.example.test/v2/images/defaultbasaltimage')
  })

  it('send exactly the declared query [CRE-047, CRE-048]', async () => {
    const { api, sent } = setUp(({ url }) => json(url.includes('sizes') ? { sizes: [], allSizes: [] } : []))
    await api('getSizes', { query: { clusterCode: 'gc-eu 1' } })
    await api('listBlueprints', { query: { fields: 'name,id,trial,minimal_version,installable' } })
    expect(sent.map(({ url }) => url.slice(origin.length))).toEqual([
      '/images/sizes?clusterCode=gc-eu%201',
      '/blueprints?fields=name%2Cid%2Ctrial%2Cminimal_version%2Cinstallable',
    ])
  })

  it('send an optional parameter only where it has a value', async () => {
    const { api, sent } = setUp(() => json([]))
    const call = {
      ...contract.listBlueprints,
      name: 'things.list',
      query: undefined,
      optionalQuery: ['q', '_start'],
    }
    await api(call, { query: { q: '', _start: '10', secret: 'x' } })
    await api(call, { query: { q: 'a&b', _start: '' } })
    await api(call, {})
    expect(sent.map(({ url }) => url.slice(origin.length))).toEqual([
      '/blueprints?_start=10',
      '/blueprints?q=a%26b',
      '/blueprints',
    ])
  })

  it.each([
    ['connectCluster', 'PUT', '/users/u-1/instances/sales/connect', '[CLU-062]'],
    ['disconnectCluster', 'PUT', '/users/u-1/instances/sales/disconnect', '[CLU-063]'],
    ['deleteCluster', 'DELETE', '/users/u-1/instances/sales', '[CLU-061]'],
  ] as const)('%s is %s %s without a payload %s', async (name, method, path, _ids) => {
    const { api, sent } = setUp(() => json({}))
    await api(name, { path: { id: 'u-1', name: 'sales' } })
    expect(sent[0]).toMatchObject({ url: origin + path, method, body: undefined })
    expect(sent[0]?.headers).not.toHaveProperty('content-type')
  })

  it.each([
    ['listClusters', '/users/u-1/instances', '[API-005]'],
    ['listClusterStatuses', '/users/u-1/instances/services', '[API-006]'],
    ['listIdleTimes', '/users/instances/availableidletime', '[CRE-044, API-055]'],
    ['listRegions', '/operators', '[CRE-045]'],
    ['listImages', '/images', '[CRE-046]'],
  ] as const)('%s is GET %s without a payload %s', async (name, path, _ids) => {
    const { api, sent } = setUp(() => json([]))
    await api(name, { path: { id: 'u-1' } })
    expect(sent[0]).toMatchObject({ url: origin + path, method: 'GET', body: undefined })
  })

  it('clone with {name, clone}, the new name and the source [CLU-060]', async () => {
    const { api, sent } = setUp(() => json({}))
    await api('cloneCluster', { path: { id: 'u-1' }, body: { name: 'sales-2', clone: 'sales' } })
    expect(sent[0]).toMatchObject({
      url: `${origin}/users/u-1/instances/clone`,
      method: 'POST',
      body: { name: 'sales-2', clone: 'sales' },
    })
  })

  it.each([
    [{ isSkipped: false, password: 'Abcdefgh-123' }, '[CLU-064]'],
    [{ isSkipped: true }, '[CLU-065]'],
  ] as const)('update the provisioned password with %j %s', async (body, _ids) => {
    const { api, sent } = setUp(() => json({}))
    await api('updatePassword', { path: { id: 'u-1' }, body })
    expect(sent[0]).toMatchObject({
      url: `${origin}/users/u-1/provision/updatepassword`,
      method: 'PUT',
      body,
    })
  })

  it('that create carry an idempotency key: the given one, or one of their own', async () => {
    const { api, sent } = setUp(() => json({}))
    const body = { name: 'sales-2', clone: 'sales' }
    await api('cloneCluster', { path: { id: 'u-1' }, body, idempotencyKey: 'key-1' })
    await api('cloneCluster', { path: { id: 'u-1' }, body })
    expect(sent[0]?.headers['idempotency-key']).toBe('key-1')
    expect(sent[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('are refused before they are sent when the body has a key the contract lacks', async () => {
    const { api, sent } = setUp(() => json({}))
    const body = { name: 'sales-2', clone: 'sales', userId: 'u-1' }
    await expect(api('cloneCluster', { path: { id: 'u-1' }, body })).rejects.toBeInstanceOf(ContractError)
    expect(sent).toEqual([])
  })

  it('of a signed-out visitor are made only where the call is public, and without a token', async () => {
    const { api, sent } = setUp(() => json({ message: 'Thanks' }), null)
    await expect(api('getMe', { path: { id: 'u-1' } })).rejects.toBeInstanceOf(SessionEndedError)
    await expect(api('sendSupportMessage', { body: { email: 'a@b.test', message: 'hi' } })).resolves.toEqual({
      message: 'Thanks',
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('a 401', () => {
  it('renews the token once for twelve calls and repeats each once', async () => {
    const { api, sent, renewToken } = setUp(({ headers }) =>
      headers.authorization === 'Bearer token-1' ? json({ message: 'expired' }, 401) : json(user),
    )
    const answers = await Promise.all(Array.from({ length: 12 }, () => api('getMe', { path: { id: 'u-1' } })))
    expect(answers).toHaveLength(12)
    expect(renewToken).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(24)
  })

  it('that arrives after the renewal of another call is repeated with the token of that renewal', async () => {
    let token = 'token-1'
    let releaseLate: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => {
      releaseLate = resolve
    })
    const renewToken = vi.fn(async () => {
      token = 'token-2'
      return token
    })
    const authorizations: (string | null)[] = []
    const api = createApiClient({
      baseUrl: '/api/v2',
      productKey: 'basalt',
      getToken: async () => token,
      renewToken,
      fetch: async (_input, request) => {
        authorizations.push(new Headers(request?.headers).get('authorization'))
        if (authorizations.length === 1) return late
        return token === 'token-1' ? json({}, 401) : json(user)
      },
    })
    const slow = api('getMe', { path: { id: 'u-1' } })
    await api('getMe', { path: { id: 'u-1' } })
    releaseLate(json({}, 401))
    await slow
    expect(renewToken).toHaveBeenCalledTimes(1)
    expect(authorizations).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2', 'Bearer token-2'])
  })

  it('after the renewal ends the session', async () => {
    const { api, sent } = setUp(() => json({}, 401))
    await expect(api('getMe', { path: { id: 'u-1' } })).rejects.toBeInstanceOf(SessionEndedError)
    expect(sent).toHaveLength(2)
  })

  it('keeps the idempotency key when it repeats a call', async () => {
    const { api, sent } = setUp((_sent, index) => (index === 0 ? json({}, 401) : json({})))
    await api('cloneCluster', { path: { id: 'u-1' }, body: { name: 'b-2', clone: 'b' } })
    expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key'])
  })
})

describe('a refusal', () => {
  const refusal = async (response: Response): Promise<ApiError> => {
    const { api } = setUp(() => response)
    return api('deleteCluster', { path: { id: 'u', name: 'c' } }).then(
      () => Promise.reject(new Error('was not refused')),
      (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
    )
  }

  it('reads a text body, not only a JSON one [ERR-001, ERR-009, ERR-017]', async () => {
    expect((await refusal(new Response('No capacity left', { status: 500 }))).message).toBe(
      'No capacity left',
    )
    expect((await refusal(json('No capacity left', 500))).message).toBe('No capacity left')
  })

  it.each([409, 500])(
    'reads a text that is sent as HTML, with %d, as the words of the server [ERR-001]',
    async (status) => {
      const words = new Response('Cluster name already exists', {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
      const { message, isFromGateway } = await refusal(words)
      expect({ message, isFromGateway }).toEqual({
        message: 'Cluster name already exists',
        isFromGateway: false,
      })
    },
  )

  it('reads a number in plain words as they were sent', async () => {
    expect((await refusal(new Response('4090.10', { status: 409 }))).message).toBe('4090.10')
  })

  it("does not read a gateway's HTML page out to the person", async () => {
    const page = new Response('\n<html>502 Bad Gateway</html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    })
    expect((await refusal(page)).message).toBe('Something went wrong!')
  })

  it.each([
    '<Error><Code>AccessDenied</Code></Error>',
    '<!DOCTYPE html><h1>Forbidden</h1>',
    '<html>No</html>',
  ])('does not read markup of any type out to the person: %s', async (text) => {
    const { message } = await refusal(new Response(text, { status: 403 }))
    expect(message).not.toContain('<')
    const plain = await refusal(new Response('< 5 nodes are left', { status: 403 }))
    expect(plain.message).toBe('< 5 nodes are left')
  })

  it('reads an answer without content as a list of none', async () => {
    const { api } = setUp(() => new Response(null, { status: 204 }))
    await expect(api('listClusters', { path: { id: 'u-1' } })).resolves.toEqual([])
    await expect(api('deleteCluster', { path: { id: 'u-1', name: 'c' } })).resolves.toEqual({ message: null })
  })

  it.each([
    ['500 of the server itself', json({ message: 'No' }, 500), false],
    ['502', json({ message: 'No' }, 502), true],
    ['503', json({ message: 'No' }, 503), true],
    ['503 with a time to come back', json({ message: 'No' }, 503, { 'retry-after': '7' }), false],
    ['504', json({ message: 'No' }, 504), true],
    ['422', json({ message: 'No' }, 422), false],
    [
      '500 with a page of another type',
      new Response('<?xml version="1.0"?><Error/>', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      }),
      true,
    ],
    ['500 with a page', new Response('<p>', { status: 500, headers: { 'content-type': 'text/html' } }), true],
    [
      '403 with a page',
      new Response('<p>', { status: 403, headers: { 'content-type': 'text/html' } }),
      false,
    ],
  ])('tells whether a gateway answered in place of the server: %s', async (_what, answer, isFromGateway) => {
    expect((await refusal(answer)).isFromGateway).toBe(isFromGateway)
  })

  it('names the refused fields [ERR-002, ERR-010, ERR-018]', async () => {
    const error = await refusal(
      json({ errors: [{ fieldName: 'name', message: 'Taken', notActivated: true }] }, 422),
    )
    expect(error.fieldErrors).toEqual([{ fieldName: 'name', message: 'Taken', isNotActivated: true }])
    expect(error.errors).toEqual({ name: 'Taken' })
  })

  it('carries the status code, for user and password calls as for all [ERR-007]', async () => {
    expect((await refusal(json({ message: 'Gone' }, 410))).statusCode).toBe(410)
  })

  it('with 403 takes the same path as any other [ERR-008]', async () => {
    expect(await refusal(json({ message: 'You need higher permission' }, 403))).toMatchObject({
      name: 'ApiError',
      statusCode: 403,
      message: 'You need higher permission',
    })
  })

  it('says the default when the answer says nothing [ERR-005, ERR-013, ERR-021]', async () => {
    expect((await refusal(new Response(null, { status: 500 }))).message).toBe('Something went wrong!')
  })

  it.each([
    ['7', 7_000],
    ['100000', 300_000],
    ['soon', null],
  ])('reads Retry-After %s as %s ms, five minutes at most', async (header, wait) => {
    expect((await refusal(json({}, 503, { 'retry-after': header }))).retryAfter).toBe(wait)
  })
})

describe('an answer of the wrong shape', () => {
  it.each([
    ['a list where the user is', []],
    ['a page of HTML', '<!doctype html>'],
    ['a user without an id', { user: { role: { id: 1, name: 'free' } } }],
    ['nothing', null],
  ])('%s is a ContractError that names the call', async (_what, body) => {
    const { api } = setUp(() => json(body))
    const failure = api('getMe', { path: { id: 'u-1' } })
    await expect(failure).rejects.toBeInstanceOf(ContractError)
    await expect(failure).rejects.toThrow(/^getMe: /)
  })

  it('is told with the place that differs, and how', async () => {
    const { api } = setUp(() => json({ user: [] }))
    await expect(api('getMe', { path: { id: 'u-1' } })).rejects.toThrow(/^getMe: answer: \w+/)
  })
})

describe('a version as the whole answer', () => {
  it.each([
    ['text/html; charset=utf-8', '1.30', '1.30'],
    ['text/plain', '2023.10', '2023.10'],
    ['application/json', '1.27\n', '1.27'],
    ['text/plain', '1.30\n', '1.30'],
    ['text/plain', '"1.30"', '1.30'],
    ['application/json; charset=utf-8', '"1.30"', '1.30'],
  ])('sent as %s keeps all its digits: %s', async (type, text, version) => {
    const { api } = setUp(() => new Response(text, { headers: { 'content-type': type } }))
    await expect(api('getKubernetesVersion', {})).resolves.toBe(version)
  })
})

describe('an answer that cannot be read', () => {
  const list = { path: { id: 'u-1' } }

  it.each([
    ['text that is no JSON', '{"instances": ['],
    ['the page of a Wi-Fi', '<!doctype html><title>Wi-Fi sign-in</title>'],
    ['nothing at all', ''],
    ['another value where the list is', '{"instances": "many"}'],
  ])('%s is a ContractError', async (_what, text) => {
    const { api } = setUp(() => new Response(text, { headers: { 'content-type': 'application/json' } }))
    await expect(api('listClusters', list)).rejects.toBeInstanceOf(ContractError)
  })

  it.each(['text/plain', 'text/html; charset=utf-8', 'application/json'])(
    'of a command is one in plain words, sent as %s; the page of a sign-in is none',
    async (type) => {
      let text = 'Cluster is deleted'
      const { api } = setUp(() => new Response(text, { headers: { 'content-type': type } }))
      const command = () => api('deleteCluster', { path: { id: 'u-1', name: 'sales' } })
      await expect(command()).resolves.toEqual({ message: 'Cluster is deleted' })
      text = '<!doctype html><title>Sign in</title>'
      await expect(command()).rejects.toBeInstanceOf(ContractError)
    },
  )

  it('because it broke off on its way is no answer', async () => {
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[{"inst'))
        controller.error(new TypeError('network error'))
      },
    })
    const { api } = setUp(() => new Response(cut))
    await expect(api('listClusters', list)).rejects.toEqual(new NetworkError('listClusters', 'unreachable'))
  })
})

describe('no answer', () => {
  it('is a NetworkError', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api('listRegions', {})).rejects.toEqual(new NetworkError('listRegions', 'unreachable'))
  })

  it('of an export is awaited for half an hour: the server makes it before it answers', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { api } = setUp(() => Response.json({ id: 'e-1' }))
    const body = { instanceId: 7, tenant: 'default', folders: ['Sales'], dashboards: [], datasource: '' }
    await api('exportDataApp', { body: { ...body, enableDynamicJoins: false, includeParquet: false } })
    expect(timeout.mock.calls).toEqual([[1_800_000]])
    timeout.mockRestore()
  })

  it('because the caller left is passed on as it is', async () => {
    const controller = new AbortController()
    const { api } = setUp(() => {
      controller.abort()
      return Promise.reject(new DOMException('left', 'AbortError'))
    })
    await expect(api('listRegions', { signal: controller.signal })).rejects.toThrow('left')
  })
})
