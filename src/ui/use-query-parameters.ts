import { useCallback, useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams,
} from 'react-router'

/** Changes the query of the address: it is given a copy of the query as it stands, and returns the one to go to. */
export type ChangeQueryParameters = (
  change: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void

/**
 * react-router's `useSearchParams`, whose changes start from the address as it is. The library's own start from what was
 * drawn last, and drawing may be behind: of two changes in quick succession the first would be lost.
 */
export function useQueryParameters(): [parameters: URLSearchParams, change: ChangeQueryParameters] {
  const [parameters, setParameters] = useSearchParams()
  const router = useContext(DataRouterContext)?.router
  const change = useCallback<ChangeQueryParameters>(
    (change, options) =>
      setParameters(
        (drawn) => change(router ? new URLSearchParams(router.state.location.search) : drawn),
        options,
      ),
    [router, setParameters],
  )
  return [parameters, change]
}
