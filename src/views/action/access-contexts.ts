import type { Subject } from '../../access/vocabulary'
import type { VerdictContext } from '../../providers/use-verdict'

/**
 * What a record adds to the question access is asked about it, by the record's subject: itself under `record`, and
 * under `records` the whole list, where a rule looks at the others too. A cluster's scope always adds `cluster` and
 * `detail`. Names only: a schema here would be part of the first load.
 */
export const recordContexts: Readonly<Partial<Record<Subject, RecordContext>>> = {
  Cluster: { record: 'cluster' },
  ClusterUser: { record: 'member' },
  DataAgent: { record: 'dataAgent' },
  Library: { records: 'libraries' },
  ScheduledEvent: { record: 'scheduledEvent' },
  SubCluster: { record: 'subCluster' },
}

export type RecordContext = { record?: keyof VerdictContext; records?: keyof VerdictContext }
