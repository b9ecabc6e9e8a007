import '../../locales/table-texts'
import Table, { type TableProps } from 'antd/es/table'
import type { SortOrder } from 'antd/es/table/interface'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { inSentence, t } from '../../locales/t'
import type { Sort } from '../../providers/list-query'
import { AntdProvider } from '../../ui/antd-provider'
import { lazyPiece } from '../../ui/lazy-piece'
import { groupStarts, type RecordGroup } from './group-records'
import { GroupRow, GroupsContext } from './group-row'
import { PassedMoment, usePassedMoment } from './passed-moment'
import styles from './record-table.module.css'
import { hasRowActions } from './row-actions'
import { RowBox } from './row-box'
import { SortHeaderCell } from './sort-header-cell'
import { tableColumns } from './table-columns'
import type { TotalsRowProps } from './totals-row'
import { useFrame } from './use-frame'
import type { Selection } from './use-selection'
import type { TableView } from './use-table-view'
import { VirtualBody } from './virtual-body'

/** Lists up to this length are drawn whole: the browser's search finds every row. */
const wholeUpTo = 60

export type RecordTableProps = {
  definition: ResourceDefinition
  view: TableView
  /** The rows of this page. */
  records: readonly ResourceRecord[]
  /** The whole list, as far as it is here. */
  list: readonly ResourceRecord[]
  /** All that match, as far as they are here; left out: the rows of this page. */
  matching?: readonly ResourceRecord[]
  /** The field whose values put the rows together, and its groups; null or left out where they stand without. */
  groupedBy?: string | null
  groups?: readonly RecordGroup[] | null
  /** Where the first row stands in the whole list, from 0, and how long that is; null where nobody knows. */
  from: number
  total: number | null
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** What is chosen of each filter; those of columns stand in their headers. */
  filters: Readonly<Record<string, string>>
  onFilter: (filters: Record<string, string>) => void
  /** Null where no row can be selected. */
  selection: Selection | null
  /** The rows answer an earlier question. */
  isOutdated: boolean
  /** What the rows answer; another question starts at the top. */
  question: string
}

/** Records as antd's table, in one element that scrolls; long ones are drawn as they scroll into view. */
export function RecordTable(props: RecordTableProps) {
  const { definition, view, records, list, from, total, sort, onSort, filters, onFilter } = props
  const { selection, isOutdated, question, matching = records, groups = null, groupedBy = null } = props
  const { totals } = definition.list
  const frame = useRef<HTMLDivElement>(null)
  const isVirtual = records.length > wholeUpTo
  const isWide = useFrame(frame, isVirtual, view.columns)
  const isScrolling = isVirtual || isWide
  const columns = useMemo(
    () => tableColumns({ definition, view: view.columns, list, sort, filters, onFilter, isWide }),
    [definition, view.columns, list, sort, filters, onFilter, isWide],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at the top
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [question])
  const moment = usePassedMoment(definition, records)
  const many = t(definition.label.many)
  const grouped = useMemo(() => {
    if (!groups || groupedBy === null) return null
    const columns = view.columns.filter(({ isShown }) => isShown)
    return { definition, groupedBy, columns, starts: groupStarts(groups, records) }
  }, [groups, groupedBy, definition, view.columns, records])

  const handleChange: TableProps<ResourceRecord>['onChange'] = (_pages, _filters, sorter) => {
    if (Array.isArray(sorter)) return
    const { columnKey, order } = sorter
    onSort(order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : null)
  }

  return (
    <section
      ref={frame}
      className={`surface ${styles.frame}`}
      data-scrolls={isScrolling || undefined}
      data-tall={isVirtual || undefined}
      data-compact={view.density === 'compact' || undefined}
      // What scrolls can be scrolled by keyboard, and says what it is.
      {...(isScrolling ? { tabIndex: 0, 'aria-label': t('tables.scrollRegion', { many }) } : {})}
    >
      <AntdProvider>
        <PassedMoment value={moment}>
          <GroupsContext value={grouped}>
            <Table<ResourceRecord>
              className={styles.table}
              size="small"
              rowKey="id"
              dataSource={records}
              columns={columns}
              components={componentsOf(isVirtual, groups !== null)}
              expandable={neverNested}
              {...(selection ? { rowSelection: rowSelection(definition, selection) } : {})}
              pagination={false}
              rowHoverable={false}
              showSorterTooltip={false}
              sortDirections={definition.list.sort ? upAndDown : upDownAndOff}
              onChange={handleChange}
              onHeaderRow={() => ({ 'aria-rowindex': 1 })}
              onRow={(record, index = 0) => ({
                'data-record': record.id,
                'data-index': index,
                'aria-rowindex': from + index + 2,
                'aria-selected': selection ? selection.ids.has(record.id) : undefined,
              })}
              aria-label={many}
              aria-rowcount={total === null ? -1 : total + 1}
              aria-busy={isOutdated || undefined}
              {...(totals && {
                summary: () => (
                  <LateTotalsRow
                    definition={definition}
                    columns={view.columns.filter(({ isShown }) => isShown)}
                    records={matching}
                    hasSelection={selection !== null}
                    hasActions={hasRowActions(definition)}
                  />
                ),
              })}
            />
          </GroupsContext>
        </PassedMoment>
      </AntdProvider>
    </section>
  )
}

const upDownAndOff: SortOrder[] = ['ascend', 'descend']

/** antd's own way around, for a list that always has an order. */
const upAndDown: SortOrder[] = ['ascend', 'descend', 'ascend']

const LateTotalsRow = lazyPiece<TotalsRowProps>(() => import('./totals-row').then((file) => file.TotalsRow))

const components = { header: { cell: SortHeaderCell } }
const virtualComponents = { ...components, body: { wrapper: VirtualBody } }
const groupedComponents = { ...components, body: { row: GroupRow } }
const virtualGroupedComponents = { ...components, body: { wrapper: VirtualBody, row: GroupRow } }

/** The same objects each time: antd draws a table anew for others. */
function componentsOf(isVirtual: boolean, isGrouped: boolean) {
  if (isGrouped) return isVirtual ? virtualGroupedComponents : groupedComponents
  return isVirtual ? virtualComponents : components
}

/** A field that happens to be called `children` holds no rows. */
const neverNested = { childrenColumnName: ' none' }

function rowSelection(
  definition: ResourceDefinition,
  { ids, select }: Selection,
): TableProps<ResourceRecord>['rowSelection'] {
  return {
    selectedRowKeys: [...ids],
    columnWidth: 40,
    fixed: false,
    onSelectAll: (isSelected, _rows, changed) => select(changed, isSelected),
    getTitleCheckboxProps: () => ({
      'aria-label': t('tables.selectPage', { many: inSentence(definition.label.many) }),
    }),
    renderCell: (isSelected, record) => (
      <RowBox definition={definition} record={record} isSelected={isSelected} onSelect={select} />
    ),
  }
}
