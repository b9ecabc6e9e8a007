import { useState } from 'react'
import { Link } from 'react-router'
import { initialsOf } from '../../domain/initials'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import { MenuButton } from '../../ui/menu-button'
import { MenuItem } from '../../ui/menu-item'
import { linksOf } from './menu-links'

const AboutDialog = lazyDialog(() => import('./about-dialog').then((file) => file.AboutDialog))

/** The avatar and what opens from it (D1 §2 'Header'). */
export function UserMenu() {
  const { person, productKey, environment, signOut } = useSession()
  const [isAboutOpen, setIsAboutOpen] = useState(false)
  const name = person.fullName ?? person.email ?? ''
  const initials = initialsOf(person)
  return (
    <>
      <MenuButton
        label={t('shell.userMenu', { name })}
        className="avatar-button"
        button={<span className="avatar">{initials ?? <Icon name="user" />}</span>}
      >
        <div className="menu-note" role="presentation">
          {person.fullName && <strong>{person.fullName}</strong>} {person.email}
        </div>
        <hr className="menu-separator" />
        {linksOf('account', { person, productKey, environment }).map(({ to, label }) => (
          <Link key={to} className="menu-item" role="menuitem" tabIndex={-1} to={to}>
            {label}
          </Link>
        ))}
        <MenuItem onFocus={AboutDialog.preload} onClick={() => setIsAboutOpen(true)}>
          {t('shell.about')}
        </MenuItem>
        <hr className="menu-separator" />
        <MenuItem onClick={() => void signOut()}>{t('shell.logOut')}</MenuItem>
      </MenuButton>
      {isAboutOpen && <AboutDialog onClose={() => setIsAboutOpen(false)} />}
    </>
  )
}
