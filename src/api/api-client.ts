import type { ClusterRole } from '../domain/cluster-role'
import { readErrorBody } from '../domain/error-text'
import type { Call, NamedCall } from './call'
import type { CallBody, CallName, CallResult } from './contract'
import { ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError } from './errors'
import { fileNameOf } from './file-name'
import { namedCall } from './known-calls'
import type { PathValues } from './path'
import { faultsOfAnswer, type RecordFault } from './record-faults'
import type { FileAnswer } from './wire/file'
import { valueFaultsFrom } from './wire/records'
import { issuesOf, toWireRequest, type WireSettings } from './wire-request'

export type CallOptions<Name extends CallName> = {
  path?: PathValues
  query?: Readonly<Record<string, string>>
  /** UUID of this intention; POST calls get one of their own when none is given (decision 14). */
  idempotencyKey?: string
  signal?: AbortSignal
} & (CallBody<Name> extends undefined ? { body?: undefined } : { body: CallBody<Name> })

/**
 * Makes one call of the contract and answers in the domain's names.
 * @throws ApiError for a status outside 2xx, ContractError for a wrong shape, NetworkError when no answer arrived,
 * SessionEndedError when the session cannot be renewed, ViewAsError for anything but a read while a role is viewed.
 */
export type ApiClient = {
  <Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<CallResult<Name>>
  /** Makes a call chosen at run time, as definitions do: the body is checked against the call before it is sent. */
  (call: NamedCall, options: NamedCallOptions): Promise<unknown>
}

export type NamedCallOptions = Omit<CallOptions<'getMe'>, 'body'> & { body?: unknown }

export type ApiClientSettings = WireSettings & {
  /** The access token, from memory; null for somebody who is not signed in. */
  getToken: () => Promise<string | null>
  /** A fresh access token after a 401; callers share one renewal. Throws SessionEndedError when there is none. */
  renewToken: () => Promise<string>
  /** The role the console is viewed as: nothing but reads is sent then. */
  viewedRole?: () => ClusterRole | null
  /** Called with what could not be read of an answer that is there otherwise. */
  onFaults?: (call: string, faults: readonly RecordFault[]) => void
  fetch?: typeof fetch
}

const timeout = 60_000

/** Builds the client of the product API: one bearer token, one renewal for all calls refused with 401. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const send = settings.fetch ?? fetch.bind(globalThis)
  let renewal: Promise<string> | null = null

  function renewOnce(): Promise<string> {
    renewal ??= settings.renewToken().finally(() => {
      renewal = null
    })
    return renewal
  }

  /** A call that was refused late finds the token renewed by another one, and has no need of a second renewal. */
  async function tokenAfter(refused: string): Promise<string> {
    const current = await (renewal ?? settings.getToken())
    return current === null || current === refused ? renewOnce() : current
  }

  async function call(choice: CallName | NamedCall, options: NamedCallOptions): Promise<unknown> {
    const spec = typeof choice === 'string' ? namedCall(choice) : choice
    const { name } = spec
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()

    const attempt = (token: string | null): Promise<Response> => {
      // Asked at the last moment: the view may begin while a token is renewed.
      const viewedRole = settings.viewedRole?.() ?? null
      if (viewedRole !== null && spec.method !== 'GET') throw new ViewAsError(viewedRole)
      const { url, method, headers, body } = toWireRequest(
        spec,
        { ...options, idempotencyKey, token },
        settings,
      )
      return reach(spec, options.signal, (signal) =>
        send(url, {
          method,
          signal,
          credentials: 'omit',
          headers,
          // A named API is held to its base, wherever it would send the request on to.
          ...(spec.api && { redirect: 'error' }),
          // A reading after a command may not be the browser's copy of the one before it.
          ...(method === 'GET' && { cache: 'no-cache' }),
          ...spec.fetchOptions,
          ...(body === undefined ? {} : { body }),
        }),
      )
    }

    const token = spec.api?.sendsToken === false ? null : await settings.getToken()
    if (token === null && spec.isPublic !== true) throw new SessionEndedError()
    let response = await attempt(token)
    if (response.status === 401 && token !== null) response = await attempt(await tokenAfter(token))
    if (response.status === 401 && spec.isPublic !== true) throw new SessionEndedError()
    const tell = (faults: readonly RecordFault[]) => {
      if (faults.length > 0) settings.onFaults?.(name, faults)
    }
    const answer = await readAnswer(name, spec, response, options.signal).catch((error: unknown) => {
      if (error instanceof ContractError) tell([error.fault])
      throw error
    })
    tell(faultsOfAnswer(answer))
    return answer
  }
  // The contract types what each of its calls answers; readAnswer has parsed it by that very schema.
  return call as ApiClient
}

