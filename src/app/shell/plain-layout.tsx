import { type ReactNode, Suspense } from 'react'
import { t } from '../../locales/t'
import { Logo } from '../../ui/logo'
import { Spinner } from '../../ui/spinner'

/** A plain background with the name above the page, outside the console's layout (D1 §2 'support'). */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <main className="full-page">
          <Spinner />
        </main>
      }
    >
      <main className="plain-page">
        <span className="shell-logo">
          <Logo />
          {t('shell.productCloud')}
        </span>
        {children}
      </main>
    </Suspense>
  )
}
