import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  createSubClusterRequest,
  executeServiceRequest,
  scaleSubClusterRequest,
  subClusterRequest,
  updateSubClusterRequest,
} from '../wire/sub-cluster-requests'

const source = "D3 §7 'Sub-clusters'"

/** Self-managed clusters of a cluster; their paths are our decision API-D22. */
export const subClusterCalls = {
  createSubCluster: {
    method: 'POST',
    path: '/users/{id}/instances/{name}/subcluster',
    request: createSubClusterRequest,
    response: messageResponse,
    isIdempotent: false,
    isAssumed: true,
    summary: 'Create a self-managed cluster',
    source,
  },
  updateSubCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/updatesubcluster',
    request: updateSubClusterRequest,
    response: messageResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Change the size of a self-managed cluster',
    source,
  },
  scaleSubCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/scale',
    request: scaleSubClusterRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Change the number of nodes of a self-managed cluster',
    source,
  },
  connectSubCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/connectsubcluster',
    request: subClusterRequest,
    response: messageResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Connect a self-managed cluster',
    source,
  },
  disconnectSubCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/disconnectsubcluster',
    request: subClusterRequest,
    response: messageResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Disconnect a self-managed cluster',
    source,
  },
  deleteSubCluster: {
    method: 'DELETE',
    path: '/users/{id}/instances/{name}/subcluster/{recordName}',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Delete a self-managed cluster',
    source,
  },
  executeService: {
    method: 'PUT',
    path: '/instances/{instanceId}/services/execute',
    request: executeServiceRequest,
    response: messageResponse,
    isIdempotent: true,
    assumption:
      'The nodes of a self-managed cluster are those of the service subcluster, whose nodeName is its name.',
    summary: 'Start, stop or restart the nodes of a service',
    source: "D2 §7 'Services'",
  },
} as const satisfies Record<string, Call>
