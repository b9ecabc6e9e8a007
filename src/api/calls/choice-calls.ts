import type { Call } from '../call'
import { pipelineResponse, sizeOfferResponse } from '../wire/choices'
import { pipelineStatusRequest } from '../wire/requests'

/** Sizes of clusters, which several pages ask for, and the pipeline, which the list shows (D1 §7). */
export const choiceCalls = {
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
} as const satisfies Record<string, Call>
