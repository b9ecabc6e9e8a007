import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  writeFileSync(join(folder, 'config.json'), '{ "resources": ["/api-keys.json"] }')
  const example = fileURLToPath(new URL('../docs/examples/api-keys.json', import.meta.url))
  copyFileSync(example, join(folder, 'api-keys.json'))
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
    // A resource of the definitions beside the console.
    const keys = await fetch(`${sandbox.origin}/api/v2/api-keys`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(await keys.json()).toHaveLength(2)
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

  it.each(['reset', 'truncate', 'commit-then-reset'])(
    'breaks the token call off on purpose: %s',
    async (kind) => {
      const { refresh_token } = await signIn('owner')
      await control('POST', '/faults', { call: 'token', kind, times: 1 })
      await expect(refresh(sandbox.origin, refresh_token)).rejects.toThrow()
      // What breaks off after the effect has used the token up.
      const again = await refresh(sandbox.origin, refresh_token)
      expect(again.status).toBe(kind === 'commit-then-reset' ? 400 : 200)
    },
  )

  it('makes the answers of the provider late, or none that can be read, on purpose', async () => {
    const { refresh_token } = await signIn('owner')
    const answer = async (fault: object) => {
      await control('POST', '/faults', { call: 'token', times: 1, ...fault })
      const { status, text } = await refresh(sandbox.origin, refresh_token).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }))
      return [status, text]
    }
    expect(await answer({ kind: 'malformed' })).toEqual([200, '{"access_token": ['])
    expect(await answer({ kind: 'malformed', body: { a: 1 } })).toEqual([200, '{"a":1}'])
    expect(await answer({ kind: 'status', body: 'Out of order' })).toEqual([500, 'Out of order'])
    expect(await answer({ kind: 'status', status: 502 })).toEqual([
      502,
      expect.stringContaining('"error":"server_error"'),
    ])
    const start = performance.now()
    expect((await answer({ kind: 'latency', delayMs: 120 }))[0]).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
    await control('POST', '/faults', { call: 'authorize', kind: 'status', status: 503, times: 1 })
    expect((await fetch(`${sandbox.origin}/authorize`)).status).toBe(503)
  })

  it('notes when somebody signed in', async () => {
    await control('POST', '/clock', { advanceMs: 86_400_000 })
    const { today } = await (await control('GET', '/clock')).json()
    await signIn('manager')
    const { access_token } = await signIn('owner')
    const users = await fetch(
      `${sandbox.origin}/api/v2/users/${idOf('owner')}/instances/sales-analytics/autherizedusers`,
      { headers: { authorization: `Bearer ${access_token}` } },
    )
    const { authorizedUserRoles } = await users.json()
    const [manager] = authorizedUserRoles.filter(
      ({ user }: { user: { id: string } }) => user.id === idOf('manager'),
    )
    expect(Date.parse(manager.user.lastLoginAt)).toBeGreaterThanOrEqual(today)
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
    expect(sandbox.hasMoved).toBe(false)
    // Answered by who listens everywhere.
    await expect(fetch(`http://127.0.0.2:${sandbox.port}/`)).rejects.toThrow()
  })
})

describe('starting', () => {
  it('goes to the next free port when the wanted one is taken, and says so', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const moved = await startSandbox(settings({ PORT: String(port), SIGN_IN_AS: 'manager' }))
    expect(moved.hasMoved).toBe(true)
    expect(moved.port).toBeGreaterThan(port)
    const page = await new TestBrowser(moved.origin).visit(authorizeAddress(moved.origin, newVerifier()))
    expect(page.parameters.has('code')).toBe(true)
    await moved.close()
    other.close()
  })

  it('goes by its settings: where the browser finds it, who else may call, what else it is asked', async () => {
    const other = await startSandbox(
      settings({
        PUBLIC_ORIGIN: 'https://console.example',
        ALLOWED_ORIGINS: 'https://a.test',
        SANDBOX_CONTROL: '0',
        PRODUCT_KEY: 'granite',
        // Chromium opens none of those from 6665 to 6669.
        PORT: '6665',
      }),
    )
    const { port, origin } = other
    const get = (path: string, headers = {}) => fetch(`${origin}${path}`, { headers })
    const provider = await (await get('/.well-known/openid-configuration')).json()
    const answer = await get('/api/v2/images', { origin: 'https://a.test' })
    const image = await get('/api/v2/images/defaultgraniteimage')
    const steered = await get('/sandbox/clock')
    const support = await get('/api/v2/support', { origin: 'https://console.example' })
    await other.close()
    expect(port).toBeGreaterThanOrEqual(6670)
    expect(provider.issuer).toBe('https://console.example/')
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://a.test')
    expect(image.status).toBe(401)
    expect(steered.status).toBe(404)
    expect(support.status).not.toBe(403)
  })

  it('serves at none of two ports in a row that Chromium does not open', async () => {
    const other = await startSandbox(settings({ PORT: '5060' }))
    await other.close()
    expect(other.port).toBeGreaterThanOrEqual(5062)
  })

  it('leaves neither its port nor its data taken where it cannot start', async () => {
    const given = settings({ DATA_DIR: join(folder, 'unstarted') })
    const { port, close } = await startSandbox(given)
    await close()
    await expect(startSandbox({ ...given, port, publicOrigin: 'nowhere' })).rejects.toThrow()
    const started = await startSandbox({ ...given, port })
    expect(started.hasMoved).toBe(false)
    await started.close()
  })

  it('keeps clusters and their time over a restart', async () => {
    const DATA_DIR = join(folder, 'data')
    const clock = async (origin: string) => (await fetch(`${origin}/sandbox/clock`)).json()
    const fast = await startSandbox(settings({ DATA_DIR, SANDBOX_SPEED: '100000' }))
    const ahead = await clock(fast.origin)
    await fast.close()
    const first = await startSandbox(settings({ DATA_DIR, SANDBOX_SPEED: '1000' }))
    expect((await clock(first.origin)).now).toBeGreaterThanOrEqual(ahead.now)
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
