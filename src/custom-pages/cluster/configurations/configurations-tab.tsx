import type { ClusterDetail } from '../../../domain/cluster-detail'
import { useSession } from '../../../providers/session-context'
import { SectionList } from '../section-list'
import { definedSections } from '../tab-sections'
import type { Tab } from '../tabs'
import { configurationSections, packagesSection } from './configuration-sections'

/** The configurations tab: its own sections, those of definitions, and at last the packages (CFG-003). */
export function ConfigurationsTab({ tab, cluster }: { tab: Tab; cluster: ClusterDetail }) {
  const { person, productKey, environment } = useSession()
  const context = { person, productKey, environment, cluster, detail: cluster }
  return (
    <SectionList
      sections={[
        ...configurationSections(cluster, context),
        ...definedSections(tab),
        packagesSection(cluster),
      ]}
    />
  )
}
