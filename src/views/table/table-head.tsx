import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import type { Sort } from '../records/list-query'
import { SelectBox } from './select-box'
import styles from './table.module.css'
import type { Column } from './use-columns'

export type TableHeadProps = {
  columns: readonly Column[]
  /** The column that names a record, and stays while the table scrolls sideways. */
  lead: string
  sort: Sort | null
  onSort: (column: string) => void
  hasActions: boolean
  /** Null where no row can be selected. */
  selection: {
    label: string
    isAll: boolean
    isSome: boolean
    onSelect: (isSelected: boolean) => void
  } | null
}

/** The header of a table: what can be sorted by is a button, and says how it stands. */
export function TableHead({ columns, lead, sort, onSort, hasActions, selection }: TableHeadProps) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selection && (
          <th className={styles.select} scope="col">
            <SelectBox
              label={selection.label}
              isSelected={selection.isAll}
              isPartly={selection.isSome && !selection.isAll}
              onSelect={selection.onSelect}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.name}
            column={column}
            isLead={column.name === lead}
            sort={sort}
            onSort={onSort}
          />
        ))}
        {hasActions && (
          <th className={styles.actions} scope="col">
            {t('views.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function HeadCell(props: {
  column: Column
  isLead: boolean
  sort: Sort | null
  onSort: (column: string) => void
}) {
  const { column, isLead, sort, onSort } = props
  const label = t(column.field.label)
  const order = sort?.field === column.name ? sort.order : null
  const ariaSort = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={isLead ? styles.lead : undefined}
      data-figure={column.isFigure || undefined}
      aria-sort={column.isSortable ? ariaSort : undefined}
    >
      {column.isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(column.name)}>
          {label}
          <Icon name={order === null ? 'sortable' : order === 'asc' ? 'sort-up' : 'sort-down'} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
