import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient } from './api-client'
import type { NamedCall } from './call'
import { ContractError } from './errors'
import { toCurl } from './to-curl'

const key = '0b9f3c1e-4d1f-4c5e-9f0a-6f2f7f0c9a11'
const productKey = 'basalt'

function call(parts: Partial<NamedCall> = {}): NamedCall {
  return {
    name: 'example',
    method: 'POST',
    path: '/users/{id}/things/{name}',
    query: ['region'],
    optionalQuery: ['note'],
    request: z.optional(z.record(z.string(), z.unknown())),
    response: z.unknown(),
    isIdempotent: false,
    summary: '',
    source: '',
    ...parts,
  }
}

describe('a copied command', () => {
  const settings = { baseUrl: 'https://api.example.test/v2', productKey }

  it('is one that a person can read', () => {
    const options = { path: { id: 'u-1', name: 'demo' }, query: { region: 'eu' }, idempotencyKey: key }
    expect(toCurl(call(), { ...options, body: { name: "it's" } }, settings)).toBe(
      [
        "curl --globoff -X POST 'https://api.example.test/v2/users/u-1/things/demo?region=eu'",
        "-H 'accept: application/json'",
        '-H "authorization: Bearer $TOKEN"',
        "-H 'content-type: application/json'",
        "-H 'idempotency-key: 0b9f3c1e-4d1f-4c5e-9f0a-6f2f7f0c9a11'",
        `--data-raw '{"name":"it'\\''s"}'`,
      ].join(' \\\n  '),
    )
  })

  it('carries no token of a call that needs none, and no key of one that may be repeated', () => {
    const read = call({ method: 'GET', path: '/images', query: [], request: null, isPublic: true })
    expect(toCurl(read, { idempotencyKey: key }, settings)).toBe(
      "curl --globoff -X GET 'https://api.example.test/v2/images' \\\n  -H 'accept: application/json'",
    )
  })

  it('keeps a file under the name it comes with', () => {
    const read = call({
      method: 'GET',
      path: '/agent',
      query: [],
      request: null,
      isPublic: true,
      isFile: true,
    })
    expect(toCurl(read, { idempotencyKey: key }, settings)).toBe(
      [
        "curl --globoff -X GET 'https://api.example.test/v2/agent'",
        "-H 'accept: */*'",
        '--remote-header-name --remote-name',
      ].join(' \\\n  '),
    )
  })

  it.each([
    ['POST', true],
    ['PUT', true],
    ['PATCH', false],
    ['DELETE', false],
  ] as const)('says of a %s without a body what a browser says of it: %s', (method, isSaid) => {
    const options = { path: { id: 'u-1', name: 'demo' }, query: { region: 'eu' }, idempotencyKey: key }
    const command = toCurl(call({ method, request: null }), options, settings)
    expect(command.includes("-H 'content-length: 0'")).toBe(isSaid)
  })

  it('has the token of the shell in a body that carries one, and leaves what is typed alone', () => {
    const options = {
      path: { id: 'u-1', name: 'demo' },
      query: { region: 'eu' },
      idempotencyKey: key,
      body: { name: '$TOKEN' },
    }
    expect(toCurl(call({ isTokenInBody: true }), options, settings)).toContain(
      `--data-raw '{"name":"$TOKEN","token":"'"$TOKEN"'"}'`,
    )
  })

  it('is refused for a body that the call does not take', () => {
    const strict = call({ request: z.object({ name: z.string() }) })
    const options = { path: { id: 'u-1', name: 'demo' }, idempotencyKey: key, body: { name: 4 } }
    expect(() => toCurl(strict, options, settings)).toThrow(ContractError)
  })
})

type Sent = { method: string; url: string; headers: Record<string, string>; body: string | null }
type Options = { path: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** What the client hands to fetch. */
async function clientSends(spec: NamedCall, options: Options, baseUrl: string): Promise<Sent> {
  let sent: Sent | null = null
  const api = createApiClient({
    baseUrl,
    productKey,
    getToken: async () => token,
    renewToken: async () => token,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { authorization = '', ...headers } = Object.fromEntries(request.headers)
      const body = typeof init?.body === 'string' ? init.body : null
      sent = { method: request.method, url: request.url, headers: { ...headers, authorization }, body }
      return new Response('{}')
    },
  })
  await api(spec, { ...options, idempotencyKey: key })
  if (sent === null) throw new Error('The client sent nothing')
  return sent
}

