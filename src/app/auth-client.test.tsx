import { Auth0Client } from '@auth0/auth0-spa-js'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleConfig } from '../testing/fake-boot'
import { createAuthClient } from './auth-client'
import { workerUrl } from './trusted-types'

class FakeWorker {
  static isEnded = false
  terminate() {
    FakeWorker.isEnded = true
  }
}

beforeEach(() => {
  FakeWorker.isEnded = false
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the client of the identity provider', () => {
  it('ends the worker that holds the refresh token when the session ends elsewhere', async () => {
    const client = createAuthClient(exampleConfig())
    await client.forget()
    expect(FakeWorker.isEnded).toBe(true)
  })

  it('asks for our audience and scope, and comes back to the start page', async () => {
    const { client, calls, options } = spied()
    await client.redirect({ returnTo: '/plans', parameters: { prompt: 'login' } })
    await client.redirect({ returnTo: '/' })
    await client.signOut()
    await client.forget()
    expect(calls).toEqual([
      ['loginWithRedirect', { appState: { returnTo: '/plans' }, authorizationParams: { prompt: 'login' } }],
      ['loginWithRedirect', { appState: { returnTo: '/' }, authorizationParams: {} }],
      ['logout', { logoutParams: { returnTo: location.origin } }],
      ['logout', { openUrl: false }],
    ])
    expect(options()).toMatchObject({
      domain: 'login.test',
      clientId: 'console',
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      workerUrl,
      authorizeTimeoutInSeconds: 15,
      authorizationParams: { redirect_uri: `${location.origin}/`, audience: 'api', scope: 'openid email' },
    })
  })

  it.each([
    [undefined, 'https://login.test/'],
    ['https://login.test', 'https://login.test'],
    ['https://login.test/realms/basalt', 'https://login.test/realms/basalt'],
    ['http://localhost:9000', 'http://localhost:9000'],
  ])(
    'takes ID tokens of the issuer that config.json names, here %s, or of the domain: %s',
    async (issuer, taken) => {
      const { client, expected } = spied(issuer === undefined ? {} : { issuer })
      await client.signOut()
      expect(expected()).toBe(taken)
    },
  )

  it('takes ID tokens of a domain that is no https address, with a slash behind it', async () => {
    const { client, expected } = spied({ domain: 'http://localhost:9000' })
    await client.signOut()
    expect(expected()).toBe('http://localhost:9000/')
  })

  it('finds a provider that config.json names no domain of on its own origin', async () => {
    const { client, options } = spied({ domain: '' })
    await client.signOut()
    expect(options()).toMatchObject({ domain: location.origin })
  })

  it('asks the provider for a fresh token, and its own memory for any other', async () => {
    const { client, calls, answer } = spied()
    answer('getTokenSilently', 'token-1')
    expect(await client.getToken({ isFresh: true })).toBe('token-1')
    await client.getToken({ isFresh: false })
    expect(calls).toEqual([
      ['getTokenSilently', { cacheMode: 'off' }],
      ['getTokenSilently', { cacheMode: 'on' }],
    ])
    answer('getTokenSilently', undefined)
    await expect(client.getToken({ isFresh: false })).rejects.toThrow('login_required')
  })

  it('hands out what the ID token claims', async () => {
    const { client, answer } = spied()
    answer('getIdTokenClaims', { sub: 'u-1', 'https://basalt.test/id': 'u-7' })
    expect(await client.getClaims()).toEqual({ sub: 'u-1', 'https://basalt.test/id': 'u-7' })
  })

  it.each([
    [{ returnTo: '/plans' }, '/plans'],
    [{ returnTo: 7 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('answers from the state %j of a round trip where to go on: %s', async (appState, returnTo) => {
    const { client, calls, answer } = spied()
    answer('handleRedirectCallback', { appState })
    expect(await client.finishSignIn('https://console.test/?code=c&state=s')).toEqual({ returnTo })
    expect(calls).toEqual([['handleRedirectCallback', 'https://console.test/?code=c&state=s']])
  })

  it('knows by its own cookie that somebody has signed in here', () => {
    const { client } = spied()
    const cookie = vi.spyOn(document, 'cookie', 'get')
    onTestFinished(() => cookie.mockRestore())
    cookie.mockReturnValue('a=1; auth0.console.is.authenticated=true')
    expect(client.hasSessionHint()).toBe(true)
    cookie.mockReturnValue('a=1; auth0.another.is.authenticated=true')
    expect(client.hasSessionHint()).toBe(false)
  })

  it('knows its own cookie where a cookie does not hold the name of the client as it is', () => {
    const { client } = spied({ clientId: 'https://console.test/id?a=(1)#me+you' })
    const cookie = vi.spyOn(document, 'cookie', 'get')
    onTestFinished(() => cookie.mockRestore())
    cookie.mockReturnValue(
      'auth0.https%3A%2F%2Fconsole.test%2Fid%3Fa%3D%281%29#me+you.is.authenticated=true; a=1',
    )
    expect(client.hasSessionHint()).toBe(true)
    cookie.mockReturnValue('auth0.https%3A%2F%2Fconsole.test%2Fid.is.authenticated=true')
    expect(client.hasSessionHint()).toBe(false)
  })

  it('takes nobody from what outlives the page: tokens are in memory alone', async () => {
    const config = exampleConfig()
    const entry = { id_token: 'x', decodedToken: { claims: { sub: 'u-1' }, user: { sub: 'u-1' } } }
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(`@@auth0spajs@@::${config.auth.clientId}::@@user@@`, JSON.stringify(entry))
    expect(await createAuthClient(config).getClaims()).toBeNull()
  })
})

/** Our client over one that asks nobody: what it was called with, and with what it was made. */
function spied(settings: { domain?: string; issuer?: string; clientId?: string } = {}) {
  const calls: unknown[][] = []
  const answers: Record<string, unknown> = {}
  const made: object[] = []
  const names = [
    'loginWithRedirect',
    'logout',
    'getTokenSilently',
    'getIdTokenClaims',
    'handleRedirectCallback',
  ] as const
  for (const name of names) {
    const spy = vi.spyOn(Auth0Client.prototype, name).mockImplementation(async function (
      this: object,
      ...given: unknown[]
    ) {
      made.push(this)
      calls.push([name, ...given])
      return answers[name] as never
    })
    onTestFinished(() => spy.mockRestore())
  }
  const config = exampleConfig()
  const auth = {
    ...config.auth,
    domain: 'login.test',
    clientId: 'console',
    audience: 'api',
    scope: 'openid email',
    ...settings,
  }
  return {
    client: createAuthClient({ ...config, auth }),
    calls,
    options: () => Reflect.get(made[0] ?? {}, 'options') as unknown,
    /** The issuer that ID tokens have to name. */
    expected: () => Reflect.get(made[0] ?? {}, 'tokenIssuer') as unknown,
    answer: (name: (typeof names)[number], value: unknown) => (answers[name] = value),
  }
}
