import type { ColumnType } from 'antd/es/table'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { Sort } from '../../providers/list-query'
import { Icon } from '../../ui/icon'
import { FieldCell, othersOf } from './field-cell'
import { HeaderFilter } from './header-filter'
import { hasRowActions, RowActions } from './row-actions'
import type { Column } from './use-columns'

/** The key of the column that holds a row's actions. */
const actionsKey = ' actions'

export type TableColumnsOptions = {
  definition: ResourceDefinition
  columns: readonly Column[]
  /** The whole list, as far as it is here: a rule may look at the other records. */
  list: readonly ResourceRecord[]
  sort: Sort | null
  /** What is chosen of each filter. */
  filters: Readonly<Record<string, string>>
  onFilter: (filters: Record<string, string>) => void
  /** The name and the actions stay while the rest scrolls sideways. */
  isScrolling: boolean
}

/** The columns of a resource as antd's table takes them: header, order, cells, and the row's actions at the end. */
export function useTableColumns(options: TableColumnsOptions): ColumnType<ResourceRecord>[] {
  const { definition, columns, list, sort, filters, onFilter, isScrolling } = options
  return useMemo(() => {
    const others = othersOf(definition, list)
    const own = columns.map(({ name, field, isSortable, isFigure }): ColumnType<ResourceRecord> => {
      const isLead = name === definition.titleField
      const label = t(field.label)
      const filter = definition.list.filters?.find(({ column }) => column === name)
      return {
        key: name,
        dataIndex: name,
        title: (
          <>
            {isSortable ? <button type="button">{label}</button> : label}
            {filter && (
              <HeaderFilter
                definition={definition}
                filter={filter}
                list={list}
                chosen={filters[filter.key] ?? ''}
                onChange={onFilter}
              />
            )}
          </>
        ),
        ...(isSortable ? sorting(sort?.field === name ? sort.order : null) : {}),
        ...(isFigure ? { align: 'end' } : {}),
        ...(isLead ? { rowScope: 'row' } : {}),
        ...(isLead && isScrolling ? { fixed: 'left' } : {}),
        render: (_, record) => (
          <FieldCell definition={definition} field={field} column={name} record={record} others={others} />
        ),
      }
    })
    if (!hasRowActions(definition)) return own
    return [
      ...own,
      {
        key: actionsKey,
        title: t('views.actions'),
        align: 'end',
        ...(isScrolling ? { fixed: 'right' } : {}),
        render: (_, record) => <RowActions definition={definition} record={record} others={others} />,
      },
    ]
  }, [definition, columns, list, sort, filters, onFilter, isScrolling])
}

/** The order is kept in the address and made by us: antd only shows it and says what was pressed. */
function sorting(order: Sort['order'] | null): Partial<ColumnType<ResourceRecord>> {
  return {
    sorter: true,
    sortOrder: order === null ? null : order === 'asc' ? 'ascend' : 'descend',
    sortIcon: () => <Icon name={order === null ? 'sortable' : order === 'asc' ? 'sort-up' : 'sort-down'} />,
    // antd tells screen readers of an order only once there is one.
    onHeaderCell: () => ({ 'aria-sort': 'none' }),
  }
}
