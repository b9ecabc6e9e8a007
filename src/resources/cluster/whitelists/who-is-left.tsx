import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { FactList, factOfOthers } from '../../../views/confirm/fact-list'
import type { ConsequencesProps, OtherRecords } from '../../../views/resource-components'
import { useKnownCluster, useUserNames } from '../../user/clusters/cluster-readings'

/** Which ranges may still reach the cluster without this one, and how many people that may touch. */
export function WhoIsLeft({ others, scope }: Pick<ConsequencesProps, 'others' | 'scope'>) {
  return scope.kind === 'cluster' ? <Facts others={others} cluster={scope.cluster} /> : null
}

function Facts({ others, cluster }: { others: OtherRecords; cluster: ClusterDetail }) {
  const users = useUserNames(useKnownCluster(cluster))
  const active = factOfOthers<IpWhitelist>(others, (all) =>
    all.filter(({ isActive }) => isActive).map(({ range }) => range),
  )
  return (
    <FactList
      facts={[
        { label: 'whitelists.othersActive', fact: active },
        { label: 'clusterPage.usersWithAccess', fact: users },
      ]}
    />
  )
}
