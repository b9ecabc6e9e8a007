import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { useLocationNow } from './use-location-now'

/** Changes the query of the address: it is given a copy of the query as it stands, and returns the one to go to. */
export type ChangeQueryParameters = (
  change: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void

/**
 * react-router's `useSearchParams`, whose changes start from the address as it is. The library's own start from what was
 * drawn last, and drawing may be behind: of two changes in quick succession the first would be lost; and they drop the
 * state of the entry.
 */
export function useQueryParameters(): [parameters: URLSearchParams, change: ChangeQueryParameters] {
  const [parameters, setParameters] = useSearchParams()
  const locationNow = useLocationNow()
  const change = useCallback<ChangeQueryParameters>(
    (change, options) => {
      const { search, state } = locationNow()
      // Where a person came from goes with the page, not with what its query says.
      setParameters(change(new URLSearchParams(search)), { state, ...options })
    },
    [locationNow, setParameters],
  )
  return [parameters, change]
}
