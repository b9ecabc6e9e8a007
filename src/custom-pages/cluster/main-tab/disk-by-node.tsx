import { useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { lazyPiece } from '../../../ui/lazy-piece'
import { Popover } from '../../../ui/popover'
import { NodesLoading } from './nodes-loading'

const NodeDisks = lazyPiece(() => import('./node-disks').then((file) => file.NodeDisks), {
  Waiting: NodesLoading,
})

/** Opens how much of its disk each node uses (DET-019, DET-D16). */
export function DiskByNode({ cluster }: { cluster: ClusterDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('usage.byNode')}
      icon="details"
      isOpen={isOpen}
      onOpenChange={setOpen}
      onIntent={() => void NodeDisks.preload()}
      place="card"
    >
      <h2>{t('usage.nodesTitle')}</h2>
      <NodeDisks cluster={cluster} />
    </Popover>
  )
}
