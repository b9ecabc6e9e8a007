import type { ListDefinition } from '../../definitions/define-list'
import type { TableView } from './use-table-view'

/** The filters that stand above a list: those whose column is not there to hold them. */
export function filtersAbove(
  { filters = [] }: ListDefinition<string>,
  view: TableView,
  areCards: boolean,
): NonNullable<ListDefinition<string>['filters']> {
  return filters.filter(
    ({ column }) => areCards || !view.columns.some(({ name, isShown }) => isShown && name === column),
  )
}
