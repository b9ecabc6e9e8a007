import { useId } from 'react'
import { Link } from 'react-router'
import { consumptionCalls } from '../../../api/calls/consumption-calls'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { StatePanel } from '../../../ui/state-panel'
import { errorSentence } from '../../../views/error-sentence'
import { FreshnessLine } from '../../../views/list/freshness-line'
import { MonthChart } from './month-chart'
import { StorageChart } from './storage-chart'
import styles from './usage.module.css'
import { useConsumption } from './use-consumption'

/** What a cluster consumed: the IPU of the month by day, and its bucket over time (DET-025, DET-026). */
export function Usage({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const { data, error, dataUpdatedAt, isFetching, refetch } = useConsumption(cluster)
  return (
    <section className={styles.usage} aria-labelledby={titleId}>
      <div className={`row ${styles.head}`}>
        <h2 id={titleId}>{t('usage.title')}</h2>
        <Link to="/consumption" state={{ clusterId: cluster.id, clusterName: cluster.name }}>
          {t('usage.all')}
        </Link>
        {data && (
          <FreshnessLine
            list={{ updatedAt: dataUpdatedAt, error, isRefreshing: isFetching, refresh: refetch, cadence }}
          />
        )}
      </div>
      {!data && error && (
        <StatePanel
          icon="alert"
          tone="error"
          title={t('usage.failed')}
          text={errorSentence(error)}
          actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {!data && !error && (
        <div className={styles.charts} role="status" aria-busy="true">
          <span className="visually-hidden">{t('usage.loading')}</span>
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
        </div>
      )}
      {data && (
        <div className={styles.charts}>
          <MonthChart cluster={cluster} days={data.days} readAt={dataUpdatedAt} />
          <StorageChart sizes={data.bucketSizes} thresholds={data.bucketThresholds} />
        </div>
      )}
    </section>
  )
}

const cadence = consumptionCalls.getClusterConsumption.pollInterval
