import { Link } from 'react-router'
import { t } from '../locales/t'
import styles from './breadcrumb.module.css'

export type BreadcrumbProps = {
  /** The pages above this one, from the outermost. */
  above: readonly { to: string; label: string }[]
  here: string
}

/** Where a page stands: links to the pages above it, and its own name. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav className={`second ${styles.trail}`} aria-label={t('common.breadcrumb')}>
      {above.map(({ to, label }) => (
        <Link key={to} className="ellipsis" to={to}>
          {label}
        </Link>
      ))}
      <span className="ellipsis" aria-current="page">
        {here}
      </span>
    </nav>
  )
}
