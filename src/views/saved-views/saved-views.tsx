import { useSession } from '../../providers/session-context'
import { lazyPiece } from '../../ui/lazy-piece'
import { useBrowserViews } from './use-browser-views'
import { type SavedViewsProps, ViewsOfList } from './views-of-list'

const ServerViews = lazyPiece(() => import('./server-views').then((file) => file.ServerViews))

/** The views of a list, where this console keeps them: by an API, as config.json says, or in this browser. */
export function SavedViews(props: SavedViewsProps) {
  const { savedViews } = useSession()
  return savedViews ? <ServerViews {...props} server={savedViews} /> : <BrowserViews {...props} />
}

function BrowserViews(props: SavedViewsProps) {
  return <ViewsOfList {...props} {...useBrowserViews(props.name)} />
}
