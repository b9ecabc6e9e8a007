import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { readViews, type SavedView, viewQuery } from '../../../domain/saved-views'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { Icon } from '../../../ui/icon'
import { keepText, keptText } from '../../../ui/kept-text'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { MenuButton } from '../../../ui/menu-button'
import { clusterTable } from './table-definition'

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog').then((file) => file.SaveViewDialog))
const ManageViewsDialog = lazyDialog(() =>
  import('./manage-views-dialog').then((file) => file.ManageViewsDialog),
)

/** What of the address makes a view. */
const viewKeys = ['view', 'q', 'sort', ...(clusterTable.list.filters ?? []).map(({ key }) => key)]

/** The views this person keeps of the list, each an address; saving, renaming and removing them. */
export function SavedViews() {
  const [parameters] = useSearchParams()
  const [views, keep] = useSavedViews()
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const asked = viewQuery(parameters, viewKeys)
  const query = asked.includes('view=')
    ? asked
    : viewQuery(new URLSearchParams(`${asked}&view=table`), viewKeys)
  const close = () => setOpened(null)

  return (
    <>
      <MenuButton label={t('manyClusters.views')} className="icon-button" button={<Icon name="tag" />}>
        {views.map((view) => (
          <Link
            key={view.name}
            className="menu-item"
            role="menuitem"
            tabIndex={-1}
            to={`/clusters?${view.query}`}
            aria-current={view.query === query ? 'page' : undefined}
          >
            {view.name}
          </Link>
        ))}
        {views.length > 0 && <hr className="menu-separator" />}
        <button type="button" role="menuitem" className="menu-item" onClick={() => setOpened('save')}>
          {t('manyClusters.saveView')}
        </button>
        <button type="button" role="menuitem" className="menu-item" onClick={() => setOpened('manage')}>
          {t('manyClusters.manageViews')}
        </button>
      </MenuButton>
      {opened === 'save' && <SaveViewDialog views={views} query={query} onKeep={keep} onClose={close} />}
      {opened === 'manage' && <ManageViewsDialog views={views} onKeep={keep} onClose={close} />}
    </>
  )
}

/** By person: two who share a browser do not see each other's. */
function useSavedViews(): [readonly SavedView[], (views: readonly SavedView[]) => void] {
  const { person } = useSession()
  const key = `basalt.views.clusters.${person.uuid}`
  const [views, setViews] = useState(() => readViews(keptText(key)))
  return [
    views,
    (next) => {
      setViews(next)
      keepText(key, next.length === 0 ? null : JSON.stringify(next))
    },
  ]
}
