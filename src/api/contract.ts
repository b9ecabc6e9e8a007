import type * as z from 'zod/mini'
import { activationResponse, messageResponse } from './wire/answers'
import {
  blueprintListResponse,
  defaultImageResponse,
  idleTimeListResponse,
  imageListResponse,
  kubernetesVersionResponse,
  pipelineResponse,
  regionListResponse,
  sizeOfferResponse,
} from './wire/choices'
import { clusterListResponse, clusterStatusResponse } from './wire/cluster'
import { personResponse } from './wire/person'
import {
  activateRequest,
  cloneClusterRequest,
  createClusterRequest,
  pipelineStatusRequest,
  supportRequest,
  updatePasswordRequest,
} from './wire/requests'

/**
 * One call of the product API. The client, the sandbox's router, "copy as curl" and docs/openapi.json derive from it.
 * `{id}` in a path is the id of the signed-in person, `{product}` the brand key; both are filled in encoded.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** Names of the query parameters, all required. */
  query?: readonly string[]
  request: z.ZodMiniType | null
  response: z.ZodMiniType
  /** Two equal calls have the effect of one. POST calls that do not carry an Idempotency-Key (decision 14). */
  isIdempotent: boolean
  /** May be made by somebody who is not signed in. */
  isPublic?: boolean
  /** Milliseconds between two reads while a view shows them. */
  pollInterval?: number
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number
  /** The specification gives no path; ours is listed in docs/api-assumptions.md for the product team. */
  isAssumed?: boolean
  summary: string
  source: string
}

/** Every call of the product API v2 the console makes (D1 §7). */
export const contract = {
  getMe: {
    method: 'GET',
    path: '/users/{id}/me',
    request: null,
    response: personResponse,
    isIdempotent: true,
    summary: 'Load the session',
    source: "D1 §7 'GET me'",
  },
  activate: {
    method: 'POST',
    path: '/users/{id}/activate',
    request: activateRequest,
    response: activationResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Activate the account after login',
    source: "D1 §7 'post-login activation'",
  },
  listClusters: {
    method: 'GET',
    path: '/users/{id}/instances',
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
  listIdleTimes: {
    method: 'GET',
    path: '/users/instances/availableidletime',
    request: null,
    response: idleTimeListResponse,
    isIdempotent: true,
    summary: 'List the idle times',
    source: "D1 §7 'GET availableidletime'",
  },
  listRegions: {
    method: 'GET',
    path: '/operators',
    request: null,
    response: regionListResponse,
    isIdempotent: true,
    staleTime: 600_000,
    summary: 'List the regions',
    source: "D1 §7 'GET operators'",
  },
  listImages: {
    method: 'GET',
    path: '/images',
    request: null,
    response: imageListResponse,
    isIdempotent: true,
    summary: 'List the versions',
    source: "D1 §7 'GET images'",
  },
  getDefaultImage: {
    method: 'GET',
    path: '/images/default{product}image',
    request: null,
    response: defaultImageResponse,
    isIdempotent: true,
    summary: 'Read the default version',
    source: "D1 §7 'GET images'",
  },
  getKubernetesVersion: {
    method: 'GET',
    path: '/images/getKubernetesVersion',
    request: null,
    response: kubernetesVersionResponse,
    isIdempotent: true,
    summary: 'Read the Kubernetes version',
    source: "D1 §7 'GET images'",
  },
  getSizes: {
    method: 'GET',
    path: '/images/sizes',
    query: ['clusterCode'],
    request: null,
    response: sizeOfferResponse,
    isIdempotent: true,
    summary: 'Read the sizes a region offers',
    source: "D1 §7 'GET sizes'",
  },
  listBlueprints: {
    method: 'GET',
    path: '/blueprints',
    query: ['fields'],
    request: null,
    response: blueprintListResponse,
    isIdempotent: true,
    staleTime: 2_000,
    summary: 'List the data apps',
    source: "D1 §7 'GET blueprints'",
  },
  getPipelineStatus: {
    method: 'POST',
    path: '/azurePipeline/azurepipelinestatus',
    request: pipelineStatusRequest,
    response: pipelineResponse,
    isIdempotent: true,
    pollInterval: 120_000,
    staleTime: 120_000,
    summary: 'Read the progress of the cloud pipeline',
    source: "D1 §7 'azurepipelinestatus'",
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/{id}/provision/updatepassword',
    request: updatePasswordRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Set or skip the provisioned password',
    source: "D1 §7 'PUT provision/updatepassword'",
  },
  sendSupportMessage: {
    method: 'POST',
    path: '/support',
    request: supportRequest,
    response: messageResponse,
    isIdempotent: false,
    isPublic: true,
    summary: 'Send a message to support',
    source: "D1 §7 'POST support'",
  },
} as const satisfies Record<string, Call>

export type Contract = typeof contract
export type CallName = keyof Contract
/** What a call answers, in the house's clean names. */
export type CallResult<Name extends CallName> = z.output<Contract[Name]['response']>
/** What a call sends, in the wire's names; undefined for calls without a body. */
export type CallBody<Name extends CallName> = Contract[Name]['request'] extends z.ZodMiniType
  ? z.output<Contract[Name]['request']>
  : undefined
