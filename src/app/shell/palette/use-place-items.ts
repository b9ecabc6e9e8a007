import { useEffect, useMemo, useState } from 'react'
import { useDefinitions } from '../../../providers/definitions-context'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import type { placesOf } from './cluster-places'
import type { PaletteItem } from './palette-item'
import { recordItemsOf, useRecordSource } from './record-items'

/**
 * Tabs and sections of the cluster one is at, as its page has read it, and once something is typed what its lists hold.
 * Their code is the page's, and comes with it.
 */
export function usePlaceItems(here: string | null, isTyped: boolean): readonly PaletteItem[] {
  const { person } = useSession()
  const source = useRecordSource()
  const brought = useDefinitions('cluster')
  const [places, setPlaces] = useState<{ of: typeof placesOf } | null>(null)
  const { data: cluster } = useCallQuery(
    'getCluster',
    { path: { id: person.uuid, name: here ?? '-' } },
    { enabled: here !== null, retry: false, staleTime: Number.POSITIVE_INFINITY },
  )
  useEffect(() => {
    if (here === null) return
    // Without the code there are no such entries; the page itself says that it did not come.
    void import('./cluster-places').then(
      (file) => setPlaces({ of: file.placesOf }),
      () => {},
    )
  }, [here])
  return useMemo(() => {
    if (here === null || !cluster || !places) return []
    const { items, definitions } = places.of(cluster, source, brought)
    if (!isTyped) return items
    const scope = { kind: 'cluster', cluster } as const
    return [...items, ...definitions.flatMap((definition) => recordItemsOf(definition, scope, source))]
  }, [here, cluster, places, source, brought, isTyped])
}
