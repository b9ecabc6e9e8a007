import { useRef } from 'react'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { ComingNote } from './coming-note'
import { SideIndex } from './side-index'
import { panelId, tabId } from './tab-bar'
import styles from './tab-content.module.css'
import { sectionsOf } from './tab-sections'
import type { Tab } from './tabs'
import { useAnchorScroll } from './use-anchor-scroll'

/** What a tab shows: the page's own sections, then one for each definition that stands on it. */
export function TabContent({ tab, cluster }: { tab: Tab; cluster: ClusterDetail }) {
  const panel = useRef<HTMLDivElement>(null)
  const { person, productKey, environment } = useSession()
  const sections = sectionsOf(tab, cluster, { person, productKey, environment, cluster, detail: cluster })
  useAnchorScroll(panel)

  return (
    <div
      ref={panel}
      className={styles.panel}
      id={panelId(tab.key)}
      role="tabpanel"
      aria-labelledby={tabId(tab.key)}
    >
      {sections.length > 1 && <SideIndex sections={sections} />}
      <div className={styles.sections}>
        {sections.length === 0 && <ComingNote tab={t(tab.label)} />}
        {sections.map(({ anchor, content }) => (
          <div key={anchor} id={anchor} className={styles.section}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