const run = promisify(execFile)
const token = 'secret-token'
const shell = (script: string) => run('sh', ['-c', script], { env: { ...process.env, TOKEN: token } })

/** The words sh makes of a command, as curl would be given them. */
async function wordsOf(command: string): Promise<string[]> {
  const { stdout } = await shell(`curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`)
  return stdout.split('\0').slice(0, -1)
}

function curlSends(words: readonly string[]): Sent {
  const [globoff, x, method = '', url = '', ...rest] = words
  expect([globoff, x]).toEqual(['--globoff', '-X'])
  const headers: Record<string, string> = {}
  let body: string | null = null
  for (let place = 0; place < rest.length; place += 2) {
    const [flag, value = ''] = rest.slice(place, place + 2)
    const [name = '', ...words] = value.split(': ')
    if (flag === '-H') headers[name] = words.join(': ')
    else if (flag === '--data-raw') body = value
    else throw new Error(`curl is given ${flag}`)
  }
  return { method, url, headers, body }
}

describe('a copied command, read by sh,', () => {
  const baseUrl = 'https://api.example.test/v2'
  const signs = fc.constantFrom("'", '"', '\\', '$', '`', '\n', '!', ' ', '{', '[', '%', '&', ';', '#', 'é')
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.string({ unit: signs, minLength: 1, maxLength: 12 }),
    fc.constantFrom("'; echo owned; '", '$(id)', '`id`', '$TOKEN', '-o x', '@/etc/passwd', '\r\nx: y'),
  )
  const inPath = hostile.filter((text) => text !== '.' && text !== '..')

  it('is what the client sends, whatever the names and values hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
        inPath,
        hostile,
        fc.option(fc.dictionary(hostile, fc.oneof(hostile, fc.integer(), fc.constant(null))), {
          nil: undefined,
        }),
        async (method, name, region, body) => {
          const spec = call({ method, ...(method === 'DELETE' ? { request: null } : {}) })
          const options = { path: { id: 'u-1', name }, query: { region, note: region }, body }
          const command = toCurl(spec, { ...options, idempotencyKey: key }, { baseUrl, productKey })
          const { headers, ...rest } = curlSends(await wordsOf(command))
          // What the browser itself says of a request without a body.
          const { 'content-length': length = '0', ...named } = headers
          expect({ ...rest, headers: named }).toEqual(await clientSends(spec, options, baseUrl))
          expect(length).toBe('0')
        },
      ),
      { numRuns: 70 },
    )
  }, 60_000)
})

describe('a copied command, run in a shell,', () => {
  const received: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer((request, response) => {
    void bytesOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  let baseUrl = ''
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v2`
  })
  afterAll(() => server.close())

  it('sends the token of the shell, the key, the address and the body as they are', async () => {
    const options = {
      path: { id: 'u-1', name: "a'b" },
      query: { region: "it's" },
      body: { text: '$HOME `id` "x" é\n' },
      idempotencyKey: key,
    }
    const command = toCurl(call(), options, { baseUrl, productKey })
    // A machine without curl still sends the words that sh made of the command.
    await shell(command).catch(async (error: { code?: number }) => {
      if (error.code !== 127) throw error
      const { url, body, ...rest } = curlSends(await wordsOf(command))
      await fetch(url, { ...rest, body })
    })
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: "/v2/users/u-1/things/a'b?region=it%27s",
        headers: {
          accept: 'application/json',
          authorization: 'Bearer secret-token',
          'content-type': 'application/json',
          'idempotency-key': key,
          'content-length': '32',
        },
        body: '{"text":"$HOME `id` \\"x\\" é\\n"}',
      },
    ])
  })
})

async function bytesOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
