import type { FieldDefinition } from './define-field'

/**
 * A field of amounts whose currency stands in another field, with the currency of one record or form; without one where
 * it says none. Every other field is itself.
 */
export function inCurrency(field: FieldDefinition, read: (name: string) => unknown): FieldDefinition {
  const { currency, ...rest } = field
  if (typeof currency !== 'object') return field
  const code = read(currency.field)
  return typeof code === 'string' && code !== '' ? { ...rest, currency: code } : rest
}
