import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { type Area, areas } from '../../access/action-labels'
import { type Explored, explored } from '../../access/explore'
import { type ClusterState, clusterStates } from '../../domain/cluster-state'
import { useLocationNow } from '../../ui/use-location-now'
import { useQueryParameters } from '../../ui/use-query-parameters'

/** What the page shows, as its address says it; what the address says wrongly is as if it were not there. */
export type AccessAddress = {
  tab: 'explore' | 'drift'
  /** `me`, the name of a role, or `user:` and the id of a person. */
  as: string
  state: ClusterState | undefined
  area: Area | undefined
  verdict: Explored | undefined
  search: string
  /** Keys of the actions whose rules are shown. */
  open: ReadonlySet<string>
  change: (change: Partial<Record<AddressKey, string>>) => void
}

type AddressKey = 'as' | 'state' | 'area' | 'verdict' | 'q' | 'open'

/**
 * Reads and writes the state of the page in the query of its address. Whoever has no id but an e-mail address is kept
 * beside it, in the state of the entry: an address is logged, copied and sent along.
 */
export function useAccessAddress(): AccessAddress {
  const [parameters, setParameters] = useQueryParameters()
  const kept: unknown = useLocation().state?.[stateKey]
  const locationNow = useLocationNow()
  const change = useCallback<AccessAddress['change']>(
    ({ as, ...others }) => {
      const isMail = as?.includes('@') ?? false
      const changes = as === undefined ? others : { ...others, as: isMail ? '' : as }
      const { state } = locationNow()
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes))
            if (value) after.set(key, value)
            else after.delete(key)
          return after
        },
        {
          ...{ replace: true, preventScrollReset: true },
          state: as === undefined ? state : { ...state, [stateKey]: isMail ? as : undefined },
        },
      )
    },
    [locationNow, setParameters],
  )

  return useMemo(() => {
    const read = (key: AddressKey) => parameters.get(key) ?? ''
    return {
      tab: parameters.get('tab') === 'drift' ? 'drift' : 'explore',
      as: typeof kept === 'string' ? kept : read('as') || 'me',
      state: clusterStates.find((state) => state === read('state')),
      area: areas.find((area) => area === read('area')),
      verdict: explored.find((verdict) => verdict === read('verdict')),
      search: read('q'),
      open: new Set(read('open').split(',').filter(Boolean)),
      change,
    }
  }, [parameters, kept, change])
}

const stateKey = 'accessOf'
