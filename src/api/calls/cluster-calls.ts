import type { Call } from '../call'
import { earlyPaths } from '../early-paths'
import { messageResponse } from '../wire/answers'
import { clusterListResponse, clusterStatusResponse } from '../wire/cluster'
import { cloneClusterRequest, createClusterRequest } from '../wire/requests'

/** The cluster list and its commands (D1 §7). */
export const clusterCalls = {
  listClusters: {
    method: 'GET',
    path: earlyPaths.listClusters,
    request: null,
    response: clusterListResponse,
    isIdempotent: true,
    summary: 'List the clusters',
    source: "D1 §7 'GET instances'",
  },
  listClusterStatuses: {
    method: 'GET',
    path: '/users/{id}/instances/services',
    request: null,
    response: clusterStatusResponse,
    isIdempotent: true,
    pollInterval: 15_000,
    summary: 'Read the statuses of the clusters',
    source: "D1 §7 'GET services'",
    assumption:
      'The answer is not shown: the entries of the list without what a poll does not change, {instance, services} or id, corrupted, runningAt, status and services side by side (CLU-D02).',
  },
  createCluster: {
    method: 'POST',
    path: '/users/{id}/instances',
    request: createClusterRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Create a cluster',
    source: "D1 §7 'POST instances'",
  },
  cloneCluster: {
    method: 'POST',
    path: '/users/{id}/instances/clone',
    request: cloneClusterRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Clone a cluster',
    source: "D1 §7 'POST clone'",
  },
  deleteCluster: {
    method: 'DELETE',
    path: '/users/{id}/instances/{name}',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Delete a cluster',
    source: "D1 §7 'DELETE instance'",
  },
  connectCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/connect',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Connect a cluster',
    source: "D1 §7 'PUT connect'",
  },
  disconnectCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/disconnect',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Put a cluster to sleep',
    source: "D1 §7 'PUT disconnect'",
  },
} as const satisfies Record<string, Call>
