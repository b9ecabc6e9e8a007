import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Text } from '../../locales/text'
import { MainSectionContext } from '../../views/section/section-actions'
import { ClusterFacts } from './cluster-facts'
import { DefinedSection } from './defined-section'
import { mainTab, type Tab, titleOf } from './tabs'

/** A part of a tab, under the anchor that the address may name. */
export type TabSection = { anchor: string; title: Text; content: ReactNode }

/** The sections of a tab in their order: the page's own, then those of definitions. */
export function sectionsOf(tab: Tab, cluster: ClusterDetail): readonly TabSection[] {
  const own: readonly TabSection[] =
    tab.key === mainTab
      ? [{ anchor: 'key-facts', title: 'clusterPage.keyFacts', content: <ClusterFacts record={cluster} /> }]
      : []
  return [...own, ...tab.definitions.map(toSection)]
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
