import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Text } from '../../locales/text'
import { MainSectionContext } from '../../views/section/section-actions'
import { LateAdvancedConfiguration } from './advanced-configuration/late-advanced-configuration'
import { ClusterFacts } from './cluster-facts'
import { DefinedSection } from './defined-section'
import { LateScalingTab } from './scaling/late-scaling-tab'
import { mainTab, type Tab, titleOf } from './tabs'
import { LateVersionSection } from './upgrade/late-version-section'

/** A part of a tab, under the anchor that the address may name. */
export type TabSection = { anchor: string; title: Text; content: ReactNode }

/** The sections of a tab in their order: the page's own, then those of definitions. */
export function sectionsOf(tab: Tab, cluster: ClusterDetail): readonly TabSection[] {
  return [...ownSections(tab.key, cluster), ...tab.definitions.map(toSection)]
}

/** What no definition describes. */
function ownSections(tab: string, cluster: ClusterDetail): readonly TabSection[] {
  switch (tab) {
    case mainTab:
      return [
        { anchor: 'key-facts', title: 'clusterPage.keyFacts', content: <ClusterFacts record={cluster} /> },
        { anchor: 'version', title: 'upgrade.version', content: <LateVersionSection cluster={cluster} /> },
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
