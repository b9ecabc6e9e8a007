import { Navigate, useParams } from 'react-router'
import { clusters } from '../../resources/user/clusters/definition'
import { ActionHostProvider } from '../../views/action/action-host-provider'
import { PageTrail } from '../../views/page-trail'
import { Ruled } from '../../views/reasons/ruled'
import { type Records, useRecords } from '../../views/records/use-records'
import { OpenedForm } from '../../views/section/opened-form'
import { ClusterFailure } from './cluster-failure'
import { ClusterHead } from './cluster-head'
import { ClusterLoading } from './cluster-loading'
import { ClusterNotFound } from './cluster-not-found'
import styles from './cluster-page.module.css'
import { ClusterTabs } from './cluster-tabs'
import { ClustersPanel } from './clusters-panel'
import { NoClusters } from './no-clusters'
import { OutdatedNotice } from './outdated-notice'
import { UnavailableNotice } from './unavailable-notice'
import { useClusterReading } from './use-cluster-reading'

/** One cluster at /clusters/{name}?tab={tab} (D2 §2): its head, its tabs, and the way to every other cluster. */
export function ClusterPage() {
  const { clusterName = '' } = useParams()
  const list = useRecords(clusters)

  return (
    <ActionHostProvider definition={clusters}>
      <div className={styles.page}>
        <Ruled action="list" subject="Cluster" refused={() => null}>
          <ClustersPanel list={list} current={clusterName} />
        </Ruled>
        <div className={styles.content}>
          <PageTrail here={clusterName} />
          <OpenedForm definition={clusters} records={list.records} />
          <ClusterContent key={clusterName} name={clusterName} list={list} />
        </div>
      </div>
    </ActionHostProvider>
  )
}

/** The cluster, or the one state the page is in without it (DET-047 to DET-049, DET-D04). */
function ClusterContent({ name, list }: { name: string; list: Records }) {
  const reading = useClusterReading(name, list)
  const { cluster, listed, isDeleted, error, refresh } = reading
  // What the list shows is there: the answer that it is not says only that it could not be read.
  const isMissing = reading.isMissing && listed === undefined

  if (isDeleted) return <Navigate to="/clusters" replace />
  if (isMissing && list.records) {
    return list.total === 0 ? <NoClusters /> : <ClusterNotFound name={name} />
  }
  if (isMissing && list.error) return <ClusterNotFound name={name} />
  if (cluster) {
    return (
      <>
        <ClusterHead cluster={cluster} record={cluster} />
        <OutdatedNotice reading={reading} />
        <UnavailableNotice cluster={cluster} />
        <ClusterTabs cluster={cluster} />
      </>
    )
  }
  return (
    <>
      {listed && <ClusterHead cluster={null} record={listed} />}
      {error && !isMissing ? <ClusterFailure error={error} onRetry={refresh} /> : <ClusterLoading />}
    </>
  )
}
