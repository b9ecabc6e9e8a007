import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { contract } from '../src/api/contract'

/** Names a fault may be set for: every call, and the two of the identity provider. */
const faultTargets = [...Object.keys(contract), 'token', 'authorize'] as const

/** Calls of resources that are served by their definitions: `api-keys.list`. */
const ofDefinition = /^[a-z0-9-]+\.(list|show|activity|revisions|create|change|command)$/

export const faultSchema = z.object({
  call: z
    .string()
    .check(z.refine((name) => faultTargets.includes(name) || ofDefinition.test(name), 'no such call')),
  kind: z.enum(['status', 'latency', 'reset', 'malformed', 'truncate', 'commit-then-reset']),
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  delayMs: z.optional(z.number().check(z.gte(0))),
  /** Sent as it is: seconds or an HTTP date. */
  retryAfter: z.optional(z.union([z.number(), z.string()])),
  /** How often; absent means until taken away. */
  times: z.optional(z.number().check(z.int(), z.gte(1))),
  headers: z.optional(z.record(z.string(), z.string())),
})
export type Fault = z.infer<typeof faultSchema>

export type Faults = {
  add: (fault: Fault) => void
  /** Takes all away; what is being held back by a delay is answered now. */
  clear: () => void
  /** The next fault for a name, used up. */
  take: (name: string) => Fault | null
  /** Answers a request as the name's next fault says, or as usual. */
  around: (name: string, context: Context, answer: () => Promise<Response>) => Promise<Response>
}

/** The switch that makes calls fail on purpose. Faults for one name are used in the order they were set. */
export function createFaults(): Faults {
  let faults: Fault[] = []
  let held = new AbortController()
  const take = (name: string) => {
    const fault = faults.find(({ call }) => call === name)
    if (!fault) return null
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) faults = faults.filter((candidate) => candidate !== fault)
    }
    return fault
  }
  return {
    add: (fault) => {
      faults.push({ ...fault })
    },
    clear: () => {
      faults = []
      held.abort()
      held = new AbortController()
    },
    take,
    around: async (name, context, answer) => {
      const fault = take(name)
      if (!fault) return answer()
      if (fault.delayMs) await wait(fault.delayMs, undefined, { signal: held.signal }).catch(() => {})
      return fail(fault, context, answer)
    },
  }
}

async function fail(fault: Fault, context: Context, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'latency':
      return answer()
    case 'status':
      return faultResponse(fault)
    case 'malformed':
      return fault.body === undefined
        ? new Response('{"user": [', { status: 200, headers: { 'content-type': 'application/json' } })
        : faultResponse({ ...fault, status: fault.status ?? 200 })
    case 'reset':
      return cutOff(context)
    case 'commit-then-reset':
      await answer()
      return cutOff(context)
    case 'truncate':
      return truncated(context, await answer())
  }
}

function faultResponse(fault: Fault): Response {
  const isText = typeof fault.body === 'string'
  const body = isText
    ? fault.body
    : JSON.stringify(fault.body ?? { message: 'The sandbox was asked to fail.' })
  return new Response(String(body), {
    status: fault.status ?? 500,
    headers: {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
      ...fault.headers,
    },
  })
}

/** The browser sees a broken connection. */
function cutOff(context: Context): Response {
  const outgoing = outgoingOf(context)
  outgoing?.destroy()
  return alreadySent()
}

async function truncated(context: Context, whole: Response): Promise<Response> {
  const bytes = Buffer.from(await whole.arrayBuffer())
  const outgoing = outgoingOf(context)
  if (!outgoing) return alreadySent()
  outgoing.writeHead(whole.status, {
    ...Object.fromEntries(whole.headers),
    'content-length': String(bytes.length),
  })
  await new Promise((done) => outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), done))
  outgoing.destroy()
  return alreadySent()
}

function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

function outgoingOf(context: Context): import('node:http').ServerResponse | undefined {
  return context.env?.outgoing
}
