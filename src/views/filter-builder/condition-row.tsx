import { useId } from 'react'
import type { FieldDefinition } from '../../definitions/define-field'
import { hasValue, operatorsOf } from '../../definitions/filter-builder'
import { valueKindOf } from '../../definitions/value-kind'
import { type FilterOperator, filterOperators } from '../../domain/combined-filter'
import '../../locales/filter-texts'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { inputOf } from '../form/inputs/inputs'
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
      <span className="control">
        <select
          aria-label={t('filter.field', { number })}
          value={condition.field}
          onChange={({ target }) => onChange(conditionOn(fields, target.value, condition.key))}
        >
          {Object.entries(fields).map(([name, { label }]) => (
            <option key={name} value={name}>
              {t(label)}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={14} />
      </span>
      <span className="control">
        <select
          aria-label={t('filter.operator', { number })}
          value={operator}
          onChange={({ target }) => {
            const chosen = filterOperators.find((each) => each === target.value) ?? operator
            onChange({ ...condition, operator: chosen })
          }}
        >
          {operatorsOf(field).map((each) => (
            <option key={each} value={each}>
              {t(operatorWords(field)[each])}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={14} />
      </span>
      <div className={styles.value}>
        {hasValue(operator) && (
          <ConditionValue
            key={condition.field}
            field={field}
            number={number}
            value={condition.value}
            hasError={isTried && isIncomplete(condition)}
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

type ConditionValueProps = Pick<DraftCondition, 'value'> & {
  field: FieldDefinition
  number: number
  hasError: boolean
  onChange: (value: DraftCondition['value']) => void
}

/** What a field is compared with, entered as in a form: a size has its unit there, a reference is found by its name. */
function ConditionValue({ field, number, value, hasError, onChange }: ConditionValueProps) {
  const id = useId()
  const asked = askedAs(field)
  const { Component } = inputOf(asked)
  const label = t('filter.value', { number })
  const frame = {
    id,
    labelId: `${id}-label`,
    describedBy: hasError ? `${id}-error` : undefined,
    hasError,
  }
  return (
    <>
      {valueKindOf(asked) === 'instant' ? (
        <span className="control">
          <input
            type="date"
            aria-label={label}
            aria-invalid={hasError}
            aria-describedby={frame.describedBy}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      ) : (
        <>
          <label id={frame.labelId} htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <Component
            {...frame}
            field={asked}
            value={typeof value === 'boolean' ? String(value) : value}
            onChange={(next) => onChange(field.kind === 'switch' && next ? next === 'true' : next)}
            onBlur={() => {}}
            inputRef={() => {}}
            choices={(asked.options ?? []).map((option) => ({ value: option.value, label: t(option.label) }))}
            lock={null}
            isRequired
          />
        </>
      )}
      {hasError && (
        <span id={`${id}-error`} role="alert" className="form-error">
          {t('filter.valueMissing')}
        </span>
      )}
    </>
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
  if (['date', 'date-time', 'bytes', 'duration', 'money', 'percent'].includes(kind)) return { kind, ...plain }
  return { kind: valueKindOf({ kind, label }) === 'figure' ? 'number' : 'text', ...plain }
}

/** What is said of an operator about a field. */
function operatorWords(field: FieldDefinition): Readonly<Record<FilterOperator, MessageKey>> {
  const kind = valueKindOf({ ...field, computed: undefined })
  return kind === 'instant' ? wordsOfDays : kind === 'list' ? wordsOfLists : plainWords
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
