import type { ClusterDetail } from '../../../../domain/cluster-detail'
import type { ServiceGroup, ServiceGroupName, ShownNode } from '../../../../domain/service'
import type { ServiceRequest } from './use-service-command'
import type { UnderWay } from './use-under-way'

/** What the table of a service and its controls are drawn from. */
export type ServiceTableProps = {
  cluster: ClusterDetail
  group: ServiceGroupName
  /** As the server says it. */
  said: ServiceGroup
  rows: readonly ShownNode[]
  /** Reads the services again. */
  follow: () => Promise<unknown>
  /** What is on its way on nodes of the service that have these names; null for all of them. */
  pendingOn: (names: readonly string[] | null) => UnderWay | undefined
  /** Does something to all nodes of the service, from which other changes are kept meanwhile. */
  during: (words: string, work: () => Promise<void>) => Promise<void>
  onRequest: (request: ServiceRequest) => void
}
