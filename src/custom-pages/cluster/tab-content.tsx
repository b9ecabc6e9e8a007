import { useRef } from 'react'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { LateConfigurationsTab } from './configurations/late-configurations-tab'
import { SectionList } from './section-list'
import { panelId, tabId } from './tab-bar'
import styles from './tab-content.module.css'
import { sectionsOf } from './tab-sections'
import type { Tab } from './tabs'
import { useAnchorScroll } from './use-anchor-scroll'

/** What a tab shows: the page's own sections, then one for each definition that stands on it. */
export function TabContent({ tab, cluster }: { tab: Tab; cluster: ClusterDetail }) {
  const panel = useRef<HTMLDivElement>(null)
  useAnchorScroll(panel)
  return (
    <div
      ref={panel}
      className={styles.panel}
      id={panelId(tab.key)}
      role="tabpanel"
      aria-labelledby={tabId(tab.key)}
    >
      {tab.key === 'configurations' ? (
        <LateConfigurationsTab tab={tab} cluster={cluster} />
      ) : (
        <OwnTab tab={tab} cluster={cluster} />
      )}
    </div>
  )
}

function OwnTab({ tab, cluster }: { tab: Tab; cluster: ClusterDetail }) {
  const sections = sectionsOf(tab, cluster)
  return <SectionList sections={sections} />
}
