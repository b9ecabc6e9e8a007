import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router'

/** The address as it is: drawing may be behind, and who writes to what was drawn last undoes what was written since. */
export function useLocationNow(): () => Location {
  const router = useContext(DataRouterContext)?.router
  const drawn = useLocation()
  return useCallback(() => router?.state.location ?? drawn, [router, drawn])
}
