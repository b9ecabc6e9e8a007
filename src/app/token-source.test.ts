import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../api/api-client'
import { NetworkError, SessionEndedError } from '../api/errors'
import { authFailureOf } from './auth-failure'
import { createTokenSource } from './token-source'

const refused = (error: string, message = error) => Object.assign(new Error(message), { error })

/** A client that answers from a list: texts are tokens, everything else is thrown. */
function createSource(answers: (string | Error)[]) {
  const asked: boolean[] = []
  const events: string[] = []
  const waits: number[] = []
  const source = createTokenSource({
    client: {
      getToken: async ({ isFresh }) => {
        asked.push(isFresh)
        const answer = answers.shift()
        if (typeof answer === 'string') return answer
        throw answer
      },
    },
    onEnded: () => events.push('ended'),
    onTrouble: (isTroubled) => events.push(isTroubled ? 'troubled' : 'fine'),
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
  })
  return { source, asked, events, waits }
}

describe('renewing a session', () => {
  it('answers 12 calls refused with 401 after one renewal [AUTH-009]', async () => {
    const { source, asked } = createSource(['new'])
    const tokens: string[] = []
    const api = createApiClient({
      baseUrl: '/api',
      productKey: 'basalt',
      getToken: async () => 'old',
      renewToken: source.renewToken,
      fetch: async (_url, request) => {
        const token = new Headers(request?.headers).get('authorization') ?? ''
        tokens.push(token)
        return token === 'Bearer old' ? new Response('', { status: 401 }) : Response.json([])
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => api('listIdleTimes', {}).then(() => 'answered')),
    )
    expect(answers).toEqual(Array(12).fill('answered'))
    expect(asked).toEqual([true])
    expect(tokens.filter((token) => token === 'Bearer new')).toHaveLength(12)
  })

  it('asks again once the last answer has come: a token is shared by those who wait for it alone', async () => {
    const { source, asked } = createSource(['first', 'second'])
    expect(await Promise.all([source.getToken(), source.getToken()])).toEqual(['first', 'first'])
    expect(await source.getToken()).toBe('second')
    expect(asked).toEqual([false, false])
  })

  it('is not answered with the token that is asked for beside it, which was refused perhaps', async () => {
    const { source, asked } = createSource(['old', 'new'])
    expect(await Promise.all([source.getToken(), source.renewToken()])).toEqual(['old', 'new'])
    expect(asked).toEqual([false, true])
  })

  it('waits by itself before it asks again', async () => {
    vi.useFakeTimers()
    const getToken = vi.fn(() => Promise.reject(refused('request_error')))
    const source = createTokenSource({ client: { getToken }, onEnded: () => {}, onTrouble: () => {} })
    const failed = expect(source.renewToken()).rejects.toBeInstanceOf(NetworkError)
    await vi.advanceTimersByTimeAsync(499)
    expect(getToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(getToken).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5_500)
    await failed
  })

  it('waits out a provider that answers 503 and signs nobody out [AUTH-009]', async () => {
    const { source, events, waits } = createSource([
      refused('request_error', 'HTTP error. Unable to fetch /oauth/token'),
      refused('request_error'),
      'new',
    ])
    expect(await source.renewToken()).toBe('new')
    expect(waits).toEqual([500, 1500])
    expect(events).toEqual(['troubled', 'troubled', 'fine'])
  })

  it('says that the provider is away when it stays away, without ending the session', async () => {
    const { source, events, waits } = createSource(Array(4).fill(refused('request_error')))
    await expect(source.renewToken()).rejects.toBeInstanceOf(NetworkError)
    expect(waits).toEqual([500, 1500, 4000])
    expect(events).toEqual(['troubled', 'troubled', 'troubled', 'troubled'])
  })

  it.each([
    [6_001, 2],
    [5_999, 3],
  ])(
    'is patient for 12 s: a provider that hangs for %i ms is asked %i times [AUTH-009]',
    async (hangs, asked) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let attempts = 0
      const source = createTokenSource({
        client: {
          getToken: async () => {
            attempts += 1
            vi.setSystemTime(Date.now() + hangs)
            throw refused('timeout')
          },
        },
        onEnded: () => {},
        onTrouble: () => {},
        wait: async () => {},
      })
      await expect(source.renewToken()).rejects.toBeInstanceOf(NetworkError)
      expect(attempts).toBe(asked)
    },
  )

  it.each(['invalid_grant', 'login_required', 'access_denied'])(
    'ends the session at %s, at once [AUTH-009]',
    async (error) => {
      const { source, events, asked } = createSource([refused(error)])
      await expect(source.renewToken()).rejects.toBeInstanceOf(SessionEndedError)
      expect(events).toEqual(['fine', 'ended'])
      expect(asked).toHaveLength(1)
    },
  )
})

describe('a failed sign-in', () => {
  it.each([
    [refused('login_required'), { kind: 'ended' }],
    [refused('invalid_grant'), { kind: 'ended' }],
    [refused('missing_refresh_token'), { kind: 'ended' }],
    [refused('consent_required'), { kind: 'ended' }],
    [refused('interaction_required'), { kind: 'ended' }],
    [refused('account_selection_required'), { kind: 'ended' }],
    [refused('request_error'), { kind: 'unreachable' }],
    [refused('timeout'), { kind: 'unreachable' }],
    [refused('server_error'), { kind: 'unreachable' }],
    [refused('temporarily_unavailable'), { kind: 'unreachable' }],
    [refused('service_unavailable'), { kind: 'unreachable' }],
    [refused('too_many_requests'), { kind: 'unreachable' }],
    [refused('internal_error'), { kind: 'unreachable' }],
    [refused('internal_server_error'), { kind: 'unreachable' }],
    [refused('Service Unavailable'), { kind: 'unreachable' }],
    [refused('Bad Gateway'), { kind: 'unreachable' }],
    [refused('Gateway Timeout'), { kind: 'unreachable' }],
    [
      refused('Forbidden', 'User is blocked'),
      { kind: 'refused', name: 'Forbidden', message: 'User is blocked' },
    ],
    [{ error: 'Unauthorized' }, { kind: 'refused', name: 'Unauthorized', message: 'Unauthorized' }],
    [{ error: 'unauthorized' }, { kind: 'refused', name: 'unauthorized', message: 'unauthorized' }],
    [new TypeError('NetworkError when attempting to fetch resource.'), { kind: 'unreachable' }],
    [new TypeError('Load failed'), { kind: 'unreachable' }],
    [new Error('The operation was aborted'), { kind: 'unreachable' }],
    [new Error('login_required'), { kind: 'ended' }],
    ['a text', { kind: 'refused', name: 'sign_in_failed', message: 'a text' }],
    [{ error: 'access_denied' }, { kind: 'refused', name: 'access_denied', message: 'access_denied' }],
    [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    [new Error("Timeout when executing 'fetch'"), { kind: 'unreachable' }],
    [
      refused('access_denied', 'user is blocked'),
      { kind: 'refused', name: 'access_denied', message: 'user is blocked' },
    ],
    [
      refused('access_denied', 'timeout of the sign-in page'),
      { kind: 'refused', name: 'access_denied', message: 'timeout of the sign-in page' },
    ],
    [
      new Error('Nonce (nonce) claim mismatch in the ID token'),
      { kind: 'refused', name: 'sign_in_failed', message: 'Nonce (nonce) claim mismatch in the ID token' },
    ],
  ])('%s is distinguished [AUTH-039]', (error, failure) => {
    expect(authFailureOf(error)).toEqual(failure)
  })
})
