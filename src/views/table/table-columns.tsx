import type { ColumnType } from 'antd/es/table'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { Sort } from '../../providers/list-query'
import { FieldCell, othersOf } from './field-cell'
import { HeaderFilter } from './header-filter'
import { LeadCell } from './lead-cell'
import styles from './record-table.module.css'
import { hasRowActions, RowActions } from './row-actions'
import { SortMark } from './sort-mark'
import type { Column } from './use-table-view'

export type TableColumnsOptions = {
  definition: ResourceDefinition
  view: readonly Column[]
  /** The whole list, as far as it is here: a rule may look at the other records. */
  list: readonly ResourceRecord[]
  sort: Sort | null
  /** What is chosen of each filter. */
  filters: Readonly<Record<string, string>>
  onFilter: (filters: Record<string, string>) => void
  /** The name and the actions stay while the rest scrolls sideways. */
  isWide: boolean
}

/** The columns of a resource as antd's table takes them: header, order, cells, and the row's actions at the end. */
export function tableColumns(options: TableColumnsOptions): ColumnType<ResourceRecord>[] {
  const { definition, view, list, sort, filters, onFilter, isWide } = options
  const others = othersOf(definition, list)
  const columns = view
    .filter(({ isShown }) => isShown)
    .map(({ name, label, field, isLead, isSortable, isFigure }): ColumnType<ResourceRecord> => {
      const filter = definition.list.filters?.find(({ column }) => column === name)
      const Cell = isLead ? LeadCell : FieldCell
      return {
        key: name,
        dataIndex: name,
        title: (
          <span className={styles.label}>
            {isSortable ? (
              <button type="button" className={`icon-button ${styles.sort}`}>
                {label}
              </button>
            ) : (
              label
            )}
            {filter && (
              <HeaderFilter
                definition={definition}
                filter={filter}
                list={list}
                chosen={filters[filter.key] ?? ''}
                onChange={onFilter}
              />
            )}
          </span>
        ),
        ...(isSortable ? sorting(sort?.field === name ? sort.order : null) : {}),
        ...(isFigure ? { align: 'end' } : {}),
        ...(isLead ? { rowScope: 'row' } : {}),
        ...(isLead && isWide ? { fixed: 'left' } : {}),
        render: (_, record) => (
          <Cell definition={definition} field={field} column={name} record={record} others={others} />
        ),
      }
    })
  if (!hasRowActions(definition)) return columns
  return [
    ...columns,
    {
      key: ' actions',
      title: t('tables.actions'),
      align: 'end',
      ...(isWide ? { fixed: 'right' } : {}),
      render: (_, record) => <RowActions definition={definition} record={record} others={others} />,
    },
  ]
}

/** The order is kept in the address and made by us: antd only shows it and says what was pressed. */
function sorting(order: Sort['order'] | null): Partial<ColumnType<ResourceRecord>> {
  return {
    sorter: true,
    sortOrder: order === null ? null : order === 'asc' ? 'ascend' : 'descend',
    sortIcon: SortMark,
    // antd tells screen readers of an order only once there is one.
    onHeaderCell: () => ({ 'aria-sort': 'none' }),
  }
}
