import { flagRule, lacksFlag } from './common-rules'
import type { SampledCall, SampledRequest } from './sampled-call'

function card(name: 'show' | 'remove', request: SampledRequest): SampledCall {
  const id = `payment-card.${name}.flag`
  return {
    name: `PaymentCard.${name}`,
    proves: [],
    actor: 'owner',
    request: () => request,
    done: 200,
    requires: [[flagRule(id)]],
    conditions: [lacksFlag('payment', [id])],
    needs: {},
  }
}

function history(of: string, path: string): SampledCall {
  return {
    name: `BillingHistory.list${of}`,
    proves: [],
    actor: 'billing',
    request: () => ['GET', path],
    done: 200,
    requires: [],
    conditions: [lacksFlag('payment', [])],
    needs: {},
  }
}

/** What a person paid, and the card that pays. */
export const billingCalls: readonly SampledCall[] = [
  history('', '/users/{id}/statshistorytotal'),
  history(' of a month', '/users/{id}/statshistory?date=02/2026'),
  card('show', ['GET', '/payment/{id}']),
  card('remove', ['DELETE', '/payment/{id}']),
]
