import { accessExplorer } from './en/access-explorer'
import { accessFacts } from './en/access-facts'
import { accessLabels } from './en/access-labels'
import { clusterPage } from './en/cluster-page'
import { clusterUsers } from './en/cluster-users'
import { dataAgents } from './en/data-agents'
import { libraries } from './en/libraries'
import { scheduledEvents } from './en/scheduled-events'
import { standard } from './en/standard'
import { subClusters } from './en/sub-clusters'
import { whitelists } from './en/whitelists'

/** Texts of pages that arrive later, by area. */
export const lateMessages = {
  accessExplorer,
  accessFacts,
  accessLabels,
  clusterPage,
  clusterUsers,
  dataAgents,
  libraries,
  scheduledEvents,
  subClusters,
  standard,
  whitelists,
} as const
