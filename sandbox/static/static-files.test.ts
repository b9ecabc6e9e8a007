import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const script = `console.log(${JSON.stringify('x'.repeat(3000))})`
const ownConfig = '{"api":{"baseUrl":"/api/v2"},"auth":{"domain":""}}'
let folder: string
let rig: SandboxRig

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basalt-static-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.well-hidden'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Basalt</title>')
  writeFileSync(join(folder, 'config.json'), ownConfig)
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), script)
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.map'), '{}')
  writeFileSync(join(folder, 'assets', 'built-1.js'), script)
  writeFileSync(join(folder, 'assets', 'built-1.js.gz'), gzipSync('made by the build'))
  writeFileSync(join(folder, 'assets', 'built-1.js.br'), brotliCompressSync('made smaller by the build'))
  writeFileSync(join(folder, 'assets', 'auth0-spa-js.worker.production-1a2b.js'), script)
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
  writeFileSync(join(folder, '.well-hidden', 'notes.txt'), 'secret')
  rig = await startSandboxRig({ consoleDir: folder, allowedOrigins: ['https://console.example'] })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await rig.close()
})

const get = (path: string, headers: Record<string, string> = {}) => rig.app.request(path, { headers })
const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' }

const common = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=(), clipboard-write=(self)',
}

const policy =
  "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri /csp-report; report-to csp"

