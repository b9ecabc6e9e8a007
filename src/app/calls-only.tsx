import { Refine } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useApi } from '../providers/api-context'
import { createDataProvider } from '../providers/data-provider'

/** Refine for the pages in front of the console: its hooks make calls there, and it knows no resource. */
export function CallsOnly({ children }: { children: ReactNode }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const dataProvider = useMemo(
    () => createDataProvider({ api, definitionOf: () => undefined, personId: () => '' }),
    [api],
  )
  const options = useMemo(
    () => ({
      disableTelemetry: true,
      reactQuery: { clientConfig: queryClient },
      disableRouteChangeHandler: true,
    }),
    [queryClient],
  )
  return (
    <Refine dataProvider={dataProvider} options={options}>
      {children}
    </Refine>
  )
}
