import type { SortOrder } from 'antd/es/table/interface'
import { Icon } from '../../ui/icon'

/** The mark beside the head of a column that sorts: in which order its rows stand; both ways while they stand in none. */
export function SortMark({ sortOrder }: { sortOrder: SortOrder }) {
  if (sortOrder === null) return <Icon name="sortable" />
  return <Icon name={sortOrder === 'ascend' ? 'sort-up' : 'sort-down'} />
}
