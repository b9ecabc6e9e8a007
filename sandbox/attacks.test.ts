import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireOwnPage } from './own-page'
import { createRequestLog } from './request-log'
import { pathOfTarget } from './request-target'
import { type SandboxRig, startSandboxRig } from './sandbox-rig'
import { type RunningSandbox, startSandbox } from './server'
import { readSettings } from './settings'

describe('a request target that is no path of this server', () => {
  it.each([
    '//',
    '///',
    '//:',
    '//[',
    '//a:99999/',
    'http://[',
    'http://',
    '*',
    '',
    '/\\evil',
    '/\t/evil/clusters',
    'http://other/',
  ])('%j is none', (target) => expect(pathOfTarget(target)).toBeNull())

  it.each([
    ['/', '/'],
    ['/clusters?x=//', '/clusters'],
    ['/oauth/../authorize', '/authorize'],
  ])('%j is %j', (target, path) => expect(pathOfTarget(target)).toBe(path))

  let sandbox: RunningSandbox
  beforeAll(async () => {
    sandbox = await startSandbox(readSettings({ PORT: '0', DATA_DIR: 'memory://' }, ['--api-only']))
  })
  afterAll(() => sandbox.close())

  it('is answered with 400, and the server lives on', async () => {
    for (const target of ['//', '///', '//:', '//[', '//a:99999/', 'http://[', 'http://'])
      expect(await statusOf(sandbox.port, target), target).toBe(400)
    expect((await fetch(`${sandbox.origin}/.well-known/jwks.json`)).status).toBe(200)
  })

  it('with a body of 8 MB is answered with 413 before any of it is sent', async () => {
    const headers = 'Content-Type: application/json\r\nContent-Length: 8000000\r\n'
    expect(await statusOf(sandbox.port, '/api/v2/users/u-1/instances', 'POST', headers)).toBe(413)
  })

  it('with a body that does not say its length is answered with 413 as soon as it is above 1 MB', async () => {
    const headers = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'
    // 0xf4241 bytes are 1,000,001. The end of the body is never sent.
    const body = `f4241\r\n"${'x'.repeat(1_000_000)}`
    expect(await statusOf(sandbox.port, '/api/v2/users/u-1/instances', 'POST', headers, body)).toBe(413)
  })

  it.each(['DELETE', 'POST', 'PUT', 'PATCH'])(
    'a %s without a body and its length, as a browser or a terminal sends it, is judged like any other',
    async (method) => {
      const path = '/api/v2/users/u-1/instances'
      expect(await statusOf(sandbox.port, method === 'DELETE' ? `${path}/demo` : path, method)).not.toBe(500)
      expect(await statusOf(sandbox.port, `${path}/demo`, 'DELETE')).toBe(401)
    },
  )
})

