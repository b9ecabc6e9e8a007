import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What Refine is told wherever it stands: it keeps what it reads with everything else, and nobody is told of it. */
export function useRefineOptions() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      disableTelemetry: true,
      reactQuery: { clientConfig: queryClient },
      disableRouteChangeHandler: true,
    }),
    [queryClient],
  )
}
