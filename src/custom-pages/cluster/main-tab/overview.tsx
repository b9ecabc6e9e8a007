import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { missingFrom } from '../../../api/record-faults'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { configuredNodes } from '../../../domain/configured-nodes'
import { monthName } from '../../../domain/dates'
import { currentMonth, type DayConsumption, dailyThreshold, daysAbove } from '../../../domain/day-consumption'
import { rounded } from '../../../domain/rounded'
import { diskLevelOf, storageText, usedPercent } from '../../../domain/storage'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useVerdict } from '../../../providers/use-verdict'
import { Icon } from '../../../ui/icon'
import { valueText } from '../../../views/chart/chart-series'
import { mainTab } from '../tabs'
import { scrollToAnchor } from '../use-anchor-scroll'
import { DiskByNode } from './disk-by-node'
import type { MonthChartProps } from './month-chart'
import styles from './overview.module.css'
import { useConsumption } from './use-consumption'
import { UsedBar } from './used-bar'

/**
 * What a cluster has, each with the way to where it is changed: users, disk, size, region and features (D2 §2 'Main
 * tab'). A card without a way leads to nothing this person has.
 */
export function Overview({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const context = { cluster, detail: cluster }
  const { productKey } = useSession()
  const configurations = useVerdict('open-configurations', 'ClusterPage', context)
  const access = useVerdict('open-access-and-security', 'ClusterPage', context)
  const selfManaged = useVerdict('open-self-managed-clusters', 'ClusterPage', context)
  const advancedSql = useVerdict('show', 'AdvancedSql', context)
  const tab = (key: string, anchor = '') =>
    `/clusters/${encodeURIComponent(cluster.name)}?tab=${key}${anchor && `#${anchor}`}`
  const toSetting = (anchor: string) => (configurations.isHidden ? undefined : tab('configurations', anchor))
  const { tenantUsers } = cluster
  const nodes = configuredNodes(cluster)

  return (
    <section className={styles.overview} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('overview.title')}
      </h2>
      <ul className={styles.cards}>
        <MonthCard cluster={cluster} to={tab(mainTab, 'usage')} />
        <Card title="overview.users" to={access.isHidden ? undefined : tab('access-and-security')}>
          <strong className="figures">{tenantUsers ?? t('clusters.notGiven')}</strong>
        </Card>
        <Disk cluster={cluster} />
        <Card title="overview.size" to={toSetting('cluster-size')}>
          <p>
            {t('overview.analytics')}: {nodesOf(cluster.analyticsSize, nodes.analytics)}
          </p>
          <p>
            {t('overview.loader')}: {nodesOf(cluster.loaderSize, nodes.loader)}
          </p>
        </Card>
        <Card title="overview.region" to={toSetting('cluster-region')}>
          <strong>{cluster.regionAlias ?? t('clusters.notGiven')}</strong>
        </Card>
        <Card title="overview.externalBi" to={toSetting('cluster-external-bi-tools')}>
          <Turned isOn={cluster.isSqlEnabled} />
        </Card>
        {!advancedSql.isHidden && (
          <Card title="overview.advancedSql" to={toSetting(`cluster-${productKey}-x`)}>
            <Turned isOn={cluster.isAdvancedSqlEnabled} />
          </Card>
        )}
        <Card
          title="overview.selfManaged"
          to={selfManaged.isHidden ? undefined : tab('self-managed-clusters')}
        >
          <strong>{connectedText(cluster)}</strong>
        </Card>
      </ul>
    </section>
  )
}

type CardProps = {
  title: MessageKey
  to?: string | undefined
  onFollow?: () => void
  children: ReactNode
}

function Card({ title, to, onFollow, children }: CardProps) {
  return (
    <li className={`surface ${styles.card}`}>
      <h3>
        {to === undefined ? (
          t(title)
        ) : (
          <Link to={to} onClick={onFollow}>
            {t(title)}
          </Link>
        )}
      </h3>
      {children}
    </li>
  )
}

