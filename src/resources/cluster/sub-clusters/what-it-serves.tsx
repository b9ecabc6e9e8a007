import { recordAs } from '../../../definitions/resource-record'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { SubCluster } from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'
import { FactList, factOfOne, factOfOthers } from '../../../views/confirm/fact-list'
import type { ConsequencesProps, OtherRecords } from '../../../views/resource-components'
import { useKnownCluster, useUserNames } from '../../user/clusters/cluster-readings'

/** What ends with a self-managed cluster that is deleted, disconnected or whose nodes stop, and what is left. */
export function WhatItServes({ record, others, scope }: ConsequencesProps) {
  if (scope.kind !== 'cluster') return null
  return <Facts subCluster={recordAs<SubCluster>(record)} others={others} cluster={scope.cluster} />
}

type FactsProps = { subCluster: SubCluster; others: OtherRecords; cluster: ClusterDetail }

function Facts({ subCluster: { type, nodes, ipu, isFallback }, others, cluster }: FactsProps) {
  const users = useUserNames(useKnownCluster(cluster))
  const isLike = (other: SubCluster) => other.type === type && other.state === 'running'
  const connected = factOfOthers<SubCluster>(others, (all) => all.filter(isLike).map(({ name }) => name))
  return (
    <>
      {isFallback && <p>{t('subClusters.fallbackEnds')}</p>}
      <FactList
        facts={[
          { label: 'subClusters.nodes', fact: factOfOne(nodes) },
          { label: 'subClusters.ipuWhileConnected', fact: factOfOne(ipu) },
          { label: 'subClusters.othersConnected', fact: connected },
          { label: 'clusterPage.usersWithAccess', fact: users, isLong: true },
        ]}
      />
    </>
  )
}
