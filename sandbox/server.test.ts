import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorizeAddress, exchange, newVerifier, readTokens, refresh } from './identity/identity-rig'
import { TestBrowser } from './identity/test-browser'
import { idOf } from './sandbox-rig'
import { type RunningSandbox, startSandbox } from './server'
import { readSettings } from './settings'

let folder: string
let sandbox: RunningSandbox

const settings = (variables: Record<string, string> = {}) =>
  readSettings(
    { PORT: '0', DATA_DIR: 'memory://', CONSOLE_DIR: folder, SANDBOX_CONTROL: '1', ...variables },
    [],
  )

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-server-'))
  writeFileSync(join(folder, 'index.html'), 'the console')
  sandbox = await startSandbox(settings())
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

async function signIn(key: string) {
  const browser = new TestBrowser(sandbox.origin)
  const verifier = newVerifier()
  const page = await browser.visit(authorizeAddress(sandbox.origin, verifier))
  const end = await browser.submit(page.url, { persona: key })
  return readTokens(await exchange(sandbox.origin, end.parameters.get('code') ?? '', verifier))
}

const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.origin}/sandbox${path}`, { method, body: body && JSON.stringify(body) })

describe('the sandbox on one port', () => {
  it('serves the console, signs in and answers the API with the token it gave', async () => {
    const { access_token } = await signIn('owner')
    const me = await fetch(`${sandbox.origin}/api/v2/users/${idOf('owner')}/me`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(me.status).toBe(200)
    expect(await me.json()).toMatchObject({ user: { email: 'owner@sandbox.test' } })
  })

  it('tells a browser which address it is seen at', async () => {
    const answer = await fetch(`${sandbox.origin}/own-address`)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
    ])
  })

  it('takes no other token of the provider for an access token', async () => {
    const { id_token, refresh_token } = await signIn('owner')
    for (const token of [id_token, refresh_token]) {
      const me = await fetch(`${sandbox.origin}/api/v2/users/${idOf('owner')}/me`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(me.status).toBe(401)
    }
  })

  it('lets its own pages frame the provider, and nobody else', async () => {
    const response = await fetch(`${sandbox.origin}/.well-known/openid-configuration`)
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('makes the token call fail on purpose', async () => {
    const { refresh_token } = await signIn('owner')
    await control('POST', '/faults', { call: 'token', kind: 'status', status: 503, retryAfter: 2, times: 1 })
    const failed = await refresh(sandbox.origin, refresh_token)
    expect(failed.status).toBe(503)
    expect(failed.headers.get('retry-after')).toBe('2')
    expect((await refresh(sandbox.origin, refresh_token)).status).toBe(200)
  })

  it('ends every session on purpose', async () => {
    const { refresh_token } = await signIn('owner')
    await control('POST', '/sessions/revoke')
    const refused = await refresh(sandbox.origin, refresh_token)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('listens at one address of this machine only', async () => {
    expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    // Answered by who listens everywhere.
    await expect(fetch(`http://127.0.0.2:${sandbox.port}/`)).rejects.toThrow()
  })
})

describe('starting', () => {
  it('goes to the next free port when the wanted one is taken, and says so', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const moved = await startSandbox(settings({ PORT: String(port) }))
    expect(moved.hasMoved).toBe(true)
    expect(moved.port).toBeGreaterThan(port)
    await moved.close()
    other.close()
  })

  it('keeps clusters and their time over a restart', async () => {
    const DATA_DIR = join(folder, 'data')
    const first = await startSandbox(settings({ DATA_DIR, SANDBOX_SPEED: '1000' }))
    const clock = async (origin: string) => (await fetch(`${origin}/sandbox/clock`)).json()
    await fetch(`${first.origin}/sandbox/clusters`, { method: 'POST', body: '{"persona":"trial","count":3}' })
    await fetch(`${first.origin}/sandbox/clock`, { method: 'POST', body: '{"advanceMs":86400000}' })
    const before = await clock(first.origin)
    await first.close()
    const second = await startSandbox(settings({ DATA_DIR, SANDBOX_SPEED: '1', PORT: String(first.port) }))
    expect([second.port, second.hasMoved]).toEqual([first.port, false])
    const after = await clock(second.origin)
    expect(after.now).toBeGreaterThanOrEqual(before.now)
    expect(after.today).toBeGreaterThanOrEqual(before.today)
    expect(after.speed).toBe(1)
    await second.close()
  })
})

describe('settings', () => {
  it('name every variable that cannot be used', () => {
    expect(() => readSettings({ PORT: 'x', SANDBOX_SPEED: '-1', PUBLIC_ORIGIN: 'nowhere' }, [])).toThrow(
      /PORT: .*SANDBOX_SPEED|PUBLIC_ORIGIN: .*/,
    )
  })

  it('have defaults for everything', () => {
    expect(readSettings({}, ['--api-only'])).toEqual({
      port: 4800,
      databaseUrl: undefined,
      dataDir: '.sandbox/data',
      consoleDir: null,
      definitionsDir: resolve('public'),
      publicOrigin: undefined,
      speed: 24,
      hasControl: false,
      allowedOrigins: [],
      productKey: 'basalt',
      clientId: 'basalt-console',
      audience: 'https://api.basalt.test/v2',
    })
  })
})
