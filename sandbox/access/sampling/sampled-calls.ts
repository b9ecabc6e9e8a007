import { accountCalls } from './account-calls'
import { agentCalls } from './agent-calls'
import { billingCalls } from './billing-calls'
import { clusterCalls } from './cluster-calls'
import { configurationCalls } from './configuration-calls'
import { creationCalls } from './creation-calls'
import { dataAppCalls } from './data-app-calls'
import { featureCalls } from './feature-calls'
import { listCalls } from './list-calls'
import { peopleCalls } from './people-calls'
import { planCalls } from './plan-calls'
import type { SampledCall } from './sampled-call'
import { scalingCalls } from './scaling-calls'
import { scheduleCalls } from './schedule-calls'
import { serviceCalls } from './service-calls'
import { subClusterCalls } from './sub-cluster-calls'
import { upgradeCalls } from './upgrade-calls'

/** Every call of the product API that a ruled action has. */
export const sampledCalls: readonly SampledCall[] = [
  ...clusterCalls,
  ...creationCalls,
  ...peopleCalls,
  ...listCalls,
  ...scheduleCalls,
  ...scalingCalls,
  ...featureCalls,
  ...serviceCalls,
  ...subClusterCalls,
  ...upgradeCalls,
  ...agentCalls,
  ...configurationCalls,
  ...planCalls,
  ...billingCalls,
  ...accountCalls,
  ...dataAppCalls,
]
