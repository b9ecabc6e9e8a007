import { recordAs } from '../../../definitions/resource-record'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { installedOn, type Library } from '../../../domain/library'
import { t } from '../../../locales/t'
import { type Fact, FactList, factOfOne } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import { useKnownCluster, useUserNames } from '../../user/clusters/cluster-readings'
import { serviceLabels } from './labels'

/** Where a library is that is uninstalled, and for how many people. No call says whose code uses it. */
export function WhoUsesIt({ record, scope }: Pick<ConsequencesProps, 'record' | 'scope'>) {
  if (scope.kind !== 'cluster') return null
  return <Facts library={recordAs<Library>(record)} cluster={scope.cluster} />
}

function Facts({ library, cluster }: { library: Library; cluster: ClusterDetail }) {
  const users = useUserNames(useKnownCluster(cluster))
  return (
    <FactList
      facts={[
        { label: 'libraries.version', fact: factOfOne(library.version ?? []) },
        { label: 'libraries.installedOn', fact: servicesOf(library) },
        { label: 'clusterPage.usersWithAccess', fact: users, isLong: true },
      ]}
    />
  )
}

/** In one line. */
function servicesOf(library: Library): Fact {
  const services = installedOn(library)
  if (services === null || services.length === 0) return factOfOne(services)
  return factOfOne(services.map((service) => t(serviceLabels[service])).join(', '))
}
