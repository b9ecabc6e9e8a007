import { Link, useLocation } from 'react-router'
import { t } from '../../locales/t'
import styles from './side-index.module.css'
import type { TabSection } from './tabs'
import { scrollToAnchor } from './use-anchor-scroll'
import { useSeenSection } from './use-seen-section'

/** The sections of a tab; on wide screens it stands beside them and follows the scroll (DET-009). */
export function SideIndex({ sections }: { sections: readonly TabSection[] }) {
  const { search, hash } = useLocation()
  const seen = useSeenSection(sections.map(({ anchor }) => anchor).join(' '))
  return (
    <nav className={styles.index} aria-label={t('clusterPage.sideIndex')}>
      <p className={styles.title} aria-hidden="true">
        {t('clusterPage.sideIndex')}
      </p>
      <ol className={styles.list}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link
              className={styles.link}
              to={{ search, hash: anchor }}
              preventScrollReset
              aria-current={seen === anchor ? 'location' : undefined}
              // The address stays as it is, and nothing else would scroll.
              onClick={() => hash === `#${anchor}` && scrollToAnchor(anchor)}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
