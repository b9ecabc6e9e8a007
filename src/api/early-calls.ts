import { choiceCalls } from './calls/choice-calls'
import { clusterCalls } from './calls/cluster-calls'
import { sessionCalls } from './calls/session-calls'

/** Calls that the first load brings: the session, the cluster list and what its forms offer. */
export const earlyCalls = { ...sessionCalls, ...clusterCalls, ...choiceCalls } as const
