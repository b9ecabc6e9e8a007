import { Link } from 'react-router'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** The person has no cluster at all (DET-049, DET-D04). */
export function NoClusters() {
  return (
    <StatePanel
      icon="empty"
      level={1}
      title={t('clusterPage.noClusters')}
      text={t('clusterPage.noClustersText')}
    >
      <Link className="button button-primary" to="/clusters">
        {t('clusterPage.backToClusters')}
      </Link>
    </StatePanel>
  )
}
