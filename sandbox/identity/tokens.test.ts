import { createHmac, generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAccessTokenVerifier } from './access-token'
import {
  authorizeAddress,
  exchange,
  newVerifier,
  type Rig,
  readTokens,
  refresh,
  requestTokens,
  signIn,
  startRig,
} from './identity-rig'
import { createPayloadAdapter } from './payload-adapter'
import { identityPayloads } from './schema'

let rig: Rig
beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const getCode = async () => {
  const browser = rig.browser()
  const verifier = newVerifier()
  const page = await browser.visit(authorizeAddress(rig.origin, verifier))
  const end = await browser.submit(page.url, { persona: 'owner' })
  return { code: end.parameters.get('code') ?? '', verifier }
}
const verify = (token: string) => rig.provider().verifyAccessToken(token)
const expectInvalidGrant = async (response: Response) => {
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
}

describe('the code', () => {
  it('is worth nothing with another verifier', async () => {
    const { code } = await getCode()
    await expectInvalidGrant(await exchange(rig.origin, code, newVerifier()))
  })

  it('works once; a replay ends what the first use gave', async () => {
    const { code, verifier } = await getCode()
    const first = await readTokens(await exchange(rig.origin, code, verifier))
    await expectInvalidGrant(await exchange(rig.origin, code, verifier))
    await expectInvalidGrant(await refresh(rig.origin, first.refresh_token))
    expect(await verify(first.access_token)).toBeNull()
  })

  it('works for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const usedAfter = async (seconds: number) => {
      const { code, verifier } = await getCode()
      vi.setSystemTime(Date.now() + seconds * 1000)
      return exchange(rig.origin, code, verifier)
    }
    expect((await usedAfter(59)).status).toBe(200)
    const late = await usedAfter(62)
    expect(late.status).toBe(400)
    // A client that reads these words asks the session for a new token.
    expect(await late.text()).not.toContain('Unknown or invalid refresh token.')
  })

  it('is not given without PKCE, nor with a plain challenge', async () => {
    const withoutChallenge = await rig
      .browser()
      .visit(
        authorizeAddress(rig.origin, 'x', { code_challenge: undefined, code_challenge_method: undefined }),
      )
    expect(withoutChallenge.parameters.get('error')).toBe('invalid_request')
    const plain = await rig
      .browser()
      .visit(authorizeAddress(rig.origin, 'x', { code_challenge_method: 'plain' }))
    expect(plain.parameters.get('error')).toBe('invalid_request')
  })

  it.each(['https://other.test', 'https://api.basalt.test/v2/more', 'https://api.basalt.test'])(
    'is not given for another audience, such as %s',
    async (audience) => {
      const page = await rig.browser().visit(authorizeAddress(rig.origin, newVerifier(), { audience }))
      expect(page.isConsole).toBe(true)
      expect(page.parameters.get('error')).toBe('invalid_target')
    },
  )

  it('is sent to the console, with and without a slash at its end', async () => {
    for (const redirect_uri of [rig.origin, `${rig.origin}/`]) {
      const browser = rig.browser()
      const page = await browser.visit(authorizeAddress(rig.origin, newVerifier(), { redirect_uri }))
      expect((await browser.submit(page.url, { persona: 'owner' })).parameters.has('code')).toBe(true)
    }
  })

  it.each(['https://evil.test/', 'http://127.0.0.1:1/', '/', 'javascript:alert(1)'])(
    'is never sent to %s',
    async (redirect_uri) => {
      const page = await rig.browser().visit(authorizeAddress(rig.origin, newVerifier(), { redirect_uri }))
      expect(page.status).toBe(400)
      expect(new URL(page.url).origin).toBe(rig.origin)
      expect(page.html).toContain(`Open it at ${rig.origin}/`)
    },
  )
})

