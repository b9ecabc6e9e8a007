import { useRef } from 'react'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { lazyPiece } from '../../ui/lazy-piece'
import { RefusalText } from '../../views/reasons/refusal-text'
import { PageNotice } from './page-notice'
import { SectionList } from './section-list'
import { panelId, tabId } from './tab-bar'
import styles from './tab-content.module.css'
import { sectionsOf } from './tab-sections'
import type { Tab } from './tabs'
import { useAnchorScroll } from './use-anchor-scroll'

const LateConfigurationsTab = lazyPiece<{ tab: Tab; cluster: ClusterDetail }>(
  () => import('./configurations/configurations-tab').then((file) => file.ConfigurationsTab),
  { Waiting: () => <div className={styles.waiting} aria-busy="true" aria-hidden="true" /> },
)

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
      <Content tab={tab} cluster={cluster} />
    </div>
  )
}

function Content({ tab, cluster }: { tab: Tab; cluster: ClusterDetail }) {
  if (tab.refusal)
    return (
      <PageNotice>
        <RefusalText reasons={tab.refusal} />
      </PageNotice>
    )
  if (tab.key === 'configurations') return <LateConfigurationsTab tab={tab} cluster={cluster} />
  return <SectionList sections={sectionsOf(tab, cluster)} />
}
