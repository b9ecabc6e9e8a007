import { choiceCalls } from './calls/choice-calls'
import { clusterCalls } from './calls/cluster-calls'
import { sessionCalls } from './calls/session-calls'

/** Calls that the first load brings: the session, the cluster list, sizes and the pipeline. */
export const earlyCalls = { ...sessionCalls, ...clusterCalls, ...choiceCalls } as const
