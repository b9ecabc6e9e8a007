import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { NamedApi, NamedCall } from './call'
import { toWireRequest } from './wire-request'

const settings = { baseUrl: 'https://api.example.test/v2', productKey: 'basalt' }
const options = { idempotencyKey: 'key-1', token: 'token-1' }

function call(api?: Partial<NamedApi>): NamedCall {
  return {
    name: 'example',
    method: 'POST',
    path: '/things',
    request: null,
    response: z.unknown(),
    isIdempotent: false,
    summary: '',
    source: '',
    ...(api && {
      api: {
        baseUrl: 'https://billing.example',
        headers: {},
        errors: 'ours',
        paging: 'range',
        sendsToken: false,
        ...api,
      },
    }),
  }
}

describe('token and idempotency key', () => {
  it('go to the product API', () => {
    expect(toWireRequest(call(), options, settings).headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token-1',
      'idempotency-key': 'key-1',
    })
  })

  it('go to another API only where config.json lets them', () => {
    const kept = toWireRequest(call({ sendsToken: false }), options, settings)
    expect(kept).toMatchObject({ url: 'https://billing.example/things' })
    expect(kept.headers).toEqual({ accept: 'application/json' })
    const trusted = toWireRequest(call({ sendsToken: true }), options, settings)
    expect(trusted.headers).toMatchObject({ authorization: 'Bearer token-1', 'idempotency-key': 'key-1' })
  })

  it('never go to the external consent backend', () => {
    const consent = { ...settings, consentBackendUrl: 'https://consent.example' }
    const request = toWireRequest({ ...call(), backend: 'consent' }, options, consent)
    expect(request.url).toBe('https://consent.example/things')
    expect(request.headers).toEqual({ accept: 'application/json' })
  })
})
