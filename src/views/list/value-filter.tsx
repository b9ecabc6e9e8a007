import Select from 'antd/es/select'
import { type CSSProperties, useId, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isDatedField } from '../../definitions/define-field'
import type { FilterDefinition } from '../../definitions/define-list'
import { textValue } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { cardDate } from '../../domain/dates'
import { readValues, writeValues } from '../../domain/filter-values'
import type { Range, TextFilter } from '../../domain/value-filter'
import '../../locales/filter-texts'
import { fiveDecimals, numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { lazyPiece } from '../../ui/lazy-piece'
import { Popover } from '../../ui/popover'
import { figureText } from '../cells/field-value-text'
import { FilterBuilder } from '../filter-builder/filter-builder'
import { ChoiceInput } from '../form/inputs/choice-input'
import { LoneInput } from '../form/inputs/lone-input'
import { readRangeFor, readTextFor } from './field-filter'
import { filterChoices, filterEntries, labelIn } from './filter-records'
import type { ReferenceFilterProps } from './reference-filter'
import { useTyped } from './use-typed'
import styles from './value-filter.module.css'
import type { ValueFilterFormProps } from './value-filter-form'

const LateForm = lazyPiece<ValueFilterFormProps>(
  () => import('./value-filter-form').then((file) => file.ValueFilterForm),
  { Waiting: FormSkeleton },
)

const LateReference = lazyPiece<ReferenceFilterProps>(
  () => import('./reference-filter').then((file) => file.ReferenceFilter),
  { Waiting: ChoiceSkeleton },
)

export type ValueFilterProps = {
  definition: ResourceDefinition
  filter: FilterDefinition<string>
  /** All of the list that are here: what a filter by a value can be set to. */
  records: readonly ResourceRecord[]
  /** As the address spells it; empty where nothing is filtered. */
  chosen: string
  onChange: (chosen: string) => void
}

/**
 * A filter above a table: a choice of values; or by a range, a text or conditions, a button that says what is chosen,
 * and a form under it or in a dialog.
 */
export function ValueFilter(props: ValueFilterProps) {
  const { definition, filter } = props
  if (filter.fields) return <FilterBuilder {...props} filter={filter} />
  const { by } = filter
  const field = definition.fields[filter.field ?? filter.key]
  if (by === undefined && field?.kind === 'reference' && !field.options) {
    const { chosen, onChange } = props
    return (
      <span className={styles.choice} {...labelShown(filter, chosen)}>
        <LateReference filter={filter} field={field} chosen={chosen} onChange={onChange} />
      </span>
    )
  }
  if (filter.several) return <SeveralFilter {...props} />
  if (by === undefined || by === 'conditions') return <ChoiceFilter {...props} />
  const isAsked = definition.list.paging?.kind === 'server'
  return field ? <FieldFilter {...props} by={by} field={field} isAsked={isAsked} /> : null
}

function ChoiceFilter({ definition, filter, records, chosen, onChange }: ValueFilterProps) {
  return (
    <AntdProvider>
      <span className={styles.choice} {...labelShown(filter, chosen)}>
        <LoneInput
          Component={ChoiceInput}
          label={t(filter.label)}
          isLabelHidden
          isRequired
          value={chosen}
          choices={filterEntries(records, filter, definition.fields, chosen)}
          onChange={(next) => onChange(textValue(next))}
        />
      </span>
    </AntdProvider>
  )
}

function SeveralFilter({ definition, filter, records, chosen, onChange }: ValueFilterProps) {
  const id = useId()
  // One value more may be chosen before the address has the one before.
  const [spelled, setSpelled] = useTyped({ search: chosen, change: ({ search }) => onChange(search) }, 0)
  const choices = filterChoices(records, filter, definition.fields)
  const values = readValues(spelled)
  return (
    <AntdProvider>
      <span className={`${styles.choice} ${styles.several}`} {...labelShown(filter, spelled)}>
        <label htmlFor={id} className="visually-hidden">
          {t(filter.label)}
        </label>
        <Select<string[]>
          id={id}
          mode="multiple"
          // Drawn whole and inside the search: only then are the options said as options, within a landmark.
          virtual={false}
          getPopupContainer={(trigger) => trigger.closest('[role=search]') ?? document.body}
          popupMatchSelectWidth={false}
          classNames={{ popup: { root: styles.offers } }}
          placeholder={t(filter.all)}
          // All of them on one line, as one choice stands; a tag each would leave room for "+ 2".
          maxTagCount={0}
          maxTagPlaceholder={values.map((wanted) => labelIn(choices, filter, wanted)).join(', ')}
          showSearch={choices.length > 7}
          optionFilterProp="label"
          allowClear
          value={[...values]}
          onChange={(next) => setSpelled(writeValues(next))}
          options={[...choices]}
        />
      </span>
    </AntdProvider>
  )
}

type FieldFilterProps = ValueFilterProps & Pick<ValueFilterFormProps, 'by' | 'field' | 'isAsked'>

function FieldFilter({ filter, by, field, chosen, isAsked, onChange }: FieldFilterProps) {
  const label = t(filter.label)
  const [isOpen, setOpen] = useState(false)
  const what =
    by === 'range' ? rangeWords(readRangeFor(chosen, field), field) : textWords(readTextFor(chosen, isAsked))
  return (
    <div className={styles.place}>
      <Popover
        label={what === null ? t('filter.any', { label }) : t('filter.chosen', { label, what })}
        icon="filter"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onIntent={LateForm.preload}
        place="bar"
      >
        <LateForm
          by={by}
          field={field}
          chosen={chosen}
          isAsked={isAsked}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      </Popover>
    </div>
  )
}

/**
 * What is chosen stands behind the name of the filter, as on the buttons beside it: "Yes" alone does not say of what. Drawn
 * by the style sheet: for a screen reader the choice has that name already.
 */
function labelShown({ label }: Pick<FilterDefinition<string>, 'label'>, chosen: string) {
  if (chosen === '') return {}
  const said = t('filter.chosen', { label: t(label), what: '' })
  return { 'data-chosen': true, style: { '--filter-label': JSON.stringify(said) } as CSSProperties }
}

/** As large as a choice. */
function ChoiceSkeleton() {
  return <div className={styles.waiting} />
}

/** As high as the form. */
function FormSkeleton() {
  return <div className={styles.skeleton} />
}

/** Kinds whose every figure stands in its unit; of others the unit is said once. */
const unitKinds: readonly FieldDefinition['kind'][] = ['bytes', 'duration', 'money', 'percent']

function rangeWords(range: Range | null, field: FieldDefinition): string | null {
  if (range === null) return null
  const isInUnit = unitKinds.includes(field.kind)
  const { unit } = field
  const plain = (side: string) => {
    if (isDatedField(field)) return cardDate(side, 'UTC') ?? side
    return isInUnit ? figureText(field, Number(side)) : numberText(Number(side), fiveDecimals)
  }
  const withUnit = (side: string) =>
    isInUnit || unit === undefined ? plain(side) : `${plain(side)} ${t(unit, { count: Number(side) })}`
  if (range.to === '') return t('filter.from', { from: withUnit(range.from) })
  if (range.from === '') return t('filter.to', { to: withUnit(range.to) })
  return t('filter.between', { from: plain(range.from), to: withUnit(range.to) })
}

function textWords(wanted: TextFilter | null): string | null {
  if (wanted === null) return null
  const how = t(`filter.${wanted.operator}`)
  return wanted.operator === 'empty' ? how : `${how} “${wanted.text}”`
}
