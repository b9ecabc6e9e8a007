import { useEffect, useState } from 'react'
import { useDefinitions } from '../../../providers/definitions-context'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import type { placesOf } from './cluster-places'
import type { PaletteItem } from './palette-item'

/** Tabs and sections of the cluster one is at, as its page has read it; their code is the page's, and comes with it. */
export function usePlaceItems(here: string | null): readonly PaletteItem[] {
  const { person, productKey, environment } = useSession()
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
  if (here === null || !cluster || !places) return []
  return places.of(cluster, { person, productKey, environment }, brought)
}
