import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { DateText } from '../../ui/date-text'
import { useComponents } from '../resource-components'

export type FieldTextProps = {
  definition: ResourceDefinition
  field: FieldDefinition
  column: string
  record: ResourceRecord
}

/** A field's value as lists and cards show it: by the cell it names, or by its kind. */
export function FieldText({ definition, field, column, record }: FieldTextProps) {
  const { cells } = useComponents(definition)
  const special = field.cell === undefined ? undefined : cells?.[field.cell]
  if (special) return special(record)
  const text = textOf(record, column)
  if (field.kind === 'date') return <DateText instant={text} />
  return <span title={text ?? undefined}>{text ?? t('clusters.notGiven')}</span>
}
