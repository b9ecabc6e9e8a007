import type { Call } from '../call'
import { clusterConsumptionResponse, clusterNodesResponse } from '../wire/consumption'

const source = "D2 §7 'Cluster, upgrade and token'"

/** What clusters use. `{id}` is the person, `{instanceId}` the cluster's id, `{name}` its name. */
export const consumptionCalls = {
  getClusterConsumption: {
    method: 'GET',
    path: '/users/{id}/instances/{instanceId}/consumption',
    request: null,
    response: clusterConsumptionResponse,
    isIdempotent: true,
    pollInterval: 15_000,
    staleTime: 30_000,
    assumption:
      'consumptionAgg is a list of days with the IPU of each component (DET-D17), or has the shape of the account’s answer (USE-007).',
    summary: 'IPU of the current month by day, and the storage of its bucket over time',
    source: `${source}, §9, API-D13`,
  },
  listClusterNodes: {
    method: 'GET',
    path: '/users/{id}/instances/{name}/nodes',
    request: null,
    response: clusterNodesResponse,
    isIdempotent: true,
    summary: 'Disk of each node; only for clusters with remote storage',
    source,
  },
} as const satisfies Record<string, Call>
