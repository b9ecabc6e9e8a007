import { beforeEach, describe, expect, it, vi } from 'vitest'
import shipped from '../../public/config.json'
import { createFakeAuthClient } from '../testing/fake-auth-client'
import { createFakeReporter } from '../testing/fake-reporter'
import type { AuthClient } from './auth-client'
import { mayRedirectByItself, rememberRedirect } from './redirect-guard'
import { startBoot } from './start-boot'

const origin = 'https://console.test'
const refused = (error: string, message = error) => Object.assign(new Error(message), { error })

async function boot(
  path: string,
  overrides: Partial<AuthClient> = {},
  config: unknown = shipped,
  texts: unknown = {},
) {
  const requests: string[] = []
  const addresses: string[] = []
  const waits: number[] = []
  const ahead: { credentials?: string; accept: string | null; cache?: string }[] = []
  const client = createFakeAuthClient(overrides)
  const reporter = createFakeReporter()
  const result = await startBoot({
    address: new URL(path, origin),
    replaceAddress: (address) => addresses.push(address),
    send: async (input, request) => {
      const headers = new Headers(request?.headers)
      const authorization = headers.get('authorization')
      if (authorization)
        ahead.push({
          credentials: request?.credentials,
          accept: headers.get('accept'),
          cache: request?.cache,
        })
      requests.push(authorization ? `${String(input)} (${authorization})` : String(input))
      if (input === '/config.json') return Response.json(config)
      return Response.json(input === '/texts/de.json' ? texts : {})
    },
    createClient: () => client,
    createReporter: () => reporter,
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  return { result, requests, addresses, client, waits, ahead, reported: reporter.reported }
}

beforeEach(() => sessionStorage.clear())

describe('the start', () => {
  it('signs in silently and asks for the session and the list at once', async () => {
    const { result, requests } = await boot('/clusters')
    expect(result).toMatchObject({ kind: 'signed-in', userId: 'u-1' })
    expect(requests).toEqual([
      '/config.json',
      '/api/v2/users/u-1/me (Bearer access-token)',
      '/api/v2/users/u-1/instances (Bearer access-token)',
    ])
  })

  it('asks for the texts of another language beside the sign-in, and reports those that cannot be read', async () => {
    const config = { ...shipped, locale: 'de', texts: '/texts/de.json' }
    const { result, requests, reported } = await boot('/clusters', {}, config)
    expect(requests.slice(0, 2)).toEqual(['/config.json', '/texts/de.json'])
    expect('translation' in result && (await result.translation)).toEqual({})
    expect(reported).toEqual([])
    const list = await boot('/clusters', {}, config, [])
    expect('translation' in list.result && (await list.result.translation)).toBeNull()
    expect(list.reported).toEqual([{ name: 'unread_texts', message: '/texts/de.json' }])
    const english = await boot('/clusters')
    expect('translation' in english.result && (await english.result.translation)).toBeNull()
    expect(english.requests).not.toContain('/texts/de.json')
  })

  it.each([
    ['/clusters', true],
    ['/instances', true],
    ['/signin', true],
    ['/signin?redirect_to=%2Fclusters', true],
    ['/signin?redirect_to=%2Fplans', false],
    ['/clusters/sales', false],
    ['/consumption', false],
  ])('on the way to %s asks for the list beside the session: %s', async (returnTo, isAsked) => {
    const { result, requests } = await boot('/?code=c&state=s', { finishSignIn: async () => ({ returnTo }) })
    expect(requests.slice(1)).toEqual([
      '/api/v2/users/u-1/me (Bearer access-token)',
      ...(isAsked ? ['/api/v2/users/u-1/instances (Bearer access-token)'] : []),
    ])
    expect(result).toMatchObject({ isListUnderWay: isAsked })
  })

  it.each([
    ['/signin', true],
    ['/signin?redirect_to=%2Fclusters', true],
    ['/signin?redirect_to=%2Fplans', false],
  ])('at %s of who has signed in before asks for the list: %s', async (path, isListUnderWay) => {
    expect((await boot(path)).result).toMatchObject({ kind: 'signed-in', isListUnderWay })
  })

  it('goes on at an address that begins with two slashes', async () => {
    expect((await boot(`${origin}//`)).result).toMatchObject({ kind: 'signed-in', isListUnderWay: false })
  })

  it('asks for JSON ahead, past the copies of the browser, and sends no cookies', async () => {
    const request = { credentials: 'omit', accept: 'application/json', cache: 'no-cache' }
    expect((await boot('/clusters')).ahead).toEqual([request, request])
  })

  it.each([{ sub: '' }, { sub: {} }, {}, null])(
    'refuses an ID token that names nobody: %j',
    async (claims) => {
      const { result, requests } = await boot('/clusters', { getClaims: async () => claims })
      expect(result).toMatchObject({ kind: 'signed-out', refusal: { name: 'missing_user_id' } })
      expect(requests).toEqual(['/config.json'])
    },
  )

  it('gives up early on a provider that stays away: after half a second and one and a half', async () => {
    const { result, waits } = await boot('/clusters', {
      getToken: () => Promise.reject(refused('request_error')),
    })
    expect(result).toMatchObject({ kind: 'unreachable' })
    expect(waits).toEqual([500, 1500])
  })

  it('takes the id from the configured claim', async () => {
    const config = { ...shipped, auth: { ...shipped.auth, userIdClaim: 'https://basalt.test/id' } }
    const claims = { getClaims: async () => ({ sub: 'auth0|7', 'https://basalt.test/id': 'u-7' }) }
    expect((await boot('/', claims, config)).result).toMatchObject({ kind: 'signed-in', userId: 'u-7' })
    const figure = { getClaims: async () => ({ 'https://basalt.test/id': 7 }) }
    const { result, requests } = await boot('/', figure, config)
    expect(result).toMatchObject({ kind: 'signed-in', userId: '7' })
    expect(requests[1]).toBe('/api/v2/users/7/me (Bearer access-token)')
  })

  it('is signed out without asking when nobody has signed in here [AUTH-002]', async () => {
    const getToken = () => Promise.reject(new Error('must not be asked'))
    const { result, requests } = await boot('/clusters', { hasSessionHint: () => false, getToken })
    expect(result).toMatchObject({ kind: 'signed-out', refusal: null })
    expect(requests).toEqual(['/config.json'])
  })

  it('comes back from the provider to the place asked for, and clears the address [AUTH-008]', async () => {
    const returnTo = '/signin?redirect_to=%2Fplans%3Ftab%3D1%23x'
    const { result, addresses } = await boot('/?code=c&state=s', {
      finishSignIn: async () => ({ returnTo }),
    })
    expect(result.kind).toBe('signed-in')
    expect(addresses).toEqual([returnTo])
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', null])(
    'does not come back to %s',
    async (returnTo) => {
      const { addresses } = await boot('/?code=c&state=s', { finishSignIn: async () => ({ returnTo }) })
      expect(addresses).toEqual(['/signin'])
    },
  )

  it('keeps the provider’s words of a refusal and clears the address [AUTH-037]', async () => {
    const { result, addresses } = await boot(
      '/?error=access_denied&error_description=user%20is%20blocked&state=s',
      { finishSignIn: () => Promise.reject(refused('access_denied', 'user is blocked')) },
    )
    expect(result).toMatchObject({
      kind: 'signed-out',
      refusal: { name: 'access_denied', message: 'user is blocked' },
    })
    expect(addresses).toEqual(['/'])
  })

  it('calls an answer nobody asked for an invalid state [AUTH-037]', async () => {
    const { result } = await boot('/?code=stolen&state=made-up', {
      finishSignIn: () => Promise.reject(refused('missing_transaction', 'Invalid state')),
      hasSessionHint: () => false,
    })
    expect(result).toMatchObject({ kind: 'signed-out', refusal: { message: 'Invalid state' } })
  })

  it.each([
    ['/?code=used&state=used', 'missing_transaction'],
    ['/?code=c&state=of-another-tab', 'state_mismatch'],
    ['/?error=access_denied&error_description=user%20is%20blocked', 'missing_transaction'],
  ])(
    'goes on with the session of who is signed in when %s answers no question of ours',
    async (path, error) => {
      const finishSignIn = () => Promise.reject(refused(error, 'Invalid state'))
      const { result, addresses } = await boot(path, { finishSignIn })
      expect(result).toMatchObject({ kind: 'signed-in', userId: 'u-1' })
      expect(addresses).toEqual(['/'])
      const visitor = await boot(path, { finishSignIn, hasSessionHint: () => false })
      expect(visitor.result).toMatchObject({ kind: 'signed-out' })
    },
  )

  it('reports a refusal that has no page by its name, and one that has a page not [AUTH-039]', async () => {
    const names = async (description: string) => {
      const { reported } = await boot(`/?error=server_mood&error_description=${description}&state=s`, {
        finishSignIn: () => Promise.reject(refused('server_mood')),
      })
      return reported.map(({ name }) => name)
    }
    expect(await names('The%20tenant%20sleeps')).toEqual(['server_mood'])
    expect(await names('blocked')).toEqual([])
  })

  it.each([
    ['login_required', { kind: 'signed-out', refusal: null }],
    ['request_error', { kind: 'unreachable', what: 'identity-provider', returnTo: '/plans?a=1#b' }],
    ['timeout', { kind: 'unreachable', what: 'identity-provider', returnTo: '/plans?a=1#b' }],
  ])('a silent sign-in that ends in %s', async (error, expected) => {
    const { result, client } = await boot('/plans?a=1#b', { getToken: () => Promise.reject(refused(error)) })
    expect(result).toMatchObject(expected)
    if (result.kind === 'unreachable') expect(result).toMatchObject({ provider: { client, config: shipped } })
  })

  it('survives a provider that fails twice', async () => {
    let failures = 2
    const getToken = async () => {
      failures -= 1
      if (failures >= 0) throw refused('request_error')
      return 'access-token'
    }
    expect((await boot('/clusters', { getToken })).result.kind).toBe('signed-in')
  })

  it('forgets how often the browser was sent away once somebody is signed in', async () => {
    for (let time = 0; time < 3; time += 1) rememberRedirect('/clusters', '/signin', Date.now())
    await boot('/clusters')
    expect(mayRedirectByItself('/clusters', Date.now())).toBe(true)
  })

  it('does not send the browser away again after a round trip that opened no session', async () => {
    await boot('/?code=c&state=s', { getToken: () => Promise.reject(refused('login_required')) })
    expect(mayRedirectByItself('/clusters', Date.now())).toBe(false)
  })

  it('does not send the browser away again after coming back without a session', async () => {
    await boot('/?code=c&state=s', { finishSignIn: () => Promise.reject(refused('invalid_grant')) })
    expect(mayRedirectByItself('/clusters', Date.now())).toBe(false)
    expect(mayRedirectByItself('/clusters', Date.now() + 10_001)).toBe(true)
  })

  it('takes no address for an answer of the provider that is none', async () => {
    const finishSignIn = () => Promise.reject(new Error('must not be asked'))
    for (const path of ['/?code=c', '/?state=s', '/plans?code=c&state=s', '/plans?error=x']) {
      const { result, addresses } = await boot(path, { finishSignIn })
      expect([result.kind, addresses]).toEqual(['signed-in', []])
    }
  })

  it('names a refusal by its code where it comes without words', async () => {
    const { result } = await boot('/?error=server_mood&state=s', {
      finishSignIn: () => Promise.reject(refused('server_mood', 'other words')),
    })
    expect(result).toMatchObject({ refusal: { name: 'server_mood', message: 'server_mood' } })
  })

  it('offers again what was asked for, where a round trip finds no provider', async () => {
    const lost = { finishSignIn: () => Promise.reject(refused('request_error')) }
    expect((await boot('/?code=c&state=s', lost)).result).toMatchObject({
      kind: 'unreachable',
      returnTo: '/',
    })
    rememberRedirect('/plans', '/signin?redirect_to=%2Fplans', Date.now())
    expect((await boot('/?code=c&state=s', lost)).result).toMatchObject({
      kind: 'unreachable',
      what: 'identity-provider',
      returnTo: '/signin?redirect_to=%2Fplans',
    })
    const halfway = await boot('/?code=c&state=s', {
      finishSignIn: async () => ({ returnTo: '/consumption' }),
      getToken: () => Promise.reject(refused('request_error')),
    })
    expect(halfway.result).toMatchObject({ kind: 'unreachable', returnTo: '/consumption' })
  })

  it('may send the browser to sign in after a silent sign-in that was refused', async () => {
    await boot('/clusters', { getToken: () => Promise.reject(refused('login_required')) })
    expect(mayRedirectByItself('/clusters', Date.now())).toBe(true)
  })

  it('hands out what it asked for ahead, once', async () => {
    const { result, requests } = await boot('/clusters')
    if (result.kind !== 'signed-in') throw new Error('nobody is signed in')
    const before = requests.length
    expect((await result.send('/api/v2/users/u-1/me')).status).toBe(200)
    expect(requests).toHaveLength(before)
    await result.send('/api/v2/users/u-1/me')
    expect(requests).toHaveLength(before + 1)
  })

  it('follows the provider from then on: away, back, and over', async () => {
    const answers: unknown[] = [
      'access-token',
      refused('request_error'),
      'new-token',
      refused('invalid_grant'),
    ]
    const phases: string[] = []
    const getToken = async () => {
      const answer = answers.shift()
      if (typeof answer === 'string') return answer
      throw answer
    }
    const { result } = await boot('/clusters', { getToken })
    if (result.kind !== 'signed-in') throw new Error('nobody is signed in')
    const { phase, tokens } = result
    phase.subscribe(() => phases.push(phase.get()))
    expect(await tokens.renewToken()).toBe('new-token')
    await expect(tokens.renewToken()).rejects.toThrow()
    expect(phases).toEqual(['troubled', 'alive', 'ended'])
  })

  it('waits a minute for each of its files and its first answers, and no longer', async () => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return late.signal
    })
    const given: string[] = []
    const silent: typeof fetch = (url, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => {
          given.push(String(url))
          reject(new DOMException('', 'TimeoutError'))
        }),
      )
    const settings = { address: new URL('/clusters', origin), replaceAddress: () => {} }
    const createClient = () => createFakeAuthClient()
    const starting = startBoot({ ...settings, send: silent, createClient })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await starting).toMatchObject({ kind: 'unreachable', what: 'configuration' })
    expect(given.splice(0)).toEqual(['/config.json'])

    const config = { ...shipped, locale: 'de', texts: '/texts/de.json', errorReportUrl: '/reports' }
    const send: typeof fetch = async (url, init) =>
      url === '/config.json' ? Response.json(config) : silent(url, init)
    const result = await startBoot({ ...settings, send, createClient })
    if (result.kind !== 'signed-in') throw new Error(result.kind)
    result.send('/resources/api-keys.json').catch(() => {})
    await vi.advanceTimersByTimeAsync(59_000)
    expect(given).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(given).toEqual([
      '/texts/de.json',
      '/api/v2/users/u-1/me',
      '/api/v2/users/u-1/instances',
      '/resources/api-keys.json',
    ])
    expect(await result.translation).toBeNull()
  })

  it('leaves a request the signal that its caller gave it', async () => {
    const signals = new Map<string, AbortSignal | null | undefined>()
    const send: typeof fetch = async (url, init) => {
      signals.set(String(url), init?.signal)
      return Response.json(url === '/config.json' ? shipped : {})
    }
    const settings = { address: new URL('/clusters', origin), replaceAddress: () => {} }
    const result = await startBoot({ ...settings, send, createClient: () => createFakeAuthClient() })
    if (result.kind !== 'signed-in') throw new Error(result.kind)
    const { signal } = new AbortController()
    await result.send('/resources/api-keys.json', { signal })
    expect(signals.get('/resources/api-keys.json')).toBe(signal)
  })

  it('reports to the address of config.json', async () => {
    const createReporter = vi.fn(() => createFakeReporter())
    const send: typeof fetch = async () => Response.json({ ...shipped, errorReportUrl: '/reports' })
    const address = new URL('/clusters', origin)
    const createClient = () => createFakeAuthClient({ hasSessionHint: () => false })
    await startBoot({ address, replaceAddress: () => {}, send, createClient, createReporter })
    expect(createReporter.mock.calls).toEqual([['/reports', expect.any(Function)]])
  })

  it.each([
    ['/plans?a=1#b', '/plans?a=1#b'],
    ['//evil.test/plans', '/evil.test/plans'],
    ['///evil.test', '/evil.test'],
  ])('at %s leads back to %s of this site where config.json cannot be reached', async (path, returnTo) => {
    const result = await startBoot({
      address: new URL(`${origin}${path}`),
      replaceAddress: () => {},
      send: () => Promise.reject(new TypeError('Failed to fetch')),
      createClient: () => createFakeAuthClient(),
    })
    expect(result).toEqual({ kind: 'unreachable', what: 'configuration', returnTo })
  })

  it('says why the client of the identity provider cannot be made, as on a page without encryption', async () => {
    const result = await startBoot({
      address: new URL('/clusters', origin),
      replaceAddress: () => {},
      send: async () => Response.json(shipped),
      createClient: () => {
        throw new Error('\n  must run on a secure origin\n')
      },
    })
    expect(result).toEqual({ kind: 'config-fault', faults: ['auth: must run on a secure origin'] })
  })

  it('lists every fault of config.json and tries no sign-in', async () => {
    const { result } = await boot('/', {}, { ...shipped, ssoCookieName: 7, redirectOrigins: 'x' })
    expect(result).toEqual({
      kind: 'config-fault',
      faults: ['ssoCookieName: a text is expected', 'redirectOrigins: a list is expected'],
    })
  })
})
