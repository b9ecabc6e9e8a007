import { startSandbox } from '../scripts/sandbox-process.mjs'

/** How a call of the product API misbehaves. */
export type Fault = {
  /** Name of the call in docs/openapi.json (its operationId), or `token` or `authorize`: `getMe`, `listClusters`, `createCluster` … */
  call: string
  kind: 'status' | 'latency' | 'reset' | 'malformed' | 'truncate' | 'commit-then-reset'
  status?: number
  body?: unknown
  delayMs?: number
  /** Seconds, or an HTTP date. */
  retryAfter?: number | string
  headers?: Readonly<Record<string, string>>
  /** How many calls it hits; every one when left out. */
  times?: number
}

/** A request of the product API as it reached the sandbox; its token is left out. */
export type RecordedRequest = {
  /** Name of the call, as in docs/openapi.json. */
  call: string
  method: string
  path: string
  query: Readonly<Record<string, string>>
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** One running sandbox with the built console, and the control calls of its tests. */
export type Rig = {
  /** Where the console answers: `http://127.0.0.1:port`. */
  origin: string
  /** Back to the first day, without faults and without recorded requests. */
  reset: () => Promise<void>
  fault: (fault: Fault) => Promise<void>
  /** A call is answered, once and as usual, only after `clearFaults`. */
  hold: (call: string) => Promise<void>
  /** Takes all faults away, and lets what is held back be answered. */
  clearFaults: () => Promise<void>
  requests: () => Promise<readonly RecordedRequest[]>
  forgetRequests: () => Promise<void>
  /** Moves the simulated time on, in milliseconds. */
  advance: (milliseconds: number) => Promise<void>
  /** How many times as fast as the wall clock simulated time runs. */
  setSpeed: (speed: number) => Promise<void>
  /** Changes fields of a person as they stand on the wire (`trialExpired`, `redirectTo` …). */
  patchPerson: (key: string, fields: Readonly<Record<string, unknown>>) => Promise<void>
  patchCluster: (name: string, fields: Readonly<Record<string, unknown>>) => Promise<void>
  /** Policies a person is sent with a cluster in place of their role's, by their names on the wire; null ends it. */
  sendPolicies: (
    cluster: string,
    person: string,
    policies: Readonly<Record<string, string | readonly string[]>> | null,
  ) => Promise<void>
  /** Gives a person many clusters. */
  fillClusters: (persona: string, count: number) => Promise<void>
  /** Seconds for which access tokens issued from now on are good; 300 at the start of a worker. */
  setTokenLifetime: (seconds: number) => Promise<void>
  /** Ends every session at the identity provider, with all its tokens. */
  revokeSessions: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the built console and its sandbox on a free port, with nothing on disk.
 * @param start starts the sandbox of another copy of the project, in place of this one's
 */
export async function startRig(start = startSandbox): Promise<Rig> {
  const { origin, stop } = await start({
    port: 0,
    env: { SANDBOX_CONTROL: '1', DATA_DIR: 'memory://', DATABASE_URL: '' },
  })

  async function control(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`sandbox control ${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const command =
    (method: string, path: string) =>
    async (body?: unknown): Promise<void> => {
      await control(method, path, body)
    }

  return {
    origin,
    reset: command('POST', 'reset'),
    fault: command('POST', 'faults'),
    hold: (call) => command('POST', 'faults')({ call, kind: 'latency', delayMs: 3_600_000, times: 1 }),
    clearFaults: command('DELETE', 'faults'),
    requests: async () => requestsOf(await control('GET', 'requests')),
    forgetRequests: command('DELETE', 'requests'),
    advance: (advanceMs) => command('POST', 'clock')({ advanceMs }),
    setSpeed: (speed) => command('POST', 'clock')({ speed }),
    patchPerson: (key, fields) => command('PATCH', `people/${encodeURIComponent(key)}`)(fields),
    patchCluster: (name, fields) => command('PATCH', `clusters/${encodeURIComponent(name)}`)(fields),
    sendPolicies: (cluster, person, policies) =>
      command(
        'PATCH',
        `clusters/${encodeURIComponent(cluster)}/policies/${encodeURIComponent(person)}`,
      )(policies),
    fillClusters: (persona, count) => command('POST', 'clusters')({ persona, count }),
    setTokenLifetime: (lifetime) => command('POST', 'tokens')({ lifetime }),
    revokeSessions: command('POST', 'sessions/revoke'),
    stop,
  }
}

/** This machine's own sandbox is the one answering: what it lists is what it recorded. */
function requestsOf(answer: unknown): readonly RecordedRequest[] {
  if (Array.isArray(answer)) return answer
  throw new Error('sandbox control GET requests: no list was answered')
}
