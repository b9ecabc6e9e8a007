import { Navigate, useNavigate } from 'react-router'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { choices } from '../../resources/user/clusters/choices'
import { clusters } from '../../resources/user/clusters/definition'
import { usePageTitle } from '../../ui/use-page-title'
import { DefinedForm } from '../../views/form/defined-form'
import { PageTrail } from '../../views/page-trail'
import { ComponentsProvider } from '../../views/resource-components'
import { useRefusedVisit } from '../../views/use-refused-visit'
import styles from './create-cluster-page.module.css'
import { CreateClusterSummary } from './create-cluster-summary'
import { useIsSent } from './use-is-sent'

/** The page at /clusters/create (D1 §2); who may not create a cluster is sent to the list (CRE-035). */
export function CreateClusterPage() {
  usePageTitle(t('createCluster.title'))
  const navigate = useNavigate()
  const verdict = useVerdict('create', 'Cluster')
  useRefusedVisit(verdict, t('createCluster.notNow'), useIsSent())
  if (!verdict.isAllowed) return <Navigate to="/clusters" replace />
  return (
    <div className={styles.page}>
      <PageTrail here={t('createCluster.title')} />
      <header>
        <h1>{t('createCluster.title')}</h1>
        <p className="second">{t('createCluster.intro')}</p>
      </header>
      <ComponentsProvider components={components}>
        <DefinedForm
          definition={clusters}
          mode="create"
          aside={<CreateClusterSummary />}
          onClose={() => void navigate('/clusters')}
        />
      </ComponentsProvider>
    </div>
  )
}

/** They come with this page: the list of clusters does without. */
const components = { clusters: { choices } }
