import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { AccessContext } from '../../access/access-context'
import { roleNameOf } from '../../access/viewpoint'
import { ApiError } from '../../api/errors'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../../views/error-sentence'
import { FreshnessLine } from '../../views/list/freshness-line'
import { PageTrail } from '../../views/page-trail'
import { ViewAsChoice } from '../../views/view-as/view-as-choice'
import { useAccessAddress } from './access-address'
import styles from './access-page.module.css'
import { AccessTabs } from './access-tabs'
import { DriftReport } from './drift-report'
import { Explorer } from './explorer'

/** Who may do what on a cluster and why, and where its policies and the published matrix part; for who runs it. */
export function AccessPage() {
  const { clusterName = '' } = useParams()
  return <AccessTo key={clusterName} clusterName={clusterName} />
}

function AccessTo({ clusterName }: { clusterName: string }) {
  const { person } = useSession()
  const path = { id: person.uuid, name: clusterName }
  const reading = useCallQuery('getCluster', { path })
  const { data: cluster, error, dataUpdatedAt, isFetching, refetch } = reading

  return (
    <div className={styles.page}>
      <PageTrail here={t('accessExplorer.crumb')} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('accessExplorer.title')}</h1>
          <p className="second">{t('accessExplorer.about')}</p>
        </div>
        {cluster && (
          <FreshnessLine
            list={{ updatedAt: dataUpdatedAt, error, isRefreshing: isFetching, refresh: refetch }}
          />
        )}
      </header>
      {cluster ? (
        <Content cluster={cluster} readAt={dataUpdatedAt} />
      ) : error ? (
        <Failure name={clusterName} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Content({ cluster, readAt }: { cluster: ClusterDetail; readAt: number }) {
  const { person, productKey, environment } = useSession()
  const context = useMemo<AccessContext>(
    () => ({ person, productKey, environment, cluster, detail: cluster }),
    [person, productKey, environment, cluster],
  )
  const verdict = useVerdict('open', 'AccessExplorer', { cluster, detail: cluster })
  const { tab } = useAccessAddress()

  if (!verdict.isAllowed) {
    const reason = verdict.reasons[0]?.sentence ?? ''
    const role = t(clusterRoleLabel(roleNameOf(context)))
    return (
      <StatePanel
        icon="shield"
        tone="notice"
        title={t('accessExplorer.forbiddenTitle')}
        text={t('accessExplorer.forbiddenText', { reason, role })}
      >
        <Link className="button button-primary" to={clusterAddress(cluster.name)}>
          {t('accessExplorer.backToCluster')}
        </Link>
      </StatePanel>
    )
  }
  return (
    <>
      <AccessTabs name={cluster.name} current={tab} />
      {tab === 'drift' ? (
        <DriftReport context={context} readAt={readAt} />
      ) : (
        <>
          <Explorer cluster={cluster} context={context} />
          <ViewAsChoice cluster={cluster} />
        </>
      )}
    </>
  )
}

function Failure({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.statusCode === 404) {
    return (
      <StatePanel
        icon="state-unknown"
        title={t('accessExplorer.notFoundTitle', { name })}
        text={t('accessExplorer.notFoundText')}
      >
        <Link className="button button-primary" to="/clusters">
          {t('accessExplorer.backToClusters')}
        </Link>
      </StatePanel>
    )
  }
  return (
    <StatePanel icon="alert" tone="error" title={t('accessExplorer.failed')} text={errorSentence(error)}>
      <Button kind="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </StatePanel>
  )
}

/** The geometry of what comes. */
function Loading() {
  return (
    <div aria-busy="true">
      <p className={styles.loading} role="status">
        <Icon name="state-working" isSpinning />
        {t('accessExplorer.loading')}
      </p>
      <div className={styles.block} aria-hidden="true" />
    </div>
  )
}

function clusterAddress(name: string): string {
  return `/clusters/${encodeURIComponent(name)}?tab=access-and-security`
}
