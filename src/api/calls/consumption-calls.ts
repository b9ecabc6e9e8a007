import type { Call } from '../call'
import { accountConsumptionResponse } from '../wire/account-consumption'
import { clusterConsumptionResponse, clusterNodesResponse } from '../wire/consumption'

const source = "D2 §7 'Cluster, upgrade and token'"

/** What clusters use. `{id}` is the person, `{instanceId}` the cluster's id, `{name}` its name. */
export const consumptionCalls = {
  getConsumption: {
    method: 'GET',
    path: '/users/{id}/consumption',
    query: ['startDate', 'endDate'],
    request: null,
    response: accountConsumptionResponse,
    isIdempotent: true,
    staleTime: 30_000,
    summary: 'What every cluster of a person consumed from one date to another, both inclusive',
    source: "D1 §7 'GET consumption', API-D02, USE-D04",
  },
  getClusterConsumption: {
    method: 'GET',
    path: '/users/{id}/instances/{instanceId}/consumption',
    request: null,
    response: clusterConsumptionResponse,
    isIdempotent: true,
    pollInterval: 15_000,
    staleTime: 30_000,
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
