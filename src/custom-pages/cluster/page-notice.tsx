import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import styles from './page-notice.module.css'

/** Something to know about the page that is shown, above it. */
export function PageNotice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={`surface ${styles.notice}`} role="status">
      <Icon name="info" />
      <p>{children}</p>
      {action}
    </div>
  )
}
