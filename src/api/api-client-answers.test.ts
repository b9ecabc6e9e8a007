import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApiClient } from './api-client'
import { ApiError, ContractError, NetworkError, SessionEndedError } from './errors'

const person = { user: { uuid: 'u-1', role: { id: 1, name: 'free' } } }

function setUp(
  answer: (signal: AbortSignal) => Response | Promise<Response>,
  token: string | null = 'token-1',
) {
  const onFaults = vi.fn()
  const renewToken = vi.fn(async () => 'token-2')
  const sent: (RequestInit | undefined)[] = []
  const api = createApiClient({
    baseUrl: 'https://api.example.test/v2',
    productKey: 'basalt',
    getToken: async () => token,
    renewToken,
    onFaults,
    fetch: async (_input, init) => {
      sent.push(init)
      return answer(init?.signal as AbortSignal)
    },
  })
  return { api, onFaults, renewToken, sent }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const path = { path: { id: 'u-1' } }
const refusal = async (answer: () => Response) => {
  const error: unknown = await setUp(answer)
    .api('getMe', path)
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('no refusal')
  return error
}

describe('what could not be read of an answer', () => {
  it('is reported once under the name of its call, and not where all could be read', async () => {
    const half = setUp(() => json([{ email: 'nobody' }]))
    await half.api('listClusters', path)
    expect(half.onFaults).toHaveBeenCalledTimes(1)
    expect(half.onFaults.mock.calls[0]?.[0]).toBe('listClusters')
    expect(half.onFaults.mock.calls[0]?.[1]).toHaveLength(1)
    const whole = setUp(() => json([]))
    await whole.api('listClusters', path)
    expect(whole.onFaults).not.toHaveBeenCalled()
  })

  it('loses nothing where nobody wants to hear of it', async () => {
    const api = createApiClient({
      baseUrl: 'https://api.example.test/v2',
      productKey: 'basalt',
      getToken: async () => 'token-1',
      renewToken: async () => 'token-2',
      fetch: async () => json([{ email: 'nobody' }]),
    })
    expect(await api('listClusters', path)).toEqual([])
  })
})

describe('a request', () => {
  it('without a body has no such field', async () => {
    const { api, sent } = setUp(() => json(person))
    await api('getMe', path)
    expect(Object.keys(sent[0] ?? {}).sort()).not.toContain('body')
  })

  it('ends with the signal of who asked', async () => {
    const leaving = new AbortController()
    const { api, sent } = setUp(() => new Promise<Response>(() => {}))
    void api('getMe', { ...path, signal: leaving.signal }).catch(() => {})
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.signal?.aborted).toBe(false)
    leaving.abort()
    expect(sent[0]?.signal?.aborted).toBe(true)
  })

  it.each([
    ['that nothing answers', () => new Promise<Response>(() => {})],
    ['whose answer never ends', () => new Response(new ReadableStream())],
  ])('%s ends when its time is over, where who asked could leave as well', async (_which, answer) => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    onTestFinished(() => timeout.mockRestore())
    const { api, sent } = setUp(answer)
    void api('getMe', { ...path, signal: new AbortController().signal }).catch(() => {})
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.signal?.aborted).toBe(false)
    limit.abort()
    expect(sent[0]?.signal?.aborted).toBe(true)
  })

  it('of a signed-out visitor renews no token when it is refused', async () => {
    const { api, renewToken, sent } = setUp(() => json({}, 401), null)
    const body = { email: 'a@b.test', message: 'hi' }
    await expect(api('sendSupportMessage', { body })).rejects.toMatchObject({ statusCode: 401 })
    expect([renewToken.mock.calls.length, sent.length]).toEqual([0, 1])
  })
})

describe('no answer', () => {
  const failing = () => {
    throw new TypeError('Failed to fetch')
  }

  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  // As fetch does: what ends a request ends the answer that has begun, too.
  const cutOff = (signal: AbortSignal) => {
    const pull = (stream: ReadableStreamDefaultController) =>
      untilAborted(signal).catch((why) => stream.error(why))
    return new Response(new ReadableStream({ pull }))
  }

  it.each([
    ['at all', untilAborted],
    ['to its end', cutOff],
  ])(
    '%s within a minute is given up, and says so; who leaves is told nothing of it',
    async (_what, answer) => {
      const limit = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
      onTestFinished(() => timeout.mockRestore())
      const late = setUp(answer)
      const waited = late.api('getMe', path)
      await vi.waitFor(() => expect(late.sent).toHaveLength(1))
      limit.abort()
      await expect(waited).rejects.toEqual(new NetworkError('getMe', 'timeout'))
      expect(timeout.mock.calls).toEqual([[60_000]])

      timeout.mockReturnValue(new AbortController().signal)
      const leaver = new AbortController()
      const left = setUp(answer)
      const given = left.api('getMe', { ...path, signal: leaver.signal })
      await vi.waitFor(() => expect(left.sent).toHaveLength(1))
      leaver.abort()
      await expect(given).rejects.toBe(leaver.signal.reason)
    },
  )

  it.each([
    [false, 'offline'],
    [true, 'unreachable'],
    [undefined, 'unreachable'],
  ])('with navigator.onLine %s is %s', async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine })
    await expect(setUp(failing).api('getMe', path)).rejects.toMatchObject({ reason })
  })
})

describe('a refusal', () => {
  it.each([
    [502, {}, true],
    [503, {}, true],
    [503, { 'retry-after': '5' }, false],
    [502, { 'retry-after': '5' }, true],
    [504, {}, true],
    [500, {}, false],
    [500, { 'content-type': 'text/html; charset=utf-8' }, false],
    [404, { 'content-type': 'text/html' }, false],
  ])('%d with %o is of a gateway: %s', async (status, headers, isFromGateway) => {
    const error = await refusal(() => json({ message: 'No' }, status, headers as Record<string, string>))
    expect(error.isFromGateway).toBe(isFromGateway)
  })

  it('is not of a gateway unless it says so', () => {
    expect(new ApiError({ message: 'No', statusCode: 500 }).isFromGateway).toBe(false)
  })

  it.each([
    [undefined, null],
    ['7', 7_000],
    ['Wed, 25 Nov 2026 09:00:30 GMT', 30_000],
    ['Wed, 25 Nov 2026 08:00:00 GMT', 0],
    ['86400', 300_000],
    ['soon', null],
  ])('with Retry-After %s asks to wait %s ms', async (header, wait) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T09:00:00Z') })
    const error = await refusal(() => json({ message: 'No' }, 429, header ? { 'retry-after': header } : {}))
    expect(error.retryAfter).toBe(wait)
  })

  it('without a content type is read as what it says', async () => {
    const answer = new Response('The books are closed', { status: 500 })
    answer.headers.delete('content-type')
    expect((await refusal(() => answer)).message).toBe('The books are closed')
  })

  it('has a name by which reports group it', () => {
    expect([new SessionEndedError().name, new ContractError('getMe', []).name]).toEqual([
      'SessionEndedError',
      'ContractError',
    ])
  })
})
