import { Link } from 'react-router'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useCallQuery } from '../../providers/use-call'
import { useVerdict } from '../../providers/use-verdict'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import { Ruled } from '../../views/reasons/ruled'
import styles from './premium-mark.module.css'

/**
 * The badge of a premium cluster, or the way to become one: the plans, with this cluster chosen (DET-013, DET-D06,
 * PLAN-D15); neither where the package is not offered.
 */
export function PremiumMark({ cluster }: { cluster: ClusterDetail }) {
  const { data, error } = useCallQuery('getPremiumPackage', {}, { retry: false })
  // A server that cannot tell takes nothing away from what its clusters say of themselves (README decision 17).
  const context = { cluster, detail: cluster, hasPremiumPackage: data ?? error !== null }
  const mark = useVerdict('show', 'ClusterPage', context)
  if (mark.isAllowed) {
    return (
      <span className={styles.badge}>
        <Icon name="spark" />
        {t('clusterPage.premium')}
      </span>
    )
  }
  return (
    <Ruled action="upgrade" subject="ClusterPage" context={context}>
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
    </Ruled>
  )
}
