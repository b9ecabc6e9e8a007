import type { Call } from '../call'
import { messageResponse } from '../wire/answers'
import { billingMonthResponse, billingStatsResponse } from '../wire/billing'

/** What a person paid, and the card that pays. `{id}` is the person. */
export const billingCalls = {
  listBillingStats: {
    method: 'GET',
    path: '/users/{id}/statshistorytotal',
    request: null,
    response: billingStatsResponse,
    isIdempotent: true,
    summary: 'The billing of a person, by month',
    source: "D3 §7 'My account and billing', BIL-D02",
    assumption: 'stats is a list with a record for each month, whose date is read as MM/yyyy and the like.',
  },
  getBillingMonth: {
    method: 'GET',
    path: '/users/{id}/statshistory',
    query: ['date'],
    request: null,
    response: billingMonthResponse,
    isIdempotent: true,
    summary: 'The billing of one month, by cluster; the date is MM/yyyy',
    source: "D3 §7 'My account and billing', BIL-D02",
  },
  removePayment: {
    method: 'DELETE',
    path: '/payment/{id}',
    request: null,
    response: messageResponse,
    isIdempotent: true,
    summary: 'Remove the payment card of a person',
    source: "D3 §7 'My account and billing'",
  },
} as const satisfies Record<string, Call>
