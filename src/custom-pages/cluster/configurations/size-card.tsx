import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { Spinner } from '../../../ui/spinner'
import { ReadingFailure } from '../../../views/reading-failure'
import { SettingCard } from '../setting-card'
import { SizeChoice } from './size-choice'

/** The size of a cluster, of those that are offered where it runs (D2 §5 'Size slider', API-D25). */
export function SizeCard({ cluster }: { cluster: ClusterDetail }) {
  const { k8sClusterCode: clusterCode } = cluster
  const { data, error, refetch } = useCallQuery(
    'getSizes',
    { query: { clusterCode: clusterCode ?? '' } },
    { enabled: clusterCode !== null, retry: false },
  )
  return (
    <SettingCard title={t('settings.size')} about={<p>{t('clusterSize.about')}</p>}>
      {clusterCode === null && <p className="second">{t('clusterSize.noPlace')}</p>}
      {clusterCode !== null && !data && !error && (
        <div aria-busy="true" style={{ minHeight: 330 }}>
          <Spinner text={t('clusterSize.loading')} />
        </div>
      )}
      {error && !data && (
        <ReadingFailure text={t('createCluster.sizesFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && data.allSizes.length === 0 && <p className="second">{t('clusterSize.empty')}</p>}
      {data && data.allSizes.length > 0 && <SizeChoice cluster={cluster} offer={data} />}
    </SettingCard>
  )
}
