import type { CallReader } from '../../definitions/define-behaviour'
import type { Bound, ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import type { Person } from '../../domain/person'
import { mergeAreas } from '../form/merge-areas'

/** Where an action's request is made. */
export type RequestContext = {
  person: Person
  scope: Scope
  productKey: string
  /** What else a request needs; a command waits for it. */
  read: CallReader
}

/** What an action sends besides its path; keys are the wire's. */
export type ActionRequest = { body?: unknown; query?: Readonly<Record<string, string>> }

/** From the records an action is done to (none for a toolbar's, one for a row's) to its request. */
export type ActionRequestOf = Bound<
  (records: readonly ResourceRecord[], context: RequestContext) => ActionRequest
>

/**
 * What actions send, by the name a definition gives it in `request`; bound by forSchemaList. An area adds its own as
 * `requests/<area>-requests.ts`. Loaded with the first
 * command that has one, so that it is no part of the first load.
 */
export const actionRequests = mergeAreas<ActionRequestOf>(
  import.meta.glob('./requests/*-requests.ts', { eager: true }),
)
