import { type BillingFigure, billingFigures } from '../../../domain/billing/billing-stat'
import { plainZero } from '../../../domain/units'
import { fiveDecimals, numberText } from '../../../locales/locale'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

const costs = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** A figure as it is shown, without its unit: costs to two decimals, amounts to five (BIL-D05). */
export function figureText(name: BillingFigure, value: number | null): string {
  if (value === null) return t('billing.notReported')
  return plainZero(numberText(value, isCost(name) ? costs : fiveDecimals))
}

/** Units IPU, usage GB, costs ICC; users have none (BIL-005). */
export function unitOf(name: BillingFigure): MessageKey | null {
  if (isCost(name)) return 'billing.icc'
  if (name === 'units') return 'billing.ipu'
  return name === 'usage' ? 'billing.gigabytes' : null
}

/** A figure with its unit; without one where nothing was reported. */
export function amountText(name: BillingFigure, value: number | null): string {
  const unit = unitOf(name)
  const text = figureText(name, value)
  return unit === null || value === null ? text : t('billing.amount', { value: text, unit: t(unit) })
}

function isCost(name: BillingFigure): boolean {
  return billingFigures.some((figure) => figure.name === name && figure.isCost)
}
