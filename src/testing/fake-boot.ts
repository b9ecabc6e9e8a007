import shipped from '../../public/config.json'
import { createAnalytics } from '../app/analytics'
import type { RuntimeConfig } from '../app/runtime-config'
import { createSessionPhase } from '../app/session-phase'
import type { SignedIn, SignedOut } from '../app/start-boot'
import { createFakeAuthClient, type FakeAuthClient } from './fake-auth-client'
import { createFakeReporter, type FakeReporter } from './fake-reporter'

export type SentRequest = { method: string; path: string; body: unknown }

/** Answers by `METHOD path` below the API's base; a number is a status, a `Response` itself, all else a body; a function is asked. */
export type WireAnswers = Readonly<Record<string, unknown>>

export type FakeBoot<Boot> = { boot: Boot; client: FakeAuthClient; sent: SentRequest[] } & Pick<
  FakeReporter,
  'reported'
>

/** Somebody signed in as `u-1`, in the wire's spelling. */
export const wirePerson = {
  uuid: 'u-1',
  email: 'olive@sandbox.test',
  fullName: 'Olive Owner',
  confirmed: true,
  userDataIsSet: true,
  role: { id: 3, name: 'premium' },
  configurations: { allowedInstances: { count: 10 } },
} as const

/** What the create form asks for, as empty as the wire allows. */
export const createAnswers = {
  'GET /operators': [],
  'GET /images': [],
  'GET /images/defaultbasaltimage': { image: null },
  'GET /users/instances/availableidletime': [],
  'GET /blueprints?fields=name%2Cid%2Ctrial%2Cminimal_version%2Cinstallable': [],
}

/** A start that ended signed in, over a product API that answers from a table. */
export function createSignedInBoot(
  answers: WireAnswers = {},
  person: Readonly<Record<string, unknown>> = {},
): FakeBoot<SignedIn> {
  const client = createFakeAuthClient()
  const reporter = createFakeReporter()
  const { send, sent } = createWire({
    'GET /users/u-1/me': { user: { ...wirePerson, ...person } },
    'POST /users/u-1/activate': { data: { redirectTo: null, crypted: null } },
    'GET /users/u-1/instances': [],
    'GET /users/u-1/instances/services': [],
    ...answers,
  })
  const boot: SignedIn = {
    kind: 'signed-in',
    userId: 'u-1',
    isListUnderWay: false,
    config: exampleConfig(),
    client,
    reporter,
    analytics: createAnalytics(),
    send,
    translation: Promise.resolve(null),
    phase: createSessionPhase(),
    tokens: { getToken: async () => 'access-token', renewToken: async () => 'new-token' },
  }
  return { boot, client, sent, reported: reporter.reported }
}

/** A start that ended signed out; `message` is the provider's refusal. */
export function createSignedOutBoot(message: string | null = null): FakeBoot<SignedOut> {
  const client = createFakeAuthClient({ hasSessionHint: () => false })
  const reporter = createFakeReporter()
  const { send, sent } = createWire({})
  const boot: SignedOut = {
    kind: 'signed-out',
    refusal: message === null ? null : { name: 'access_denied', message },
    config: exampleConfig(),
    client,
    reporter,
    analytics: createAnalytics(),
    send,
    translation: Promise.resolve(null),
  }
  return { boot, client, sent, reported: reporter.reported }
}

/** The shipped configuration. */
export function exampleConfig(): RuntimeConfig {
  return { ...shipped, redirectOrigins: [] }
}

function createWire(answers: WireAnswers): { send: typeof fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = []
  const send: typeof fetch = async (input, request) => {
    const method = request?.method ?? 'GET'
    const path = String(input).replace('/api/v2', '')
    sent.push({ method, path, body: typeof request?.body === 'string' ? JSON.parse(request.body) : null })
    const found = answers[`${method} ${path}`]
    const answer: unknown = typeof found === 'function' ? await found() : found
    if (answer instanceof Response) return answer
    if (answer === undefined) return Response.json({ message: 'Not found' }, { status: 404 })
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  }
  return { send, sent }
}
