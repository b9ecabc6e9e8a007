import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FilterDefinition } from '../../definitions/define-list'
import {
  type Range,
  readRange,
  readTextFilter,
  type TextFilter,
  type TextOperator,
  textOperators,
  writeRange,
  writeTextFilter,
} from '../../domain/value-filter'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Popover } from '../../ui/popover'
import { FilterBuilder } from '../filter-builder/filter-builder'
import styles from './value-filter.module.css'

export type ValueFilterProps = {
  definition: ResourceDefinition
  filter: FilterDefinition<string>
  /** As the address spells it; empty where nothing is filtered. */
  chosen: string
  onChange: (chosen: string) => void
}

/** A filter by a range, a text or conditions: a button that says what is chosen, and a form under it or in a dialog. */
export function ValueFilter(props: ValueFilterProps) {
  const { definition, filter } = props
  if (filter.fields) return <FilterBuilder {...props} fields={filter.fields} />
  const field = definition.fields[filter.field ?? filter.key]
  const isAsked = definition.list.paging?.kind === 'server'
  return field ? <FieldFilter {...props} field={field} isAsked={isAsked} /> : null
}

type FieldFilterProps = ValueFilterProps & {
  field: FieldDefinition
  /** The server searches: it knows no beginnings and no empty texts. */
  isAsked: boolean
}

function FieldFilter(props: FieldFilterProps) {
  const { filter, field, chosen, isAsked, onChange } = props
  const { by } = filter
  const label = t(filter.label)
  const [isOpen, setOpen] = useState(false)
  const what =
    by === 'range'
      ? rangeWords(readRange(chosen, isDay(field)), field)
      : textWords(askable(readTextFilter(chosen), isAsked))
  const close = (next: string) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <div className={styles.place}>
      <Popover
        label={what === null ? t('filter.any', { label }) : t('filter.chosen', { label, what })}
        icon="sliders"
        isOpen={isOpen}
        onOpenChange={setOpen}
        place="bar"
      >
        {by === 'range' ? (
          <RangeForm {...props} onChoose={close} />
        ) : (
          <TextForm {...props} onChoose={close} />
        )}
      </Popover>
    </div>
  )
}

type FormProps = FieldFilterProps & { onChoose: (chosen: string) => void }

function RangeForm({ field, chosen, onChoose }: FormProps) {
  const id = useId()
  const [range, setRange] = useState<Range>(() => readRange(chosen, isDay(field)) ?? { from: '', to: '' })
  const type = isDay(field) ? 'date' : 'number'
  const side = (key: keyof Range, label: string) => (
    <label className={styles.side} htmlFor={`${id}-${key}`}>
      <span className="form-label">{label}</span>
      <span className="control">
        <input
          id={`${id}-${key}`}
          type={type}
          step="any"
          value={range[key]}
          onChange={({ target }) => setRange({ ...range, [key]: target.value })}
        />
      </span>
    </label>
  )
  return (
    <Frame chosen={chosen} onApply={() => onChoose(writeRange(range))} onClear={() => onChoose('')}>
      <div className="row">
        {side('from', t('filter.least'))}
        {side('to', t('filter.most'))}
      </div>
    </Frame>
  )
}

function TextForm({ chosen, isAsked, onChoose }: FormProps) {
  const id = useId()
  const [wanted, setWanted] = useState<TextFilter>(
    () => askable(readTextFilter(chosen), isAsked) ?? { operator: 'contains', text: '' },
  )
  const operators = isAsked ? askedOperators : textOperators
  return (
    <Frame chosen={chosen} onApply={() => onChoose(writeTextFilter(wanted))} onClear={() => onChoose('')}>
      <div className="row">
        <span className="control">
          <select
            aria-label={t('filter.how')}
            value={wanted.operator}
            onChange={({ target }) => {
              const operator = operators.find((each) => each === target.value) ?? 'contains'
              setWanted({ operator, text: operator === 'empty' ? '' : wanted.text })
            }}
          >
            {operators.map((operator) => (
              <option key={operator} value={operator}>
                {t(`filter.${operator}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={14} />
        </span>
        {wanted.operator !== 'empty' && (
          <span className="control">
            <input
              id={id}
              aria-label={t('filter.text')}
              value={wanted.text}
              onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
            />
          </span>
        )}
      </div>
    </Frame>
  )
}

function Frame(props: { chosen: string; onApply: () => void; onClear: () => void; children: ReactNode }) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    props.onApply()
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {props.children}
      <div className="row">
        <Button type="submit" kind="primary">
          {t('filter.apply')}
        </Button>
        {props.chosen !== '' && <Button onClick={props.onClear}>{t('filter.clear')}</Button>}
      </div>
    </form>
  )
}

/** What a server's convention has of the operators. */
const askedOperators: readonly TextOperator[] = ['contains', 'is']

/** What a server cannot be asked filters nothing, and is not said to. */
function askable(wanted: TextFilter | null, isAsked: boolean): TextFilter | null {
  return wanted && (!isAsked || askedOperators.includes(wanted.operator)) ? wanted : null
}

function rangeWords(range: Range | null, { unit }: FieldDefinition): string | null {
  if (range === null) return null
  const withUnit = (side: string) => (unit === undefined ? side : `${side} ${t(unit)}`)
  if (range.to === '') return t('filter.from', { from: withUnit(range.from) })
  if (range.from === '') return t('filter.to', { to: withUnit(range.to) })
  return t('filter.between', { from: range.from, to: withUnit(range.to) })
}

function textWords(wanted: TextFilter | null): string | null {
  if (wanted === null) return null
  const how = t(`filter.${wanted.operator}`)
  return wanted.operator === 'empty' ? how : `${how} “${wanted.text}”`
}

function isDay({ kind }: FieldDefinition): boolean {
  return kind === 'date' || kind === 'date-time'
}
