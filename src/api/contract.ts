import type * as z from 'zod/mini'
import type { Call } from './call'
import { advancedConfigurationCalls } from './calls/advanced-configuration-calls'
import { choiceCalls } from './calls/choice-calls'
import { clusterCalls } from './calls/cluster-calls'
import { clusterPageCalls } from './calls/cluster-page-calls'
import { clusterUserCalls } from './calls/cluster-user-calls'
import { dataAgentCalls } from './calls/data-agent-calls'
import { libraryCalls } from './calls/library-calls'
import { scalingCalls } from './calls/scaling-calls'
import { scheduledEventCalls } from './calls/scheduled-event-calls'
import { sessionCalls } from './calls/session-calls'
import { subClusterCalls } from './calls/sub-cluster-calls'
import { whitelistCalls } from './calls/whitelist-calls'

/** Every call of the product API v2 the console makes, each area in a file of its own (D1 §7, D2 §7, D3 §7). */
export const contract = {
  ...sessionCalls,
  ...clusterCalls,
  ...choiceCalls,
  ...clusterPageCalls,
  ...dataAgentCalls,
  ...libraryCalls,
  ...scalingCalls,
  ...scheduledEventCalls,
  ...subClusterCalls,
  ...clusterUserCalls,
  ...whitelistCalls,
  ...advancedConfigurationCalls,
} as const satisfies Record<string, Call>

export type Contract = typeof contract
export type CallName = keyof Contract
/** What a call answers, in the domain's clean names. */
export type CallResult<Name extends CallName> = z.output<Contract[Name]['response']>
/** What a call sends, in the wire's names; undefined for calls without a body. */
export type CallBody<Name extends CallName> = Contract[Name]['request'] extends z.ZodMiniType
  ? z.output<Contract[Name]['request']>
  : undefined
