import { type FieldDefinition, isInstantField } from '../../definitions/define-field'
import { isNested } from '../../definitions/form-values'
import { fieldsOfEntry, kindIn } from '../../definitions/nested-fields'
import { readInstant } from '../../domain/dates'
import { tidyIpRange } from '../../domain/ip-range'
import { bare } from './bare-value'
import { hasSameValue } from './record-values'

/**
 * Whether a record has what was sent of a field, as a server may write it: instants in another spelling, JSON set out in
 * another way, texts without the spaces around them, entries without what is empty.
 */
export function isAlike(field: FieldDefinition | undefined, listed: unknown, sent: unknown): boolean {
  return hasSameValue(bare(plain(field, listed)), bare(plain(field, sent)))
}

function plain(field: FieldDefinition | undefined, value: unknown): unknown {
  if (field?.kind === 'json') return plainJson(value)
  if (typeof value === 'string') return plainText(field, value)
  if (Array.isArray(value)) return value.map((entry) => plain(field, entry))
  if (!field || !isNested(value)) return value
  const parts = Object.entries(fieldsOfEntry(field, value)).map(([name, part]) => [
    name,
    plain(part, value[name]),
  ])
  return { ...kindIn(field, value), ...Object.fromEntries(parts) }
}

function plainText(field: FieldDefinition | undefined, text: string): unknown {
  if (field && isInstantField(field)) return readInstant(text) ?? text
  return field?.kind === 'ip-range' || field?.input === 'ip-ranges' ? tidyIpRange(text) : text.trim()
}

function plainJson(value: unknown): unknown {
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    return value
  }
}
