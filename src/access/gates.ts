import { accessExplorerGates } from './access-explorer-gates'
import { choiceGates } from './choice-gates'
import { clusterGates } from './cluster-gates'
import { clusterPageGates } from './cluster-page-gates'
import { clusterUserGates } from './cluster-user-gates'
import { configurationGates } from './configuration-gates'
import { dataAgentGates } from './data-agent-gates'
import { dataAppGates } from './data-app-gates'
import { featureGates } from './feature-gates'
import { generalGates } from './general-gates'
import { libraryGates } from './library-gates'
import { pageGates } from './page-gates'
import type { Gates } from './rule'
import { scheduledEventGates } from './scheduled-event-gates'
import { subClusterGates } from './sub-cluster-gates'
import { viewAsGates } from './view-as-gates'
import { whitelistGates } from './whitelist-gates'

/** Every gated action of the house and its rules, one line an area; a pair that is not here is refused. */
export const gates: Gates = {
  ...clusterGates,
  ...choiceGates,
  ...pageGates,
  ...clusterPageGates,
  ...configurationGates,
  ...featureGates,
  ...dataAppGates,
  ...generalGates,
  ...dataAgentGates,
  ...libraryGates,
  ...subClusterGates,
  ...scheduledEventGates,
  ...clusterUserGates,
  ...viewAsGates,
  ...whitelistGates,
  ...accessExplorerGates,
}
