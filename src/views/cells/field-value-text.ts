import type { FieldDefinition } from '../../definitions/define-field'
import { fieldsOfEntry, kindOfEntry } from '../../definitions/nested-fields'
import { cardDate } from '../../domain/dates'
import { rounded } from '../../domain/rounded'
import { bytesText, durationText, moneyText } from '../../domain/units'
import { fiveDecimals, numberText } from '../../locales/locale'
import { t } from '../../locales/t'

/**
 * A value in words, as reviews and copies say it; null where there is none. Secrets, instants and references are the
 * caller's: they need more than the value.
 */
export function fieldValueText(field: FieldDefinition, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'views.yes' : 'views.no')
  if (typeof value === 'number') return figureText(field, value)
  if (field.kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof value === 'string' && field.kind === 'day') return cardDate(value, 'UTC') ?? value
  if (typeof value === 'string') return optionText(field, value)
  if (Array.isArray(value)) {
    const entries = value.map((entry) =>
      fieldValueText(field.kind === 'array' ? { ...field, kind: 'object' } : field, entry),
    )
    return entries.filter((entry) => entry !== null).join(field.kind === 'array' ? '; ' : ', ') || null
  }
  const kind = kindOfEntry(field, value)
  const parts = Object.entries(fieldsOfEntry(field, value)).flatMap(([name, part]) => {
    const text = fieldValueText(part, Reflect.get(Object(value), name))
    return text === null ? [] : [`${t(part.label)}: ${text}`]
  })
  const text = parts.join(', ')
  if (!kind) return text || null
  return text === '' ? t(kind.label) : `${t(kind.label)} (${text})`
}

/** A figure in its unit. */
export function figureText({ kind, unit, currency }: FieldDefinition, value: number): string {
  if (kind === 'bytes') return bytesText(value)
  if (kind === 'duration') return durationText(value)
  if (kind === 'money' && typeof currency === 'string') return moneyText(value, currency)
  const count = rounded(value)
  const figure = numberText(count, fiveDecimals)
  if (kind === 'percent') return `${figure} %`
  return unit === undefined ? figure : `${figure} ${t(unit, { count })}`
}

function optionText({ options }: FieldDefinition, value: string): string {
  const option = options?.find((known) => known.value === value)
  return option ? t(option.label) : value
}