/** Sent by hand: no client would send such a target. */
function statusOf(port: number, target: string, method = 'GET', headers = '', body = ''): Promise<number> {
  const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Connection: close\r\n\r\n`
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head + body))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => {
      socket.destroy()
      done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]))
    })
    socket.on('error', fail)
  })
}

describe('what cannot be stored or read', () => {
  let rig: SandboxRig
  beforeAll(async () => {
    rig = await startSandboxRig()
  })
  afterAll(() => rig.close())

  it.each([
    ['a NUL in a field', '/users/{id}/instances', { name: 'a\0b' }, {}],
    ['a NUL in the path', '/users/instances/a%00b/scheduleevent', { name: 'copy' }, {}],
    ['a path that is not UTF-8', '/users/instances/%ff/scheduleevent', { name: 'copy' }, {}],
    ['a NUL in the query', '/users/{id}/instances?q=%00', { name: 'copy' }, {}],
    ['a key of 5,000 characters', '/users/{id}/instances', {}, { 'idempotency-key': 'k'.repeat(5_000) }],
  ])('%s is answered with 400', async (_what, path, body, headers) => {
    expect((await rig.call('owner', 'POST', path, body, headers)).status).toBe(400)
  })

  it('text about a NUL is text like any other', async () => {
    const { status } = await rig.call('owner', 'POST', '/users/{id}/instances', { name: 'a\\u0000b' })
    expect(status).toBe(422)
  })

  it('a body above 1 MB is refused with 413, with and without a token', async () => {
    const body = { name: 'x'.repeat(1_000_001) }
    for (const key of ['owner', null])
      expect((await rig.call(key, 'POST', '/users/{id}/instances', body)).status).toBe(413)
  })

  it('a report against the policy, which anybody may send, is refused above 64 KB and not kept', async () => {
    const send = async (report: object) => {
      const body = JSON.stringify([report])
      const headers = { 'content-length': String(Buffer.byteLength(body)) }
      return (await rig.app.request('/csp-report', { method: 'POST', headers, body })).status
    }
    expect(await send({ type: 'csp-violation', body: 'x'.repeat(64_000) })).toBe(413)
    expect(await send({ type: 'csp-violation' })).toBe(204)
    expect(await (await rig.control('GET', '/csp-reports')).json()).toEqual([{ type: 'csp-violation' }])
  })

  it('a secret of a body is masked in the log, wherever it stands', async () => {
    rig.log.clear()
    await rig.call('enterprise', 'POST', '/azurePipeline', {
      configurationName: 'atlas2',
      servicePrincipalCredentials: '{"password":"canary-1"}',
      password: 'canary-2',
      token: 'canary-3',
      nested: [{ password: 'canary-4', apiKey: 'canary-5' }],
      tenant: 't-1',
      vnName: '',
    })
    expect(rig.log.list()[0]?.body).toEqual({
      configurationName: 'atlas2',
      servicePrincipalCredentials: '(masked)',
      password: '(masked)',
      token: '(masked)',
      nested: [{ password: '(masked)', apiKey: '(masked)' }],
      tenant: 't-1',
      vnName: '',
    })
    expect(JSON.stringify(rig.log.list())).not.toContain('canary')
  })

  it('a body sent without a token is not kept in the log', async () => {
    rig.log.clear()
    await rig.call(null, 'POST', '/users/{id}/instances', { name: 'canary' })
    expect(rig.log.list().map(({ call, body }) => [call, body])).toEqual([['createCluster', null]])
    await rig.call('owner', 'POST', '/users/{id}/instances', { name: 'canary' })
    expect(rig.log.list()[1]?.body).toEqual({ name: 'canary' })
  })
})

it('the log of requests is bounded in bytes: the oldest go', () => {
  const log = createRequestLog(5_000, 10_000)
  const request = new Request('http://localhost/api/v2/x')
  for (const letter of ['a', 'b', 'c']) log.add({ call: letter, request, rawBody: letter.repeat(4_000) })
  expect(log.list().map(({ call }) => call)).toEqual(['b', 'c'])
  log.clear()
  log.add({ call: 'd', request, rawBody: 'd'.repeat(9_000) })
  expect(log.list()).toHaveLength(1)
})

describe('a call without a token', () => {
  const answer = async (url: string, headers: Record<string, string>) => {
    const app = new (await import('hono')).Hono()
    app.use(requireOwnPage(['http://127.0.0.1:4800', 'https://console.test']))
    app.all('*', (context) => context.text('done'))
    return (await app.request(url, { method: 'POST', headers })).status
  }

  it.each([
    ['http://127.0.0.1:4800/sandbox/reset', {}, 200],
    ['http://localhost:5173/sandbox/reset', { origin: 'http://localhost:5173' }, 200],
    ['https://console.test/sandbox/reset', { origin: 'https://console.test' }, 200],
    ['http://127.0.0.1:4800/sandbox/reset', { origin: 'https://evil.test' }, 403],
    ['http://127.0.0.1:4800/sandbox/reset', { origin: 'null' }, 403],
    ['http://127.0.0.1.evil.test:4800/sandbox/reset', {}, 403],
    ['http://evil.test:4800/sandbox/reset', { origin: 'http://evil.test:4800' }, 403],
  ])('to %s with %j answers %i', async (url, headers: Record<string, string>, status) => {
    expect(await answer(url, headers)).toBe(status)
  })

  it('of a foreign page reaches neither the control routes nor support', async () => {
    const rig = await startSandboxRig()
    const headers = { origin: 'https://evil.test', 'content-type': 'application/json' }
    const sent = (path: string) => rig.app.request(path, { method: 'POST', headers, body: '{}' })
    expect((await sent('/sandbox/reset')).status).toBe(403)
    expect((await sent('/api/v2/support')).status).toBe(403)
    await rig.close()
  })
})