async function reach(
  { name, isFile, timeLimit = timeout }: NamedCall,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Response>,
) {
  const limit = AbortSignal.timeout(timeLimit)
  const late = new AbortController()
  limit.onabort = () => late.abort(new NetworkError(name, 'timeout'))
  try {
    const response = await send(signal ? AbortSignal.any([signal, late.signal]) : late.signal)
    // A file that has begun to arrive takes as long as it is large.
    if (isFile) limit.onabort = null
    return response
  } catch (error) {
    throwLost(name, signal, error)
  }
}

async function readAnswer(
  name: string,
  spec: Call,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const whole = <Content>(reading: Promise<Content>) =>
    reading.catch((error) => throwLost(name, signal, error))
  if (spec.isFile && response.ok)
    return {
      content: await whole(response.blob()),
      name: fileNameOf(response.headers.get('content-disposition')),
    } satisfies FileAnswer
  const sent = await whole(response.text())
  const body = bodyOf(response, sent)
  if (!response.ok) {
    const { text, fieldErrors } = (spec.readErrors ?? readErrorBody)(body)
    throw new ApiError({
      message: text,
      statusCode: response.status,
      fieldErrors,
      retryAfter: retryAfterOf(response),
      isFromGateway: isFromGateway(response, sent),
    })
  }
  const parsed = spec.response.safeParse(body)
  if (!parsed.success) {
    const { error } = parsed
    throw new ContractError(name, issuesOf(error), valueFaultsFrom(error.issues, body))
  }
  return spec.withHeaders ? spec.withHeaders(parsed.data, response.headers) : parsed.data
}

/** @throws what ended an answer before it was whole: the caller who left, the time limit, or the line. */
function throwLost(name: string, signal: AbortSignal | undefined, error: unknown): never {
  if (signal?.aborted || error instanceof NetworkError) throw error
  throw new NetworkError(name, globalThis.navigator?.onLine === false ? 'offline' : 'unreachable')
}

function bodyOf(response: Response, text: string): unknown {
  if (response.status === 204) return null
  if (text === '' || isGatewayPage(response, text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // A version as bare text is none: "1.30" would lose its last digit.
    return typeof value === 'number' && String(value) !== text.trim() ? text.trim() : value
  } catch {
    return text
  }
}

/**
 * What is answered for a server that is gone, cut off or too slow, maybe in the middle of its work (RFC 9110 §15.6).
 * A server that says when to come back has refused.
 */
function isFromGateway(response: Response, text: string): boolean {
  if (response.status === 503 && response.headers.has('retry-after')) return false
  return (
    [502, 503, 504].includes(response.status) || (response.status >= 500 && isGatewayPage(response, text))
  )
}

/** A proxy's page, of whatever type, is nothing a person should read as the error's text. */
function isGatewayPage(response: Response, text: string): boolean {
  return !response.ok && /^\s*<[!?a-z]/i.test(text)
}

/** Retry-After in milliseconds; the header gives seconds or a date. */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('retry-after')
  if (header === null) return null
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 300_000) : null
}
