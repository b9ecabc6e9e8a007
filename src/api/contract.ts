import type * as z from 'zod/mini'
import { accountCalls } from './account-calls'
import type { Call } from './call'
import { creationCalls } from './calls/creation-calls'
import { notificationCalls } from './calls/notification-calls'
import { earlyCalls } from './early-calls'
import { lateCalls } from './late-calls'

/**
 * Every call of the product API v2 the console makes, each area in a file of its own (D1 §7, D2 §7, D3 §7). What runs
 * in the browser finds a call with `namedCall`, since most of them arrive with the pages that make them.
 */
export const contract = {
  ...earlyCalls,
  ...creationCalls,
  ...lateCalls,
  ...accountCalls,
  ...notificationCalls,
} as const satisfies Record<string, Call>

export type Contract = typeof contract
export type CallName = keyof Contract
/** What a call answers, in the domain's clean names. */
export type CallResult<Name extends CallName> = z.output<Contract[Name]['response']>
/** What a call sends, in the wire's names; undefined for calls without a body. */
export type CallBody<Name extends CallName> = Contract[Name]['request'] extends z.ZodMiniType
  ? z.output<Contract[Name]['request']>
  : undefined
