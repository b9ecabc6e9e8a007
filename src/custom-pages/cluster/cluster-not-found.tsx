import { Link } from 'react-router'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** No cluster has this name: why that may be, and the way back (DET-048, DET-D04). */
export function ClusterNotFound({ name }: { name: string }) {
  return (
    <StatePanel
      icon="state-unknown"
      level={1}
      title={t('clusterPage.notFoundTitle', { name })}
      text={t('clusterPage.notFoundText')}
    >
      <Link className="button button-primary" to="/clusters">
        {t('clusterPage.backToClusters')}
      </Link>
    </StatePanel>
  )
}
