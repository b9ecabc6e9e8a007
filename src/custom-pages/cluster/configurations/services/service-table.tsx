import Table, { type ColumnType } from 'antd/es/table'
import { useId } from 'react'
import { Link } from 'react-router'
import { isOfSubCluster, runningOf, type ServiceGroup, type ShownNode } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { useVerdict } from '../../../../providers/use-verdict'
import { useMediaQuery } from '../../../../ui/use-media-query'
import { ServiceStatusTag } from '../../../../views/cells/service-status-tag'
import { AllNodeActions, NodeActions } from './node-actions'
import { NodeFault } from './node-fault'
import { QuantityActions } from './quantity-actions'
import type { ServiceTableProps } from './service-table-props'
import { groupLabel } from './service-words'
import styles from './services.module.css'

/** One service: its status as a whole, and its nodes (CFG-007, CFG-D08, CFG-D37). */
export function ServiceTable(props: ServiceTableProps) {
  const { cluster, group, rows, said, follow, pendingOn, during } = props
  const { status, unread, isListed } = said
  const pending = pendingOn(null)
  const id = useId()
  const hasSubClusters = isOfSubCluster(group)
  const isNarrow = useMediaQuery('(max-width: 599px)')
  const label = groupLabel(group)
  const { isHidden } = useVerdict('open-self-managed-clusters', 'ClusterPage', { cluster, detail: cluster })
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h3 id={id}>
          {group === 'analyticsSubCluster' && !isHidden ? (
            <Link to={`/clusters/${encodeURIComponent(cluster.name)}?tab=self-managed-clusters`}>
              {label}
            </Link>
          ) : (
            label
          )}
        </h3>
        {status !== null && <ServiceStatusTag status={status} />}
        <div className={styles.groupActions}>
          {(group === 'analytics' || group === 'loader') && (
            <QuantityActions
              cluster={cluster}
              service={group}
              running={isListed && unread === 0 ? runningOf(rows) : null}
              pending={pending}
              during={during}
              follow={follow}
            />
          )}
          {!hasSubClusters && <AllNodeActions {...props} />}
        </div>
      </div>
      {/* What is on its way on one node shows at its buttons. */}
      <p role="status" className={styles.underWay}>
        {pending && pending.names?.length !== 1 && pending.words}
      </p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
        <section className={styles.frame} tabIndex={0} aria-label={t('services.nodesOf', { service: label })}>
          <Table<ShownNode>
            className={styles.table}
            size="middle"
            tableLayout="fixed"
            rowKey={rowKey(rows)}
            dataSource={rows}
            columns={columnsOf(props, hasSubClusters, isNarrow)}
            pagination={false}
            rowHoverable={false}
          />
        </section>
      )}
      {(unread > 0 || !isListed) && (
        <p role="status" className={styles.unread}>
          {unreadWords(said, label)}
        </p>
      )}
    </section>
  )
}

function unreadWords({ unread, isListed }: ServiceGroup, service: string): string {
  if (isListed) return t('services.unread', { count: unread })
  return t(unread === 0 ? 'services.notSent' : 'services.listUnread', { service })
}

/** Placeholders have no name of their own. */
function rowKey(rows: readonly ShownNode[]) {
  return (node: ShownNode) =>
    node.standing === 'creating' ? `creating ${rows.indexOf(node)}` : `${node.subCluster} ${node.name}`
}

/** In a narrow window a self-managed cluster stands under its node. */
function columnsOf(
  props: ServiceTableProps,
  hasSubClusters: boolean,
  isNarrow: boolean,
): ColumnType<ShownNode>[] {
  const { group } = props
  const hasColumn = hasSubClusters && !isNarrow
  const subCluster: ColumnType<ShownNode> = {
    title: t('services.subCluster'),
    width: '20%',
    render: (_, node) => node.subCluster,
  }
  return [
    {
      title: t('services.node'),
      width: hasColumn ? '24%' : isNarrow ? '35%' : '38%',
      rowScope: 'row',
      render: (_, { name, isFailover, subCluster: of }) => (
        <>
          <span className={styles.named}>
            <span className={styles.node}>{name}</span>{' '}
            {isFailover && <span className="second pill">{t('services.failover')}</span>}
          </span>
          {hasSubClusters && isNarrow && <div className={`second ${styles.under}`}>{of}</div>}
        </>
      ),
    },
    ...(hasColumn ? [subCluster] : []),
    {
      title: t('services.status'),
      width: hasColumn ? '22%' : isNarrow ? '39%' : '28%',
      render: (_, node) => (
        <span className={styles.status}>
          <ServiceStatusTag status={node.status} />
          <NodeFault node={node} service={groupLabel(group)} />
        </span>
      ),
    },
    { title: t('services.actions'), render: (_, node) => <NodeActions {...props} node={node} /> },
  ]
}
