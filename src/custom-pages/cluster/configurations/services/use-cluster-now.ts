import { useEffect, useEffectEvent, useState } from 'react'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes, type NodeCounts } from '../../../../domain/configured-nodes'
import { useClusterRereading } from '../../use-settled-change'

/**
 * The cluster as the server has it now, for a change that starts from its number of nodes: read at once, and again
 * before the change is sent.
 */
export function useClusterNow(shown: ClusterDetail, service: keyof NodeCounts) {
  const { readAgain } = useClusterRereading(shown)
  const [cluster, setCluster] = useState(shown)
  const [reading, setReading] = useState<'reading' | 'read' | 'failed'>('reading')
  const [movedFrom, setMovedFrom] = useState<number | null>(null)

  const read = async (): Promise<ClusterDetail | null> => {
    setReading('reading')
    const now = await readAgain()
    if (now) setCluster(now)
    setReading(now ? 'read' : 'failed')
    return now
  }
  const readFirst = useEffectEvent(read)
  useEffect(() => void readFirst(), [])

  return {
    cluster,
    reading,
    /** What the number was before somebody else changed it; null while nobody has. */
    movedFrom,
    readAgain: read,
    /** The cluster read again, where its number is still what the person has seen; null where it is not. */
    readSame: async (): Promise<ClusterDetail | null> => {
      const now = await read()
      const before = configuredNodes(cluster)[service]
      if (!now || configuredNodes(now)[service] === before) return now
      setMovedFrom(before)
      return null
    },
  }
}
