import { advancedConfigurationCalls } from './calls/advanced-configuration-calls'
import { clusterPageCalls } from './calls/cluster-page-calls'
import { clusterUserCalls } from './calls/cluster-user-calls'
import { consumptionCalls } from './calls/consumption-calls'
import { dataAgentCalls } from './calls/data-agent-calls'
import { dataAppCalls } from './calls/data-app-calls'
import { libraryCalls } from './calls/library-calls'
import { scalingCalls } from './calls/scaling-calls'
import { scheduledEventCalls } from './calls/scheduled-event-calls'
import { serviceCalls } from './calls/service-calls'
import { settingCalls } from './calls/setting-calls'
import { subClusterCalls } from './calls/sub-cluster-calls'
import { upgradeCalls } from './calls/upgrade-calls'
import { whitelistCalls } from './calls/whitelist-calls'

/** Calls of pages that arrive later, by name. */
export const lateCalls = {
  ...clusterPageCalls,
  ...consumptionCalls,
  ...dataAgentCalls,
  ...dataAppCalls,
  ...libraryCalls,
  ...scalingCalls,
  ...scheduledEventCalls,
  ...serviceCalls,
  ...settingCalls,
  ...subClusterCalls,
  ...upgradeCalls,
  ...clusterUserCalls,
  ...whitelistCalls,
  ...advancedConfigurationCalls,
} as const
