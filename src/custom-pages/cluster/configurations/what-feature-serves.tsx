import type { ClusterDetail } from '../../../domain/cluster-detail'
import { useCallQuery } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import {
  type ClusterReading,
  useKnownCluster,
  useUserNames,
} from '../../../resources/user/clusters/cluster-readings'
import { type Fact, FactList, factOf } from '../../../views/confirm/fact-list'
import type { FeatureName } from './features'

/** Features that are asked about before they are turned off. */
export type AskedFeature = FeatureName | 'dataStudio'

/**
 * Who or what uses a feature, as far as the product API tells: no call says which data apps or agents rely on one.
 */
export function WhatFeatureServes({ name, cluster }: { name: AskedFeature; cluster: ClusterDetail }) {
  const reading = useKnownCluster(cluster)
  if (name === 'deltaSharing') return <Tenants reading={reading} />
  if (name === 'externalBi') return <SqlUsers reading={reading} />
  return <Users reading={reading} />
}

type OfCluster = { reading: ClusterReading }

/** The people who may use the cluster, and with it the feature. */
function Users({ reading }: OfCluster) {
  return <FactList facts={[useUserFact(reading)]} />
}

/** As above, and the services the connections go through. */
function SqlUsers({ reading }: OfCluster) {
  const users = useUserFact(reading)
  const { ofCluster, ifAllowed, context } = reading
  const services = useCallQuery('getServiceStatus', ofCluster, {
    ...ifAllowed(useVerdict('show', 'ClusterServices', context)),
    refetchInterval: () => false,
  })
  const { nodes, unread } = services.data?.sqli ?? { nodes: [], unread: 0 }
  const isAnyKnown = nodes.length + unread > 0
  // The feature is on: where no service of it is listed, that does not mean that there is none.
  const fact: Fact = isAnyKnown
    ? { lines: nodes.map((node) => node.name), unread }
    : services.isLoading
      ? 'reading'
      : 'unknown'
  return <FactList facts={[users, { label: 'settingCards.sqlServices', fact }]} />
}

/** Credentials are a tenant's own (CFG-D12). */
function Tenants({ reading: { ofCluster } }: OfCluster) {
  const { data, isLoading } = useCallQuery('listTenants', ofCluster, { retry: false })
  const fact = factOf(data, isLoading, (all) => all.map(({ name }) => name))
  return <FactList facts={[{ label: 'settingCards.sharedTenants', fact }]} />
}

function useUserFact(reading: ClusterReading) {
  return { label: 'clusterPage.usersWithAccess', fact: useUserNames(reading), isLong: true } as const
}
