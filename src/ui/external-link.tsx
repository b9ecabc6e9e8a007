import type { ReactNode } from 'react'
import { t } from '../locales/t'

/** A link that leaves the console: in a new tab, which it says, and without a way back for the other site. */
export function ExternalLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
    </a>
  )
}
