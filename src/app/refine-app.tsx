import { Refine, type ResourceProps } from '@refinedev/core'
import { type ReactNode, useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../definitions/define'
import { t } from '../locales/t'
import { useApi } from '../providers/api-context'
import { createDataProvider } from '../providers/data-provider'
import { useAllDefinitions } from '../providers/definitions-context'
import { lateRestProvider } from '../providers/late-rest-provider'
import { notificationProvider } from '../providers/notification-provider'
import type { PrefetchedList } from '../providers/prefetched-list'
import { routerProvider } from '../providers/router-provider'
import { useSession } from '../providers/session-context'
import { createPath, listPath } from '../views/records/record-path'
import { useRefineOptions } from './use-refine-options'

export type RefineAppProps = {
  prefetched: PrefetchedList
  children: ReactNode
}

/** Refine's core over our providers; its resources are the definitions of the console. */
export function RefineApp({ prefetched, children }: RefineAppProps) {
  const api = useApi()
  const session = useSession()
  const latest = useRef(session)
  latest.current = session
  const { definitions } = useAllDefinitions()
  const known = useRef(definitions)
  known.current = definitions

  const dataProvider = useMemo(() => {
    const resources = {
      definitionOf: (resource: string) => known.current.find(({ name }) => name === resource),
      personId: () => latest.current.person.uuid,
    }
    return {
      default: createDataProvider({ api, ...resources, prefetched }),
      rest: lateRestProvider({ api, ...resources }),
    }
  }, [api, prefetched])
  const resources = useMemo(() => definitions.flatMap(readableResource), [definitions])
  const options = useRefineOptions()

  return (
    <Refine
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      notificationProvider={notificationProvider}
      resources={resources}
      options={options}
    >
      {children}
    </Refine>
  )
}

function readableResource(definition: ResourceDefinition): ResourceProps[] {
  try {
    return [toResource(definition)]
  } catch {
    // A definition that lacks its label must not keep the console from starting; its place tells the fault.
    return []
  }
}

function toResource(definition: ResourceDefinition): ResourceProps {
  const { name, label, create, scope, dataProviderName } = definition
  // What stands on a tab of a cluster has no address of its own.
  const addresses =
    scope === 'cluster'
      ? {}
      : {
          list: listPath(definition),
          ...(create?.layout === 'page' ? { create: createPath(definition) } : {}),
        }
  return {
    name,
    ...addresses,
    ...(name === 'clusters' ? { show: '/clusters/:clusterName' } : {}),
    meta: { label: t(label.many), ...(dataProviderName && { dataProviderName }) },
  }
}
