import type { FieldDefinition } from '../../definitions/define-field'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { cells } from '../../resources/user/clusters/cells'
import { DateText } from '../../ui/date-text'

export type FieldTextProps = { field: FieldDefinition; column: string; record: ResourceRecord }

/** A field's value as lists and cards show it: by its registered cell, or by its kind. */
export function FieldText({ field, column, record }: FieldTextProps) {
  const special = field.cell === undefined ? undefined : cells[field.cell]
  if (special) return special.behaviour(record)
  const text = textOf(record, column)
  if (field.kind === 'date') return <DateText instant={text} />
  return <span title={text ?? undefined}>{text ?? t('clusters.notGiven')}</span>
}
