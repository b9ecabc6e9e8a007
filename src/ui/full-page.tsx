import type { ReactNode } from 'react'
import { t } from '../locales/t'
import type { IconName } from './icon'
import { Logo } from './logo'
import { StatePanel } from './state-panel'
import { usePageTitle } from './use-page-title'

export type FullPageProps = {
  title: string
  icon: IconName
  tone?: 'calm' | 'error'
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
export function MessageCard({ children, actions, ...rest }: FullPageProps) {
  return (
    <StatePanel level={1} {...rest}>
      {children}
      {actions && <div className="row">{actions}</div>}
    </StatePanel>
  )
}
