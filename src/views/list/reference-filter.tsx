import type { FieldDefinition } from '../../definitions/define-field'
import type { FilterDefinition } from '../../definitions/define-list'
import { type FormValue, textValue } from '../../definitions/form-values'
import { readValues, writeValues } from '../../domain/filter-values'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { LoneInput } from '../form/inputs/lone-input'
import { ReferenceInput } from '../form/inputs/reference-input'

export type ReferenceFilterProps = {
  filter: Pick<FilterDefinition<string>, 'label' | 'all' | 'several'>
  field: FieldDefinition
  /** The id of a record, several as the address spells them; empty where nothing is filtered. */
  chosen: string
  onChange: (chosen: string) => void
}

/** A filter by the record that a field refers to: found by its name as in forms, whatever the list has on its page. */
export function ReferenceFilter({ filter, field, chosen, onChange }: ReferenceFilterProps) {
  const { several = false } = filter
  const idsOf = (value: FormValue) => (Array.isArray(value) ? value.map(String) : [])
  return (
    <AntdProvider>
      <LoneInput
        Component={ReferenceInput}
        label={t(filter.label)}
        isLabelHidden
        field={{
          kind: 'reference',
          label: filter.label,
          placeholder: filter.all,
          resource: field.resource,
          many: several,
        }}
        value={several ? readValues(chosen) : chosen || null}
        onChange={(next) => onChange(several ? writeValues(idsOf(next)) : textValue(next))}
      />
    </AntdProvider>
  )
}
