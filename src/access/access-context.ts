import type { Cluster } from '../domain/cluster'
import type { Blueprint, Pipeline } from '../domain/cluster-choices'
import type { ClusterDetail } from '../domain/cluster-detail'
import type { ClusterRole } from '../domain/cluster-role'
import type { ClusterState } from '../domain/cluster-state'
import type { ClusterUser } from '../domain/cluster-user'
import type { DataAgent } from '../domain/data-agent'
import type { Library } from '../domain/library'
import type { Person } from '../domain/person'
import type { ScheduledEvent } from '../domain/scheduled-event'
import type { SubCluster } from '../domain/sub-cluster'

/**
 * The signed-in person, and the role on clusters they look at the console as (view-as.ts). It travels with the person,
 * because every question to access names the person: none can be asked beside it.
 */
export type Viewer = Person & { viewsAs?: ClusterRole }

/** All a verdict may depend on. Facts of a missing part are not known, and meet no rule. */
export type AccessContext = {
  person: Viewer
  /** Brand key, for flags that carry it. */
  productKey: string
  cluster?: Cluster
  /** The same cluster as its page reads it, where a rule needs more than the list gives. */
  detail?: ClusterDetail
  /** The state shown, when it differs from the cluster's own (an optimistic change). */
  state?: ClusterState
  /** Where a cluster is to be created. */
  platform?: string
  subCluster?: SubCluster
  scheduledEvent?: ScheduledEvent
  /** All libraries of the cluster: one operation waits for another. */
  libraries?: readonly Library[]
  /** Milliseconds since the epoch, for rules that ask what has begun. */
  now?: number
  /** A kind of self-managed cluster that might be made. */
  subClusterType?: string
  /** Which kind of deployment this is, from config.json; production where nobody says otherwise (LIB-D11). */
  environment?: string
  pipeline?: Pipeline | null
  blueprint?: Blueprint
  /** The cluster is to be updated already (D2 §4 'Upgrade'). */
  hasPendingUpdate?: boolean
  /** Data apps are being imported into the cluster (D3 §4.3). */
  isImportingDataApps?: boolean
  /** The node of a service that is spoken of is one of a self-managed cluster that is not connected (CFG-D16). */
  isNodeDisconnected?: boolean
  /** The premium package is offered at all (PLAN-D14). */
  hasPremiumPackage?: boolean
  /** The data agent that is spoken of. */
  dataAgent?: DataAgent
  /** The user of the cluster that is spoken of. */
  member?: ClusterUser
}
