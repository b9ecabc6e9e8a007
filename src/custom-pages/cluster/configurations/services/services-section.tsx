import '../../../../locales/setting-texts'
import { useEffect, useId, useState } from 'react'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { clusterStateOf } from '../../../../domain/cluster-state'
import { type ServiceStatuses, serviceGroups } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { AntdProvider } from '../../../../ui/antd-provider'
import { Icon } from '../../../../ui/icon'
import { lazyDialog } from '../../../../ui/lazy-dialog'
import { Spinner } from '../../../../ui/spinner'
import { whenIdle } from '../../../../ui/when-idle'
import { ReadingFailure } from '../../../../views/reading-failure'
import type { ServiceRows } from './service-rows'
import { ServiceTable } from './service-table'
import styles from './services.module.css'
import { commandOf, type ServiceRequest, useServiceCommand } from './use-service-command'
import { useServices } from './use-services'
import { useStatusNews } from './use-status-news'

const InterruptionDialog = lazyDialog(() =>
  import('./interruption-dialog').then((file) => file.InterruptionDialog),
)

/** The services of a cluster, node by node, and what may be done to them (D2 §2 'Services control tables'). */
export function ServicesSection({ cluster }: { cluster: ClusterDetail }) {
  const id = useId()
  const isRunning = clusterStateOf(cluster) === 'running'
  return (
    <section className={`surface ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('settings.services')}</h2>
        <p className="second">{t('services.about')}</p>
      </div>
      {isRunning ? <RunningServices cluster={cluster} /> : <NotRunning cluster={cluster} />}
    </section>
  )
}

/** In place of the tables of a cluster that does not run (CFG-027, CFG-D02). */
function NotRunning({ cluster }: { cluster: ClusterDetail }) {
  const state = clusterStateOf(cluster)
  const isComing = state === 'creating' || state === 'starting-up'
  // Of a cluster in no known state it is not said that it is disconnected.
  const isKnown = state !== 'corrupted' && state !== 'unknown'
  return (
    <div className={styles.placeholder}>
      <Icon name={isComing ? 'clock' : 'disconnect'} size={24} />
      <p>
        {isKnown && (
          <strong>{t(isComing ? 'services.clusterLoading' : 'services.clusterDisconnected')}</strong>
        )}{' '}
        {t('services.mustBeConnected')}
      </p>
    </div>
  )
}

function RunningServices({ cluster }: { cluster: ClusterDetail }) {
  const { statuses, rows, rowsOf, error, isReading, retry, follow } = useServices(cluster)
  if (statuses === undefined || rows === undefined)
    return error ? (
      <div className={styles.failure}>
        <ReadingFailure text={t('services.failed')} error={error} onRetry={retry} />
      </div>
    ) : (
      <div className={`${styles.placeholder} ${styles.loading}`}>
        <Spinner text={t('services.loading')} />
      </div>
    )
  return (
    <AntdProvider>
      {error && (
        <div className={styles.failure}>
          <ReadingFailure text={t('services.stale')} error={error} isReading={isReading} onRetry={retry} />
        </div>
      )}
      <ServiceTables cluster={cluster} statuses={statuses} rows={rows} rowsOf={rowsOf} follow={follow} />
    </AntdProvider>
  )
}

type ServiceTablesProps = {
  cluster: ClusterDetail
  statuses: ServiceStatuses
  rows: ServiceRows
  rowsOf: (statuses: ServiceStatuses) => ServiceRows
  follow: () => Promise<ServiceStatuses | null>
}

function ServiceTables({ cluster, statuses, rows, rowsOf, follow }: ServiceTablesProps) {
  const { perform, during, pendingOn } = useServiceCommand(cluster, follow, rowsOf)
  const [asked, setAsked] = useState<ServiceRequest | null>(null)
  const news = useStatusNews(rows)
  useEffect(() => whenIdle(InterruptionDialog.preload), [])
  const shown = serviceGroups.filter((group) => {
    const { unread, isListed } = statuses[group]
    // Every cluster has these two: where they are not listed, that is said.
    const isMissing = (group === 'analytics' || group === 'loader') && !isListed
    return rows[group].length > 0 || unread > 0 || isMissing
  })
  const commandNow = (request: ServiceRequest) =>
    commandOf(request, rows[request.group], statuses[request.group].unread)

  function handleRequest(request: ServiceRequest) {
    const isInterruption = request.action === 'stop' || request.action === 'restart'
    if (isInterruption) setAsked(request)
    else void perform(commandNow(request))
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {shown.length === 0 && <p className={styles.placeholder}>{t('services.empty')}</p>}
      {shown.map((group) => (
        <ServiceTable
          key={group}
          cluster={cluster}
          group={group}
          rows={rows[group]}
          said={statuses[group]}
          follow={follow}
          pendingOn={(names) => pendingOn(group, names)}
          during={(words, work) => during({ group, names: null, action: null, words }, work)}
          onRequest={handleRequest}
        />
      ))}
      {asked && (
        <InterruptionDialog
          cluster={cluster}
          command={commandNow(asked)}
          rows={rows[asked.group]}
          unread={statuses[asked.group].unread}
          onClose={() => setAsked(null)}
          onSubmit={() => {
            setAsked(null)
            void perform(commandNow(asked))
          }}
        />
      )}
    </>
  )
}
