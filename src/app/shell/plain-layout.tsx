import type { ReactNode } from 'react'
import { t } from '../../locales/t'
import { Logo } from '../../ui/logo'

/** A plain background with the name above the page, outside the console's layout (D1 §2 'support'). */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main className="plain-page">
      <span className="shell-logo">
        <Logo />
        {t('shell.productCloud')}
      </span>
      {children}
    </main>
  )
}
