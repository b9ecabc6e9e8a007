import type { ClusterDetail } from '../../../domain/cluster-detail'
import { type ClusterNode, nodesInOrder, nodeTypes } from '../../../domain/cluster-node'
import { diskLevelOf, storageText, usedPercent } from '../../../domain/storage'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { faultsIn } from '../../../providers/read-list'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { UnreadRecords } from '../../../views/list/unread-records'
import { ReadingFailure } from '../../../views/reading-failure'
import styles from './node-disks.module.css'
import { NodesLoading } from './nodes-loading'
import { UsedBar } from './used-bar'

/** How much of its disk each node uses, read when this is drawn (DET-019, DET-D16). */
export function NodeDisks({ cluster }: { cluster: ClusterDetail }) {
  const { person } = useSession()
  const path = { id: person.uuid, name: cluster.name }
  const { data, error, isFetching, refetch } = useCallQuery('listClusterNodes', { path }, { retry: false })
  const isFirst = !data && (isFetching || !error)
  return (
    <>
      {error && !isFirst && (
        <ReadingFailure
          text={t('usage.nodesFailed')}
          error={error}
          isReading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Nodes nodes={data} />}
      {isFirst && <NodesLoading />}
    </>
  )
}

function Nodes({ nodes }: { nodes: readonly ClusterNode[] }) {
  const faults = faultsIn(nodes)
  return (
    <>
      <UnreadRecords
        label={{ one: 'usage.node', many: 'usage.nodes' }}
        list={{ faults, total: nodes.length + faults.length }}
      />
      {nodes.length === 0 && faults.length === 0 && <p>{t('usage.noNodes')}</p>}
      <ul className={styles.nodes}>
        {nodesInOrder(nodes).map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no id, and their order says which is which
          <NodeDisk key={index} node={node} />
        ))}
      </ul>
    </>
  )
}

function NodeDisk({ node }: { node: ClusterNode }) {
  const { diskSize, availableSize } = node
  const percent = usedPercent(diskSize, availableSize)
  const isKnown = percent !== null && diskSize !== null && availableSize !== null
  return (
    <li>
      <p className={styles.line}>
        <span>{nameOf(node)}</span>
        <span className="figures">
          {isKnown
            ? t('usage.nodeUsed', {
                used: storageText(diskSize - availableSize),
                size: storageText(diskSize),
              })
            : t('clusters.notGiven')}
        </span>
      </p>
      {percent !== null && <UsedBar percent={percent} level={diskLevelOf(percent)} />}
    </li>
  )
}

function nameOf({ type, subCluster }: ClusterNode): string {
  const known = nodeTypes.find((each) => each === type)
  const kind = known ? t(typeNames[known]) : (type ?? t('usage.nodeUnknown'))
  return subCluster === null ? kind : t('usage.nodeOf', { type: kind, name: subCluster })
}

const typeNames = {
  analytics: 'usage.nodeAnalytics',
  loader: 'usage.nodeLoader',
  cmc: 'usage.nodeCmc',
  subcluster: 'usage.nodeSubCluster',
} as const satisfies Record<(typeof nodeTypes)[number], MessageKey>
