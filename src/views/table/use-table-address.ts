import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListQuery } from '../../providers/list-query'
import { readTableAddress, type TableChange, writeTableAddress } from './table-address'

export type TableAddress = ListQuery & {
  change: (change: TableChange, options?: { replace?: boolean }) => void
}

/**
 * A table's state in the address. What is typed replaces the address; a page, an order or a filter is a step that the
 * back button takes back.
 */
export function useTableAddress(definition: ResourceDefinition): TableAddress {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (change: TableChange, { replace = change.search !== undefined }: { replace?: boolean } = {}) =>
      setParameters((before) => writeTableAddress(definition, before, change), {
        replace,
        preventScrollReset: true,
      }),
    [definition, setParameters],
  )
  // The same object while this list's part of the address is the same: other lists of the page write there too.
  const text = JSON.stringify(readTableAddress(definition, parameters))
  return useMemo(() => ({ ...(JSON.parse(text) as ListQuery), change }), [text, change])
}
