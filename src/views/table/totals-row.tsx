import Table from 'antd/es/table'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { TotalKind } from '../../domain/total'
import { t } from '../../locales/t'
import '../../locales/total-texts'
import { joinedTotals, totalTexts } from '../cells/total-texts'
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
  // A list whose title is no column says in its first one what the figures are.
  const wordAt = Math.max(
    columns.findIndex(({ isLead }) => isLead),
    0,
  )
  return (
    <Row>
      {hasSelection && <Cell index={0} />}
      {columns.map(({ name, field, isFigure }, index) => (
        <Cell key={name} index={index + offset} {...(isFigure ? { align: 'right' } : {})}>
          {index === wordAt && <b>{t(paging?.kind === 'server' ? 'totals.page' : 'totals.all')}</b>}
          {index === wordAt && totals[name] !== undefined && ' '}
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
  const summed = columns.filter(hasTotal(totals, records))
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
  return columns.filter(hasTotal(totals, records)).map(({ name, label, field }) => (
    <span key={name}>
      <span className="second">{label}:</span>{' '}
      <Total kind={totals[name]} name={name} field={field} records={records} />
    </span>
  ))
}

/** Of which columns anything is said: where no record has a value, their name would stand before nothing. */
function hasTotal(
  totals: Readonly<Record<string, TotalKind | undefined>>,
  records: TotalsRowProps['records'],
) {
  return ({ name, field }: Column) => {
    const kind = totals[name]
    return kind !== undefined && totalTexts(kind, name, field, records).length > 0
  }
}

type TotalProps = Pick<Column, 'name' | 'field'> &
  Pick<TotalsRowProps, 'records'> & { kind: TotalKind | undefined }

function Total({ kind, name, field, records }: TotalProps) {
  if (kind === undefined) return null
  const texts = totalTexts(kind, name, field, records)
  if (texts.length === 0) return null
  return (
    // Amounts of many currencies stand below one another rather than pushing columns out of sight.
    <span className="figures" style={{ display: 'inline-block', whiteSpace: 'normal', maxWidth: '36ch' }}>
      <span className="second">{t(`totals.${kind}`)}</span> <b>{joinedTotals(kind, texts)}</b>
    </span>
  )
}
