import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { clusterDetailResponse } from '../wire/cluster-detail'
import { clusterSecretsResponse } from '../wire/cluster-secrets'
import { premiumPackageResponse } from '../wire/premium-package'
import { supportTokenResponse } from '../wire/support-token'

/** What the cluster page reads of its cluster (D2 §7 'Cluster, upgrade and token'). `{id}` of tenants is the person. */
export const clusterPageCalls = {
  getCluster: {
    method: 'GET',
    path: '/tenants/{id}/instances/{name}',
    request: null,
    response: clusterDetailResponse,
    isIdempotent: true,
    summary: 'Read one cluster',
    assumption: 'The account in the path is named nowhere: the id of the signed-in person is sent (API-D07).',
    source: "D2 §7 'Cluster, upgrade and token'",
  },
  getPremiumPackage: {
    method: 'GET',
    path: '/premium-package/flag',
    request: null,
    response: premiumPackageResponse,
    isIdempotent: true,
    staleTime: 300_000,
    summary: 'Read whether the premium package is offered',
    source: "D2 §7 'Features', PLAN-D14",
  },
  getClusterSecrets: {
    method: 'GET',
    path: '/users/{id}/instances/{name}/secrets',
    request: null,
    response: clusterSecretsResponse,
    fetchOptions: { cache: 'no-store' },
    isIdempotent: true,
    staleTime: 240_000,
    summary: "Read the secrets of the cluster's database",
    source: "D2 §7 'Cluster, upgrade and token', §9",
  },
  getSupportToken: {
    method: 'GET',
    path: '/cli/{id}/instances/{name}/token',
    request: null,
    response: supportTokenResponse,
    fetchOptions: { cache: 'no-store' },
    isIdempotent: true,
    summary: 'Read the support token',
    source: "D2 §7 'Cluster, upgrade and token'",
  },
  generateSupportToken: {
    method: 'POST',
    path: '/cli/{id}/instances/{name}/token',
    request: null,
    response: supportTokenResponse,
    fetchOptions: { cache: 'no-store' },
    isIdempotent: false,
    summary: 'Generate a support token',
    source: "D2 §7 'Cluster, upgrade and token'",
  },
  revokeSupportToken: {
    method: 'DELETE',
    path: '/cli/{id}/instances/{name}/token',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Revoke the support token',
    source: "D2 §7 'Cluster, upgrade and token'",
  },
} as const satisfies Record<string, Call>
