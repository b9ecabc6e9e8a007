import { t } from '../../locales/t'
import { Spinner } from '../../ui/spinner'
import styles from './cluster-loading.module.css'

/** The page before the cluster is here: the specified words, over the geometry of tabs and facts (DET-047). */
export function ClusterLoading() {
  return (
    <div aria-busy="true">
      <Spinner text={t('clusterPage.loading')} />
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}
