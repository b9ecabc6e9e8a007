import { earlyPaths } from '../api/early-paths'
import { fillPath } from '../api/path'
import { authErrorPageOf } from '../domain/auth-error'
import { loadTranslation, type Translation } from '../locales/translation'
import { type Analytics, createAnalytics } from './analytics'
import type { AuthClient } from './auth-client'
import { type AuthFailure, authFailureOf } from './auth-failure'
import { createErrorReporter, type ErrorReporter } from './error-reporter'
import { isListNext } from './is-list-next'
import { createPrimedFetch, type PrimedFetch } from './primed-fetch'
import { forgetRedirect, lastRedirectTarget, rememberFailedReturn } from './redirect-guard'
import { loadRuntimeConfig, type RuntimeConfig } from './runtime-config'
import { createSessionPhase, type SessionPhaseStore } from './session-phase'
import { createTokenSource, type TokenSource } from './token-source'

/** How the start went; the application shows one page for each kind. */
export type BootResult =
  | { kind: 'config-fault'; faults: readonly string[] }
  | Unreachable
  | SignedOut
  | SignedIn

/** `returnTo` is where "Try again" leads, and a sign-in. */
export type Unreachable = { kind: 'unreachable'; returnTo: string } & (
  | { what: 'configuration' }
  | { what: 'identity-provider'; provider: Pick<Readied, 'client' | 'config'> }
)

export type SignedOut = Readied & {
  kind: 'signed-out'
  /** The identity provider refused, in its own words. */
  refusal: { name: string; message: string } | null
}

export type SignedIn = Readied & {
  kind: 'signed-in'
  /** Id for the first `me`; afterwards the person's uuid counts. */
  userId: string
  tokens: TokenSource
  /** The cluster list is on its way too: it is what the person will see first. */
  isListUnderWay: boolean
  phase: SessionPhaseStore
}

type Readied = {
  config: RuntimeConfig
  client: AuthClient
  reporter: ErrorReporter
  analytics: Analytics
  send: PrimedFetch['send']
  /** The console's own texts in the language of config.json; null for English. Never rejects. */
  translation: Promise<Translation | null>
}

export type BootSettings = {
  /** The page's address. */
  address: URL
  /** Changes the address without leaving a step in the history. */
  replaceAddress: (path: string) => void
  send: typeof fetch
  createClient: (config: RuntimeConfig) => AuthClient
  createReporter?: typeof createErrorReporter
  wait?: (milliseconds: number) => Promise<void>
}

/** Milliseconds after which an answer counts as lost; calls of the API bring limits of their own. */
const patience = 60_000

/** Reads the configuration, finishes or tries a sign-in, and starts the first requests. Never rejects. */
export async function startBoot(settings: BootSettings): Promise<BootResult> {
  const { address } = settings
  // A path that begins with two slashes would lead to another site.
  const here = `${address.pathname.replace(/^\/+/, '/')}${address.search}${address.hash}`
  // A server that takes a request and stays silent would be waited for without an end, and without a word.
  const send: typeof fetch = (input, init) =>
    settings.send(input, { signal: AbortSignal.timeout(patience), ...init })
  const outcome = await loadRuntimeConfig(send)
  if (outcome.kind === 'faulty') return { kind: 'config-fault', faults: outcome.faults }
  if (outcome.kind === 'unreachable') return { kind: 'unreachable', what: 'configuration', returnTo: here }
  const { config } = outcome

  const client = clientOf(settings, config)
  if (typeof client === 'string') return { kind: 'config-fault', faults: [`auth: ${client}`] }
  const primed = createPrimedFetch(send)
  const { createReporter = createErrorReporter } = settings
  const reporter = createReporter(config.errorReportUrl, send)
  const readied: Readied = {
    config,
    client,
    reporter,
    analytics: createAnalytics(),
    send: primed.send,
    translation: translationOf(config, send, reporter),
  }
  const round = isRoundTrip(address) ? await finishRoundTrip(settings, client) : null
  if (round?.kind === 'failed') {
    rememberFailedReturn(Date.now())
    return failedResult(readied, round.failure, lastRedirectTarget() ?? '/')
  }
  if (round === null && !client.hasSessionHint()) return { ...readied, kind: 'signed-out', refusal: null }

  const phase = createSessionPhase()
  const tokens = createTokenSource({
    client,
    wait: settings.wait,
    onEnded: () => phase.set('ended'),
    onTrouble: (isTroubled) => phase.set(isTroubled ? 'troubled' : 'alive'),
  })
  const session = await openSession(client, settings.wait)
  if (session.kind === 'failed') {
    if (round !== null) rememberFailedReturn(Date.now())
    return failedResult(readied, session.failure, round?.returnTo ?? here)
  }
  const claim = session.claims[config.auth.userIdClaim]
  const userId = typeof claim === 'number' ? String(claim) : claim
  if (typeof userId !== 'string' || userId === '') {
    const message = `The ID token has no claim "${config.auth.userIdClaim}"`
    return failedResult(readied, { kind: 'refused', name: 'missing_user_id', message }, here)
  }
  const isListUnderWay = isListNext(new URL(round?.returnTo ?? here, 'https://console.invalid'))
  primeReads({ config, primed, userId, token: session.token, isListUnderWay })
  // After the requests: a browser reads its storage from the disk when it is first touched.
  forgetRedirect()
  return { ...readied, kind: 'signed-in', userId, tokens, phase, isListUnderWay }
}

