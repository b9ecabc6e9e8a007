import { accessExplorerRules } from './access-explorer-rules'
import { choiceRules } from './choice-rules'
import { clusterPageRules } from './cluster-page-rules'
import { clusterRules } from './cluster-rules'
import { clusterUserRules } from './cluster-user-rules'
import { configurationRules } from './configuration-rules'
import { dataAgentRules } from './data-agent-rules'
import { dataAppRules } from './data-app-rules'
import { featureRules } from './feature-rules'
import { generalRules } from './general-rules'
import { libraryRules } from './library-rules'
import { pageRules } from './page-rules'
import type { AccessRules } from './rule'
import { scheduledEventRules } from './scheduled-event-rules'
import { subClusterRules } from './sub-cluster-rules'
import { viewAsRules } from './view-as-rules'
import { whitelistRules } from './whitelist-rules'

/** Every ruled action of the console and its rules, one line an area; a pair that is not here is refused. */
export const accessRules: AccessRules = {
  ...clusterRules,
  ...choiceRules,
  ...pageRules,
  ...clusterPageRules,
  ...configurationRules,
  ...featureRules,
  ...dataAppRules,
  ...generalRules,
  ...dataAgentRules,
  ...libraryRules,
  ...subClusterRules,
  ...scheduledEventRules,
  ...clusterUserRules,
  ...viewAsRules,
  ...whitelistRules,
  ...accessExplorerRules,
}
