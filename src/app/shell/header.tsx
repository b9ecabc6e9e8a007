import { Link, NavLink } from 'react-router'
import { explain } from '../../access/explain'
import { t } from '../../locales/t'
import { useDefinitions } from '../../providers/definitions-context'
import { useSession } from '../../providers/session-context'
import { Icon } from '../../ui/icon'
import { Logo } from '../../ui/logo'
import { MenuButton } from '../../ui/menu-button'
import { linksOf } from './menu-links'
import { NotificationBell } from './notification-bell'
import { PaletteOpener } from './palette-opener'
import { ThemeSwitch } from './theme-switch'
import { UserMenu } from './user-menu'

/** 56 px over the whole width: logo, the three links, tools, account. */
export function Header() {
  const links = useHeaderLinks()
  return (
    <header className="shell-header">
      <div className="shell-narrow">
        <MenuButton label={t('shell.openNavigation')} className="icon-button" button={<Icon name="menu" />}>
          {links.map(({ to, label }) => (
            <NavLink key={to} className="menu-item" role="menuitem" tabIndex={-1} to={to}>
              {label}
            </NavLink>
          ))}
        </MenuButton>
      </div>
      <Link className="shell-logo" to="/clusters" aria-label={t('shell.homeLink')}>
        <Logo />
        <span>{t('shell.productCloud')}</span>
      </Link>
      <nav className="shell-links" aria-label={t('shell.mainNavigation')}>
        {links.map(({ to, label }) => (
          <NavLink key={to} className="shell-link" to={to}>
            {label}
          </NavLink>
        ))}
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

function useHeaderLinks(): { to: string; label: string }[] {
  const { person, productKey, environment } = useSession()
  const question = { person, productKey, environment }
  const resources = useDefinitions('user')
  return [
    ...linksOf('header', question),
    ...resources
      .filter(
        ({ place, access }) =>
          place.kind === 'menu' && !explain(access.list, access.subject, question).isHidden,
      )
      .map(({ name, label }) => ({ to: `/${name}`, label: t(label.many) })),
  ]
}
