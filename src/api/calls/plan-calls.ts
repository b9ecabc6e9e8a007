import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { changePlanRequest, downgradeResponse, eligibilityResponse, paymentResponse } from '../wire/plan'

/** The plan of a person, and what pays for it. `{id}` is the person. */
export const planCalls = {
  getPayment: {
    method: 'GET',
    path: '/payment/{id}',
    request: null,
    response: paymentResponse,
    isIdempotent: true,
    summary: 'The payment card of a person',
    source: "D1 §7 'payment and plan', D3 §7 'My account and billing'",
  },
  getPaymentEligibility: {
    method: 'GET',
    path: '/payment/{id}/eligibility',
    request: null,
    response: eligibilityResponse,
    isIdempotent: true,
    isAssumed: true,
    summary: 'Whether a person may pay for Premium',
    source: "D1 §7 'What each answer does', API-D33",
  },
  getDowngrade: {
    method: 'GET',
    path: '/plan/{id}/downgrade',
    request: null,
    response: downgradeResponse,
    isIdempotent: true,
    summary: 'Whether a person may change to the free plan',
    source: "D1 §7 'GET plan/{userId}/downgrade', API-D32",
  },
  changePlan: {
    method: 'POST',
    path: '/plan/{id}',
    request: changePlanRequest,
    response: messageResponse,
    isIdempotent: false,
    summary: 'Change the plan of a person; 304 where the server refuses it',
    source: "D1 §7 'payment and plan', D1 §8, API-D31, PLAN-D08",
  },
} as const satisfies Record<string, Call>
