import type { PlainFacts } from '../../../src/access/dependencies'
import { listDenials } from '../../denials/denial-log'
import { replay } from '../../denials/replay'
import type { SandboxRig } from '../../sandbox-rig'
import { findPersonByKey } from '../../store/people'
import type { SentPolicies } from '../../store/schema'
import type { WireUser } from '../../wire'
import { stateHash } from '../state-hash'
import {
  type Change,
  type Expected,
  expectedOf,
  onTopOf,
  type PolicyKey,
  type SampledCall,
  type SampledRequest,
} from './sampled-call'
import { sampledClusterName as clusterName, createSampledCluster } from './sampled-cluster'

const policyKeys: readonly PolicyKey[] = [
  'clusterPolicy',
  'subClusterPolicy',
  'userPolicy',
  'managementPolicy',
  'blueprintPolicy',
  'connectionPolicy',
  'cliPolicy',
  'whitelistPolicy',
]
const everyVerb = ['list', 'create', 'update', 'delete']

/** The same verbs in every policy. */
export function policiesOf(verbs: readonly string[]): SentPolicies {
  return Object.fromEntries(policyKeys.map((policy) => [policy, [...verbs]]))
}

export type SamplingWorld = ReturnType<typeof createSamplingWorld>

/** The sentences of what is unmet for `Subject.action` where these are the facts, by the hand transcription; sorted. */
export type SentencesOf = (action: string, facts: PlainFacts) => readonly string[]

