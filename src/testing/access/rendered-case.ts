import type { ClusterPolicies } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Person } from '../../domain/person'

/** One state in which the controls of a section are read, and what they are there, written down by hand. */
export type RenderedCase = {
  when: string
  /** Flags that are off and plan actions that are missing; everything else is there. */
  without?: readonly string[]
  policies?: Partial<ClusterPolicies>
  person?: Partial<Person>
  cluster?: Partial<ClusterDetail> & { state?: 'sleeping' | 'running' }
  record?: Readonly<Record<string, unknown>>
  /** null for a section that is not there, a text for its note, else what differs from the section's `usual`. */
  expects: null | string | Readonly<Record<string, string>>
}

export type RenderedSection = {
  resource: string
  /** A record to whose controls no rule of its own objects. */
  record: Readonly<Record<string, unknown>>
  /** Each control where every rule is met. */
  usual: Readonly<Record<string, string>>
  cases: readonly RenderedCase[]
}

/** What a control whose policy is missing says to who owns the cluster. */
export const higher = 'You need higher permission Contact support.'
/** A policy that lists all verbs but one. */
export const but = (verb: string) => ['list', 'create', 'update', 'delete'].filter((other) => other !== verb)
/** The same state of several controls. */
export const every = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text]))
