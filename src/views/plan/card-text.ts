import type { CallResult } from '../../api/contract'
import { t } from '../../locales/t'

/** The card that pays, as far as it is known (D3 §3 'Payment card'). */
export type PaymentCardDetails = NonNullable<CallResult<'getPayment'>>

/** A payment card in words, as far as it is known (BIL-D03). */
export function cardText({ last4, expiration }: PaymentCardDetails): string {
  if (last4 === null) return t('billing.cardWithoutNumber', { expiration: expiration ?? '' })
  if (expiration === null) return t('billing.cardWithoutExpiration', { last4 })
  return t('billing.cardText', { last4, expiration })
}
