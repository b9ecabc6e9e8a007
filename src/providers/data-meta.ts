import type { GetListParams } from '@refinedev/core'
import type { NamedCall } from '../api/call'
import type { CallName } from '../api/contract'
import type { PathValues } from '../api/path'
import type { ResourceDefinition } from '../definitions/define'
import type { CallChoice } from '../definitions/define-call'

/**
 * What our views hand the data provider in Refine's `meta`. Nothing of it comes from the page's address. Refine makes
 * the meta of a read part of its key: it holds plain values only. The meta of a mutation may hold anything.
 */
type Meta = {
  /** What the scope and the record fill a path with; `{id}` is always the session's. */
  path?: PathValues
  query?: Readonly<Record<string, string>>
  /** Refine's: the signal of the read. */
  queryContext?: { signal?: AbortSignal }
  /** The same of a read that is nobody's query. */
  signal?: AbortSignal
}

/** For getList and getOne. `definition` is given by views of resources that were loaded after the start. */
export type ListMeta = Meta & {
  definition?: ResourceDefinition
  /** The cluster whose list it is, for its key alone. */
  scope?: string
}

/** What Refine asks of getList. */
export type ListParams = Omit<GetListParams, 'meta'> & { meta?: ListMeta }

/** For create, update and deleteOne: `meta` of Refine's mutations, `mutationMeta` of its forms. */
export type CommandMeta = Meta & {
  definition?: ResourceDefinition
  /** Instead of the one the definition names for this. */
  call?: CallChoice
  /** From the values, as the form holds them, to the body of the request; without it they are the body. */
  toRequest?(values: unknown): unknown
  /** UUID of the intention; the same for a repeat of the same request. */
  idempotencyKey?: string
  /** The same, of a form: the key of the request that its values became. */
  keyFor?(body: unknown): string
}

/** For custom: a call by its name in the contract, or (of a mutation) one chosen at run time. */
export type CallMeta = Meta & {
  call?: CallName | NamedCall
  idempotencyKey?: string
  /** The answer 404 means that there is none, and reads as null. */
  isNullIfMissing?: true
}
