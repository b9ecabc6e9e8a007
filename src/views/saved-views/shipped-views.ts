import type { ResourceDefinition } from '../../definitions/define'
import { groupText } from '../../definitions/groupable'
import type { Person } from '../../domain/person'
import { type SavedView, viewQuery } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { groupKey } from '../table/use-grouping'
import { columnsKey, spelledColumns } from '../table/use-table-view'
import { viewAddress } from './view-address'

/**
 * The views that come with a resource, in their order, each with its part of the address.
 * @param viewKeys what of an address makes a view
 */
export function shippedViews(
  definition: ResourceDefinition,
  viewKeys: readonly string[],
  person: Person,
): readonly SavedView[] {
  const { views = [] } = definition.list
  return views.flatMap(({ name, groupBy, columns, ...view }) => {
    const query = viewAddress(definition, view, person)
    if (query === null) return []
    if (groupBy) query.set(groupKey, groupText(groupBy))
    if (columns) query.set(columnsKey, spelledColumns(definition, columns))
    return [{ name: t(name), query: viewQuery(query, viewKeys) }]
  })
}
