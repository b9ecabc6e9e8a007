import { agentCalls } from './agent-calls'
import { clusterCalls } from './cluster-calls'
import { creationCalls } from './creation-calls'
import { listCalls } from './list-calls'
import { peopleCalls } from './people-calls'
import type { SampledCall } from './sampled-call'
import { subClusterCalls } from './sub-cluster-calls'

/** Every call of the product API that a ruled action has. */
export const sampledCalls: readonly SampledCall[] = [
  ...clusterCalls,
  ...creationCalls,
  ...peopleCalls,
  ...listCalls,
  ...subClusterCalls,
  ...agentCalls,
]
