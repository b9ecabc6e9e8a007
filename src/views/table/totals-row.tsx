import Table from 'antd/es/table'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { inCurrency } from '../../definitions/in-currency'
import type { ResourceRecord } from '../../definitions/resource-record'
import { asExactAs, type TotalKind, totalOf } from '../../domain/total'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import '../../locales/total-texts'
import { figureText } from '../cells/value-text'
import styles from './record-cards.module.css'
import type { Column } from './use-table-view'

const { Row, Cell } = Table.Summary

export type TotalsRowProps = {
  definition: ResourceDefinition
  columns: readonly Column[]
  /** What is counted together: all that match, or of a server's list the page that is here. */
  records: readonly ResourceRecord[]
  hasSelection: boolean
  hasActions: boolean
}

/** What the columns of a table come to, under it. */
export function TotalsRow({ definition, columns, records, hasSelection, hasActions }: TotalsRowProps) {
  const { totals = {}, paging } = definition.list
  const offset = hasSelection ? 1 : 0
  return (
    <Row>
      {hasSelection && <Cell index={0} />}
      {columns.map(({ name, field, isLead, isFigure }, index) => (
        <Cell key={name} index={index + offset} {...(isFigure ? { align: 'right' } : {})}>
          {isLead && <b>{t(paging?.kind === 'server' ? 'totals.page' : 'totals.all')}</b>}
          {isLead && totals[name] !== undefined && ' '}
          <Total kind={totals[name]} name={name} field={field} records={records} />
        </Cell>
      ))}
      {hasActions && <Cell index={columns.length + offset} />}
    </Row>
  )
}

export type TotalsListProps = Pick<TotalsRowProps, 'definition' | 'columns' | 'records'>

/** The same below cards, each with the name of its column. */
export function TotalsList({ definition, columns, records }: TotalsListProps) {
  const { totals = {}, paging } = definition.list
  const summed = columns.filter(({ name }) => totals[name] !== undefined)
  if (summed.length === 0) return null
  return (
    <section className={`surface ${styles.totals}`}>
      <b>{t(paging?.kind === 'server' ? 'totals.page' : 'totals.all')}</b>
      {summed.map(({ name, label, field }) => (
        <span key={name}>
          <span className="second">{label}:</span>{' '}
          <Total kind={totals[name]} name={name} field={field} records={records} />
        </span>
      ))}
    </section>
  )
}

export type GroupTotalsProps = TotalsListProps

/** What the columns of a group come to, in its heading. */
export function GroupTotals({ definition, columns, records }: GroupTotalsProps) {
  const { totals = {} } = definition.list
  return columns
    .filter(({ name }) => totals[name] !== undefined)
    .map(({ name, label, field }) => (
      <span key={name}>
        <span className="second">{label}:</span>{' '}
        <Total kind={totals[name]} name={name} field={field} records={records} />
      </span>
    ))
}

type TotalProps = Pick<Column, 'name' | 'field'> &
  Pick<TotalsRowProps, 'records'> & { kind: TotalKind | undefined }

function Total({ kind, name, field, records }: TotalProps) {
  if (kind === undefined) return null
  const parts = kind === 'count' ? [{ field, records }] : byCurrency(field, records)
  const texts = parts.flatMap((part) =>
    totalText(
      kind,
      part.field,
      part.records.map((record) => record[name]),
    ),
  )
  if (texts.length === 0) return null
  return (
    // Amounts of many currencies stand below one another rather than pushing columns out of sight.
    <span className="figures" style={{ display: 'inline-block', whiteSpace: 'normal', maxWidth: '36ch' }}>
      <span className="second">{t(`totals.${kind}`)}</span> <b>{texts.join(kind === 'sum' ? ' + ' : ', ')}</b>
    </span>
  )
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
