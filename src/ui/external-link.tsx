import type { ComponentProps } from 'react'
import { t } from '../locales/t'

/** A link that leaves the console: in a new tab, which it says, and without a way back for the other site. */
export function ExternalLink({
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
    </a>
  )
}
