import type { Call } from '../call'
import { clusterDetailResponse } from '../wire/cluster-detail'

/** What the cluster page reads of its cluster (D2 §7 'Cluster, upgrade and token'). `{id}` of tenants is the person. */
export const clusterPageCalls = {
  getCluster: {
    method: 'GET',
    path: '/tenants/{id}/instances/{name}',
    request: null,
    response: clusterDetailResponse,
    isIdempotent: true,
    summary: 'Read one cluster',
    source: "D2 §7 'Cluster, upgrade and token'",
  },
} as const satisfies Record<string, Call>
