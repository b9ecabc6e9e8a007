import { useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { type ClusterState, clusterStateOf } from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { AntdProvider } from '../../../ui/antd-provider'
import { Button } from '../../../ui/button'
import { StatePanel } from '../../../ui/state-panel'
import { errorSentence } from '../../../views/error-sentence'
import { ReadingFailure } from '../../../views/reading-failure'
import styles from './advanced-configuration.module.css'
import { ConfigForm } from './config-form'
import { ConfigWaiting } from './config-waiting'

/** The advanced configurations of the server and of each tenant (D2 §2 'Advanced configurations tab'). */
export function AdvancedConfiguration({ cluster }: { cluster: ClusterDetail }) {
  const state = clusterStateOf(cluster)
  const { data, error, isFetching, refetch } = useCallQuery(
    'listAdvancedConfigurations',
    { path: { instanceId: cluster.id } },
    // Passwords are among the answers: they are not kept once nobody looks.
    { enabled: state === 'running', gcTime: 0 },
  )
  const [isEdited, setEdited] = useState(false)
  // What is typed stays when the cluster is disconnected meanwhile: the form says that nothing can be saved now.
  if (data && (state === 'running' || isEdited)) {
    return (
      <AntdProvider>
        {error && state === 'running' && (
          <div className={styles.stale}>
            <ReadingFailure
              text={t('advancedConfiguration.stale')}
              error={error}
              isReading={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {data.length === 0 ? (
          <Empty />
        ) : (
          <ConfigForm cluster={cluster} groups={data} onEdited={setEdited} onSaved={() => void refetch()} />
        )}
      </AntdProvider>
    )
  }
  if (state !== 'running') return <NotConnected state={state} />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return <ConfigWaiting />
}

/** ADV-012, ADV-013, ADV-024. */
function NotConnected({ state }: { state: ClusterState }) {
  const text = t('advancedConfiguration.mustBeConnected')
  if (state === 'creating' || state === 'starting-up')
    return <StatePanel icon="clock" title={t('advancedConfiguration.loading')} text={text} />
  // Of a cluster in no known state it is not said that it is disconnected.
  if (state === 'corrupted' || state === 'unknown') return <StatePanel icon="info" title={text} />
  return <StatePanel icon="disconnect" title={t('advancedConfiguration.disconnected')} text={text} />
}

function Empty() {
  return (
    <StatePanel
      icon="empty"
      title={t('advancedConfiguration.empty')}
      text={t('advancedConfiguration.emptyText')}
    />
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <StatePanel
      icon="alert"
      tone="error"
      title={t('advancedConfiguration.failed')}
      text={errorSentence(error)}
    >
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </StatePanel>
  )
}
