import Table, { type ColumnsType } from 'antd/es/table'
import Tag from 'antd/es/tag'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reason } from '../../../access/explain'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { type ImportedApp, type ImportStatus, importsOf } from '../../../domain/data-app-import'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { AntdProvider } from '../../../ui/antd-provider'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { Spinner } from '../../../ui/spinner'
import { StatePanel } from '../../../ui/state-panel'
import { ReadingFailure } from '../../../views/reading-failure'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { useClusterRereading } from '../use-settled-change'
import styles from './data-apps-tab.module.css'
import { importEndLines, tryAgainTarget } from './import-end-lines'
import { useImportNews, useImportStatus } from './use-import-status'

const ImportEndDialog = lazyDialog(() => import('./import-end-dialog').then((file) => file.ImportEndDialog))

/** The Data Apps of a cluster: what was imported, what is being imported, and the way to the catalogue (D3 §2.3, §4.3). */
export function DataAppsTab({ cluster }: { cluster: ClusterDetail }) {
  const list = useVerdict('list', 'DataApp', { cluster, detail: cluster })
  if (!list.isAllowed)
    return (
      <StatePanel icon="lock" title={t('clusterPage.tabDataApps')} text={list.reasons[0]?.sentence ?? ''} />
    )
  return (
    <AntdProvider>
      <Panel cluster={cluster} />
    </AntdProvider>
  )
}

function Panel({ cluster }: { cluster: ClusterDetail }) {
  const { data, error, refetch } = useImportStatus(cluster.id)
  const { news, dismiss } = useImportNews(cluster.id, data)
  const { readAgain } = useClusterRereading(cluster)
  const { reasons } = useVerdict('import', 'DataApp', {
    cluster,
    detail: cluster,
    isImportingDataApps: data?.state === 'loading',
  })
  const apps = data && importsOf(data, cluster.importedBlueprints)
  const importing = <ImportButton cluster={cluster} reasons={reasons} />

  function handleDone() {
    dismiss()
    void refetch()
    void readAgain()
  }
  return (
    <section className={`surface ${styles.panel}`} aria-label={t('clusterPage.tabDataApps')}>
      <div className={styles.head}>
        <div>
          <h2>{t('clusterPage.tabDataApps')}</h2>
          <p className="second">{t('dataAppImport.panelAbout')}</p>
        </div>
        {importing}
      </div>
      {reasons[0] && <p className="second">{reasons[0].sentence}</p>}
      {data?.state === 'loading' && <UnderWay />}
      {data && error && <p role="status">{t('dataAppImport.statusStale')}</p>}
      {data && <Ended key={keyOf(data)} status={data} clusterName={cluster.name} />}
      {apps ? (
        <Imported apps={apps} isImporting={data?.state === 'loading'} />
      ) : error ? (
        <ReadingFailure text={t('dataAppImport.statusFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner text={t('dataAppImport.statusLoading')} />
      )}
      {news && <ImportEndDialog news={news} clusterName={cluster.name} onDone={handleDone} />}
    </section>
  )
}

/** Leads to the catalogue, for this cluster (APP-009). */
function ImportButton({ cluster, reasons }: { cluster: ClusterDetail; reasons: readonly Reason[] }) {
  const label = (
    <>
      <Icon name="plus" />
      {t('dataAppImport.import')}
    </>
  )
  if (reasons.length === 0)
    return (
      <Link
        className="button button-primary"
        to={`/data-apps?${new URLSearchParams({ cluster: cluster.name })}`}
      >
        {label}
      </Link>
    )
  return (
    <ReasonHint reasons={reasons}>
      {(describedBy) => (
        <Button kind="primary" isDisabled aria-describedby={describedBy}>
          {label}
        </Button>
      )}
    </ReasonHint>
  )
}

/** How far it is the server does not say. */
function UnderWay() {
  return (
    <div className={styles.underWay} role="status">
      <Icon name="state-working" isSpinning />
      <strong>{t('dataAppImport.importing')}</strong>
      <span className="second">{t('dataAppImport.importingText')}</span>
    </div>
  )
}

/** Another end is another notice: one that was closed was about this one. */
function keyOf({ state, failed, unnamedFailures, message, error }: ImportStatus): string {
  // Their names may arrive later.
  return JSON.stringify([state, failed.map(({ id }) => id), unnamedFailures, message, error])
}

/** What is missing of the last import stays readable, and can be tried again, after its dialog has gone. */
function Ended({ status, clusterName }: { status: ImportStatus; clusterName: string }) {
  const { state, failed, unnamedFailures, message, error } = status
  const [isClosed, setClosed] = useState(false)
  const isPartly = state === 'success' && failed.length + unnamedFailures > 0
  if (isClosed || (state !== 'failed' && !isPartly)) return null
  return (
    <div className={styles.ended}>
      <Icon name="warning" />
      <div>
        <strong>{t(isPartly ? 'dataAppImport.lastPartly' : 'dataAppImport.lastFailed')}</strong>
        {importEndLines([message.body, error], failed, unnamedFailures).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Link {...tryAgainTarget(clusterName, failed)}>{t('dataAppImport.tryAgain')}</Link>
      </div>
      <Button
        kind="icon"
        aria-label={t('common.close')}
        onClick={({ currentTarget }) => {
          // The button goes: the way to import is the first of its section.
          currentTarget.closest('section')?.querySelector<HTMLElement>('a, button')?.focus()
          setClosed(true)
        }}
      >
        <Icon name="close" />
      </Button>
    </div>
  )
}

function Imported({ apps, isImporting }: { apps: readonly ImportedApp[]; isImporting: boolean }) {
  if (apps.length === 0)
    return isImporting ? null : (
      <div className={styles.empty}>
        <span>
          <Icon name="empty" size={26} />
        </span>
        <h3>{t('dataAppImport.emptyTitle')}</h3>
        <p className="second">{t('dataAppImport.emptyText')}</p>
      </div>
    )
  return (
    <Table<ImportedApp>
      aria-label={t('dataAppImport.listName')}
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={[...apps]}
      columns={columns}
    />
  )
}

const columns: ColumnsType<ImportedApp> = [
  {
    title: t('dataAppImport.name'),
    dataIndex: 'name',
    rowScope: 'row',
    render: (name: string) => <Link to={`/data-apps/${encodeURIComponent(name)}`}>{name}</Link>,
  },
  {
    title: t('dataAppImport.tenants'),
    dataIndex: 'tenants',
    render: (tenants: readonly string[]) => tenants.map((tenant) => <Tag key={tenant}>{tenant}</Tag>),
  },
]
