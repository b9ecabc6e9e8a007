import { Link } from 'react-router'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import styles from './premium-mark.module.css'

/** The badge of a premium cluster, or the way to become one: the plans, with this cluster chosen (DET-013, DET-D06, PLAN-D15). */
export function PremiumMark({ cluster }: { cluster: ClusterDetail }) {
  const context = { cluster, detail: cluster }
  const mark = useVerdict('show', 'ClusterPage', context)
  const upgrade = useVerdict('upgrade', 'ClusterPage', context)
  if (mark.isAllowed) {
    return (
      <span className={styles.badge}>
        <Icon name="spark" />
        {t('clusterPage.premium')}
      </span>
    )
  }
  if (!upgrade.isAllowed) return null
  return (
    <Hint text={t('clusterPage.upgradeOffer')}>
      {(describedBy) => (
        <Link
          className={styles.link}
          to={`/plans?cluster=${encodeURIComponent(cluster.name)}`}
          aria-describedby={describedBy}
        >
          <Icon name="spark" />
          {t('clusterPage.upgrade')}
        </Link>
      )}
    </Hint>
  )
}
