import type { ResourceDefinition } from '../../definitions/define'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { MainSectionContext } from '../../views/section/section-actions'
import { LateAdvancedConfiguration } from './advanced-configuration/late-advanced-configuration'
import { ClusterFacts } from './cluster-facts'
import { LateDataAppsTab } from './data-apps/late-data-apps-tab'
import { DefinedSection } from './defined-section'
import { LateNextEvents, LateOverview, LateUsage } from './main-tab/late-main-tab'
import { LateScalingTab } from './scaling/late-scaling-tab'
import { mainTab, type Tab, type TabSection, titleOf } from './tabs'
import { LateVersionSection } from './upgrade/late-version-section'

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
