import type { ClusterDetail } from '../domain/cluster-detail'

/** Whose records the views below show: the person's own, or those of one cluster. */
export type Scope = { kind: 'user' } | { kind: 'cluster'; cluster: ClusterDetail }
