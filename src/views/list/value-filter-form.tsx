import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import { type FieldDefinition, isDatedField } from '../../definitions/define-field'
import { type FormValue, textValue } from '../../definitions/form-values'
import { type Range, type TextFilter, writeRange, writeTextFilter } from '../../domain/value-filter'
import '../../locales/filter-texts'
import '../../locales/form-texts'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { ChoiceInput } from '../form/inputs/choice-input'
import { DayInput } from '../form/inputs/date-input'
import type { InputProps } from '../form/inputs/input-props'
import { LoneInput } from '../form/inputs/lone-input'
import { NumberInput } from '../form/inputs/number-input'
import { TextInput } from '../form/inputs/text-input'
import { BytesInput, DurationInput } from '../form/inputs/unit-inputs'
import { operatorsFor, readRangeFor, readTextFor } from './field-filter'
import styles from './value-filter.module.css'

export type ValueFilterFormProps = {
  by: 'range' | 'text'
  field: FieldDefinition
  /** As the address spells it; empty where nothing is filtered. */
  chosen: string
  /** The server searches: it knows no beginnings and no empty texts. */
  isAsked: boolean
  onChoose: (chosen: string) => void
}

/** What a range or a text is asked for by: the inputs of forms, which count once they are applied. */
export function ValueFilterForm(props: ValueFilterFormProps) {
  return (
    <AntdProvider>{props.by === 'range' ? <RangeForm {...props} /> : <TextForm {...props} />}</AntdProvider>
  )
}

/** How a figure is typed: as in the form, with its unit. */
const figureInputs: Readonly<Partial<Record<FieldDefinition['kind'], ComponentType<InputProps>>>> = {
  bytes: BytesInput,
  duration: DurationInput,
}
/** Of a side whose figure cannot be read yet. */
const unread = String(Number.NaN)

function RangeForm({ field, chosen, onChoose }: ValueFilterFormProps) {
  const [opened] = useState(() => readRangeFor(chosen, field))
  const [range, setRange] = useState<Range>(opened ?? { from: '', to: '' })
  const Figure = figureInputs[field.kind]
  const { kind: _kind, ...plain } = field
  const side = (key: keyof Range, label: string) => (
    <div className={styles.side}>
      {isDatedField(field) ? (
        <LoneInput
          Component={DayInput}
          label={label}
          value={range[key]}
          onChange={(day) => setRange((before) => ({ ...before, [key]: textValue(day) }))}
        />
      ) : (
        <LoneInput
          Component={Figure ?? NumberInput}
          label={label}
          field={Figure ? { ...plain, kind: field.kind, label: { en: label } } : { ...plain, kind: 'number' }}
          value={range[key] === '' ? null : Number(range[key])}
          onChange={(figure) => setRange((before) => ({ ...before, [key]: figureText(figure) }))}
          error={range[key] === unread ? t('form.notDuration') : null}
        />
      )}
    </div>
  )
  function handleApply() {
    if (range.from === unread || range.to === unread) return
    const [from = '', to = ''] = chosen.split('..')
    // A day that moves stays one where it was left as it is.
    onChoose(
      writeRange({
        from: range.from === opened?.from ? from : range.from,
        to: range.to === opened?.to ? to : range.to,
      }),
    )
  }
  return (
    <Frame chosen={chosen} onApply={handleApply} onClear={() => onChoose('')}>
      <div className="row">
        {side('from', t('filter.least'))}
        {side('to', t('filter.most'))}
      </div>
    </Frame>
  )
}

function TextForm({ chosen, isAsked, onChoose }: ValueFilterFormProps) {
  const [wanted, setWanted] = useState<TextFilter>(
    () => readTextFor(chosen, isAsked) ?? { operator: 'contains', text: '' },
  )
  const operators = operatorsFor(isAsked)
  return (
    <Frame chosen={chosen} onApply={() => onChoose(writeTextFilter(wanted))} onClear={() => onChoose('')}>
      <div className={styles.text}>
        <LoneInput
          Component={ChoiceInput}
          label={t('filter.how')}
          isLabelHidden
          isRequired
          value={wanted.operator}
          choices={operators.map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={(next) => {
            const operator = operators.find((each) => each === next) ?? 'contains'
            setWanted({ operator, text: operator === 'empty' ? '' : wanted.text })
          }}
        />
        {wanted.operator !== 'empty' && (
          <LoneInput
            Component={TextInput}
            label={t('filter.text')}
            isLabelHidden
            value={wanted.text}
            onChange={(text) => setWanted({ ...wanted, text: textValue(text) })}
          />
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

function figureText(figure: FormValue): string {
  return typeof figure === 'number' ? String(figure) : ''
}
