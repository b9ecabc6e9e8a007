import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { createClock } from './clock'
import { createFaults, type Faults } from './faults'
import { createIdentityProvider, type IdentityProvider } from './identity/identity-provider'
import { createRequestLog } from './request-log'
import { pathOfTarget } from './request-target'
import { createServedDefinitions } from './resources/served-definitions'
import { seedStore } from './seed/seed-store'
import type { Settings } from './settings'
import { commonHeaders } from './static/security-headers'
import { readAnchor, storeAnchor } from './store/clock-anchor'
import { latestTransition } from './store/clusters'
import { isDatabaseGone } from './store/database-gone'
import { openStore } from './store/open-store'
import { noteSignIn } from './store/people'

export type RunningSandbox = {
  /** Where it answers itself; the browser may reach it through another address (PUBLIC_ORIGIN). */
  origin: string
  port: number
  /** The wanted port was taken by another program. */
  hasMoved: boolean
  close: () => Promise<void>
}

/** Opens the store and serves product API, identity provider and console on one port of this machine only. */
export async function startSandbox(settings: Settings): Promise<RunningSandbox> {
  const store = await openStore({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir })
  const http = createServer()
  try {
    const port = await listen(http, settings.port)
    const origin = `http://127.0.0.1:${port}`
    const { db } = store
    const clock = await store.alone(async () => {
      const begun = createClock({
        speed: settings.speed,
        stored: await readAnchor(db),
        notBefore: await latestTransition(db),
      })
      await storeAnchor(db, begun.anchor())
      await seedStore(db, begun, settings.productKey)
      return begun
    })
    const { clientId, audience } = settings
    const identity = await createIdentityProvider({
      db,
      origin: settings.publicOrigin ?? origin,
      clientId,
      audience,
      onSignIn: (uuid) => noteSignIn(db, uuid, clock.today()),
      signInAs: settings.signInAs,
    })
    const faults = createFaults()
    const log = createRequestLog()
    const shared = { db, clock, faults, log, productKey: settings.productKey }
    const { revokeAllSessions, setTokenLifetime } = identity
    const app = createApp({
      ...shared,
      verifyAccessToken: identity.verifyAccessToken,
      allowedOrigins: settings.allowedOrigins,
      ownOrigins: [origin, settings.publicOrigin ?? origin],
      consoleDir: settings.consoleDir,
      served: createServedDefinitions(settings.definitionsDir),
      control: settings.hasControl ? { ...shared, revokeAllSessions, setTokenLifetime } : null,
    })
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
    http.on('request', (request, response) => {
      const pathname = pathOfTarget(request.url ?? '/')
      if (pathname === null) refuse(response, 400, 'The request target is not a path.')
      else if (identity.handles(pathname))
        answerIdentity(identity, faults, pathname, request, response).catch((error: unknown) => {
          process.stderr.write(`identity provider: ${error instanceof Error ? error.stack : String(error)}\n`)
          if (isDatabaseGone(error)) refuse(response, 503, 'The database does not answer.')
          else refuse(response, 500, 'The sandbox failed. Its terminal says more.')
        })
      else void answer(request, response)
    })
    return {
      origin,
      port,
      hasMoved: port !== settings.port && settings.port !== 0,
      close: async () => {
        http.close()
        http.closeAllConnections()
        await store.close()
      },
    }
  } catch (error) {
    http.close()
    await store.close()
    throw error
  }
}

/** The identity provider speaks to the socket itself; faults for it go by the pseudo calls token and authorize. */
async function answerIdentity(
  identity: IdentityProvider,
  faults: Faults,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The page of the silent sign-in is framed by the console.
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  const target = pathname === '/oauth/token' ? 'token' : pathname === '/authorize' ? 'authorize' : null
  const fault = target ? faults.take(target) : null
  if (fault?.delayMs) await wait(fault.delayMs)
  if (!fault || fault.kind === 'latency') return identity.handle(request, response)
  if (fault.kind === 'commit-then-reset') {
    response.end = () => response.destroy()
    return identity.handle(request, response)
  }
  if (fault.kind === 'reset' || fault.kind === 'truncate') {
    response.destroy()
    return
  }
  const isMalformed = fault.kind === 'malformed' && fault.body === undefined
  response.writeHead(fault.status ?? (fault.kind === 'malformed' ? 200 : 500), {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
    ...fault.headers,
  })
  response.end(isMalformed ? '{"access_token": [' : textOf(fault.body))
}

/** Ends a request that nothing else can answer; what was sent already is cut off. */
function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const headers = { ...commonHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify({ message }))
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  return JSON.stringify(
    body ?? { error: 'server_error', error_description: 'The sandbox was asked to fail.' },
  )
}

/** The wanted port, or the next free one. */
async function listen(http: Server, wanted: number): Promise<number> {
  for (let port = wanted; port <= wanted + 100; port += 1) {
    if (blockedByBrowsers.includes(port)) continue
    if (await tryListen(http, port)) return portOf(http)
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 100}. Give another with PORT.`)
}

function portOf(http: Server): number {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Chromium refuses to open these. */
const blockedByBrowsers: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]

function tryListen(http: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const handleError = (error: NodeJS.ErrnoException) => {
      http.off('listening', handleListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    }
    const handleListening = () => {
      http.off('error', handleError)
      resolve(true)
    }
    http.once('error', handleError)
    http.once('listening', handleListening)
    http.listen({ port, host: '127.0.0.1' })
  })
}
