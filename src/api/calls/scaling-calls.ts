import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { autoScaleHistoryResponse, updateAutoScalingRequest } from '../wire/auto-scaling'

const source = "D2 §7 'Scheduling and scaling'"

/** Automatic scaling of a cluster. `{instanceId}` is the cluster's id, `{hours}` how far back the history reaches. */
export const scalingCalls = {
  getAutoScaleHistory: {
    method: 'GET',
    path: '/users/instances/{instanceId}/getautoscalehistory/{hours}',
    request: null,
    response: autoScaleHistoryResponse,
    isIdempotent: true,
    pollInterval: 300_000,
    staleTime: 2_000,
    summary: 'Queries of the analytics and loader services over the last hours',
    source,
  },
  updateAutoScaling: {
    method: 'POST',
    path: '/users/{id}/instances/updateautoscaling',
    request: updateAutoScalingRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Turn the automatic scaling on or off',
    source: `${source}, API-D37`,
  },
} as const satisfies Record<string, Call>
