import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '../src/api/call'
import { type CallName, contract } from '../src/api/contract'
import type { Clock } from './clock'
import { keepDenial } from './denials/denial-log'
import type { Faults } from './faults'
import type { Answer, HandlerInput, Handlers } from './handler'
import { limitBody } from './limit-body'
import { invalid, notFound, outOfSight, Problem, unauthenticated } from './problems'
import { requireReadable } from './readable-request'
import type { RequestLog } from './request-log'
import { answerOperation, type OperationAnswer } from './resources/answer-operation'
import { findOperation, type Operation, operationName, secretKeysOf } from './resources/find-operation'
import { foreignProblem } from './resources/foreign-problem'
import type { ServedDefinitions } from './resources/served-definitions'
import { respond } from './respond'
import { handlers } from './routes/handlers'
import { shapeErrors } from './shape-errors'
import { answerOnce } from './store/idempotency'
import type { Db } from './store/open-store'
import { findPerson, type PersonRow } from './store/people'

export type ApiOptions = {
  db: Db
  clock: Clock
  productKey: string
  faults: Faults
  log: RequestLog
  verifyAccessToken: (token: string) => Promise<{ sub: string } | null>
  /** Resources that are served by their definitions; none when left out. */
  served?: ServedDefinitions
}

/**
 * The product API, one route for each call of the contract. Every request is judged in the same order: signed in
 * (401), shape (422), visible (404), allowed (403), state (409), then it is done.
 */
export function createApiRouter(options: ApiOptions): Hono {
  const router = new Hono()
  router.use(limitBody(largestBody))
  for (const name of callNames) {
    const call: Call = contract[name]
    const path = honoPath(call.path, options.productKey)
    router.on(call.method, path, (context) =>
      receive(context, options, { ...call, name }, (incoming) =>
        answerCall(name, options, { ...incoming, params: context.req.param(), query: context.req.query() }),
      ),
    )
  }
  router.all('*', async (context) => {
    const url = new URL(context.req.raw.url)
    const operation = findOperation(
      (await options.served?.()) ?? [],
      context.req.method,
      url.pathname.slice(basePath.length),
      url.searchParams,
    )
    if (!operation) return respond(notFound('call'))
    const { method } = context.req
    const secrets = secretKeysOf(operation)
    const call = { name: operationName(operation), method, path: operation.path, secrets }
    return receive(context, options, call, (received) =>
      answerServed(options, operation, url.searchParams, received).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        throw foreignProblem(error, operation.served.definition.api?.errors ?? 'ours')
      }),
    )
  })
  return router
}

async function answerServed(
  { db, clock, productKey }: ApiOptions,
  operation: Operation,
  query: URLSearchParams,
  { request, rawBody, asker: { person } }: Received,
): Promise<OperationAnswer> {
  if (!person) throw unauthenticated()
  const idempotencyKey = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  return answerOperation({ db, clock, productKey, person, operation, query, rawBody, idempotencyKey })
}

/** Bytes; the longest request of the contract has a few thousand. Files go to the storage. */
const largestBody = 1_000_000

/** A request of the API on its way: what was sent, and by whom. */
type Received = { request: Request; rawBody: string; asker: Asker }

/**
 * Takes a request in: authenticates it, keeps it in the log (the body only of a sender who may be answered), lets a
 * fault of the tests happen, answers. What a handler refuses is sent as it says; a denial is kept after its
 * transaction is undone.
 */
async function receive(
  context: Context,
  options: ApiOptions,
  call: { name: string; method: string; path: string; isPublic?: boolean; secrets?: readonly string[] },
  answer: (received: Received) => Promise<OperationAnswer>,
): Promise<Response> {
  const request = context.req.raw
  const { name, method, path, secrets } = call
  const rawBody = method === 'GET' ? '' : await request.clone().text()
  const asker: Asker = { person: await whoAsks(options, request) }
  const kept = asker.person || call.isPublic ? rawBody : ''
  options.log.add({ call: name, request, rawBody: kept, ...(secrets && { secrets }) })
  return options.faults.around(name, context, async () => {
    try {
      requireReadable(request, rawBody)
      return respond(await answer({ request, rawBody, asker }))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { status, denied } = error
      const who = asker.person?.uuid ?? null
      const at = options.clock.today()
      if (denied) await keepDenial(options.db, { call: name, method, path, status, who, at }, denied)
      return respond(error, error.contentType)
    }
  })
}

/** Where the product API stands on this server. */
const basePath = '/api/v2'

/** Who asks; null without a token that is good. */
type Asker = { person: PersonRow | null }

const callNames = Object.keys(contract).filter((name): name is CallName => name in contract)

function honoPath(path: string, productKey: string): string {
  return path.replace('{product}', productKey).replace(/\{(\w+)\}/g, ':$1')
}

type Incoming = Received & {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

async function answerCall(name: CallName, options: ApiOptions, incoming: Incoming): Promise<Answer> {
  const call: Call = contract[name]
  const { person } = incoming.asker
  const hasToken = incoming.request.headers.has('authorization')
  if (!person && (hasToken || !call.isPublic)) throw unauthenticated()
  const body = parseBody(name, call, incoming.rawBody)
  const missing = (call.query ?? []).filter((key) => !incoming.query[key])
  if (missing.length > 0) {
    throw invalid(
      missing.map((key) => ({ fieldName: key, message: `The query parameter ${key} is required.` })),
    )
  }
  if (incoming.params.id !== undefined && incoming.params.id !== person?.uuid) throw outOfSight('user')
  const run = (db: Db) =>
    handlerOf(name)({
      db,
      clock: options.clock,
      productKey: options.productKey,
      person,
      body,
      clusterName: incoming.params.name ?? '',
      params: incoming.params,
      origin: originOf(incoming.request),
      query: incoming.query,
    })
  if (call.method === 'GET') return run(options.db)
  return options.db.transaction((transaction) =>
    answerOnce(
      transaction,
      {
        scope: person?.uuid ?? 'anonymous',
        // An answer that holds a secret is kept nowhere: asked again, the call is judged anew.
        key: call.isIdempotent || call.fetchOptions ? null : incoming.request.headers.get('idempotency-key'),
        content: [name, incoming.params, body],
        now: options.clock.today(),
      },
      () => run(transaction),
    ),
  )
}

async function whoAsks(options: ApiOptions, request: Request): Promise<PersonRow | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const verified = token ? await options.verifyAccessToken(token) : null
  return verified ? findPerson(options.db, verified.sub) : null
}

function parseBody(name: CallName, call: Call, rawBody: string): unknown {
  if (!call.request) return undefined
  const parsed = z.safeParse(call.request, parseJson(rawBody))
  if (parsed.success) return parsed.data
  throw invalid(shapeErrors(name, parsed.error.issues))
}

/** What the browser called, also behind a development server. */
function originOf(request: Request): string {
  const url = new URL(request.url)
  const host = request.headers.get('x-forwarded-host') ?? url.host
  return `${request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1)}://${host}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The one place that forgets which call a handler belongs to: the body was parsed by the same call's schema. */
function handlerOf(name: CallName): (input: Untyped) => Promise<Answer> {
  return (handlers as Handlers)[name] as (input: Untyped) => Promise<Answer>
}
type Untyped = Omit<HandlerInput<CallName>, 'body' | 'person'> & { body: unknown; person: PersonRow | null }