/** In words why there is none: the identity provider's client refuses a page that came without encryption. */
function clientOf({ createClient }: BootSettings, config: RuntimeConfig): AuthClient | string {
  try {
    return createClient(config)
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error)
  }
}

/** Under way beside the sign-in: it is there before the first page is drawn, and costs English consoles no request. */
async function translationOf(
  { texts }: RuntimeConfig,
  send: typeof fetch,
  reporter: ErrorReporter,
): Promise<Translation | null> {
  if (texts === undefined) return null
  const translation = await loadTranslation(texts, send)
  if (translation === null) reporter.report('unread_texts', texts)
  return translation
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

function isRoundTrip({ pathname, searchParams }: URL): boolean {
  if (pathname !== '/') return false
  return searchParams.has('error') || (searchParams.has('code') && searchParams.has('state'))
}

type RoundTrip = { kind: 'finished'; returnTo: string } | { kind: 'failed'; failure: AuthFailure }

/**
 * Null for an answer to a question this browser did not ask (a callback opened again, one of another tab, a forged
 * link): it says nothing about who is signed in here.
 */
async function finishRoundTrip(settings: BootSettings, client: AuthClient): Promise<RoundTrip | null> {
  const { address, replaceAddress } = settings
  const refusal = address.searchParams.get('error')
  try {
    const { returnTo } = await client.finishSignIn(address.href)
    const target = returnTo !== null && isOwnPath(returnTo) ? returnTo : '/signin'
    replaceAddress(target)
    return { kind: 'finished', returnTo: target }
  } catch (error) {
    replaceAddress('/')
    const failure = authFailureOf(error)
    if (isUnasked(failure) && client.hasSessionHint()) return null
    if (refusal === null) return { kind: 'failed', failure }
    const message = address.searchParams.get('error_description') ?? refusal
    return { kind: 'failed', failure: { kind: 'refused', name: refusal, message } }
  }
}

function isUnasked(failure: AuthFailure): boolean {
  return failure.kind === 'refused' && ['missing_transaction', 'state_mismatch'].includes(failure.name)
}

type OpenedSession =
  | { kind: 'opened'; token: string; claims: Readonly<Record<string, unknown>> }
  | { kind: 'failed'; failure: AuthFailure }

/** A first sign-in that finds no provider gives up early: there is nothing on screen to keep. */
async function openSession(client: AuthClient, wait: BootSettings['wait']): Promise<OpenedSession> {
  let failure: AuthFailure = { kind: 'unreachable' }
  const tokens = createTokenSource({
    client,
    wait,
    backOff: [500, 1500],
    onEnded: (reason) => {
      failure = reason
    },
    onTrouble: () => {},
  })
  try {
    const token = await tokens.getToken()
    return { kind: 'opened', token, claims: (await client.getClaims()) ?? {} }
  } catch {
    return { kind: 'failed', failure }
  }
}

function failedResult(readied: Readied, failure: AuthFailure, returnTo: string): BootResult {
  if (failure.kind === 'unreachable')
    return { kind: 'unreachable', what: 'identity-provider', returnTo, provider: readied }
  if (failure.kind === 'ended') return { ...readied, kind: 'signed-out', refusal: null }
  const { name, message } = failure
  if (authErrorPageOf(message) === null) readied.reporter.report(name, message)
  return { ...readied, kind: 'signed-out', refusal: { name, message } }
}

/** Starts what the first screen needs; the list too where the cluster list is where the person is going. */
function primeReads(input: {
  config: RuntimeConfig
  primed: PrimedFetch
  userId: string
  token: string
  isListUnderWay: boolean
}): void {
  const { config, primed, userId, token, isListUnderWay } = input
  const request: RequestInit = {
    credentials: 'omit',
    cache: 'no-cache',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  }
  const paths = isListUnderWay ? [earlyPaths.getMe, earlyPaths.listClusters] : [earlyPaths.getMe]
  for (const path of paths) primed.prime(`${config.api.baseUrl}${fillPath(path, { id: userId })}`, request)
}
