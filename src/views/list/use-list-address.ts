import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { addressPrefix } from '../records/address-prefix'

/** What of a list's state the address bar holds, so that it can be shared and come back to. */
export type ListAddress = {
  search: string
  /** Chosen value by filter key; filters that filter nothing are left out. */
  filters: Readonly<Record<string, string>>
  /** Keys of the panels that are closed; they open by default (CLU-004). */
  closed: ReadonlySet<string>
  change: (change: {
    search?: string
    filters?: Record<string, string>
    closed?: ReadonlySet<string>
  }) => void
}

const searchKey = 'q'
const closedKey = 'closed'

/** Reads and writes a list's state in the query of the address; other parameters are left alone. */
export function useListAddress(definition: ResourceDefinition): ListAddress {
  const prefix = addressPrefix(definition)
  const { filters } = definition.list
  const [parameters, setParameters] = useSearchParams()

  const change = useCallback<ListAddress['change']>(
    ({ search, filters, closed }) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          const set = (key: string, value: string) =>
            value ? after.set(prefix + key, value) : after.delete(prefix + key)
          if (search !== undefined) set(searchKey, search)
          for (const [key, value] of Object.entries(filters ?? {})) set(key, value)
          if (closed) set(closedKey, [...closed].join(','))
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [prefix, setParameters],
  )

  return useMemo(() => {
    const chosen = (filters ?? []).map(({ key }): [string, string] => [
      key,
      parameters.get(prefix + key) ?? '',
    ])
    return {
      search: parameters.get(prefix + searchKey) ?? '',
      filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
      closed: new Set((parameters.get(prefix + closedKey) ?? '').split(',').filter(Boolean)),
      change,
    }
  }, [parameters, filters, prefix, change])
}
