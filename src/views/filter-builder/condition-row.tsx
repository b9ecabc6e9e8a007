import { type FieldDefinition, isDatedField } from '../../definitions/define-field'
import { hasValue, operatorsOf } from '../../definitions/filter-builder'
import { textValue } from '../../definitions/form-values'
import { valueKindOf } from '../../definitions/value-kind'
import { type FilterOperator, filterOperators } from '../../domain/combined-filter'
import '../../locales/filter-texts'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { ChoiceInput } from '../form/inputs/choice-input'
import { DayInput } from '../form/inputs/date-input'
import { inputOf } from '../form/inputs/inputs'
import { LoneInput, type LoneInputProps } from '../form/inputs/lone-input'
import styles from './condition-group.module.css'
import { conditionOn, type DraftCondition, isIncomplete, type OfferedFields } from './filter-draft'

export type ConditionRowProps = {
  condition: DraftCondition
  fields: OfferedFields
  /** Where it stands in its group, from 1. */
  number: number
  isTried: boolean
  onChange: (condition: DraftCondition) => void
  onRemove: () => void
}

/** One condition: the field, how it compares, and with what. */
export function ConditionRow({ condition, fields, number, isTried, onChange, onRemove }: ConditionRowProps) {
  const field = fields[condition.field]
  if (!field) return null
  const { operator } = condition
  return (
    <div className={styles.row}>
      <div className={styles.part}>
        <LoneInput
          Component={ChoiceInput}
          label={t('filter.field', { number })}
          isLabelHidden
          isRequired
          value={condition.field}
          choices={Object.entries(fields).map(([value, { label }]) => ({ value, label: t(label) }))}
          onChange={(name) => onChange(conditionOn(fields, textValue(name), condition.key))}
        />
      </div>
      <div className={styles.part}>
        <LoneInput
          Component={ChoiceInput}
          label={t('filter.operator', { number })}
          isLabelHidden
          isRequired
          value={operator}
          choices={operatorsOf(field).map((value) => ({ value, label: t(operatorWords(field)[value]) }))}
          onChange={(chosen) => {
            const next = filterOperators.find((each) => each === chosen) ?? operator
            onChange({ ...condition, operator: next })
          }}
        />
      </div>
      <div className={styles.part}>
        {hasValue(operator) && (
          <ConditionValue
            key={condition.field}
            field={field}
            label={t('filter.value', { number })}
            value={condition.value}
            error={isTried && isIncomplete(condition) ? t('filter.valueMissing') : null}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </div>
      <Button kind="icon" aria-label={t('filter.removeCondition', { number })} onClick={onRemove}>
        <Icon name="delete" />
      </Button>
    </div>
  )
}

type ConditionValueProps = Pick<LoneInputProps, 'label' | 'value' | 'error' | 'onChange'> & {
  field: FieldDefinition
}

/** What a field is compared with, entered as in a form: a size has its unit there, a reference is found by its name. */
function ConditionValue({ field, value, onChange, ...frame }: ConditionValueProps) {
  const asked = askedAs(field)
  const isDated = isDatedField(asked)
  return (
    <LoneInput
      {...frame}
      Component={isDated ? DayInput : inputOf(asked).Component}
      isLabelHidden
      isRequired
      field={asked}
      value={typeof value === 'boolean' ? String(value) : value}
      choices={(asked.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))}
      onChange={(next) => onChange(field.kind === 'switch' && next ? next === 'true' : next)}
    />
  )
}

const yesAndNo = [
  { value: 'true', label: 'views.yes' },
  { value: 'false', label: 'views.no' },
] as const

/** The field of one value of it, without what a form asks besides. */
function askedAs({ kind, label, options, resource, unit, currency }: FieldDefinition): FieldDefinition {
  if (kind === 'switch') return { kind: 'choice', label, options: options ?? yesAndNo }
  if (kind === 'reference') return { kind, label, ...(resource === undefined ? {} : { resource }) }
  if (options) return { kind: 'choice', label, options }
  const plain = { label, ...(unit && { unit }), ...(currency && { currency }) }
  if (['date', 'day', 'date-time', 'bytes', 'duration', 'money', 'percent'].includes(kind))
    return { kind, ...plain }
  return { kind: valueKindOf({ kind, label }) === 'figure' ? 'number' : 'text', ...plain }
}

/** What is said of an operator about a field. */
function operatorWords(field: FieldDefinition): Readonly<Record<FilterOperator, MessageKey>> {
  const kind = valueKindOf({ ...field, computed: undefined })
  return kind === 'instant' || kind === 'day' ? wordsOfDays : kind === 'list' ? wordsOfLists : plainWords
}

const plainWords = {
  contains: 'filter.contains',
  ncontains: 'filter.notContains',
  startswith: 'filter.begins',
  eq: 'filter.is',
  ne: 'filter.isNot',
  gte: 'filter.atLeast',
  lte: 'filter.atMost',
  null: 'filter.empty',
  nnull: 'filter.notEmpty',
} as const
const wordsOfDays = { ...plainWords, gte: 'filter.since', lte: 'filter.until' } as const
const wordsOfLists = { ...plainWords, eq: 'filter.has', ne: 'filter.hasNot' } as const
