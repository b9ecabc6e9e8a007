import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '../src/api/call'
import { type CallName, contract } from '../src/api/contract'
import type { Clock } from './clock'
import { keepDenial } from './denials/denial-log'
import type { Faults } from './faults'
import type { Answer, HandlerInput, Handlers } from './handler'
import { invalid, notFound, outOfSight, Problem, unauthenticated } from './problems'
import type { RequestLog } from './request-log'
import { answerOperation, type OperationAnswer } from './resources/answer-operation'
import { findOperation, operationName } from './resources/find-operation'
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
  for (const name of callNames) {
    const call: Call = contract[name]
    const path = honoPath(call.path, options.productKey)
    router.on(call.method, path, async (context) => {
      const request = context.req.raw
      const rawBody = call.method === 'GET' ? '' : await request.clone().text()
      options.log.add({ call: name, request, rawBody })
      return options.faults.around(name, context, () =>
        refusing(options, { call: name, method: call.method, path: call.path }, (asker) =>
          answerCall(name, options, {
            request,
            rawBody,
            params: context.req.param(),
            query: context.req.query(),
            asker,
          }),
        ),
      )
    })
  }
  router.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const operation = findOperation(
      (await options.served?.()) ?? [],
      request.method,
      url.pathname.slice(basePath.length),
    )
    if (!operation) return respond(notFound('call'))
    const name = operationName(operation)
    const rawBody = request.method === 'GET' ? '' : await request.clone().text()
    options.log.add({ call: name, request, rawBody })
    return options.faults.around(name, context, () =>
      refusing(options, { call: name, method: request.method, path: operation.path }, async (asker) => {
        const person = await authenticate({}, options, request)
        if (!person) throw unauthenticated()
        asker.uuid = person.uuid
        const idempotencyKey = request.method === 'POST' ? request.headers.get('idempotency-key') : null
        const { db, clock, productKey } = options
        const asked = { db, clock, productKey, person, operation, rawBody, idempotencyKey }
        return answerOperation({ ...asked, query: url.searchParams })
      }),
    )
  })
  return router
}

/** Where the product API stands on this server. */
const basePath = '/api/v2'

/** Who asks, once that is known. */
type Asker = { uuid: string | null }

/** Sends what a handler answers, and what it refuses as it says; a denial is kept after its transaction is undone. */
async function refusing(
  { db, clock }: ApiOptions,
  request: { call: string; method: string; path: string },
  answer: (asker: Asker) => Promise<OperationAnswer>,
): Promise<Response> {
  const asker: Asker = { uuid: null }
  try {
    return respond(await answer(asker))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, denied } = error
    if (denied) await keepDenial(db, { ...request, status, who: asker.uuid, at: clock.today() }, denied)
    return respond(error, error.contentType)
  }
}

const callNames = Object.keys(contract).filter((name): name is CallName => name in contract)

function honoPath(path: string, productKey: string): string {
  return path.replace('{product}', productKey).replace(/\{(\w+)\}/g, ':$1')
}

type Incoming = {
  request: Request
  rawBody: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  asker: Asker
}

async function answerCall(name: CallName, options: ApiOptions, incoming: Incoming): Promise<Answer> {
  const call: Call = contract[name]
  const person = await authenticate(call, options, incoming.request)
  incoming.asker.uuid = person?.uuid ?? null
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
        key: call.isIdempotent ? null : incoming.request.headers.get('idempotency-key'),
        content: [name, incoming.params, body],
        now: options.clock.today(),
      },
      () => run(transaction),
    ),
  )
}

/** Null only where the call is public and no token came. */
async function authenticate(
  call: Pick<Call, 'isPublic'>,
  options: ApiOptions,
  request: Request,
): Promise<PersonRow | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token && call.isPublic) return null
  const verified = token ? await options.verifyAccessToken(token) : null
  const person = verified ? await findPerson(options.db, verified.sub) : null
  if (!person) throw unauthenticated()
  return person
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
