import { Link } from 'react-router'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './page-states.module.css'

/** The person has no cluster at all (DET-049, DET-D04). */
export function NoClusters() {
  return (
    <section className={styles.state}>
      <Icon name="empty" />
      <h1>{t('clusterPage.noClusters')}</h1>
      <p>{t('clusterPage.noClustersText')}</p>
      <Link className="button button-primary" to="/clusters">
        {t('clusterPage.backToClusters')}
      </Link>
    </section>
  )
}
