import { Link, useLocation, useSearchParams } from 'react-router'
import { t } from '../../locales/t'
import styles from './access-tabs.module.css'

/** The two views of the page, each with its address; what was chosen in one is there again on the way back. */
export function AccessTabs({ name, current }: { name: string; current: 'explore' | 'drift' }) {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const addressOf = (tab: string) => {
    const query = new URLSearchParams(parameters)
    if (tab === 'explore') query.delete('tab')
    else query.set('tab', tab)
    return `?${query}`
  }
  return (
    <nav className={styles.bar} aria-label={t('accessExplorer.tabs', { name })}>
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          className={styles.tab}
          to={addressOf(tab)}
          state={state}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}

const tabs = [
  { tab: 'explore', label: 'accessExplorer.tabExplore' },
  { tab: 'drift', label: 'accessExplorer.tabDrift' },
] as const
