import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from './clock'
import { createDenialRoutes } from './denials/routes'
import { type Faults, faultSchema } from './faults'
import { fillClusters } from './fill-clusters'
import { lifecycleStates } from './lifecycle'
import { notFound, Problem } from './problems'
import type { RequestLog } from './request-log'
import { respond } from './respond'
import { resetStore } from './seed/seed-store'
import type { CspReports } from './static/csp-reports'
import { storeAnchor } from './store/clock-anchor'
import type { Db } from './store/open-store'
import { changePerson, findPersonByKey } from './store/people'
import { type ClusterOverrides, clusters, people } from './store/schema'
import { sendPolicies } from './store/sent-policies'
import type { WireInstance, WirePipeline, WireUser } from './wire'

export type ControlOptions = {
  db: Db
  clock: Clock
  faults: Faults
  log: RequestLog
  productKey: string
  cspReports: CspReports
  revokeAllSessions: () => Promise<void>
  setTokenLifetime: (seconds: number) => void
}

/** Seconds; what the identity provider starts with. */
const firstTokenLifetime = 300

const clockChange = z.union([
  z.strictObject({ advanceMs: z.number().check(z.gte(0)) }),
  z.strictObject({ speed: z.number().check(z.gt(0)) }),
])
const fillRequest = z.strictObject({
  persona: z.string(),
  count: z.number().check(z.int(), z.gte(1), z.lte(100_000)),
})
const clusterChange = z.looseObject({ state: z.optional(z.enum(lifecycleStates)) })
const sentVerbs = z.optional(z.array(z.string()))
/** Some policies or all, with whatever verbs and roles; null goes back to those of the role. */
const policyChange = z.nullable(
  z.strictObject({
    managementPolicy: sentVerbs,
    clusterPolicy: sentVerbs,
    connectionPolicy: sentVerbs,
    subClusterPolicy: sentVerbs,
    userPolicy: sentVerbs,
    blueprintPolicy: sentVerbs,
    cliPolicy: sentVerbs,
    whitelistPolicy: sentVerbs,
    roleName: z.optional(z.string()),
    authorizedRoles: sentVerbs,
  }),
)
const personChange = z.looseObject({ pipeline: z.optional(z.nullable(z.looseObject({}))) })

/** Routes by which tests steer the sandbox; open only with SANDBOX_CONTROL=1. */
export function createControlRouter(options: ControlOptions): Hono {
  const { db, clock, faults, log, productKey } = options
  const router = new Hono()

  router.post('/reset', async (context) => {
    faults.clear()
    log.clear()
    options.cspReports.clear()
    options.setTokenLifetime(firstTokenLifetime)
    await storeAnchor(db, clock.restart())
    await resetStore(db, clock, productKey)
    return context.json({ message: 'Everything is as on the first day.' })
  })

  router.post('/faults', async (context) => {
    faults.add(read(faultSchema, await context.req.json()))
    return context.json({ message: 'The fault is set.' })
  })
  router.delete('/faults', (context) => {
    faults.clear()
    return context.json({ message: 'No fault is set.' })
  })

  router.get('/clock', (context) =>
    context.json({ now: clock.now(), today: clock.today(), speed: clock.speed() }),
  )
  router.post('/clock', async (context) => {
    const change = read(clockChange, await context.req.json())
    await storeAnchor(db, 'speed' in change ? clock.setSpeed(change.speed) : clock.advance(change.advanceMs))
    return context.json({ now: clock.now(), today: clock.today(), speed: clock.speed() })
  })

  router.get('/requests', (context) => context.json(log.list()))
  router.delete('/requests', (context) => {
    log.clear()
    return context.json({ message: 'The record is empty.' })
  })

  router.route('/denials', createDenialRoutes(db))

  router.get('/csp-reports', (context) => context.json(options.cspReports.list()))

  router.post('/clusters', async (context) => {
    const { persona, count } = read(fillRequest, await context.req.json())
    const person = await findPersonByKey(db, persona)
    if (!person) throw notFound('persona')
    await fillClusters(db, clock, person, count)
    return context.json({ message: `${persona} has ${count} more clusters.` })
  })

  router.patch('/clusters/:name', async (context) => {
    const { state, ...wire } = read(clusterChange, await context.req.json())
    const same = eq(clusters.name, context.req.param('name'))
    const [cluster] = await db.select().from(clusters).where(same)
    if (!cluster) throw notFound('cluster')
    const overrides: ClusterOverrides = { ...cluster.overrides, ...wire }
    await db
      .update(clusters)
      .set({ ...stateChange(state), ...ruledFields(overrides), overrides })
      .where(same)
    return context.json({ message: 'The cluster is changed.' })
  })

  router.patch('/clusters/:name/policies/:person', async (context) => {
    const policies = read(policyChange, await context.req.json())
    const person = await findPersonByKey(db, context.req.param('person'))
    if (!person) throw notFound('persona')
    const isSent = await sendPolicies(db, context.req.param('name'), person.uuid, policies)
    if (!isSent) throw notFound('membership')
    return context.json({
      message: policies ? 'Other policies are sent.' : 'The policies of the role are sent.',
    })
  })

  router.patch('/people/:key', async (context) => {
    const { pipeline, ...wire } = read(personChange, await context.req.json())
    const person = await findPersonByKey(db, context.req.param('key'))
    if (!person) throw notFound('persona')
    await changePerson(db, person, asSent<Partial<WireUser>>(wire))
    if (pipeline !== undefined) {
      const changed = { pipeline: pipeline && asSent<WirePipeline>(pipeline) }
      await db.update(people).set(changed).where(eq(people.uuid, person.uuid))
    }
    return context.json({ message: 'The person is changed.' })
  })

  router.post('/sessions/revoke', async (context) => {
    await options.revokeAllSessions()
    return context.json({ message: 'Every session is ended.' })
  })
  router.post('/tokens', async (context) => {
    const { lifetime } = read(
      z.strictObject({ lifetime: z.number().check(z.int(), z.gte(1)) }),
      await context.req.json(),
    )
    options.setTokenLifetime(lifetime)
    return context.json({ message: `Tokens live ${lifetime} seconds.` })
  })

  router.onError((error, context) => {
    if (error instanceof Problem) return respond(error, error.contentType)
    if (error instanceof SyntaxError) return context.json({ message: 'The body is not JSON.' }, 400)
    throw error
  })
  return router
}

/** The state a test wants, held until the next command. */
function stateChange(state: (typeof lifecycleStates)[number] | undefined) {
  if (state === undefined) return {}
  if (state === 'corrupted') return { isCorrupted: true, heldState: null }
  return { isCorrupted: false, heldState: state }
}

/** What the rules read from a column of its own follows what the test sends. */
function ruledFields({ corrupted }: Partial<WireInstance>) {
  return corrupted === undefined ? {} : { isCorrupted: corrupted }
}

/** A test may put anything on the wire, wrong shapes above all: what it sends is taken at its word. */
function asSent<Shape>(fields: Record<string, unknown>): Shape {
  return fields as Shape
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new Problem(400, {
    message: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  })
}
