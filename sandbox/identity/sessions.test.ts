import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizeAddress,
  newVerifier,
  type Rig,
  refresh,
  requestTokens,
  signIn,
  startRig,
} from './identity-rig'
import { createPayloadAdapter } from './payload-adapter'
import { identityKeys, identityPayloads } from './schema'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const silently = { prompt: 'none', response_mode: 'web_message' }
const askSilently = (browser: ReturnType<Rig['browser']>) =>
  browser.visit(authorizeAddress(rig.origin, newVerifier(), silently))

describe('a session', () => {
  it('answers silently, to a frame of the same origin alone', async () => {
    const browser = rig.browser()
    await signIn(rig, 'owner', browser)
    const answer = await askSilently(browser)
    expect(answer.status).toBe(200)
    expect(answer.html).toMatch(/"response":\{"code":"[^"]+","state":"state-1"/)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/script-src 'sha256-[^']+'/)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('_session='))
    expect(kept).toMatch(/; samesite=lax; httponly/i)
    const end = Date.parse(/expires=([^;]+)/i.exec(kept ?? '')?.[1] ?? '')
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(14)
  })

  it('is asked for by login_required where there is none', async () => {
    const answer = await askSilently(rig.browser())
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('"error":"login_required"')
  })

  it('signs in again without asking, on any page of the same browser [AUTH-009]', async () => {
    const browser = rig.browser()
    await signIn(rig, 'owner', browser)
    const again = await browser.visit(authorizeAddress(rig.origin, newVerifier()))
    expect(again.isConsole).toBe(true)
    expect(again.parameters.has('code')).toBe(true)
  })

  it('survives a restart of the sandbox, and its tokens with it', async () => {
    const browser = rig.browser()
    const tokens = await signIn(rig, 'owner', browser)
    await rig.restart()
    expect((await askSilently(browser)).html).toContain('"code":')
    expect(await rig.provider().verifyAccessToken(tokens.access_token)).not.toBeNull()
    expect((await refresh(rig.origin, tokens.refresh_token)).status).toBe(200)
  })

  it('ends at log-out, with its refresh token and its access token, and the console is shown again [AUTH-015]', async () => {
    const browser = rig.browser()
    const tokens = await signIn(rig, 'owner', browser)
    const leaving = await browser.visit(
      `${rig.origin}/v2/logout?${new URLSearchParams({ client_id: 'basalt-console', returnTo: rig.origin })}`,
    )
    expect(leaving.html).toContain('document.forms[0].submit()')
    expect(leaving.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'/)
    const end = await browser.submitFormOf(leaving)
    expect(end.isConsole).toBe(true)
    expect(end.url).toBe(`${rig.origin}/`)

    expect((await askSilently(browser)).html).toContain('"error":"login_required"')
    expect((await refresh(rig.origin, tokens.refresh_token)).status).toBe(400)
    expect(await rig.provider().verifyAccessToken(tokens.access_token)).toBeNull()
    const { sandbox_grant } = JSON.parse(atob(tokens.access_token.split('.')[1] ?? ''))
    expect(
      await rig.db.select().from(identityPayloads).where(eq(identityPayloads.grantId, sandbox_grant)),
    ).toEqual([])
  })

  it('ends without the name of a client, too, and on a page of the provider where no address is named', async () => {
    const browser = rig.browser()
    const leave = async (query: string) =>
      browser.submitFormOf(await browser.visit(`${rig.origin}/v2/logout?${query}`))
    expect((await leave(`returnTo=${rig.origin}/`)).isConsole).toBe(true)
    const { html } = await leave('client_id=basalt-console')
    expect(html).toContain('You are signed out')
    expect(html).toContain(`href="${rig.origin}/"`)
  })

  it('is not needed to log out', async () => {
    const browser = rig.browser()
    const leaving = await browser.visit(
      `${rig.origin}/v2/logout?client_id=basalt-console&returnTo=${rig.origin}/`,
    )
    expect((await browser.submitFormOf(leaving)).url).toBe(`${rig.origin}/`)
  })

  it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])(
    'never ends on %s',
    async (returnTo) => {
      const page = await rig
        .browser()
        .visit(`${rig.origin}/v2/logout?${new URLSearchParams({ client_id: 'basalt-console', returnTo })}`)
      expect(page.status).toBe(400)
    },
  )

  it('of everybody ends when all are revoked', async () => {
    const browser = rig.browser()
    const tokens = await signIn(rig, 'owner', browser)
    const [other, verifier] = [rig.browser(), newVerifier()]
    const page = await other.visit(authorizeAddress(rig.origin, verifier))
    await rig.provider().revokeAllSessions()
    expect((await askSilently(browser)).html).toContain('"error":"login_required"')
    expect((await refresh(rig.origin, tokens.refresh_token)).status).toBe(400)
    expect(await rig.provider().verifyAccessToken(tokens.access_token)).toBeNull()
    expect((await signIn(rig, 'owner', browser)).expires_in).toBe(300)
    // A sign-in on its way goes on.
    expect((await other.submit(page.url, { persona: 'owner' })).parameters.has('code')).toBe(true)
  })

  it('changes hands when somebody else signs in', async () => {
    const browser = rig.browser()
    await signIn(rig, 'owner', browser)
    const page = await browser.visit(authorizeAddress(rig.origin, newVerifier(), { prompt: 'login' }))
    const between = await browser.submit(page.url, { persona: 'stranger' })
    const end = between.isConsole ? between : await browser.submitFormOf(between)
    expect(end.parameters.has('code')).toBe(true)
    const tokens = await signIn(rig, 'nobody: the session answers', browser)
    expect((await rig.provider().verifyAccessToken(tokens.access_token))?.sub).toBe(
      '5a9d0b0e-0000-4000-8000-000000000012',
    )
  })
})

