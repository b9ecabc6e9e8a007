import type { LifecycleState } from '../../lifecycle'
import type { SentPolicies } from '../../store/schema'
import type { WirePolicy, WireUser } from '../../wire'
import type { SampledCluster } from './sampled-cluster'

/** The kinds of rules in the order in which a person hears them. */
const kinds = ['trial', 'policy', 'quota', 'plan', 'flag', 'platform', 'property', 'state'] as const

/** A rule as the specification has it, written down by hand. */
export type SampledRule = { id: string; kind: (typeof kinds)[number]; says: string }

export type PolicyKey = Exclude<keyof WirePolicy, 'roleName' | 'authorizedRoles'>

/** What is different from a day on which everything is allowed. */
export type Change = {
  /** Verbs the person is not sent. */
  without?: readonly (readonly [PolicyKey, string])[]
  /** What is sent as the role. */
  sent?: SentPolicies
  /** Platform actions the plan does not support. */
  noPlan?: readonly string[]
  /** Flags that are on nowhere. */
  noFlag?: readonly string[]
  person?: Partial<WireUser>
  /** False: the account allows not one cluster more. */
  hasClustersLeft?: false
  /** Of the second cloud, as the product API sends it. */
  pipeline?: Readonly<Record<string, unknown>> | null
  state?: LifecycleState
  /** Wire fields of the cluster. */
  cluster?: Readonly<Record<string, unknown>>
  /** Which row, or which choice, the request speaks of. */
  target?: string
  rows?: (world: SampledCluster) => Promise<void>
}

export type Condition = {
  name: string
  by: Change
  /** Ids of the rules that are unmet then. */
  breaks: readonly string[]
  /** Two conditions that share one of these are not there at the same time. */
  slots?: readonly string[]
}

/** One of the roles of a cluster: the rules it is refused for; none where it may. */
export type ByRole = Readonly<Record<'owner' | 'manager' | 'user' | 'billing', readonly string[]>>

/** States in which the call may not be: the rules. `repeats`: done already, and answered again without an effect. */
export type ByState = Readonly<Partial<Record<LifecycleState, readonly string[] | { repeats: string }>>>

export type SampledRequest = readonly [method: string, path: string, body?: unknown]

export type SampledCall = {
  /** `Subject.action`, and what tells calls of one action apart. */
  name: string
  /** Ids of the requirements that its samples prove. */
  proves: readonly string[]
  /** The persona for whom everything is met. */
  actor: string
  /** Where everything is met, beside the cluster running and every verb being sent. */
  start?: Change
  request: (world: SampledCluster, target: string) => SampledRequest | Promise<SampledRequest>
  done: 200 | 201
  /** Rules of the questions the server asks one after the other, each in table order. */
  requires: readonly (readonly SampledRule[])[]
  conditions: readonly Condition[]
  /** The verbs that suffice for somebody whose role gives none of them. */
  needs: SentPolicies
  /** Rules that a refusal tells as well, though they alone refuse nothing. */
  reportedWithRefusal?: readonly string[]
  /** Rules that stay unmet for somebody else, whatever verbs are sent. */
  beyondPolicies?: readonly string[]
  /** Rules that turn one known role away, which a role nobody knows does not break: another rule refuses that one. */
  metByUnknownRole?: readonly string[]
  roles?: ByRole
  states?: ByState
  /** Several questions are asked at once: their rules come as they are listed here. */
  isAsListed?: true
  /** Status of the last question's refusal, where that is not the usual one. */
  lastStatus?: 422
  /** The rule of what is so already: unmet alone, the answer is that nothing was changed. */
  unmodified?: string
}

export type Expected =
  | { status: 200 | 201 }
  | { status: 403 | 409; ruleId: string; says: string; unmet: readonly string[] }
  | { status: 422 | 304 }

type Titled = [title: string, call: SampledCall]

/** Rows of a test table. */
export function titled(calls: readonly SampledCall[], what: string): Titled[] {
  return calls.map((call) => [`${call.name} ${what}`, call])
}

/** As titled, where the test proves what the call is there to prove. */
export function proving(calls: readonly SampledCall[], what: string): Titled[] {
  return calls.map((call) => {
    const ids = call.proves.length > 0 ? ` [${call.proves.join(', ')}]` : ''
    return [`${call.name} ${what}${ids}`, call]
  })
}

/** What the specification lets one expect where these rules are unmet. */
export function expectedOf(call: SampledCall, broken: readonly string[]): Expected {
  for (const [index, rules] of call.requires.entries()) {
    const found = rules.filter(({ id }) => broken.includes(id))
    const unmet = call.isAsListed ? found : found.sort(byKind)
    const [first] = unmet
    if (!first) continue
    if (call.lastStatus && index === call.requires.length - 1) return { status: call.lastStatus }
    if (unmet.length === 1 && first.id === call.unmodified) return { status: 304 }
    const status = first.kind === 'state' ? 409 : 403
    return { status, ruleId: first.id, says: first.says, unmet: unmet.map(({ id }) => id) }
  }
  return { status: call.done }
}

/** Both at once; null where they cannot be. */
export function bothOf(left: Condition, right: Condition): Condition | null {
  const shares = (left.slots ?? []).some((slot) => right.slots?.includes(slot))
  const by = merged(left.by, right.by)
  if (shares || !by) return null
  return { name: `${left.name} + ${right.name}`, by, breaks: [...left.breaks, ...right.breaks] }
}

/** Null where both set the same thing. */
function merged(left: Change, right: Change): Change | null {
  const single = ['sent', 'state', 'target', 'rows', 'pipeline'] as const
  if (single.some((key) => left[key] !== undefined && right[key] !== undefined)) return null
  return {
    ...left,
    ...right,
    without: [...(left.without ?? []), ...(right.without ?? [])],
    noPlan: [...(left.noPlan ?? []), ...(right.noPlan ?? [])],
    noFlag: [...(left.noFlag ?? []), ...(right.noFlag ?? [])],
    person: { ...left.person, ...right.person },
    cluster: { ...left.cluster, ...right.cluster },
  }
}

/** A change on top of what a call starts from. Rows of the start are arranged by themselves. */
export function onTopOf(start: Change | undefined, change: Change): Change {
  return {
    ...start,
    ...change,
    person: { ...start?.person, ...change.person },
    cluster: { ...start?.cluster, ...change.cluster },
    rows: change.rows,
  }
}

function byKind(left: SampledRule, right: SampledRule): number {
  return kinds.indexOf(left.kind) - kinds.indexOf(right.kind)
}
