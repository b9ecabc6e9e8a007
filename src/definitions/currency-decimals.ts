import '../locales/form-texts'
import { t } from '../locales/t'
import type { FieldDefinition } from './define-field'
import { inCurrency } from './in-currency'

/**
 * What is said of an amount that is finer than its currency, and would be shown as another one; null for any other, and
 * where nothing says the currency.
 * @param read the values beside it
 */
export function decimalsSentence(
  field: FieldDefinition,
  value: unknown,
  read: (name: string) => unknown,
): string | null {
  if (field.kind !== 'money' || typeof value !== 'number') return null
  const { currency } = inCurrency(field, read)
  if (typeof currency !== 'string') return null
  const count = decimalsOf(currency)
  if (count === null || Number(value.toFixed(count)) === value) return null
  return count === 0 ? t('form.noDecimals', { currency }) : t('form.decimals', { currency, count })
}

/** How many decimals the amounts of a currency have; null for what is no code of one. */
function decimalsOf(currency: string): number | null {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return maximumFractionDigits ?? null
  } catch {
    return null
  }
}