describe('the headers', () => {
  it.each([
    '/',
    '/clusters',
    '/clusters/create?x=1',
    '/clusters/my.cluster',
    '/no-such-page',
    '/index.html',
    // Addresses that are no text: the console's not-found page says so.
    '/%E0%A4%A',
    '/clusters/%',
  ])('of the page at %s are the golden ones', async (path) => {
    const response = await get(path, navigation)
    expect(response.status).toBe(200)
    const { etag, ...headers } = Object.fromEntries(response.headers)
    expect(etag).toMatch(/^".+"$/)
    expect(headers).toEqual({
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-length': '36',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'content-security-policy': policy,
      'reporting-endpoints': 'csp="/csp-report"',
    })
    expect(await response.text()).toBe('<!doctype html><title>Basalt</title>')
  })

  it.each([
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/config.json', 'no-store', 'application/json; charset=utf-8'],
    ['/icon.svg', 'no-cache', 'image/svg+xml; charset=utf-8'],
  ])('of %s say how long it may be kept', async (path, caching, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(caching)
    expect(response.headers.get('content-type')).toBe(type)
    expect(Object.fromEntries(response.headers)).toMatchObject(common)
    // Only a page and the worker of the token have a policy.
    expect(response.headers.get('content-security-policy')).toBeNull()
  })

  it.each([
    ['style.css', 'text/css; charset=utf-8', 'br'],
    ['page.html', 'text/html; charset=utf-8', 'br'],
    ['script.js', 'text/javascript; charset=utf-8', 'br'],
    ['texts.json', 'application/json; charset=utf-8', 'br'],
    ['app.webmanifest', 'application/manifest+json; charset=utf-8', 'br'],
    ['licence.txt', 'text/plain; charset=utf-8', 'br'],
    ['drawing.svg', 'image/svg+xml; charset=utf-8', 'br'],
    ['favicon.ico', 'image/x-icon', null],
    ['photo.jpg', 'image/jpeg', null],
    ['picture.png', 'image/png', null],
    ['picture.webp', 'image/webp', null],
    ['font.woff2', 'font/woff2', null],
    ['of-no-known-kind', 'application/octet-stream', null],
  ])('of %s name its type, and it is sent smaller where that helps', async (name, type, encoding) => {
    writeFileSync(join(folder, name), 'x')
    onTestFinished(() => rmSync(join(folder, name)))
    const { status, headers } = await get(`/${name}`, { 'accept-encoding': 'br' })
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      ...[200, type, encoding],
    ])
  })

  it('of the worker that holds the refresh token let it speak to the identity provider alone', async () => {
    const response = await get('/assets/auth0-spa-js.worker.production-1a2b.js')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })

  it('of the API let only configured origins in', async () => {
    const allowed = await get('/api/v2/images', { origin: 'https://console.example' })
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://console.example')
    expect(allowed.headers.get('access-control-expose-headers')).toBe(
      'Retry-After, Content-Disposition, X-Request-Id, X-Total-Count, Date',
    )
    expect(allowed.headers.get('vary')).toBe('Origin, Accept-Encoding')
    // Else the policy of resources would keep from the page what it may read.
    expect(allowed.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const other = await get('/api/v2/images', { origin: 'https://evil.example' })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('answer a preflight without a token', async () => {
    const response = await rig.app.request('/api/v2/images', {
      method: 'OPTIONS',
      headers: { origin: 'https://console.example', 'access-control-request-method': 'GET' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
    )
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(response.headers.get('access-control-max-age')).toBe('600')
  })

  it("let the page reach the origins of config.json beside the console's own", async () => {
    const config = {
      api: { baseUrl: 'https://api.example/v2' },
      auth: { domain: 'login.example' },
      storageOrigins: ['https://files.example'],
      imageOrigins: ['https://pictures.example/apps'],
      consentBackend: 'https://consent.example/v1',
      ownAddress: 'https://address.example/?format=json',
      apis: { billing: { base: 'https://billing.example/v1' }, own: { base: '/reports' } },
      chat: 'https://chat.example/widget?site=1',
      usageAnalysis: 'https://usage.example/frame',
    }
    const foreign = mkdtempSync(join(tmpdir(), 'basalt-static-'))
    writeFileSync(join(foreign, 'index.html'), 'page')
    writeFileSync(join(foreign, 'config.json'), JSON.stringify(config))
    mkdirSync(join(foreign, 'assets'))
    writeFileSync(join(foreign, 'assets', 'auth0-spa-js.worker.production-1a2b.js'), script)
    const other = await startSandboxRig({ consoleDir: foreign })
    const response = await other.app.request('/', { headers: navigation })
    const sent = response.headers.get('content-security-policy') ?? ''
    expect(sent).toContain(
      "connect-src 'self' https://api.example https://login.example https://consent.example https://address.example https://files.example https://billing.example;",
    )
    expect(sent).toContain("img-src 'self' data: blob: https://pictures.example;")
    expect(sent).toContain(
      "frame-src 'self' https://login.example https://chat.example https://usage.example;",
    )
    const worker = await other.app.request('/assets/auth0-spa-js.worker.production-1a2b.js')
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src https://login.example",
    )
    await other.close()
    rmSync(foreign, { recursive: true })
  })

  it('let the page reach nothing for what config.json leaves out, has on this site or writes wrongly', async () => {
    onTestFinished(() => writeFileSync(join(folder, 'config.json'), ownConfig))
    const config = {
      api: { baseUrl: 'http://api.example:8080/v2' },
      auth: { domain: 'login.example' },
      storageOrigins: ['no address', 'https://files.example'],
      imageOrigins: ['/pictures', 'https://'],
      consentBackend: null,
      ownAddress: null,
      chat: null,
      usageAnalysis: null,
    }
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
    const sent = (await get('/', navigation)).headers.get('content-security-policy')
    expect(sent).toContain(
      "connect-src 'self' http://api.example:8080 https://login.example https://files.example; ",
    )
    expect(sent).toContain("img-src 'self' data: blob:; ")
    expect(sent).toContain("frame-src 'self' https://login.example; ")
  })

  it.each([
    ['is not there', null],
    ['is no JSON', 'https://api.example'],
    ['is of another shape', '{"api":"https://api.example","chat":"https://chat.example"}'],
  ])('keep the page to its own origin where config.json %s', async (_what, config) => {
    onTestFinished(() => writeFileSync(join(folder, 'config.json'), ownConfig))
    if (config === null) rmSync(join(folder, 'config.json'))
    else writeFileSync(join(folder, 'config.json'), config)
    const response = await get('/', navigation)
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([200, policy])
  })
})

describe('what is not served', () => {
  it.each([
    '/assets/gone-9z9z9z.js',
    '/assets/',
    '/assets/app-1a2b3c.js.map',
    '/assets/%',
    // It would be the page, and without its policy.
    '/%2Findex.html',
    '/.env',
    '/.git/config',
    '/.well-hidden/notes.txt',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f.env',
    '/assets%2f..%2f.env',
    '/..%5c..%5cetc%5cpasswd',
    '/%00',
  ])('%s is 404, also for a navigation', async (path) => {
    for (const headers of [{}, navigation]) {
      const response = await get(path, headers)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('Not found')
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...common,
        ...{ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
  })

  it('the page itself is there also for who does not say what it takes, such as a health check', async () => {
    const response = await get('/', { accept: '*/*' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Basalt</title>')
  })

  it.each([
    [{ 'sec-fetch-dest': 'document', accept: '*/*' }, 200],
    [{ 'sec-fetch-dest': 'iframe', accept: '*/*' }, 200],
    [{ accept: 'text/html,*/*' }, 200],
    [{ 'sec-fetch-dest': 'empty', accept: '*/*' }, 404],
    [{ 'sec-fetch-dest': 'image', accept: 'text/html' }, 404],
    [{ accept: 'application/json' }, 404],
    [{}, 404],
  ])(
    'a path without a file asked for with %j is answered with %i: to a navigation alone the page',
    async (headers: Record<string, string>, status) => {
      expect((await get('/missing', headers)).status).toBe(status)
      expect((await get('/missing/%', headers)).status).toBe(status)
    },
  )

  it('a console that is not built is said to be missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'basalt-static-'))
    const other = await startSandboxRig({ consoleDir: empty })
    const response = await other.app.request('/', { headers: navigation })
    expect([response.status, await response.text()]).toEqual([
      503,
      'The console is not built: run npm start.',
    ])
    await other.close()
    rmSync(empty, { recursive: true })
  })

  it('anything but GET and HEAD is 404', async () => {
    expect((await rig.app.request('/clusters', { method: 'POST' })).status).toBe(404)
  })
})

describe('compression', () => {
  const bytesOf = async (path: string, encoding: string) => {
    const response = await get(path, { 'accept-encoding': encoding })
    return {
      encoding: response.headers.get('content-encoding'),
      length: response.headers.get('content-length'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  it('is brotli where the browser knows it, made on the fly', async () => {
    const sent = await bytesOf('/assets/app-1a2b3c.js', 'gzip, deflate, br')
    expect(sent.encoding).toBe('br')
    expect(sent.length).toBe(String(sent.bytes.length))
    expect(brotliDecompressSync(sent.bytes).toString()).toBe(script)
  })

  it('is gzip otherwise', async () => {
    const sent = await bytesOf('/assets/app-1a2b3c.js', 'gzip')
    expect(gunzipSync(sent.bytes).toString()).toBe(script)
  })

  it('is left out where nobody asked, or it is refused', async () => {
    expect((await bytesOf('/assets/app-1a2b3c.js', '')).bytes.toString()).toBe(script)
    for (const refused of ['br;q=0', 'br; q=0.0, gzip;q=0.000'])
      expect((await bytesOf('/assets/app-1a2b3c.js', refused)).encoding).toBeNull()
  })

  it.each([
    ['br;q=0.5', 'br'],
    ['gzip;q=1.0, br;q=0.001', 'br'],
    ['br;q=0, gzip;q=0.2', 'gzip'],
    ['deflate, identity', null],
  ])('for who takes %s is %s: any weight above nothing is enough', async (accepted, encoding) => {
    expect((await bytesOf('/assets/app-1a2b3c.js', accepted)).encoding).toBe(encoding)
  })

  it('prefers the file the build made', async () => {
    const sent = await bytesOf('/assets/built-1.js', 'gzip')
    expect(gunzipSync(sent.bytes).toString()).toBe('made by the build')
    const smaller = await bytesOf('/assets/built-1.js', 'br')
    expect(brotliDecompressSync(smaller.bytes).toString()).toBe('made smaller by the build')
  })

  it('takes a file that is as old as what it was made of', async () => {
    const made = join(folder, 'assets', 'built-3.js')
    writeFileSync(made, script)
    writeFileSync(`${made}.gz`, gzipSync('of the same moment'))
    for (const file of [made, `${made}.gz`]) utimesSync(file, 1_000, 1_000)
    const sent = await bytesOf('/assets/built-3.js', 'gzip')
    expect(gunzipSync(sent.bytes).toString()).toBe('of the same moment')
  })

  it('is done once for each file as it is', async () => {
    const sent = async (name: string, text: string, time: number) => {
      writeFileSync(join(folder, 'assets', name), text)
      utimesSync(join(folder, 'assets', name), time, time)
      return gunzipSync((await bytesOf(`/assets/${name}`, 'gzip')).bytes).toString()
    }
    expect(await sent('kept-1.js', 'first', 1_000)).toBe('first')
    // Of the same size and time it counts as unchanged.
    expect(await sent('kept-1.js', 'other', 1_000)).toBe('first')
    expect(await sent('kept-1.js', 'other', 2_000)).toBe('other')
    expect(await sent('kept-1.js', 'longer', 2_000)).toBe('longer')
    expect(await sent('kept-2.js', 'second', 2_000)).toBe('second')
  })

  it('does not take a file that is older than what it was made of', async () => {
    const made = join(folder, 'assets', 'built-2.js')
    writeFileSync(`${made}.gz`, gzipSync('of an earlier build'))
    writeFileSync(made, script)
    utimesSync(`${made}.gz`, 1_000, 1_000)
    const sent = await bytesOf('/assets/built-2.js', 'gzip')
    expect(gunzipSync(sent.bytes).toString()).toBe(script)
  })

  it('leaves short answers of the API as they are', async () => {
    const response = await rig.app.request('/api/v2/images/getKubernetesVersion', {
      headers: { authorization: 'Bearer owner', 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ version: expect.any(String) })
    expect(response.headers.get('content-length')).toBe(String(text.length))
  })

  it('shrinks long answers of the API', async () => {
    const response = await rig.app.request(`/api/v2/operators`, {
      headers: { authorization: 'Bearer owner', 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString())).toHaveLength(8)
  })
})

describe('an unchanged file', () => {
  it('is not sent twice', async () => {
    const first = await get('/icon.svg')
    const etag = first.headers.get('etag') ?? ''
    const second = await get('/icon.svg', { 'if-none-match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    // A cache holds on to what this says.
    expect(Object.fromEntries(second.headers)).toMatchObject({
      ...common,
      ...{ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
    })
  })

  it('that has another time or another size is sent anew', async () => {
    const file = join(folder, 'changed.txt')
    const sent = async (text: string, time: number, etag = '') => {
      writeFileSync(file, text)
      utimesSync(file, time, time)
      const answer = await get('/changed.txt', { 'if-none-match': etag })
      return { etag: answer.headers.get('etag') ?? '', text: await answer.text() }
    }
    const first = await sent('one', 1_000)
    const later = await sent('two', 2_000, first.etag)
    expect(later.text).toBe('two')
    expect((await sent('three', 2_000, later.etag)).text).toBe('three')
  })

  it('that may not be kept is sent nevertheless, and of one that is only asked about nothing but its headers', async () => {
    const etag = (await get('/', navigation)).headers.get('etag') ?? ''
    expect((await get('/', { ...navigation, 'if-none-match': etag })).status).toBe(200)
    const asked = await rig.app.request('/icon.svg', { method: 'HEAD' })
    expect([asked.headers.get('content-length'), await asked.text()]).toEqual(['41', ''])
  })

  it('is sent to who has it in another encoding', async () => {
    const packed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' })
    const etag = packed.headers.get('etag') ?? ''
    const plain = await get('/assets/app-1a2b3c.js', { 'if-none-match': etag })
    expect([plain.status, await plain.text()]).toEqual([200, script])
  })
})

describe('reports of the browser', () => {
  it('are kept for tests', async () => {
    const body = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } })
    expect((await rig.app.request('/csp-report', { method: 'POST', body })).status).toBe(204)
    expect(await (await rig.control('GET', '/csp-reports')).json()).toEqual([
      { 'csp-report': { 'violated-directive': 'script-src' } },
    ])
    const many = Array.from({ length: 200 }, (_, count) => count)
    await rig.app.request('/csp-report', { method: 'POST', body: JSON.stringify(many) })
    // The latest of them.
    expect(await (await rig.control('GET', '/csp-reports')).json()).toEqual(many)
  })
})
