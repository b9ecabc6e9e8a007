import Table, { type ColumnType } from 'antd/es/table'
import { memo, useMemo, useState } from 'react'
import type { ComputeColumn } from '../../domain/consumption/breakdown'
import { type ConsumptionRow, consumptionRows, sumOfRows } from '../../domain/consumption/rows'
import { t } from '../../locales/t'
import { pageSlice } from '../../views/table/paging'
import { SortHeaderCell } from '../../views/table/sort-header-cell'
import { SortMark } from '../../views/table/sort-mark'
import { TablePager } from '../../views/table/table-pager'
import styles from './consumption.module.css'
import { figureText, granularityLabels, rowDateText } from './consumption-words'
import { FigureButton } from './figure-button'
import type { AskParts, ShownConsumption } from './shown-consumption'

/** Rows a page (USE-D11). */
const sizes = [10, 20, 30] as const

/** How the table is looked at, kept while other rows are read. */
export type TableView = { size: number; sort: { key: SortKey; isDown: boolean } | null }

export const firstView: TableView = { size: sizes[0], sort: { key: 'date', isDown: true } }

/** IPU by cluster and bucket; every figure opens to its parts, and the last row is the sum of all (USE-028). */
export const ConsumptionTable = memo(function ConsumptionTable({
  shown,
  view,
  onView,
  onAsk,
}: {
  shown: ShownConsumption
  view: TableView
  onView: (view: TableView) => void
  onAsk: AskParts
}) {
  const { usages, range, settings, filters } = shown
  const { size, sort } = view
  const rows = useMemo(() => consumptionRows(usages, range, settings), [usages, range, settings])
  const rowsKey = JSON.stringify([filters.range, filters.clusters])
  const [place, setPlace] = useState({ page: 1, rowsKey })
  const setPage = (page: number) => setPlace({ page, rowsKey })
  // Other rows begin with their first page, also those that were left on another one.
  if (place.rowsKey !== rowsKey) setPage(1)
  const ordered = useMemo(() => (sort ? rows.toSorted(orderOf(sort)) : rows), [rows, sort])
  const slice = pageSlice(rows.length, place.page, size)
  const title = t('consumption.tableTitle', { period: t(granularityLabels[range.granularity]) })
  if (rows.length === 0) return null

  return (
    <div className={styles.tablePart}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={`surface ${styles.tableFrame}`} tabIndex={0} aria-label={title}>
        <Table<ConsumptionRow>
          className={styles.table}
          size="small"
          rowKey={({ clusterId, date }) => `${clusterId} ${date}`}
          dataSource={ordered.slice(slice.from, slice.to)}
          columns={columns(shown, sort, onAsk)}
          components={components}
          pagination={false}
          rowHoverable={false}
          showSorterTooltip={false}
          onChange={(_pages, _filters, sorter) => {
            if (Array.isArray(sorter)) return
            const key = sortKeys.find((each) => each === sorter.columnKey)
            onView({ size, sort: key && sorter.order ? { key, isDown: sorter.order === 'descend' } : null })
            setPage(1)
          }}
          summary={() => <Totals rows={rows} onAsk={onAsk} />}
        />
      </section>
      <TablePager
        many={t('consumption.rows')}
        slice={slice}
        total={rows.length}
        size={size}
        sizes={sizes}
        // As in every list, whatever changes which rows stand on a page leads back to the first.
        onChange={(change) => {
          if ('size' in change) onView({ sort, size: change.size })
          setPage('page' in change ? change.page : 1)
        }}
      />
    </div>
  )
})

const figureColumns = ['product', 'spark', 'total'] as const satisfies readonly ComputeColumn[]
const sortKeys = ['cluster', 'date', ...figureColumns] as const
type SortKey = (typeof sortKeys)[number]

export const columnHeads = {
  cluster: 'consumption.columnClusters',
  date: 'consumption.columnDate',
  product: 'consumption.columnProduct',
  spark: 'consumption.columnSpark',
  total: 'consumption.columnTotal',
} as const

function columns(
  shown: ShownConsumption,
  sort: { key: SortKey; isDown: boolean } | null,
  onAsk: AskParts,
): ColumnType<ConsumptionRow>[] {
  const head = (key: SortKey): ColumnType<ConsumptionRow> => ({
    key,
    title: (
      <button type="button" className={`icon-button ${styles.sort}`}>
        {t(columnHeads[key])}
      </button>
    ),
    sorter: true,
    sortIcon: SortMark,
    sortOrder: sort?.key === key ? (sort.isDown ? 'descend' : 'ascend') : null,
  })
  const dateOf = (row: ConsumptionRow) => rowDateText(row, shown.range)
  return [
    { ...head('cluster'), rowScope: 'row', render: (_, { cluster }) => cluster },
    { ...head('date'), render: (_, row) => dateOf(row) },
    ...figureColumns.map(
      (column): ColumnType<ConsumptionRow> => ({
        ...head(column),
        align: 'end',
        render: (_, row) => {
          const value = row[column]
          if (value === null) return <span className="figures">{figureText(value)}</span>
          return (
            <FigureButton
              text={figureText(value)}
              what={`${row.cluster}, ${dateOf(row)}, ${t(columnHeads[column])}`}
              onAsk={() =>
                onAsk({
                  type: 'compute',
                  choice: { cluster: row.clusterId, bucket: row.date, column },
                  value,
                })
              }
            />
          )
        },
      }),
    ),
  ]
}

function Totals({ rows, onAsk }: { rows: readonly ConsumptionRow[]; onAsk: AskParts }) {
  const sums = sumOfRows(rows)
  const label = t('consumption.totalRow', { count: rows.length })
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={2}>
        <strong>{label}</strong>
      </Table.Summary.Cell>
      {figureColumns.map((column, place) => {
        const value = sums[column]
        return (
          <Table.Summary.Cell key={column} index={place + 2} align="right">
            {value === null ? (
              figureText(value)
            ) : (
              <FigureButton
                text={figureText(value)}
                what={`${label}, ${t(columnHeads[column])}`}
                onAsk={() => onAsk({ type: 'compute', choice: { column }, value })}
              />
            )}
          </Table.Summary.Cell>
        )
      })}
    </Table.Summary.Row>
  )
}

function orderOf({ key, isDown }: { key: SortKey; isDown: boolean }) {
  const direction = isDown ? -1 : 1
  return (one: ConsumptionRow, other: ConsumptionRow): number => {
    const [left, right] = [one[key], other[key]]
    // What is not known stays below, whichever way the rest is sorted.
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number' && typeof right === 'number') return (left - right) * direction
    // Within a day the largest first.
    return String(left).localeCompare(String(right)) * direction || (other.total ?? 0) - (one.total ?? 0)
  }
}

const components = { header: { cell: SortHeaderCell } }
