import { memo, type ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isSecret } from '../../definitions/define-field'
import { inCurrency } from '../../definitions/in-currency'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { hiddenSecret } from '../../domain/hidden-secret'
import { rounded } from '../../domain/rounded'
import { fiveDecimals, numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { DateText } from '../../ui/date-text'
import { lazyPiece } from '../../ui/lazy-piece'
import { recordContexts } from '../action/verdict-on'
import { LateMarkedValue } from '../cells/late-marked-value'
import type { SpecialCellProps } from '../cells/special-cell'
import { useComponents } from '../resource-components'
import styles from './field-cell.module.css'
import { SwitchCell } from './switch-cell'

export type FieldCellProps = {
  definition: ResourceDefinition
  field: FieldDefinition
  column: string
  record: ResourceRecord
  /** As `othersOf` says; a change redraws the cell. */
  others?: readonly ResourceRecord[]
  /** There is room for all of the value, as in details. */
  isWhole?: boolean
  /** Its text alone. */
  isPlain?: boolean
}

/** The list a record stands in, where what may be done to the record depends on the others in it. */
export function othersOf(
  { access }: ResourceDefinition,
  list: readonly ResourceRecord[],
): readonly ResourceRecord[] | undefined {
  return recordContexts[access.subject]?.records && list
}

/**
 * A field's value in a table or a detail: by the cell it names, else by its kind. A record that did not change is
 * the same object in the next answer, and its cells are not redrawn.
 */
export const FieldCell = memo(function FieldCell(props: FieldCellProps): ReactNode {
  const { definition, column, record, isPlain, isWhole = false } = props
  const field = inCurrency(props.field, (name) => record[name])
  const { cells } = useComponents(definition)
  const special = field.cell === undefined ? undefined : cells?.[field.cell]
  if (special) return special(record)
  const value = record[column]
  const text = textOf(record, column)
  if (isSecret(field)) return text === null ? <NotGiven /> : hiddenSecret
  const option = field.options?.find((known) => known.value === text)
  if (!isPlain && (field.toneWhen || (text !== null && (field.copyable || option?.tone)))) {
    return (
      <LateMarkedValue field={field} record={record} text={text} option={option}>
        <FieldCell {...props} isPlain />
      </LateMarkedValue>
    )
  }
  if (isWhole && field.format) return <SpecialCell field={field} value={value} isWhole />
  switch (field.kind) {
    case 'switch': {
      const wanted = switchAction(field.action, value === true)
      const action = definition.actions.find(({ name }) => name === wanted)
      if (action) {
        return (
          <SwitchCell
            definition={definition}
            action={action}
            record={record}
            isOn={value === true}
            field={field}
          />
        )
      }
      return value === null || value === undefined ? <NotGiven /> : t(value ? 'views.yes' : 'views.no')
    }
    case 'date':
      return <DateText instant={text} />
    case 'number':
    case 'slider':
      if (text === null) return <NotGiven />
      return (
        <span className="figures">
          {typeof value === 'number' ? numberText(rounded(value), fiveDecimals) : text}
          {field.unit && <span className="second"> {t(field.unit, { count: rounded(Number(value)) })}</span>}
        </span>
      )
    case 'choice':
      return <Text text={option ? t(option.label) : text} />
    case 'text':
    case 'long-text':
    case 'host':
    case 'time':
    case 'ip-range':
    case 'state':
    case 'file':
      return <Text text={text} />
    case 'list':
      // In a row an entry after the other; in details there is room for each of its own.
      if (!isWhole) return <Text text={labelsOf(field, value)} />
      return <SpecialCell field={field} value={value} isWhole />
    default:
      return <SpecialCell field={field} value={value} isWhole={isWhole} />
  }
})

/** Values that are more than a text. */
const SpecialCell = lazyPiece<SpecialCellProps>(
  () => import('../cells/special-cell').then((file) => file.SpecialCell),
  { Waiting: WaitingCell },
)

function WaitingCell({ field, value }: SpecialCellProps) {
  return <Text text={labelsOf(field, value)} />
}

function Text({ text }: { text: string | null }) {
  if (text === null) return <NotGiven />
  return (
    <span className={`ellipsis ${styles.text}`} title={text}>
      {text}
    </span>
  )
}

function NotGiven() {
  return <span className="second">{t('views.notGiven')}</span>
}

/** What a value says before the code of its kind is here. */
function labelsOf(field: FieldDefinition, value: unknown): string | null {
  const texts = [value]
    .flat()
    .map((each) => optionLabel(field, typeof each === 'object' ? null : String(each ?? '')))
  return texts.filter(Boolean).join(', ') || null
}

function optionLabel(field: FieldDefinition, value: string | null): string | null {
  const option = field.options?.find((known) => known.value === value)
  return option ? t(option.label) : value
}

/** Name of the action that a press on a switch performs; undefined where it is only shown. */
function switchAction(action: FieldDefinition['action'], isOn: boolean): string | undefined {
  return typeof action === 'object' ? action[isOn ? 'off' : 'on'] : action
}
