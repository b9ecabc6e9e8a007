import type { ResourceDefinition } from '../../definitions/define'
import { writeValues } from '../../domain/filter-values'
import { type SavedView, viewQuery } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { sortText } from '../records/use-list-address'
import { groupKey } from '../table/use-grouping'
import { columnsKey, spelledColumns } from '../table/use-table-view'

/**
 * The views that come with a resource, in their order, each with its part of the address.
 * @param viewKeys what of an address makes a view
 */
export function shippedViews(
  definition: ResourceDefinition,
  viewKeys: readonly string[],
): readonly SavedView[] {
  const { views = [], filters = [] } = definition.list
  const builder = filters.find(({ fields }) => fields !== undefined)
  return views.map(({ name, search, filters, conditions, sort, groupBy, columns }) => {
    const query = new URLSearchParams({ q: search ?? '', sort: sortText(sort) })
    for (const [key, value] of Object.entries(filters ?? {})) {
      query.set(key, typeof value === 'string' ? value : writeValues(value))
    }
    if (builder && conditions) query.set(builder.key, JSON.stringify(conditions))
    if (groupBy) query.set(groupKey, groupBy)
    if (columns) query.set(columnsKey, spelledColumns(definition, columns))
    return { name: t(name), query: viewQuery(query, viewKeys) }
  })
}
