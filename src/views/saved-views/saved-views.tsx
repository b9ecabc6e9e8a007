import '../../locales/late-texts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { readViews, type SavedView, viewQuery } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Icon } from '../../ui/icon'
import { keepText, keptText } from '../../ui/kept-text'
import { lazyDialog } from '../../ui/lazy-dialog'
import { MenuButton } from '../../ui/menu-button'

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog').then((file) => file.SaveViewDialog))
const ManageViewsDialog = lazyDialog(() =>
  import('./manage-views-dialog').then((file) => file.ManageViewsDialog),
)

export type SavedViewsProps = {
  /** Of the list, for what is kept in this browser. */
  name: string
  path: string
  /** What of the address makes a view. */
  viewKeys: readonly string[]
  /** Stands in every view's address. */
  always?: string
}

/** The views this person keeps of a list, each an address; saving, renaming and removing them. */
export function SavedViews({ name, path, viewKeys, always = '' }: SavedViewsProps) {
  const [parameters] = useSearchParams()
  const [views, keep] = useSavedViews(name)
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const shown = new URLSearchParams(parameters)
  for (const [key, value] of new URLSearchParams(always)) shown.set(key, value)
  const query = viewQuery(shown, viewKeys)
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
            to={`${path}?${view.query}`}
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
      {opened === 'manage' && <ManageViewsDialog path={path} views={views} onKeep={keep} onClose={close} />}
    </>
  )
}

/** By person: two who share a browser do not see each other's. */
function useSavedViews(name: string): [readonly SavedView[], (views: readonly SavedView[]) => void] {
  const { person } = useSession()
  const key = `basalt.views.${name}.${person.uuid}`
  const [views, setViews] = useState(() => readViews(keptText(key)))
  return [
    views,
    (next) => {
      setViews(next)
      keepText(key, next.length === 0 ? null : JSON.stringify(next))
    },
  ]
}
