import type { AccessContext } from '../../../access/access-context'
import { sectionsOf } from '../../../custom-pages/cluster/tab-sections'
import { tabsOf } from '../../../custom-pages/cluster/tabs'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { clusterDefinitions } from '../../../resources/cluster-registry'
import { clusterAddress, type PaletteItem } from './palette-item'

/** The tabs of a cluster that this person has with their sections, and the resources that stand on them. */
export function placesOf(
  cluster: ClusterDetail,
  question: Pick<AccessContext, 'person' | 'productKey' | 'environment'>,
  brought: readonly ResourceDefinition[],
): { items: readonly PaletteItem[]; definitions: readonly ResourceDefinition[] } {
  const context = { ...question, cluster, detail: cluster }
  const tabs = tabsOf([...clusterDefinitions, ...brought], context)
  const items = tabs.flatMap((tab): PaletteItem[] => {
    const to = `${clusterAddress(cluster.name)}?tab=${encodeURIComponent(tab.key)}`
    const label = t(tab.label)
    const base = { group: 'here' as const, icon: 'chevron' }
    const isNamedAsTab = (title: string) => title.toLowerCase() === label.toLowerCase()
    const sections = sectionsOf(tab, cluster).filter(({ title }) => !isNamedAsTab(t(title)))
    return [
      { ...base, id: `tab:${tab.key}`, label, does: { kind: 'go', to } },
      ...sections.map(
        ({ anchor, title }): PaletteItem => ({
          ...base,
          id: `section:${tab.key}:${anchor}`,
          label: t(title),
          also: label,
          note: label,
          does: { kind: 'go', to: `${to}#${encodeURIComponent(anchor)}` },
        }),
      ),
    ]
  })
  return { items, definitions: tabs.flatMap(({ definitions }) => definitions) }
}
