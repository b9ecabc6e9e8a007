import type { ResourceDefinition } from '../../definitions/define'
import { lazyPiece } from '../../ui/lazy-piece'
import { groupKey } from '../table/use-grouping'
import { columnsKey, type TableView } from '../table/use-table-view'
import type { SavedViewsProps } from './saved-views'

const LateSavedViews = lazyPiece<SavedViewsProps>(() =>
  import('./saved-views').then((file) => file.SavedViews),
)

export type ListViewsProps = { definition: ResourceDefinition; view: TableView }

/**
 * The views a person keeps of a resource's list: its search, filters, order and columns under a name. Of lists with a
 * page.
 */
export function ListViews({ definition: { name, place, list }, view }: ListViewsProps) {
  if (place.kind !== 'menu') return null
  const viewKeys = ['q', 'sort', 'size', columnsKey, groupKey, ...(list.filters ?? []).map(({ key }) => key)]
  return <LateSavedViews name={name} path={`/${name}`} viewKeys={viewKeys} always={alwaysOf(view)} />
}

/** Columns that are not as the definition has them are part of a view. */
function alwaysOf({ spelled }: TableView): string {
  return spelled === '' ? '' : new URLSearchParams({ [columnsKey]: spelled }).toString()
}
