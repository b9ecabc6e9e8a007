import { ResourceContext } from '@refinedev/core'
import { type ReactNode, useContext, useMemo } from 'react'
import type { ResourceDefinition } from '../definitions/define'

/**
 * Makes a definition one of Refine's resources for what stands inside, whichever page brought it: the data provider is
 * handed it with the resource's meta, which is no part of a key.
 */
export function DefinedResource(props: { definition: ResourceDefinition; children: ReactNode }) {
  const { definition, children } = props
  const { resources } = useContext(ResourceContext)
  const value = useMemo(() => {
    const { name, dataProviderName } = definition
    return {
      resources: [
        { name, meta: { definition, ...(dataProviderName && { dataProviderName }) } },
        ...resources.filter((other) => other.name !== name),
      ],
    }
  }, [definition, resources])
  return <ResourceContext value={value}>{children}</ResourceContext>
}