/** Makes requests over HTTP under changed conditions, takes them back, and notes what is not as expected. */
export function createSamplingWorld(rig: SandboxRig, sentencesOf: SentencesOf) {
  let requests = 0
  let disagreed = 0
  const disagreements: string[] = []

  const cluster = createSampledCluster(rig)
  const world = {
    ...cluster,
    /** All of this is so for a person, on the one cluster. */
    arrange: async (key: string, change: Change) => {
      const { without = [], state, cluster: wire } = change
      const person = await findPersonByKey(rig.db, key)
      if (!person) throw new Error(`There is no persona ${key}.`)
      const changes = personChanges(person.wire, change)
      if (Object.keys(changes).length > 0) await must('PATCH', `/people/${key}`, changes)
      const isMember = ['owner', 'manager', 'user', 'billing'].includes(key)
      if (isMember && (without.length > 0 || change.sent)) {
        const verbs = policyKeys.map((policy) => [
          policy,
          everyVerb.filter((verb) => !without.some(([from, lost]) => from === policy && lost === verb)),
        ])
        const policies = { ...(without.length > 0 ? Object.fromEntries(verbs) : {}), ...change.sent }
        await must('PATCH', `/clusters/${clusterName}/policies/${key}`, policies)
      }
      if (state !== undefined || Object.keys(wire ?? {}).length > 0)
        await must('PATCH', `/clusters/${clusterName}`, { ...wire, state })
      await change.rows?.(cluster)
    },

    /** One request of a call, and whether everything about its answer is as expected. */
    check: async (call: SampledCall, sample: Sample) => {
      const { key, change, broken, title, hasNoEffect = false } = sample
      const expected = expectedOf(call, broken)
      const found = await rig.undone(async () => {
        await call.start?.rows?.(cluster)
        await world.arrange(key, onTopOf(call.start, change))
        const isDenied = expected.status >= 400 || expected.status === 304
        const mayChange = expected.status < 300 && !hasNoEffect
        const before = mayChange ? null : await stateHash(rig.db)
        const target = change.target ?? call.start?.target ?? ''
        const [method, path, body] = await call.request(cluster, target)
        const answer = await rig.call(key, method, path, body)
        const hasChanged = before !== null && before !== (await stateHash(rig.db))
        return [
          ...differences(expected, answer),
          ...(isDenied ? await faultsOfLog(expected, answer.body) : []),
          ...(hasChanged ? ['The state has changed.'] : []),
        ]
      })
      requests += 1
      disagreed += found.length
      disagreements.push(...found.map((fault) => `${call.name}, ${key}, ${title}: ${fault}`))
    },

    /** A call that is answered otherwise than by the rules of its action, and changes nothing. */
    answers: async (call: SampledCall, status: number, { title, send, meanwhile }: Odd) => {
      const found = await rig.undone(async () => {
        await call.start?.rows?.(cluster)
        await meanwhile?.()
        const request = await call.request(cluster, call.start?.target ?? '')
        const before = await stateHash(rig.db)
        const answer = await send(request)
        const hasChanged = before !== (await stateHash(rig.db))
        return [
          ...(answer.status === status ? [] : [`${status} expected, ${answer.status} received`]),
          ...(hasChanged ? ['The state has changed.'] : []),
        ]
      })
      requests += 1
      disagreed += found.length
      disagreements.push(...found.map((fault) => `${call.name}, ${title}: ${fault}`))
    },

    /** Hands over what was noted since it was last asked. */
    takeDisagreements: () => disagreements.splice(0),
    summary: () => `${requests} requests, ${disagreed} disagreements`,
  }

  async function must(method: string, path: string, body: unknown): Promise<void> {
    const { status } = await rig.control(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path} is answered with ${status}.`)
  }

  /** Every denial is in the log; what the log holds leads to the same answer, and to that of the transcription. */
  async function faultsOfLog(expected: Expected, body: Refused): Promise<string[]> {
    const latest = await listDenials(rig.db, { limit: 4 })
    const rows = latest.filter(({ decisionId }) => decisionId === (body.decisionId ?? latest[0]?.decisionId))
    const logged = rows.flatMap(({ unmet }) => unmet)
    const messages = new Map((body.unmet ?? []).map(({ ruleId, message }) => [ruleId, message]))
    return [
      ...(rows.length > 0 ? [] : ['The log holds nothing.']),
      ...rows.flatMap(({ action, subject, facts, unmet, rulesVersion }) => {
        // What is read back has been JSON in the database.
        if (!action || !subject || !facts) return ['The log holds no decision.']
        const again = replay({ action, subject, facts, unmet, rulesVersion })
        const said = sorted(new Set(unmet.map((id) => messages.get(id) ?? '')))
        const wanted = sorted(sentencesOf(`${subject}.${action}`, facts))
        return [
          ...(again.isSame && again.isSameVersion ? [] : ['The log does not lead to the same answer.']),
          ...(body.unmet === undefined || said === wanted ? [] : [`${wanted} transcribed, ${said} said`]),
        ]
      }),
      ...('unmet' in expected && sorted(logged) !== sorted(expected.unmet)
        ? [`The log holds ${sorted(logged)}.`]
        : []),
    ]
  }

  return world
}

export type Sample = {
  title: string
  key: string
  change: Change
  broken: readonly string[]
  hasNoEffect?: boolean
}

type Odd = {
  title: string
  send: (request: SampledRequest) => ReturnType<SandboxRig['call']>
  /** What happens before the request is sent. */
  meanwhile?: () => Promise<unknown>
}

/** The body of a refusal; one of a field has neither. */
type Refused = { decisionId?: string; unmet?: readonly { ruleId: string; message: string }[] }

type Answer = Awaited<ReturnType<SandboxRig['call']>>

function differences(expected: Expected, { status, body, headers }: Answer): string[] {
  if (status !== expected.status) {
    return [`${expected.status} expected, ${status} received: ${JSON.stringify(body).slice(0, 300)}`]
  }
  if (!('ruleId' in expected)) return []
  const unmet: { ruleId: string }[] = body.unmet
  const said = {
    ruleId: body.ruleId,
    says: body.message,
    unmet: unmet.map(({ ruleId }) => ruleId).join(', '),
    isProblem: headers.get('content-type') === 'application/problem+json; charset=utf-8',
  }
  const wanted = {
    ruleId: expected.ruleId,
    says: expected.says,
    unmet: expected.unmet.join(', '),
    isProblem: status === 403,
  }
  return JSON.stringify(said) === JSON.stringify(wanted)
    ? []
    : [`${JSON.stringify(wanted)} expected, ${JSON.stringify(said)} received`]
}

function personChanges(wire: WireUser, change: Change): Record<string, unknown> {
  const { noPlan = [], noFlag = [], hasClustersLeft = true, pipeline, person } = change
  const { platformActions, features, toggleFeatures, configurations } = wire
  const isOn = ({ key }: { key: string }) => !noFlag.includes(key)
  return {
    ...person,
    ...(noPlan.length > 0
      ? { platformActions: platformActions.filter(({ name }) => !noPlan.includes(name)) }
      : {}),
    ...(noFlag.length > 0
      ? { features: features.filter(isOn), toggleFeatures: toggleFeatures.filter(isOn) }
      : {}),
    ...(hasClustersLeft ? {} : { configurations: { ...configurations, allowedInstances: { count: 0 } } }),
    ...(pipeline === undefined ? {} : { pipeline }),
  }
}

function sorted(words: Iterable<string>): string {
  return [...words].sort().join(' | ')
}
