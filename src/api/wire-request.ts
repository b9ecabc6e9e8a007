import type * as z from 'zod/mini'
import type { Call } from './call'
import { ContractError } from './errors'
import { fillPath, type PathValues } from './path'

/** One request as it goes over the wire. */
export type WireRequest = {
  method: Call['method']
  url: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

export type WireOptions = {
  path?: PathValues
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Sent with POST only (decision 14). */
  idempotencyKey: string
  /** The bearer token; null for somebody who is not signed in. */
  token: string | null
}

export type WireSettings = {
  /** Absolute or origin-relative address of the product API v2, without a trailing slash. */
  baseUrl: string
  productKey: string
  /** Address of the external consent backend, without a trailing slash; null where there is none. */
  consentBackendUrl?: string | null
}

/**
 * The request a call becomes: what the client sends and what "copy as curl" writes down.
 * @throws ContractError for a body that is not the call's, RangeError for a path without its values
 */
export function toWireRequest(
  call: Call & { name: string },
  options: WireOptions,
  settings: WireSettings,
): WireRequest {
  const body = encodeBody(call, options)
  const isOwn = call.backend === undefined && call.api?.sendsToken !== false
  return {
    method: call.method,
    url: addressOf(call, options, settings),
    headers: {
      ...call.api?.headers,
      accept: call.isFile ? '*/*' : 'application/json',
      ...(options.token === null || !isOwn ? {} : { authorization: `Bearer ${options.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'POST' && isOwn ? { 'idempotency-key': options.idempotencyKey } : {}),
    },
    body,
  }
}

/** Where a value is of another shape than the contract gives it. */
export function issuesOf(error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
}

function encodeBody(
  { name, request, isTokenInBody }: Call & { name: string },
  { body, token }: WireOptions,
): string | undefined {
  if (request === null) return undefined
  const parsed = request.safeParse(body)
  if (!parsed.success) throw new ContractError(name, issuesOf(parsed.error))
  return JSON.stringify(isTokenInBody ? { ...Object(parsed.data), token } : parsed.data)
}

function addressOf(call: Call, options: WireOptions, settings: WireSettings): string {
  const path = fillPath(call.path, { product: settings.productKey, ...options.path })
  const given = (key: string) => options.query?.[key] ?? ''
  const names = [...(call.query ?? []), ...(call.optionalQuery ?? []).filter((key) => given(key) !== '')]
  const encoded = (key: string) =>
    call.repeatedQuery?.includes(key) ? given(key).split(',') : [encodeURIComponent(given(key))]
  const query = names.flatMap((key) => encoded(key).map((value) => `${key}=${value}`)).join('&')
  const own = call.api?.baseUrl ?? settings.baseUrl
  const baseUrl = call.backend === 'consent' ? settings.consentBackendUrl : own
  if (typeof baseUrl !== 'string') throw new RangeError(`No address is configured for ${call.path}.`)
  return `${baseUrl}${path}${query ? `?${query}` : ''}`
}
