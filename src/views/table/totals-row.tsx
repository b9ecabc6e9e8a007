import Table from 'antd/es/table'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { totalOf } from '../../domain/total'
import { t } from '../../locales/t'
import '../../locales/total-texts'
import { figureText } from '../cells/value-text'
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
      {columns.map(({ name, field, isLead, isFigure }, index) => {
        const kind = totals[name]
        const total =
          kind === undefined
            ? null
            : totalOf(
                kind,
                records.map((record) => record[name]),
              )
        return (
          <Cell key={name} index={index + offset} {...(isFigure ? { align: 'right' } : {})}>
            {isLead && <b>{t(paging?.kind === 'server' ? 'totals.page' : 'totals.all')}</b>}
            {kind !== undefined && total !== null && (
              <span className="figures">
                <span className="second">{t(`totals.${kind}`)}</span>{' '}
                <b>{kind === 'count' ? total.toLocaleString('en') : figureText(field, total)}</b>
              </span>
            )}
          </Cell>
        )
      })}
      {hasActions && <Cell index={columns.length + offset} />}
    </Row>
  )
}