describe('the provider', () => {
  it('describes itself by the name it was given, whatever host was asked', async () => {
    const answer = await fetch(`${rig.origin}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.test' },
    })
    expect(await answer.json()).toMatchObject({
      issuer: `${rig.origin}/`,
      authorization_endpoint: `${rig.origin}/authorize`,
      token_endpoint: `${rig.origin}/oauth/token`,
      jwks_uri: `${rig.origin}/.well-known/jwks.json`,
    })
  })

  it('gives tokens to scripts of its own origin, and of no other', async () => {
    const { refresh_token } = await signIn(rig, 'owner')
    const fields = { grant_type: 'refresh_token', refresh_token }
    const foreign = await requestTokens(rig.origin, fields, { origin: 'https://evil.test' })
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([400, null])
    const own = await requestTokens(rig.origin, fields, { origin: rig.origin })
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, rig.origin])
  })

  it('takes a refresh token back', async () => {
    const { refresh_token } = await signIn(rig, 'owner')
    const body = new URLSearchParams({ client_id: 'basalt-console', token: refresh_token })
    expect((await fetch(`${rig.origin}/oauth/revoke`, { method: 'POST', body })).status).toBe(200)
    expect((await refresh(rig.origin, refresh_token)).status).toBe(400)
  })

  it('publishes no private part of its key', async () => {
    const { keys } = await (await fetch(`${rig.origin}/.well-known/jwks.json`)).json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('takes its own paths and leaves the rest to the console', () => {
    const { handles } = rig.provider()
    const own = ['/authorize', '/authorize/x', '/oauth/token', '/userinfo', '/v2/logout', '/u/login/x']
    expect(own.filter((path) => !handles(path))).toEqual([])
    const others = ['/', '/clusters', '/api/v2/users', '/authorized', '/u', '/signin', '/.well-known/x']
    expect(others.filter(handles)).toEqual([])
  })

  it.each([
    ['GET', '/u/login/', 404, 'not_found'],
    ['GET', '/u/login/x/y', 404, 'not_found'],
    ['GET', '/u/login/x/cancel/y', 404, 'not_found'],
    ['GET', '/u/login/x', 400, 'sign_in_expired'],
    ['POST', '/u/login/x', 400, 'sign_in_expired'],
    ['GET', '/u/login/x%00', 400, 'invalid_request'],
  ])('answers %s %s with %i and a page that says %s', async (method, path, status, code) => {
    const answer = await fetch(`${rig.origin}${path}`, { method })
    expect([answer.status, /<code>(\w+)<\/code>/.exec(await answer.text())?.[1]]).toEqual([status, code])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', connection: 'close' },
      ...{ 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' },
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  it('takes no other method of a sign-in page, and tells the form it cannot read', async () => {
    const browser = rig.browser()
    const page = await browser.visit(authorizeAddress(rig.origin, newVerifier()))
    const json = await browser.submit(page.url, {}, { 'content-type': 'application/json' })
    expect(json.html).toContain('<code>form_not_understood</code>')
    const foreign = await browser.submit(page.url, {}, { origin: 'https://evil.test' })
    expect(foreign.html).toContain('<code>foreign_form</code>')
    const cancelled = await browser.submit(`${page.url}/cancel`, {})
    expect([cancelled.status, /<code>(\w+)</.exec(cancelled.html)?.[1]]).toEqual([405, 'method_not_allowed'])
  })

  it('answers garbled and oversized input with a 4xx page', async () => {
    const paths = [
      '/authorize',
      '/authorize?client_id=%00',
      '/authorize?client_id=basalt-console&state=%00%00',
      '/authorize?client_id=%ff%fe&redirect_uri=%E0%A4%A',
      '/authorize/%ff',
      '/authorize/x/y/z',
      '/authorize?client_id=a&client_id=b',
      `/authorize?state=${'x'.repeat(10_000)}`,
      '/u/login/',
      '/u/login/%ff%00',
      '/u/login/..%2f..%2fetc',
      '/u/login/x/cancel/y',
      '/v2/logout?returnTo=%00',
      '/v2/logout?client_id=nobody',
      '/oidc/logout?id_token_hint=rubbish',
      '/oidc/logout/confirm',
      '/userinfo',
    ]
    for (const path of paths) {
      const { status } = await fetch(`${rig.origin}${path}`, { redirect: 'manual' })
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
  })

  it('answers garbled and oversized forms with a 4xx', async () => {
    const browser = rig.browser()
    const page = await browser.visit(authorizeAddress(rig.origin, newVerifier()))
    const large = await browser.submit(page.url, { persona: 'owner', filler: 'x'.repeat(60_000) })
    expect(large.status).toBe(413)
    const json = await browser.submit(page.url, {}, { 'content-type': 'application/json' })
    expect(json.status).toBe(415)
    const nul = await browser.submit(page.url, { intent: 'password', email: '\0', password: '\0' })
    expect(nul.status).toBe(422)

    const bodies = [
      'grant_type=refresh_token&refresh_token=%00&client_id=basalt-console',
      'grant_type=authorization_code&code=%00&client_id=basalt-console',
      'grant_type=refresh_token&refresh_token=x&client_id=%00',
      '%',
      'x'.repeat(100_000),
    ]
    for (const body of bodies) {
      const { status } = await fetch(`${rig.origin}/oauth/token`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([body.slice(0, 80), status >= 400 && status < 500]).toEqual([body.slice(0, 80), true])
    }
  })
})

it('is asked to keep no NUL and no half character, which its database cannot: those are refused as wrong requests', async () => {
  const sessions = createPayloadAdapter(rig.db)('Session')
  await expect(sessions.upsert('s-1', { uid: 'u-1', accountId: 'a\0b' }, 60)).rejects.toMatchObject({
    status: 400,
    error: 'invalid_request',
  })
  await expect(sessions.upsert('s-1', { uid: 'u-1', accountId: 'a\ud800b' }, 60)).rejects.toMatchObject({
    error: 'invalid_request',
  })
  expect(await sessions.find('s-1')).toBeUndefined()
  const about = { uid: 'u-1', accountId: 'ab', jti: 'text about \\u0000' }
  await sessions.upsert('s-1', about, 60)
  expect(await sessions.findByUid('u-1')).toEqual(about)
})

it('ends with the same keys where two processes start at once', async () => {
  await rig.db.delete(identityKeys)
  const [one, other] = await Promise.all([rig.signingKeys(), rig.signingKeys()])
  expect(other).toEqual(one)
  // The one that runs has the keys that are gone.
  await rig.restart()
})

it('reported no fault of its own', () => expect(rig.faults).toEqual([]))
