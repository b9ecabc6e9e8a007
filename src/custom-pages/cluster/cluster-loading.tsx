import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './page-states.module.css'

/** The page before the cluster is here: the specified words, over the geometry of tabs and facts (DET-047). */
export function ClusterLoading() {
  return (
    <div aria-busy="true">
      <p className={styles.loading} role="status">
        <Icon name="state-working" isSpinning />
        {t('clusterPage.loading')}
      </p>
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}