/** The IPU of the month so far, and the daily threshold beside it (DET-025, DET-085). */
function MonthCard({ cluster, to }: { cluster: ClusterDetail; to: string }) {
  const { data, isError, dataUpdatedAt } = useConsumption(cluster)
  const { hash } = useLocation()
  return (
    // Where the address names the section already nothing else would scroll.
    <Card title="usage.ipuTitle" to={to} onFollow={() => hash === '#usage' && scrollToAnchor('usage')}>
      {data ? (
        <Month cluster={cluster} days={data.days} readAt={dataUpdatedAt} />
      ) : isError ? (
        <p>{t('usage.figureFailed')}</p>
      ) : (
        <p className="second" aria-busy="true">
          {t('clusterPage.readingFact')}
        </p>
      )}
    </Card>
  )
}

function Month({ cluster, days, readAt }: MonthChartProps) {
  const month = currentMonth(days.entries, readAt)
  const threshold = dailyThreshold(cluster)
  const { faults } = days
  const unread = faults.filter(({ isShown }) => !isShown).length
  if (!days.isReadable) return <p>{t('usage.notRead')}</p>
  return (
    <>
      {month ? (
        <>
          <strong className="figures">{t('usage.ipu', { value: valueText(month.total) })}</strong>
          <p className="second">{t('usage.monthSoFar', { month: monthName(month.from) })}</p>
        </>
      ) : (
        faults.length === 0 && <p className="second">{t('usage.noDays')}</p>
      )}
      {month && threshold && <p className="second">{aboveText(month.days, threshold.value)}</p>}
      {faults.length > 0 && (
        <p>{t(unread > 0 ? 'usage.daysUnread' : 'usage.partsUnread', { count: unread })}</p>
      )}
    </>
  )
}

function aboveText(days: readonly DayConsumption[], limit: number): string {
  const count = daysAbove(days, limit)
  const threshold = valueText(limit)
  if (count === 0) return t('usage.overviewThreshold', { threshold })
  const above = t('usage.dayCount', { count })
  return t('usage.overviewAbove', { threshold, days: above })
}

/** The disk, or instead what the tenants consume of a storage that has no size (DET-019, DET-D09). */
function Disk({ cluster }: { cluster: ClusterDetail }) {
  const { hasRemoteStorage, consumedData, diskSize, availableDisk } = cluster
  const figure = hasRemoteStorage ? consumedData : diskSize
  const percent = hasRemoteStorage ? null : usedPercent(diskSize, availableDisk)
  return (
    <Card title={hasRemoteStorage ? 'overview.consumed' : 'overview.disk'}>
      <strong className="figures">{figure === null ? t('clusters.notGiven') : storageText(figure)}</strong>
      {percent !== null && (
        <>
          <UsedBar percent={percent} level={diskLevelOf(percent)} />
          <p className="second">{t('overview.used', { percent, free: storageText(availableDisk ?? 0) })}</p>
        </>
      )}
      {hasRemoteStorage && <DiskByNode cluster={cluster} />}
    </Card>
  )
}

/** How many self-managed clusters are connected, where the server lists them, and how many could not be read. */
function connectedText({ hasSubClusterList, subClusters }: ClusterDetail): string {
  const count = subClusters.length
  const unread = missingFrom(subClusters)
  if (!hasSubClusterList) return t('clusters.notGiven')
  if (count === 0) return t(unread > 0 ? 'clusters.notGiven' : 'overview.none')
  const running = subClusters.filter(({ state }) => state === 'running').length
  const connected = t('overview.connected', { running, count })
  return unread > 0 ? `${connected}, ${t('clusterPage.factUnread', { count: unread })}` : connected
}

function Turned({ isOn }: { isOn: boolean | null }) {
  if (isOn === null) return <strong>{t('clusters.notGiven')}</strong>
  return (
    <strong className={styles.turned}>
      <Icon name={isOn ? 'state-connected' : 'state-disconnected'} size={14} />
      {t(isOn ? 'overview.on' : 'overview.off')}
    </strong>
  )
}

function nodesOf(size: ClusterDetail['analyticsSize'], nodes: number | null): string {
  const name = size?.displayName ?? size?.name
  if (!name) return t('clusters.notGiven')
  const count = nodes === null ? t('overview.unknownNodes') : t('overview.nodeCount', { count: nodes })
  const ipu = size?.ipu ?? null
  return ipu === null
    ? t('overview.nodesWithoutIpu', { name, count })
    : t('overview.nodes', { name, ipu: rounded(ipu), count })
}
