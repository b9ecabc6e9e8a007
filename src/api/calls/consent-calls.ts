import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import {
  azurePlanRequest,
  azurePlanResponse,
  consentBackendResponse,
  subscriptionRequest,
} from '../wire/consent'

/** Calls of the consent flow, in the order in which it makes them (CNF-D13). */
export const consentCalls = {
  getAzurePlan: {
    method: 'POST',
    path: '/azurePipeline/getAzurePlan',
    request: azurePlanRequest,
    response: azurePlanResponse,
    isIdempotent: true,
    assumption: 'The shape of the answer is not given: the plan is a text, or stands in plan.',
    summary: 'Read the plan for a consent',
    source: "D1 §7 'POST getAzurePlan', CNF-D05",
  },
  createSubscription: {
    method: 'POST',
    path: '/create-subscription',
    request: subscriptionRequest,
    response: consentBackendResponse,
    isIdempotent: false,
    isAssumed: true,
    // Who asks is in the body.
    isPublic: true,
    backend: 'consent',
    isTokenInBody: true,
    summary: 'Let the external consent backend check and create the subscription',
    source: "D1 §7 'external consent backend', CNF-D14",
  },
  createPipeline: {
    method: 'POST',
    path: '/azurePipeline',
    request: subscriptionRequest,
    response: messageResponse,
    isIdempotent: false,
    isTokenInBody: true,
    summary: 'Start the pipeline of a cloud environment',
    source: "D1 §7 'POST azurePipeline'",
  },
} as const satisfies Record<string, Call>
