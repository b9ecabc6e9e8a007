import { useEffect, useEffectEvent, useState } from 'react'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { useClusterRereading } from '../../use-settled-change'

type Count = 'analyticsNodes' | 'loaderNodes'

/**
 * The cluster as the server has it now, for a change that starts from one of its numbers: read at once, and again
 * before the change is sent.
 */
export function useClusterNow(shown: ClusterDetail, count: Count) {
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
    /** Whether the number is still what the person has seen. */
    isSame: async (): Promise<boolean> => {
      const now = await read()
      if (!now || now[count] === cluster[count]) return now !== null
      setMovedFrom(cluster[count])
      return false
    },
  }
}
