import '../../locales/import-texts'
import Table, { type ColumnType } from 'antd/es/table'
import { useState } from 'react'
import { type FieldDefinition, isFigure } from '../../definitions/define-field'
import { inCurrency } from '../../definitions/in-currency'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Icon } from '../../ui/icon'
import { cellWords } from '../cells/cell-words'
import { pageSlice } from '../table/paging'
import { TablePager } from '../table/table-pager'
import styles from './import.module.css'
import { type ImportRow, isFaulty } from './import-rows'
import type { References } from './known-records'
import type { RowOutcome } from './use-import-run'

export type ImportTableProps = {
  /** Those that are shown, of all pages. */
  rows: readonly ImportRow[]
  /** Fields with a column, in the order of the form. */
  columns: readonly (readonly [name: string, field: FieldDefinition])[]
  /** The column of the file that fills a field. */
  columnOf: (name: string) => number
  /** The label of a field of the form. */
  labelOf: (name: string) => string
  references: References
  outcomes: ReadonlyMap<number, RowOutcome>
  /** What is said of rows that are no fault, by line. */
  notes: ReadonlyMap<number, string>
  /** Rows were sent: those with errors are left out. */
  isSent: boolean
  /** Said where there are none. */
  none: string
}

/** Rows a page: as many as are drawn without a pause. */
const pageSize = 50

/** The rows of a file as records: each value as it was read, what is wrong beside it, and what became of the row. */
export function ImportTable(props: ImportTableProps) {
  const { rows, none } = props
  const [page, setPage] = useState(1)
  const slice = pageSlice(rows.length, page, pageSize)
  if (rows.length === 0) return <p role="status">{none}</p>
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} aria-label={t('importing.rowsTable')} tabIndex={0}>
        <AntdProvider>
          <Table<ImportRow>
            className={styles.table}
            size="middle"
            rowKey="line"
            dataSource={rows.slice(slice.from, slice.to)}
            columns={columnsOf(props)}
            pagination={false}
            rowHoverable={false}
          />
        </AntdProvider>
      </section>
      {rows.length > pageSize && (
        <TablePager
          many={t('importing.rowsWord')}
          slice={slice}
          total={rows.length}
          size={pageSize}
          sizes={[pageSize]}
          onChange={(change) => 'page' in change && setPage(change.page)}
        />
      )}
    </div>
  )
}

function columnsOf(props: ImportTableProps): ColumnType<ImportRow>[] {
  const { columns, columnOf, references } = props
  return [
    {
      key: 'line',
      title: t('importing.line'),
      rowScope: 'row',
      align: 'right',
      render: (_, { line }) => line,
    },
    { key: 'state', title: t('importing.state'), render: (_, row) => <RowState {...props} row={row} /> },
    ...columns.map(
      ([name, field]): ColumnType<ImportRow> => ({
        key: `field ${name}`,
        title: t(field.label),
        ...(isFigure(field) && { align: 'right', className: styles.figure }),
        render: (_, { cells, faults, warnings, values }) => {
          const fault = faults[name]
          const warning = warnings[name]
          const words = cellWords(
            inCurrency(field, (other) => values[other]),
            values[name],
            references,
          )
          // What is at fault stands as in the file: in words it may be rounded to what would be right.
          const cell = cells[columnOf(name)] ?? ''
          return (
            <>
              <span className={styles.value}>{fault === undefined ? words || cell : cell || words}</span>
              {fault !== undefined && <Fault text={fault} />}
              {fault === undefined && warning !== undefined && <Note text={warning} />}
            </>
          )
        },
      }),
    ),
  ]
}

/** What may become of a row, or became of it; with what is wrong outside of its cells. */
function RowState(props: ImportTableProps & { row: ImportRow }) {
  const { row, columns, labelOf, outcomes, notes, isSent } = props
  const note = isSent || row.fault !== null ? undefined : notes.get(row.line)
  const outcome = outcomes.get(row.line)
  const elsewhere = (said: ImportRow['faults']) =>
    Object.entries(said)
      .filter(([name]) => !columns.some(([column]) => column === name))
      .map(([name, fault]) => t('importing.fieldFault', { field: labelOf(name), fault }))
  const outside = [...(row.fault === null ? [] : [row.fault]), ...elsewhere(row.faults)]
  const { words, tone, icon } = stateOf(row, outcome, isSent)
  return (
    <>
      <span className={styles.state} data-tone={tone}>
        {icon && <Icon name={icon} size={14} isSpinning={outcome?.kind === 'sending'} />}
        {words}
      </span>
      {outside.map((text) => (
        <Fault key={text} text={text} />
      ))}
      {[...(note === undefined ? [] : [note]), ...elsewhere(row.warnings)].map((text) => (
        <Note key={text} text={text} />
      ))}
    </>
  )
}

function Note({ text }: { text: string }) {
  return <span className={`form-warning ${styles.fault}`}>{text}</span>
}

function Fault({ text }: { text: string }) {
  return <span className={`form-error ${styles.fault}`}>{text}</span>
}

type State = { words: string; tone?: 'good' | 'bad' | 'warning'; icon?: string }

function stateOf(row: ImportRow, outcome: RowOutcome | undefined, isSent: boolean): State {
  if (outcome) return outcomeState(outcome)
  if (!isFaulty(row)) return { words: t(isSent ? 'importing.waiting' : 'importing.ready') }
  if (isSent) return { words: t('importing.leftOut'), tone: 'bad', icon: 'alert' }
  const count = Object.keys(row.faults).length + (row.fault === null ? 0 : 1)
  const words = count === 1 ? t('importing.errorsOne') : t('importing.errors', { count })
  return { words, tone: 'bad', icon: 'alert' }
}

function outcomeState(outcome: RowOutcome): State {
  switch (outcome.kind) {
    case 'sending':
      return { words: t('importing.sending'), icon: 'state-working' }
    case 'made':
      return { words: t('importing.made'), tone: 'good', icon: 'check' }
    case 'refused':
      return { words: t('importing.refused', { reason: outcome.sentence }), tone: 'bad', icon: 'alert' }
    case 'unconfirmed':
      return { words: t('importing.unconfirmed'), tone: 'warning', icon: 'alert' }
  }
}
