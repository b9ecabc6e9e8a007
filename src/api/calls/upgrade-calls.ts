import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { pendingUpdateListResponse, scheduleUpgradeRequest, upgradeRequest } from '../wire/pending-update'

const source = "D2 §7 'Cluster, upgrade and token'"

/** The version of a cluster: what waits, and what changes it (API-D09, API-D12, API-D36). */
export const upgradeCalls = {
  listPendingUpdates: {
    method: 'GET',
    path: '/users/{id}/instances/{name}/pending',
    request: null,
    response: pendingUpdateListResponse,
    isIdempotent: true,
    assumption:
      'value is a date, or words for the next startup (DET-D34); a change that comes along is read as it is sent.',
    summary: 'List the pending updates of a cluster',
    source,
  },
  cancelPendingUpdate: {
    method: 'DELETE',
    path: '/users/{id}/instances/{name}/pending/{recordId}',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Cancel a pending update',
    source,
  },
  upgradeCluster: {
    method: 'PUT',
    path: '/users/{id}/instances/{name}/upgrade',
    request: upgradeRequest,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Upgrade a running cluster at once',
    source: `${source}, API-D36`,
  },
  scheduleUpgrade: {
    method: 'POST',
    path: '/users/{id}/instances/{name}/pending',
    request: scheduleUpgradeRequest,
    response: messageResponse,
    isIdempotent: false,
    assumption: 'change is {version, byBuildNo}, as PUT …/upgrade is sent them (API-D12).',
    summary: 'Schedule the upgrade of a cluster that is not running',
    source: `${source}, API-D12`,
  },
} as const satisfies Record<string, Call>
