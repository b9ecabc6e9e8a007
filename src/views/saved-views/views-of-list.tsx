import '../../locales/late-texts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { type OwnView, type SavedView, viewQuery } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import { MenuButton } from '../../ui/menu-button'
import { MenuItem } from '../../ui/menu-item'
import { columnsKey } from '../table/use-table-view'
import type { KeptViews } from './kept-views'
import styles from './saved-views.module.css'

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog').then((file) => file.SaveViewDialog))
const ManageViewsDialog = lazyDialog(() =>
  import('./manage-views-dialog').then((file) => file.ManageViewsDialog),
)

const noViews: readonly OwnView[] = []

export type SavedViewsProps = {
  /** Of the list, for what is kept in this browser. */
  name: string
  path: string
  /** What stands before the list's keys in the address of a page that has other lists, too; and where on the page it is. */
  prefix?: string
  hash?: string
  /** What of the address makes a view. */
  viewKeys: readonly string[]
  /** Views that come with the list: before those of a person, who cannot change them. */
  shipped?: readonly SavedView[]
  /** Stands in the address of every view, also of the one that shows everything. */
  always?: string
  /** The columns as an address spells them, which a person's view brings back; left out of a list that has none. */
  columns?: string
  /** Where they stand, of `useViewsPlace`; null as long as it is not drawn. */
  place: HTMLElement | null
}

/**
 * The views of a list, each an address: those that come with it, and those this person keeps, renames and removes. They
 * stand side by side above the list once there are any, and the button here keeps what is shown as one more.
 */
export function ViewsOfList(props: Omit<SavedViewsProps, 'name'> & KeptViews) {
  const { path, prefix = '', hash = '', viewKeys, shipped = noViews, always = '', place } = props
  const { columns, views, onKeep: keep, others = noViews, about, note, notice } = props
  const [parameters] = useSearchParams()
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const shown = ownParameters(parameters, prefix)
  for (const [key, value] of new URLSearchParams(always)) shown.set(key, value)
  if (columns !== undefined) shown.set(columnsKey, columns)
  const query = viewQuery(shown, viewKeys)
  shown.delete(columnsKey)
  const withoutColumns = viewQuery(shown, viewKeys)
  const isEmpty = shipped.length + views.length + others.length === 0
  // Whether there are any is not known: hidden ones would say that there are none, and take the place away.
  const isOpen = isEmpty && Boolean(note || notice?.isWhole)
  const close = () => setOpened(null)
  const addressOf = (view: SavedView) => `${path}?${withOwnParameters(parameters, prefix, view.query)}${hash}`

  const all = { name: t('manyClusters.allOfList'), query: viewQuery(new URLSearchParams(always), viewKeys) }
  // Several may be of one address: marked is the first of those with a name of their own.
  const known = [...shipped, ...views, ...others, all]
  const shownView =
    known.find((view) => view.query === query) ??
    // One that names no columns is shown with any.
    known.find((view) => view.query === withoutColumns)
  const way = (view: SavedView & Partial<OwnView>, kind = 'all') => (
    <Link
      key={`${kind}.${view.id ?? view.name}`}
      className={styles.view}
      to={addressOf(view)}
      aria-current={view === shownView ? 'page' : undefined}
    >
      {view.name}
    </Link>
  )

  return (
    <>
      <MenuButton label={t('manyClusters.views')} className="icon-button" button={<Icon name="tag" />}>
        <MenuItem onFocus={SaveViewDialog.preload} onClick={() => setOpened('save')}>
          {t('manyClusters.saveView')}
        </MenuItem>
        <MenuItem onFocus={ManageViewsDialog.preload} onClick={() => setOpened('manage')}>
          {t('manyClusters.manageViews')}
        </MenuItem>
      </MenuButton>
      {place &&
        createPortal(
          <>
            {!isOpen && (
              <nav className={styles.views} aria-label={t('manyClusters.viewTabs')} hidden={isEmpty}>
                {way(all)}
                {shipped.map((view) => way(view, 'shipped'))}
                {views.map((view) => way(view, 'own'))}
                {others.map((view) => way(view, 'other'))}
              </nav>
            )}
            {note}
          </>,
          place,
        )}
      {opened === 'save' && (
        <SaveViewDialog
          about={about}
          unknown={notice?.isWhole && notice.content}
          shipped={shipped}
          views={views}
          query={query}
          onKeep={keep}
          onClose={close}
        />
      )}
      {opened === 'manage' && (
        <ManageViewsDialog
          addressOf={addressOf}
          shipped={shipped}
          views={views}
          notice={notice}
          onKeep={keep}
          onClose={close}
        />
      )}
    </>
  )
}

/** A list's own part of the address, without its prefix: a view is the same wherever the list stands. */
function ownParameters(parameters: URLSearchParams, prefix: string): URLSearchParams {
  const own = [...parameters].filter(([key]) => key.startsWith(prefix))
  return new URLSearchParams(own.map(([key, value]) => [key.slice(prefix.length), value]))
}

/** The address of a view: of a page with other lists, what stands there of them stays, but for what is open. */
function withOwnParameters(parameters: URLSearchParams, prefix: string, query: string): URLSearchParams {
  const others = [...parameters].filter(([key]) => prefix !== '' && !key.startsWith(prefix) && key !== 'open')
  const own = [...new URLSearchParams(query)].map(([key, value]) => [prefix + key, value])
  return new URLSearchParams([...others, ...own])
}
