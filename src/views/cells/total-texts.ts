import type { FieldDefinition } from '../../definitions/define-field'
import { inCurrency } from '../../definitions/in-currency'
import type { ResourceRecord } from '../../definitions/resource-record'
import { asExactAs, type TotalKind, totalOf } from '../../domain/total'
import { numberText } from '../../locales/locale'
import { figureText } from './field-value-text'

/** What the values of a field come to, in words; a text for each currency, and none where there are no values. */
export function totalTexts(
  kind: TotalKind,
  name: string,
  field: FieldDefinition,
  records: readonly ResourceRecord[],
): readonly string[] {
  const parts = kind === 'count' ? [{ field, records }] : byCurrency(field, records)
  return parts.flatMap((part) =>
    totalText(
      kind,
      part.field,
      part.records.map((record) => record[name]),
    ),
  )
}

/** Side by side, as one text: sums of several currencies belong together, other figures of them do not. */
export function joinedTotals(kind: TotalKind, texts: readonly string[]): string {
  return texts.join(kind === 'sum' ? ' + ' : ', ')
}

function totalText(kind: TotalKind, field: FieldDefinition, values: readonly unknown[]): string[] {
  const total = totalOf(kind, values)
  if (total === null) return []
  // Amounts, sizes and times have decimals of their own.
  const isPlain = !['money', 'bytes', 'duration'].includes(field.kind)
  const shown = kind === 'average' && isPlain ? asExactAs(total, values) : total
  return [kind === 'count' ? numberText(total) : figureText(field, shown)]
}

/** Behind every code. */
const last = '~'

/** Amounts of several currencies add up to nothing: the records of each, in the order of the codes. */
function byCurrency(field: FieldDefinition, records: readonly ResourceRecord[]) {
  const parts = new Map<string, { field: FieldDefinition; records: ResourceRecord[] }>()
  for (const record of records) {
    const own = inCurrency(field, (name) => record[name])
    const code = String(own.currency ?? '')
    const part = parts.get(code) ?? { field: own, records: [] }
    part.records.push(record)
    parts.set(code, part)
  }
  return [...parts]
    .sort(([one], [other]) => ((one || last) < (other || last) ? -1 : 1))
    .map(([, part]) => part)
}
