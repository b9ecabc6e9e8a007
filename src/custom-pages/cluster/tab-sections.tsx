import type { ResourceDefinition } from '../../definitions/define'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { lazyPiece } from '../../ui/lazy-piece'
import { MainSectionContext } from '../../views/section/section-actions'
import { ConfigWaiting } from './advanced-configuration/config-waiting'
import { ClusterFacts } from './cluster-facts'
import { DefinedSection } from './defined-section'
import { LateNextEvents, LateOverview, LateUsage } from './main-tab/late-main-tab'
import styles from './tab-sections.module.css'
import { mainTab, type Tab, type TabSection, titleOf } from './tabs'

type PieceProps = { cluster: ClusterDetail }

const LateVersionSection = lazyPiece<PieceProps>(
  () => import('./upgrade/version-section').then((file) => file.VersionSection),
  { Waiting: () => <div className={styles.version} aria-busy="true" /> },
)
const LateDataAppsTab = lazyPiece<PieceProps>(() =>
  import('./data-apps/data-apps-tab').then((file) => file.DataAppsTab),
)
const LateAdvancedConfiguration = lazyPiece<PieceProps>(
  () => import('./advanced-configuration/advanced-configuration').then((file) => file.AdvancedConfiguration),
  { Waiting: ConfigWaiting },
)
const LateScalingTab = lazyPiece<PieceProps>(
  () => import('./scaling/scaling-tab').then((file) => file.ScalingTab),
  { Waiting: ScalingWaiting },
)

/** The sections of a tab in their order: the page's own, then those of definitions. */
export function sectionsOf(tab: Tab, cluster: ClusterDetail): readonly TabSection[] {
  if (tab.refusal) return []
  return [...ownSections(tab.key, cluster), ...definedSections(tab)]
}

/** A section for each definition that stands on a tab. */
export function definedSections({ definitions }: Tab): readonly TabSection[] {
  return definitions.map(toSection)
}

/** What no definition describes. */
function ownSections(tab: string, cluster: ClusterDetail): readonly TabSection[] {
  switch (tab) {
    case mainTab:
      return [
        { anchor: 'key-facts', title: 'clusterPage.keyFacts', content: <ClusterFacts cluster={cluster} /> },
        { anchor: 'next', title: 'usage.nextTitle', content: <LateNextEvents cluster={cluster} /> },
        { anchor: 'overview', title: 'overview.title', content: <LateOverview cluster={cluster} /> },
        { anchor: 'usage', title: 'usage.title', content: <LateUsage cluster={cluster} /> },
        { anchor: 'version', title: 'upgrade.version', content: <LateVersionSection cluster={cluster} /> },
      ]
    case 'data-apps':
      return [
        { anchor: tab, title: 'clusterPage.tabDataApps', content: <LateDataAppsTab cluster={cluster} /> },
      ]
    case 'advanced-configurations':
      return [
        {
          anchor: tab,
          title: 'advancedConfiguration.title',
          content: <LateAdvancedConfiguration cluster={cluster} />,
        },
      ]
    case 'scaling-configurations':
      return [
        { anchor: 'scaling', title: 'clusterPage.tabScaling', content: <LateScalingTab cluster={cluster} /> },
      ]
    default:
      return []
  }
}

function toSection(definition: ResourceDefinition, index: number): TabSection {
  const { place, name } = definition
  return {
    anchor: place.kind === 'tab' ? place.anchor : name,
    title: titleOf(definition),
    content: (
      <MainSectionContext value={index === 0}>
        <DefinedSection definition={definition} />
      </MainSectionContext>
    ),
  }
}

/** The geometry of what comes. */
function ScalingWaiting() {
  return (
    <div aria-busy="true">
      <div className={`${styles.block} ${styles.switch}`} aria-hidden="true" />
      <div className={`${styles.block} ${styles.charts}`} aria-hidden="true" />
    </div>
  )
}
