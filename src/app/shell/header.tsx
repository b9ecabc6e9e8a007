import { Link, NavLink, useLocation } from 'react-router'
import { t } from '../../locales/t'
import { useAllDefinitions, useDefinitions } from '../../providers/definitions-context'
import { userScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { Icon } from '../../ui/icon'
import { Logo } from '../../ui/logo'
import { MenuButton } from '../../ui/menu-button'
import { useMediaQuery } from '../../ui/use-media-query'
import { listVerdict } from '../../views/action/verdict-on'
import { shownPanels } from '../../views/dashboard/shown-panels'
import { listPath } from '../../views/records/record-path'
import { linksOf } from './menu-links'
import { NotificationBell } from './notification-bell'
import { PaletteOpener } from './palette-opener'
import { ThemeSwitch } from './theme-switch'
import { UserMenu } from './user-menu'

/** The most entries of definitions that stand in the header itself; more of them share a menu. */
const mostInline = { wide: 3, narrow: 1 }

/** 56 px over the whole width: logo, the links, tools, account. */
export function Header() {
  const { pages, resources } = useHeaderLinks()
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const isCrowded = resources.length > (isNarrow ? mostInline.narrow : mostInline.wide)
  return (
    <header className="shell-header">
      <div className="shell-narrow">
        <MenuButton label={t('shell.openNavigation')} className="icon-button" button={<Icon name="menu" />}>
          <MenuLinks links={[...pages, ...resources]} />
        </MenuButton>
      </div>
      <Link className="shell-logo" to="/clusters" aria-label={t('shell.homeLink')}>
        <Logo />
        <span>{t('shell.productCloud')}</span>
      </Link>
      <nav className="shell-links" aria-label={t('shell.mainNavigation')}>
        {[...pages, ...(isCrowded ? [] : resources)].map(({ to, label }) => (
          <NavLink key={to} className="shell-link" to={to}>
            {label}
          </NavLink>
        ))}
        {isCrowded && <More links={resources} />}
      </nav>
      <PaletteOpener />
      <div className="shell-tools">
        <NotificationBell />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  )
}

type HeaderLink = { to: string; label: string; group?: string | undefined }

/** A menu of what has no room in the header; it names the page that is open where that is one of these. */
function More({ links }: { links: readonly HeaderLink[] }) {
  const { pathname } = useLocation()
  const here = links.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <MenuButton
      label={here ? t('shell.moreHere', { here: here.label }) : t('shell.more')}
      className="shell-link shell-more"
      button={
        <>
          <span className="ellipsis">{here?.label ?? t('shell.more')}</span>
          <Icon name="chevron" size={12} />
        </>
      }
      isCurrent={here !== undefined}
    >
      <MenuLinks links={links} />
    </MenuButton>
  )
}

/** Those without a group first, then each group under its heading, in the order in which definitions name them. */
function MenuLinks({ links }: { links: readonly HeaderLink[] }) {
  const named = links.flatMap(({ group }) => group ?? [])
  const groups = [undefined, ...new Set(named)]
  return groups.map((group) => {
    const entries = links
      .filter((link) => link.group === group)
      .map(({ to, label }) => (
        <NavLink key={to} className="menu-item" role="menuitem" tabIndex={-1} to={to}>
          {label}
        </NavLink>
      ))
    if (group === undefined) return entries
    return (
      // biome-ignore lint/a11y/useSemanticElements: entries of a menu, not fields
      <div key={group} role="group" aria-label={group}>
        <p className="menu-heading" aria-hidden="true">
          {group}
        </p>
        {entries}
      </div>
    )
  })
}

function useHeaderLinks(): { pages: readonly HeaderLink[]; resources: readonly HeaderLink[] } {
  const { person, productKey, environment } = useSession()
  const question = { person, productKey, environment }
  const { definitions, dashboards = [] } = useAllDefinitions()
  const boards = dashboards.flatMap((dashboard): HeaderLink[] => {
    const { dashboard: name, title, place } = dashboard
    if (place.hidden || shownPanels(dashboard, definitions, question).length === 0) return []
    return [{ to: listPath({ name }), label: t(title), group: place.group && t(place.group) }]
  })
  const resources = useDefinitions('user').flatMap((definition): HeaderLink[] => {
    const { label, place } = definition
    if (place.kind !== 'menu' || place.hidden) return []
    if (listVerdict(definition, { ...question, scope: userScope }).isHidden) return []
    return [{ to: listPath(definition), label: t(label.many), group: place.group && t(place.group) }]
  })
  return { pages: linksOf('header', question), resources: [...boards, ...resources] }
}
