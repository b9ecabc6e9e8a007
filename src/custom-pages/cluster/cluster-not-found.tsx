import { Link } from 'react-router'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './page-states.module.css'

/** No cluster has this name: why that may be, and the way back (DET-048, DET-D04). */
export function ClusterNotFound({ name }: { name: string }) {
  return (
    <section className={styles.state}>
      <Icon name="state-unknown" />
      <h1>{t('clusterPage.notFoundTitle', { name })}</h1>
      <p>{t('clusterPage.notFoundText')}</p>
      <Link className="button button-primary" to="/clusters">
        {t('clusterPage.backToClusters')}
      </Link>
    </section>
  )
}
