import { Link } from 'react-router'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { PageNotice } from './page-notice'

const texts = { corrupted: 'clusterPage.unavailableText', unknown: 'clusterPage.unknownText' } as const

/** What is known of a cluster that nothing can be done with, and who can help. */
export function UnavailableNotice({ cluster }: { cluster: Cluster }) {
  const state = clusterStateOf(cluster)
  if (state !== 'corrupted' && state !== 'unknown') return null
  return (
    <PageNotice>
      {t(texts[state])} <Link to="/support">{t('clusterPage.contactSupport')}</Link>
    </PageNotice>
  )
}
