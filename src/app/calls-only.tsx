import { Refine } from '@refinedev/core'
import { type ReactNode, useMemo } from 'react'
import { useApi } from '../providers/api-context'
import { createDataProvider } from '../providers/data-provider'
import { useRefineOptions } from './use-refine-options'

/** Refine for the pages in front of the console: its hooks make calls there, and it knows no resource. */
export function CallsOnly({ children }: { children: ReactNode }) {
  const api = useApi()
  const dataProvider = useMemo(
    () => createDataProvider({ api, definitionOf: () => undefined, personId: () => '' }),
    [api],
  )
  return (
    <Refine dataProvider={dataProvider} options={useRefineOptions()}>
      {children}
    </Refine>
  )
}
