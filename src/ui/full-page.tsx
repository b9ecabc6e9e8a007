import type { ReactNode } from 'react'
import { t } from '../locales/t'
import { Icon, type IconName } from './icon'
import { Logo } from './logo'
import { usePageTitle } from './use-page-title'

export type FullPageProps = {
  title: string
  icon: IconName
  /** Colours the icon: something is wrong, or all is well. */
  tone?: 'bad' | 'good'
  /** What stands under the title. */
  children?: ReactNode
  actions?: ReactNode
}

/** A page of its own with one message, outside the console's layout. */
export function FullPage(props: FullPageProps) {
  usePageTitle(props.title)
  return (
    <main className="full-page">
      <span className="shell-logo">
        <Logo />
        {t('shell.productCloud')}
      </span>
      <MessageCard {...props} />
    </main>
  )
}

/** The message alone, for use inside the console's layout. */
export function MessageCard({ title, icon, tone, children, actions }: FullPageProps) {
  return (
    <div className="full-page-card">
      <span className={`full-page-icon ${tone ? `full-page-icon-${tone}` : ''}`}>
        <Icon name={icon} size={26} />
      </span>
      <h1>{title}</h1>
      {children && <div className="full-page-text">{children}</div>}
      {actions && <div className="full-page-actions">{actions}</div>}
    </div>
  )
}