describe('the refresh token', () => {
  it('is renewed at every use, and keeps the audience and the scopes', async () => {
    const first = await signIn(rig, 'owner')
    const second = await readTokens(await refresh(rig.origin, first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await verify(second.access_token))?.scope).toEqual([
      'read:cluster',
      'create:cluster',
      'update:cluster',
      'delete:cluster',
      'manage:cluster',
    ])
    expect((await refresh(rig.origin, second.refresh_token)).status).toBe(200)
  })

  it('used a second time ends the whole family', async () => {
    const first = await signIn(rig, 'owner')
    const second = await readTokens(await refresh(rig.origin, first.refresh_token))
    const answer = await refresh(rig.origin, first.refresh_token)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    })
    await expectInvalidGrant(await refresh(rig.origin, second.refresh_token))
    expect(await verify(second.access_token)).toBeNull()
  })

  it('used by two at the very same time ends the whole family, and is kept no longer than it lives', async () => {
    const { upsert, consume } = createPayloadAdapter(rig.db)('RefreshToken')
    const grantId = 'twice'
    await upsert('first', { grantId }, 60)
    await upsert('second', { grantId }, 60)
    const ofGrant = () => rig.db.select().from(identityPayloads).where(eq(identityPayloads.grantId, grantId))
    const [kept] = await ofGrant()
    expect(Math.round(((kept?.expiresAt?.getTime() ?? 0) - Date.now()) / 1000)).toBe(60)
    await consume('first')
    await expect(consume('first')).rejects.toThrow('invalid_grant')
    expect(await ofGrant()).toEqual([])
  })

  it('used many times at once gives at most one renewal, and ends the family', async () => {
    const { refresh_token } = await signIn(rig, 'owner')
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(rig.origin, refresh_token)))
    const granted = answers.filter((answer) => answer.status === 200)
    expect(granted.length).toBeLessThanOrEqual(1)
    for (const answer of granted)
      await expectInvalidGrant(await refresh(rig.origin, (await readTokens(answer)).refresh_token))
  })

  it('ends twelve hours after the sign-in, however often it was renewed', async () => {
    const hour = 3_600_000
    const signedInAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: signedInAt })
    const first = await signIn(rig, 'owner')
    vi.setSystemTime(signedInAt + 6 * hour)
    const second = await readTokens(await refresh(rig.origin, first.refresh_token))
    vi.setSystemTime(signedInAt + 12 * hour - 60_000)
    const third = await readTokens(await refresh(rig.origin, second.refresh_token))
    vi.setSystemTime(signedInAt + 12 * hour + 60_000)
    await expectInvalidGrant(await refresh(rig.origin, third.refresh_token))
  })

  it('belongs to its client', async () => {
    const { refresh_token } = await signIn(rig, 'owner')
    const answer = await requestTokens(rig.origin, {
      grant_type: 'refresh_token',
      refresh_token,
      client_id: 'another',
    })
    expect(answer.status).toBe(401)
  })
})

describe('the check of an access token', () => {
  it('takes a token until its time is over', async () => {
    rig.provider().setTokenLifetime(2)
    const { access_token, expires_in } = await signIn(rig, 'owner')
    expect(expires_in).toBe(2)
    expect(await verify(access_token)).not.toBeNull()
    await rig.restart(() => new Date(Date.now() + 3_000))
    expect(await verify(access_token)).toBeNull()
    await rig.restart()
  })

  it('takes no ID token, no refresh token, no changed token and no rubbish', async () => {
    const { access_token, id_token, refresh_token } = await signIn(rig, 'owner')
    const [header, payload, signature = ''] = access_token.split('.')
    const changed = Buffer.from(
      Buffer.from(payload ?? '', 'base64url')
        .toString()
        .replace('000000000001', '000000000002'),
    ).toString('base64url')
    const rubbish = ['', '.', '..', 'a.b.c', '\0', 'x'.repeat(100_000), `${access_token}x`]
    for (const token of [
      id_token,
      refresh_token,
      `${header}.${changed}.${signature}`,
      `${header}.${payload}.`,
      ...rubbish,
    ])
      expect(await verify(token)).toBeNull()
  })

  it('takes no token whose header says none or HS256, nor one of another key', async () => {
    const { access_token } = await signIn(rig, 'owner')
    const payload = access_token.split('.')[1] ?? ''
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { keys } = await (await fetch(`${rig.origin}/.well-known/jwks.json`)).json()
    const kid = keys[0].kid

    expect(await verify(`${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`)).toBeNull()

    const symmetric = `${encode({ alg: 'HS256', typ: 'at+jwt', kid })}.${payload}`
    const secret = JSON.stringify(keys[0])
    const mac = createHmac('sha256', secret).update(symmetric).digest('base64url')
    expect(await verify(`${symmetric}.${mac}`)).toBeNull()

    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, jwk: await exportJWK(publicKey) })
      .sign(privateKey)
    expect(await verify(forged)).toBeNull()
  })

  it('takes no token of another audience, another client or another issuer', async () => {
    const { access_token } = await signIn(rig, 'owner')
    const { signingKey } = await rig.signingKeys()
    const ours = {
      db: rig.db,
      signingKey,
      issuer: `${rig.origin}/`,
      audience: 'https://api.basalt.test/v2',
      clientId: 'basalt-console',
      now: () => new Date(),
    }
    expect(await createAccessTokenVerifier(ours)(access_token)).not.toBeNull()
    for (const other of [{ audience: 'https://other.test' }, { clientId: 'another' }, { issuer: rig.origin }])
      expect(await createAccessTokenVerifier({ ...ours, ...other })(access_token)).toBeNull()
  })

  it('takes no token of a person who is not there, of another kind, or without an end', async () => {
    const { access_token } = await signIn(rig, 'owner')
    const { signingKey } = await rig.signingKeys()
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
    const signed = async (change: object, typ = 'at+jwt') =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'RS256', typ, kid: signingKey.kid })
        .sign(await importJWK({ ...signingKey }, 'RS256'))
    expect(await verify(await signed({}))).not.toBeNull()
    expect(await verify(await signed({ sub: '5a9d0b0e-0000-4000-8000-00000000ffff' }))).toBeNull()
    expect(await verify(await signed({}, 'JWT'))).toBeNull()
    expect(await verify(await signed({ exp: undefined }))).toBeNull()
    expect(await verify(await signed({ iat: undefined }))).toBeNull()
  })
})

it('reported no fault of its own', () => expect(rig.faults).toEqual([]))
