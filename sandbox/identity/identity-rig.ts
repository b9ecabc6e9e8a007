import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { openStore } from '../store/open-store'
import { loadIdentityKeys } from './identity-keys'
import { createIdentityProvider, type IdentityProvider } from './identity-provider'
import { TestBrowser } from './test-browser'

/** Used by the tests of this folder: a provider behind a real HTTP server, over a database in memory. */
export const startRig = async () => {
  const store = await openStore({ dataDir: 'memory://' })
  const faults: unknown[] = []
  const signedIn: string[] = []
  let provider: IdentityProvider | undefined
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://console.test')
    if (provider?.handles(pathname)) void provider.handle(request, response)
    else response.writeHead(200, { 'content-type': 'text/html' }).end('the console')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`

  const create = (now?: () => Date, signInAs?: string) =>
    createIdentityProvider({
      db: store.db,
      origin,
      clientId: 'basalt-console',
      audience: 'https://api.basalt.test/v2',
      now,
      signInAs,
      onSignIn: async (uuid) => {
        signedIn.push(uuid)
      },
      onFault: (fault) => faults.push(fault),
    })
  provider = await create()

  return {
    origin,
    faults,
    /** Ids of the people who signed in, in order. */
    signedIn,
    db: store.db,
    signingKeys: () => loadIdentityKeys(store.db),
    provider: () => provider ?? raise('no provider'),
    /** A new instance over the same database, as after a restart of the sandbox. */
    restart: async (now?: () => Date, signInAs?: string) => {
      provider = await create(now, signInAs)
    },
    browser: () => new TestBrowser(origin),
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await store.close()
    },
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>

/** What the console is delivered with. */
const consoleScope = z
  .object({ auth: z.object({ scope: z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'))).auth.scope

/** What the console's client asks with. `extra` replaces or, with undefined, leaves out a parameter. */
export const authorizeAddress = (
  origin: string,
  verifier: string,
  extra: Record<string, string | undefined> = {},
): string => {
  const parameters: Record<string, string | undefined> = {
    client_id: 'basalt-console',
    redirect_uri: `${origin}/`,
    response_type: 'code',
    response_mode: 'query',
    scope: consoleScope,
    audience: 'https://api.basalt.test/v2',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    auth0Client: 'eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=',
    ...extra,
  }
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `${origin}/authorize?${new URLSearchParams(given)}`
}

export const newVerifier = (): string => randomBytes(32).toString('base64url')

const tokensShape = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
})
export type Tokens = z.infer<typeof tokensShape>

export const requestTokens = (
  origin: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ client_id: 'basalt-console', ...fields }),
  })

export const refresh = (origin: string, refreshToken: string): Promise<Response> =>
  requestTokens(origin, { grant_type: 'refresh_token', refresh_token: refreshToken })

export const exchange = (origin: string, code: string, verifier: string): Promise<Response> =>
  requestTokens(origin, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/`,
  })

export const readTokens = async (response: Response): Promise<Tokens> =>
  tokensShape.parse(await response.json())

/** Signs a persona in by one click and fetches the tokens. */
export const signIn = async (rig: Rig, key: string, browser = rig.browser()): Promise<Tokens> => {
  const verifier = newVerifier()
  const page = await browser.visit(authorizeAddress(rig.origin, verifier))
  const end = page.isConsole ? page : await browser.submit(page.url, { persona: key })
  return readTokens(await exchange(rig.origin, end.parameters.get('code') ?? '', verifier))
}

const raise = (message: string): never => {
  throw new Error(message)
}
