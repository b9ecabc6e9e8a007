import { useLocation } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { useSession } from '../../providers/session-context'
import { lazyPiece } from '../../ui/lazy-piece'
import { listPath } from '../records/record-path'
import { addressPrefix, filterKey } from '../records/use-list-address'
import { groupKey } from '../table/use-grouping'
import { columnsKey, type TableView } from '../table/use-table-view'
import { shippedViews } from './shipped-views'
import type { SavedViewsProps } from './views-of-list'

const LateSavedViews = lazyPiece<SavedViewsProps>(() =>
  import('./saved-views').then((file) => file.SavedViews),
)

export type ListViewsProps = {
  definition: ResourceDefinition
  view: TableView
  place: SavedViewsProps['place']
}

/**
 * The views that come with a resource's list, and those a person keeps of it: its search, filters, order and columns
 * under a name. A list on a tab has them for every cluster; one under a record has none.
 */
export function ListViews({ definition, view, place: viewsPlace }: ListViewsProps) {
  const { pathname } = useLocation()
  const { person } = useSession()
  const { name, place, list } = definition
  if (place.kind === 'page') return null
  const { filters = [] } = list
  const viewKeys = ['q', 'sort', 'size', columnsKey, groupKey, ...filters.map(({ key }) => filterKey(key))]
  const isTab = place.kind === 'tab'
  return (
    <LateSavedViews
      name={name}
      path={isTab ? pathname : listPath(definition)}
      prefix={addressPrefix(definition)}
      hash={isTab ? `#${place.anchor}` : ''}
      viewKeys={viewKeys}
      shipped={shippedViews(definition, viewKeys, person)}
      columns={view.spelled}
      place={viewsPlace}
    />
  )
}
