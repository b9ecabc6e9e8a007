import type { ResourceDefinition } from '../../definitions/define'
import { lazyPiece } from '../../ui/lazy-piece'
import type { SavedViewsProps } from './saved-views'

const LateSavedViews = lazyPiece<SavedViewsProps>(() =>
  import('./saved-views').then((file) => file.SavedViews),
)

/** The views a person keeps of a resource's list: its search, filters and order under a name. Of lists with a page. */
export function ListViews({ definition: { name, place, list } }: { definition: ResourceDefinition }) {
  if (place.kind !== 'menu') return null
  const viewKeys = ['q', 'sort', 'size', ...(list.filters ?? []).map(({ key }) => key)]
  return <LateSavedViews name={name} path={`/${name}`} viewKeys={viewKeys} />
}
