import { about } from './en/about'
import { accessExplorer } from './en/access-explorer'
import { accessFacts } from './en/access-facts'
import { accessLabels } from './en/access-labels'
import { advancedConfiguration } from './en/advanced-configuration'
import { bulk } from './en/bulk'
import { chart } from './en/chart'
import { chat } from './en/chat'
import { clusterAccess } from './en/cluster-access'
import { clusterPage } from './en/cluster-page'
import { clusterSecrets } from './en/cluster-secrets'
import { clusterUsers } from './en/cluster-users'
import { commands } from './en/commands'
import { createCluster } from './en/create-cluster'
import { dataAgents } from './en/data-agents'
import { dataAppImport } from './en/data-app-import'
import { fullPages } from './en/full-pages'
import { gettingStarted } from './en/getting-started'
import { libraries } from './en/libraries'
import { manyClusters } from './en/many-clusters'
import { names } from './en/names'
import { operations } from './en/operations'
import { overview } from './en/overview'
import { palette } from './en/palette'
import { record } from './en/record'
import { scaling } from './en/scaling'
import { scheduledEvents } from './en/scheduled-events'
import { settings } from './en/settings'
import { standard } from './en/standard'
import { subClusters } from './en/sub-clusters'
import { support } from './en/support'
import { upgrade } from './en/upgrade'
import { usage } from './en/usage'
import { whitelists } from './en/whitelists'

/** Texts of pages that arrive later, by area. */
export const lateMessages = {
  about,
  accessExplorer,
  accessFacts,
  accessLabels,
  advancedConfiguration,
  bulk,
  chart,
  chat,
  clusterAccess,
  clusterPage,
  clusterSecrets,
  clusterUsers,
  commands,
  createCluster,
  dataAgents,
  dataAppImport,
  fullPages,
  gettingStarted,
  libraries,
  manyClusters,
  names,
  operations,
  overview,
  palette,
  record,
  scaling,
  scheduledEvents,
  settings,
  subClusters,
  standard,
  support,
  upgrade,
  usage,
  whitelists,
} as const
