import { Link, useParams } from 'react-router'
import { t } from '../../locales/t'
import { clusters } from '../../resources/user/clusters'
import { ActionHostProvider } from '../../views/action/action-host-provider'
import { useAnnouncedOutcomes } from '../../views/action/use-announced-outcomes'
import { ListFailure } from '../../views/list/list-states'
import { textOf } from '../../views/records/resource-record'
import { useRecords } from '../../views/records/use-records'
import { ClusterFacts } from './cluster-facts'
import { ClusterHead } from './cluster-head'
import { ClusterNotFound } from './cluster-not-found'
import styles from './cluster-page.module.css'

/** One cluster at /clusters/{name} (D2 §2): its state and one action, its menu and its key facts. */
export function ClusterPage() {
  const { clusterName = '' } = useParams()
  return (
    <ActionHostProvider definition={clusters}>
      <LoadedCluster name={clusterName} />
    </ActionHostProvider>
  )
}

function LoadedCluster({ name }: { name: string }) {
  const { records, error, refresh } = useRecords(clusters)
  useAnnouncedOutcomes(clusters, records)
  const record = records?.find((candidate) => textOf(candidate, 'name') === name)

  return (
    <div className={styles.page}>
      <nav className={styles.trail} aria-label={t('clusterPage.breadcrumb')}>
        <Link to="/clusters">{t('clusters.title')}</Link>
        <span aria-hidden="true">/</span>
        <span className={styles.here} aria-current="page">
          {name}
        </span>
      </nav>
      {record ? (
        <>
          <ClusterHead record={record} />
          <ClusterFacts record={record} />
        </>
      ) : records ? (
        <ClusterNotFound name={name} />
      ) : error ? (
        <ListFailure definition={clusters} error={error} onRetry={refresh} />
      ) : (
        <p className={styles.loading} role="status">
          {t('clusterPage.loading')}
        </p>
      )}
    </div>
  )
}
