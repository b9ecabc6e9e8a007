import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authorizeAddress, exchange, newVerifier, type Rig, readTokens, startRig } from './identity-rig'
import { setPassword } from './passwords'
import { identityPayloads } from './schema'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const openSignIn = async (extra: Record<string, string | undefined> = {}) => {
  const browser = rig.browser()
  const verifier = newVerifier()
  const page = await browser.visit(authorizeAddress(rig.origin, verifier, extra))
  return { browser, verifier, page }
}
const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('signing in', () => {
  it('signs a persona in by one click and gives tokens for the API with the scopes the console is set to ask for [AUTH-009, AUTH-034, AUTH-049]', async () => {
    const { browser, verifier, page } = await openSignIn()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    // A browser that tells no referrer hides the origin of a form, too.
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(page.html).toContain('<h1>Sign in to Basalt</h1>')
    const [admitted = '', refused = ''] = page.html.split('Refused by the identity provider')
    expect(admitted).toContain('name="persona" value="owner"')
    expect(refused).toContain('name="persona" value="blocked"')
    const policy = page.headers.get('content-security-policy')
    for (const ban of [
      "default-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(ban)

    const end = await browser.submit(page.url, { persona: 'owner' })
    expect(end.isConsole).toBe(true)
    expect(end.parameters.get('state')).toBe('state-1')

    const tokens = await readTokens(await exchange(rig.origin, end.parameters.get('code') ?? '', verifier))
    expect(tokens.expires_in).toBe(300)
    expect(await rig.provider().verifyAccessToken(tokens.access_token)).toEqual({
      sub: '5a9d0b0e-0000-4000-8000-000000000001',
      scope: ['read:cluster', 'create:cluster', 'update:cluster', 'delete:cluster', 'manage:cluster'],
    })
    const claims = claimsIn(tokens.id_token)
    expect(Number(claims.exp) - Number(claims.iat)).toBe(36_000)
    expect(claims).toMatchObject({
      iss: `${rig.origin}/`,
      aud: 'basalt-console',
      nonce: 'nonce-1',
      sub: '5a9d0b0e-0000-4000-8000-000000000001',
      name: 'Olivia Owner',
      email: 'owner@sandbox.test',
      email_verified: true,
      updated_at: '2026-01-01T00:00:00.000Z',
    })
  })

  it('tells of everybody who signs in, and of nobody who is refused', async () => {
    const attempts: Record<string, string>[] = [
      { persona: 'manager' },
      { persona: 'blocked' },
      { intent: 'password', email: 'user@sandbox.test', password: 'wrong' },
    ]
    const before = rig.signedIn.length
    for (const fields of attempts) {
      const { browser, page } = await openSignIn()
      await browser.submit(page.url, fields)
    }
    expect(rig.signedIn.slice(before)).toEqual(['5a9d0b0e-0000-4000-8000-000000000002'])
  })

  it('signs in with an address and the password, whatever the case of the address', async () => {
    const { browser, page } = await openSignIn()
    const fields = { intent: 'password', email: ' Manager@Sandbox.test ', password: 'Sandbox-2026!' }
    expect((await browser.submit(page.url, fields)).parameters.has('code')).toBe(true)
  })

  it('takes the password a person has set, and no longer the one of the sandbox, also after a restart', async () => {
    await setPassword(rig.db, '5a9d0b0e-0000-4000-8000-000000000011', 'Correct-Horse-7')
    await setPassword(rig.db, '5a9d0b0e-0000-4000-8000-000000000011', 'Battery-Staple-8')
    await rig.restart()
    const { browser, page } = await openSignIn()
    const attempt = (key: string, password: string) =>
      browser.submit(page.url, { intent: 'password', email: `${key}@sandbox.test`, password })
    for (const old of ['Sandbox-2026!', 'Correct-Horse-7', ''])
      expect((await attempt('provisioned', old)).status).toBe(422)
    expect((await attempt('manager', 'Battery-Staple-8')).status).toBe(422)
    expect((await attempt('provisioned', 'Battery-Staple-8')).isConsole).toBe(true)
  })

  it('signs the chosen persona in without a page, and asks again once none is chosen', async () => {
    await rig.restart(undefined, 'manager')
    const { page, verifier } = await openSignIn()
    await rig.restart()
    expect(page.isConsole).toBe(true)
    const tokens = await readTokens(await exchange(rig.origin, page.parameters.get('code') ?? '', verifier))
    expect(claimsIn(tokens.id_token).sub).toBe('5a9d0b0e-0000-4000-8000-000000000002')
    expect((await openSignIn()).page.html).toContain('<h1>Sign in to Basalt</h1>')
  })

  it('leaves the address out for the hands-on lab and says that one is not verified', async () => {
    const claimsOf = async (persona: string) => {
      const { browser, verifier, page } = await openSignIn()
      const end = await browser.submit(page.url, { persona })
      return claimsIn(
        (await readTokens(await exchange(rig.origin, end.parameters.get('code') ?? '', verifier))).id_token,
      )
    }
    const lab = await claimsOf('lab')
    expect(lab.name).toBe('Liam Lab')
    expect(lab).not.toHaveProperty('email')
    expect((await claimsOf('unconfirmed')).email_verified).toBe(false)
  })

  it('refuses a wrong password with a message and keeps the typed address, as text', async () => {
    const { browser, page } = await openSignIn()
    const answer = await browser.submit(page.url, {
      intent: 'password',
      email: '"><script>alert(1)</script>@x.test',
      password: 'wrong',
    })
    expect(answer.status).toBe(422)
    expect(answer.html).toContain('role="alert">Wrong email address or password.</p>')
    expect(answer.html).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;@x.test"')
    expect(answer.html).not.toContain('<script')
  })

  it('keeps no session over a restart that has expired meanwhile', async () => {
    const row = (id: string, expiresAt: Date) => ({ model: 'Session', id, payload: {}, expiresAt })
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await rig.db.insert(identityPayloads).values([row('over', at(-1)), row('good', at(1))])
    await rig.restart()
    const kept = (await rig.db.select().from(identityPayloads)).map(({ id }) => id)
    expect([kept.includes('over'), kept.includes('good')]).toEqual([false, true])
  })

  it('takes what has expired away with every sign-in that begins', async () => {
    const expiresAt = new Date(Date.now() - 1000)
    await rig.db.insert(identityPayloads).values({ model: 'Session', id: 'past', payload: {}, expiresAt })
    await openSignIn()
    expect((await rig.db.select().from(identityPayloads)).map(({ id }) => id)).not.toContain('past')
  })

  it('has an hour on its page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const atMinute = async (minutes: number) => {
      const { browser, page } = await openSignIn()
      vi.setSystemTime(Date.now() + minutes * 60_000)
      return (await browser.submit(page.url, { persona: 'owner' })).status
    }
    expect([await atMinute(59), await atMinute(61)]).toEqual([200, 400])
  })

  it('knows nobody of another name, and takes no form where it is cancelled', async () => {
    const { browser, page } = await openSignIn()
    const unknown = await browser.submit(page.url, { persona: 'nobody' })
    expect(unknown.status).toBe(422)
    expect(unknown.html).toContain('The sandbox knows nobody of that name.')
    expect((await browser.submit(`${page.url}/cancel`, { persona: 'owner' })).status).toBe(405)
  })

  it('opens with the address that the console names', async () => {
    const { page } = await openSignIn({ login_hint: 'manager@sandbox.test' })
    expect(page.html).toContain('value="manager@sandbox.test"')
  })

  it('counts wrong passwords anew after the right one', async () => {
    const { browser, page } = await openSignIn()
    const email = 'billing@sandbox.test'
    const attempt = (password: string) => browser.submit(page.url, { intent: 'password', email, password })
    for (let count = 0; count < 9; count += 1) await attempt('wrong')
    expect((await attempt('Sandbox-2026!')).isConsole).toBe(true)
    const { browser: other, page: next } = await openSignIn()
    const again = () => other.submit(next.url, { intent: 'password', email, password: 'wrong' })
    expect([(await again()).status, (await again()).status]).toEqual([422, 422])
  })

  it('locks an address for a minute after ten wrong passwords', async () => {
    const { browser, page } = await openSignIn()
    const attempt = (password: string) =>
      browser.submit(page.url, { intent: 'password', email: 'stranger@sandbox.test', password })
    const spellings = ['stranger@sandbox.test', 'Stranger@SANDBOX.test']
    for (let count = 0; count < 10; count += 1) {
      const email = spellings[count % 2] ?? ''
      const wrong = await browser.submit(page.url, { intent: 'password', email, password: 'wrong' })
      expect(wrong.status).toBe(422)
    }
    const locked = await attempt('Sandbox-2026!')
    expect(locked.status).toBe(429)
    expect(locked.headers.get('retry-after')).toBe('60')
    // Who else signs in does not open it.
    const other = await openSignIn()
    const fields = { intent: 'password', email: 'manager@sandbox.test', password: 'Sandbox-2026!' }
    expect((await other.browser.submit(other.page.url, fields)).isConsole).toBe(true)
    expect((await attempt('Sandbox-2026!')).status).toBe(429)
    expect(locked.html).toContain('Too many wrong passwords for this address. Wait a minute, then try again.')

    await rig.restart(() => new Date(Date.now() + 61_000))
    expect((await attempt('Sandbox-2026!')).isConsole).toBe(true)
    await rig.restart()
  })

  it.each([
    ['blocked', 'user is blocked'],
    ['personal', 'personal email addresses are not allowed'],
    ['mfa', 'multifactor authentication required'],
  ])('answers access_denied with its sentence for %s', async (persona, sentence) => {
    const { browser, page } = await openSignIn()
    const end = await browser.submit(page.url, { persona })
    expect(end.isConsole).toBe(true)
    expect(end.parameters.get('error')).toBe('access_denied')
    expect(end.parameters.get('error_description')).toBe(sentence)
    expect(end.parameters.get('state')).toBe('state-1')
    expect(end.parameters.has('code')).toBe(false)
  })

  it('goes back with access_denied when the person cancels', async () => {
    const { browser, page } = await openSignIn()
    expect(page.html).toContain('>Cancel</a>')
    const end = await browser.visit(`${page.url}/cancel`)
    expect(end.parameters.get('error')).toBe('access_denied')
    expect(end.parameters.get('error_description')).toBe('User did not authorize the request')
  })

  it('takes no form that another site sent', async () => {
    const { browser, page } = await openSignIn()
    const foreign = await browser.submit(page.url, { persona: 'owner' }, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    const opaque = await browser.submit(page.url, { persona: 'owner' }, { origin: 'null' })
    expect(opaque.status).toBe(403)
  })

  it('takes no form from a browser that did not start the sign-in', async () => {
    const { page } = await openSignIn()
    const answer = await rig.browser().submit(page.url, { persona: 'owner' })
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('This sign-in page is out of date')
  })

  it('lets two tabs of one browser sign in at once', async () => {
    const { browser, page } = await openSignIn()
    const second = await browser.visit(authorizeAddress(rig.origin, newVerifier()))
    expect((await browser.submit(page.url, { persona: 'owner' })).parameters.has('code')).toBe(true)
    expect((await browser.submit(second.url, { persona: 'owner' })).parameters.has('code')).toBe(true)
  })
})

describe('signing up', () => {
  it('shows the sign-up page with every marketing parameter that came along [AUTH-009]', async () => {
    const { page } = await openSignIn({
      screen_hint: 'signup',
      utm_medium: 'email',
      utm_source: 'news & <views>',
      utm_campaign: 'spring',
      utm_term: 'warehouse',
      utm_content: 'top',
    })
    expect(page.html).toContain('<h1>Create your account</h1>')
    expect(page.html).toContain('<dd data-parameter="utm_medium">email</dd>')
    expect(page.html).toContain('<dd data-parameter="utm_source">news &#38; &#60;views&#62;</dd>')
    expect(page.html).toContain('<dd data-parameter="utm_campaign">spring</dd>')
    expect(page.html).toContain('<dd data-parameter="utm_term">warehouse</dd>')
    expect(page.html).toContain('<dd data-parameter="utm_content">top</dd>')
  })

  it('says that it creates nobody, and signs the newcomer in', async () => {
    const { browser, verifier, page } = await openSignIn({ screen_hint: 'signup' })
    expect(page.html).toContain('The sandbox creates nobody')
    const fields = { intent: 'sign-up', name: 'Ada', email: 'ada@company.test' }
    const end = await browser.submit(page.url, fields)
    const tokens = await readTokens(await exchange(rig.origin, end.parameters.get('code') ?? '', verifier))
    expect(claimsIn(tokens.id_token).email).toBe('newcomer@sandbox.test')
  })

  it('keeps what was typed when the address is no address', async () => {
    const { browser, page } = await openSignIn({ screen_hint: 'signup' })
    const answer = await browser.submit(page.url, { intent: 'sign-up', name: 'Ada', email: 'ada' })
    expect(answer.status).toBe(422)
    expect(answer.html).toContain('Enter an email address.')
    expect(answer.html).toContain('value="Ada"')
    expect(answer.html).toContain('value="ada"')
    const unnamed = await browser.submit(page.url, { intent: 'sign-up', name: ' ', email: 'a@b.test' })
    expect(unnamed.status).toBe(422)
    expect(unnamed.html).toContain('Enter your name.')
  })

  it('leads to signing in, and from there to signing up', async () => {
    const { browser, page } = await openSignIn({ screen_hint: 'signup' })
    const signingIn = await browser.visit(`${page.url}?screen=sign-in`)
    expect(signingIn.html).toContain('<h1>Sign in to Basalt</h1>')
    expect((await browser.visit(`${page.url}?screen=sign-up`)).html).toContain('<h1>Create your account</h1>')
  })

  it.each(['force_verification_email', 'forceVerificationEmail'])(
    'says that the sandbox sends no email when a verification email is asked for by %s, also to who is signed in',
    async (name) => {
      const { browser, page } = await openSignIn()
      await browser.submit(page.url, { persona: 'unconfirmed' })
      const again = await browser.visit(
        authorizeAddress(rig.origin, newVerifier(), { screen_hint: 'login', [name]: 'true' }),
      )
      expect(again.html).toContain('the sandbox sends no email')
      expect(again.html).toContain('Continue as Ursula Unconfirmed')
      expect((await browser.submit(again.url, { persona: 'unconfirmed' })).parameters.has('code')).toBe(true)
    },
  )
})

it('reported no fault of its own', () => expect(rig.faults).toEqual([]))
