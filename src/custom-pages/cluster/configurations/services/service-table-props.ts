import type { ClusterDetail } from '../../../../domain/cluster-detail'
import type { ServiceGroupName, ShownNode } from '../../../../domain/service'
import type { ServiceCommand } from './use-service-command'

/** What the table of a service and its controls are drawn from. */
export type ServiceTableProps = {
  cluster: ClusterDetail
  group: ServiceGroupName
  rows: readonly ShownNode[]
  /** Of all nodes together; null where the server does not say. */
  status: string | null
  unread: number
  /** Reads the services again. */
  follow: () => Promise<unknown>
  /** The command that is under way on nodes of another one. */
  pendingOn: (command: ServiceCommand) => ServiceCommand | undefined
  onCommand: (command: ServiceCommand) => void
}
