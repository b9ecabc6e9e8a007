import { describe, expect, it, vi } from 'vitest'
import shipped from '../../public/config.json'
import { loadRuntimeConfig, readRuntimeConfig } from './runtime-config'

const faultsOf = (settings: unknown) => {
  const outcome = readRuntimeConfig(JSON.stringify(settings))
  return outcome.kind === 'faulty' ? outcome.faults : outcome.kind
}
const changed = (area: 'auth' | 'product' | 'api' | 'links', key: string, value: unknown) => ({
  ...shipped,
  [area]: { ...shipped[area], [key]: value },
})

describe('config.json', () => {
  it('is read as it is shipped, with the scopes of clusters [AUTH-034, AUTH-049]', () => {
    const outcome = readRuntimeConfig(JSON.stringify(shipped))
    expect(outcome.kind === 'ready' && outcome.config.auth.scope).toBe(
      'openid profile email offline_access read:cluster create:cluster update:cluster delete:cluster manage:cluster',
    )
  })

  it('sets the brand in one place [PLT-005]', () => {
    const outcome = readRuntimeConfig(JSON.stringify({ ...shipped, product: { name: 'Acme', key: 'acme' } }))
    expect(outcome.kind === 'ready' && outcome.config.product).toEqual({ name: 'Acme', key: 'acme' })
  })

  it('takes the environment for production where none is named [LIB-D11]', () => {
    const outcome = readRuntimeConfig(JSON.stringify({ ...shipped, environment: undefined }))
    expect(outcome.kind === 'ready' && outcome.config.environment).toBe('production')
  })

  it.each([
    ['de', 'ready'],
    ['pt-BR', 'ready'],
    ['german', ['locale: a language such as "de" or "pt-BR" is expected']],
    ['de_DE', ['locale: a language such as "de" or "pt-BR" is expected']],
  ])('reads the language %s', (locale, outcome) => {
    expect(faultsOf({ ...shipped, locale })).toEqual(outcome)
  })

  it.each([
    [{ locale: 'de', texts: '/texts/de.json' }, 'ready'],
    [{ texts: '/texts/de.json' }, ['texts: the language of these texts is expected as "locale"']],
    [{ locale: 'de', texts: '/texts/de.yaml' }, ['texts: a JSON file such as /texts/de.json is expected']],
    [
      { locale: 'de', texts: 'https://elsewhere.example/de.json' },
      ['texts: a path of this site, starting with one "/", is expected'],
    ],
  ])('takes the texts of %j', (texts, outcome) => {
    expect(faultsOf({ ...shipped, ...texts })).toEqual(outcome)
  })

  it.each([
    ['/api/v2/', '/api/v2'],
    ['https://api.test/v2//', 'https://api.test/v2'],
    ['https://api.test', 'https://api.test'],
    ['/', ''],
  ])('takes the address %s as %s: every path behind it begins with a slash', (sent, base) => {
    const outcome = readRuntimeConfig(
      JSON.stringify({ ...changed('api', 'baseUrl', sent), consentBackend: sent }),
    )
    expect(outcome).toMatchObject({ config: { api: { baseUrl: base }, consentBackend: base } })
  })

  it('may leave out, or name, services, origins, reports and headers', () => {
    const some = {
      chat: 'https://chat.test/frame',
      usageAnalysis: null,
      consentBackend: '/consent',
      errorReportUrl: '/reports',
      ownAddress: 'https://address.test/?format=json',
      redirectOrigins: ['https://apps.test', 'http://localhost:3000'],
      storageOrigins: ['https://storage.test'],
      imageOrigins: ['https://images.test:8443'],
      marketingScript: '/campaign.js',
      apis: { billing: { base: '/b', headers: { 'X-Cookie-Note': 'a' }, paging: { cursor: 'after' } } },
    }
    expect(faultsOf({ ...shipped, ...some })).toBe('ready')
    const elsewhere = { consentBackend: 'https://consent.test', ownAddress: '/address' }
    expect(faultsOf({ ...changed('api', 'baseUrl', 'https://api.test/v2'), ...elsewhere })).toBe('ready')
    expect(faultsOf({ ...shipped, chat: null, consentBackend: null, errorReportUrl: null })).toBe('ready')
    expect(faultsOf(changed('links', 'contactSales', null))).toBe('ready')
    expect(faultsOf(changed('auth', 'domain', ''))).toBe('ready')
    expect(faultsOf(changed('auth', 'issuer', 'https://login.test/realms/basalt'))).toBe('ready')
    expect(faultsOf(changed('auth', 'issuer', 'http://localhost:9000'))).toBe('ready')
    const {
      chat: _chat,
      usageAnalysis: _usage,
      errorReportUrl: _url,
      ...few
    } = { chat: '', usageAnalysis: '', errorReportUrl: '', ...shipped }
    expect(faultsOf(few)).toBe('ready')
  })

  it('takes the domain of the identity provider with a slash behind it, and an issuer that is an http(s) address', () => {
    const outcome = readRuntimeConfig(JSON.stringify(changed('auth', 'domain', 'login.test/')))
    expect(outcome).toMatchObject({ config: { auth: { domain: 'login.test' } } })
    expect(faultsOf(changed('auth', 'issuer', 'login.test'))).toEqual([
      'auth.issuer: an http(s) address is expected',
    ])
  })

  it('names a service for addresses that a page may ask', () => {
    expect(faultsOf({ ...shipped, ownAddress: null })).toBe('ready')
    expect(faultsOf({ ...shipped, ownAddress: 'javascript:alert(1)' })).toEqual([
      'ownAddress: a path or an http(s) address is expected',
    ])
  })

  it('has no frame of its own origin', () => {
    vi.stubGlobal('location', new URL('https://console.test/clusters'))
    const chat = 'https://console.test/chat'
    expect(faultsOf({ ...shipped, chat })).toEqual(['chat: a page of another origin is expected'])
    expect(faultsOf({ ...shipped, chat: 'https://chat.test' })).toBe('ready')
  })

  it('is asked for as JSON', async () => {
    const asked: unknown[] = []
    await loadRuntimeConfig(async (...request) => {
      asked.push(request)
      return Response.json(shipped)
    })
    expect(asked).toEqual([['/config.json', { headers: { accept: 'application/json' } }]])
  })

  it('names every wrong key, not only the first', () => {
    const { clientId: _left, ...auth } = shipped.auth
    expect(
      faultsOf({ ...shipped, auth, product: { name: '', key: 'Not A Key' }, ssoCookieName: 7, links: null }),
    ).toEqual([
      'product.name: must not be empty',
      'product.key: lower-case letters and digits are expected',
      'auth.clientId: a text is expected',
      'ssoCookieName: a text is expected',
      'links: an object is expected',
    ])
  })

  it.each(['/billing', 'https://billing.example', 'https://billing.example/v1', 'http://127.0.0.1:4000/v1'])(
    'takes %s for the base of an API',
    (base) => {
      expect(faultsOf({ ...shipped, apis: { billing: { base } } })).toBe('ready')
    },
  )

  it.each([
    '',
    '/',
    'billing',
    '//evil.example',
    '/\\evil.example',
    '/v1/../../evil',
    '/v1/%2e%2e/evil',
    '/v1%2fevil',
    '/v1/.',
    '/v1?a=b',
    '/v1#a',
    '/v1/',
    '/v\n1',
    'https://billing.example/',
    'https://billing.example/v1/../v2',
    'https://user:pass@billing.example',
    'https://billing.example\\@evil.example',
    'https:billing.example',
    'HTTPS://billing.example',
    'javascript:alert(1)',
    'ftp://billing.example',
    ' https://billing.example',
  ])('refuses %j for the base of an API', (base) => {
    const faults = faultsOf({ ...shipped, apis: { billing: { base } } })
    expect(faults).not.toBe('ready')
    expect(String(faults)).toContain('apis.billing.base: ')
  })

  it.each([
    [{ billing: { base: '/b', sendToken: true } }, 'apis.billing: '],
    [{ billing: { base: '/b', errors: 'mine' } }, 'apis.billing.errors: ours, fields or problem is expected'],
    [{ billing: { base: '/b', paging: 'offset' } }, 'apis.billing.paging: range, page, cursor or an object'],
    [
      { billing: { base: '/b', paging: { cursor: 'after', sort: 'order_by' } } },
      'apis.billing.paging: range, page, cursor or an object of "cursor", "size" and "next" is expected',
    ],
    [{ billing: { base: '/b', paging: { next: 'meta.next' } } }, 'apis.billing.paging: range, page, cursor'],
    [
      { billing: { base: '/b', sortsByMinus: 'yes' } },
      'apis.billing.sortsByMinus: true or false is expected',
    ],
    [
      { billing: { base: '/b', sorting: { sort: 'order_by' } } },
      'apis.billing.sorting: an object of "by" and "order" is expected',
    ],
    [{ billing: { base: '/b', headers: { Authorization: 'Bearer x' } } }, 'apis.billing.headers'],
    [{ billing: { base: '/b', headers: { COOKIE: 'a=b' } } }, 'apis.billing.headers'],
    [{ billing: { base: '/b', sendsToken: 'yes' } }, 'apis.billing.sendsToken: true or false is expected'],
    [{ Billing: { base: '/b' } }, 'apis.Billing'],
  ])('refuses the APIs %j', (apis, fault) => {
    expect(String(faultsOf({ ...shipped, apis }))).toContain(fault)
  })

  it.each([
    [{ path: '/me/views' }, 'ready'],
    [{ path: '/users/{id}/views', api: 'billing', recordsAt: 'data' }, 'ready'],
    [{}, 'savedViews.path: a text is expected'],
    [{ path: 'me/views' }, 'savedViews.path: a path below the API such as /me/views is expected'],
    [{ path: '/../views' }, 'savedViews.path: a path below the API'],
    [{ path: '/me//views' }, 'savedViews.path: a path below the API'],
    [{ path: '/me/{name}' }, 'savedViews.path: a path below the API'],
    [{ path: '/me/views?x=1' }, 'savedViews.path: a path below the API'],
    [{ path: '/me/views', api: 'biling' }, 'savedViews.api: a name that stands under "apis" is expected'],
    [{ path: '/me/views', url: 'x' }, 'savedViews: an object of "path", "api" and "recordsAt" is expected'],
  ])('takes or refuses the place of saved views %j', (savedViews, fault) => {
    expect(String(faultsOf({ ...shipped, apis: { billing: { base: '/b' } }, savedViews }))).toContain(fault)
  })

  it.each([
    ['api.baseUrl', changed('api', 'baseUrl', '//evil.test'), 'a path or an http(s) address is expected'],
    ['links.company', changed('links', 'company', 'javascript:alert(1)'), 'an http(s) address is expected'],
    ['auth.audience', changed('auth', 'audience', 42), 'a text is expected'],
    ['ssoCookieName', { ...shipped, ssoCookieName: 'a;b' }, 'letters, digits, "_" and "-" are expected'],
    ['marketingScript', { ...shipped, marketingScript: 'https://ads.test/x.js' }, 'a path of this site'],
    ['resources.0', { ...shipped, resources: ['https://evil.test/api-keys.json'] }, 'a path of this site'],
    [
      'resources.1',
      { ...shipped, resources: ['/resources/api-keys.json', '/resources/Api Keys.json'] },
      'a file named like its resource, such as /resources/api-keys.json, is expected',
    ],
    ['resources', { ...shipped, resources: '/resources/api-keys.json' }, 'a list is expected'],
    ['redirectOrigins.0', { ...shipped, redirectOrigins: ['https://a.test/path'] }, 'an origin such as'],
    ['storageOrigins.0', { ...shipped, storageOrigins: ['https://a.test/'] }, 'an origin such as'],
    ['imageOrigins.0', { ...shipped, imageOrigins: ['ftp://a.test'] }, 'an origin such as'],
    ['marketingScript', { ...shipped, marketingScript: undefined }, ''],
    ['errorReportUrl', { ...shipped, errorReportUrl: 'https://reports.test' }, 'a path of this site'],
    ['consentBackend', { ...shipped, consentBackend: 'consent' }, 'a path or an http(s) address is expected'],
    ['chat', { ...shipped, chat: '/chat' }, 'an http(s) address is expected'],
    ['usageAnalysis', { ...shipped, usageAnalysis: 'javascript:x' }, 'an http(s) address is expected'],
  ])('refuses a wrong %s', (key, settings, text) => {
    const faults = faultsOf(settings)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${key}: ${text}`)
  })

  it.each([
    [['East US', 'UAE North'], 'ready'],
    [[], ['consentRegions: must not be empty']],
    ['East US', ['consentRegions: a list is expected']],
    [
      ['East US', ''],
      ['consentRegions.1: must not be empty', 'consentRegions.1: a name without commas is expected'],
    ],
    [['East US,West US'], ['consentRegions.0: a name without commas is expected']],
    [[' East US'], ['consentRegions.0: a name without commas is expected']],
    [[7], ['consentRegions.0: a text is expected']],
  ])('reads the regions of the consent flow %j', (consentRegions, outcome) => {
    expect(faultsOf({ ...shipped, consentRegions })).toEqual(outcome)
  })

  it.each([
    ['<!doctype html>', ['config.json: not valid JSON']],
    ['[]', ['config.json: an object is expected']],
    ['null', ['config.json: an object is expected']],
  ])('refuses %s', (body, faults) => {
    expect(readRuntimeConfig(body)).toEqual({ kind: 'faulty', faults })
  })

  it.each([
    [404, { kind: 'faulty', faults: ['config.json: not found (404)'] }],
    [499, { kind: 'faulty', faults: ['config.json: not found (499)'] }],
    [500, { kind: 'unreachable' }],
    [503, { kind: 'unreachable' }],
  ])('tells a missing file from a server at fault: %i', async (status, outcome) => {
    expect(await loadRuntimeConfig(async () => new Response('{}', { status }))).toEqual(outcome)
  })

  it('cannot be read without a connection', async () => {
    expect(await loadRuntimeConfig(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      kind: 'unreachable',
    })
  })
})
