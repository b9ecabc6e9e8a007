import { Refine, type ResourceProps } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../definitions/define'
import { t } from '../locales/t'
import { createAccessControlProvider } from '../providers/access-control-provider'
import { useApi } from '../providers/api-context'
import { createAuthProvider } from '../providers/auth-provider'
import { createDataProvider } from '../providers/data-provider'
import { useAllDefinitions } from '../providers/definitions-context'
import { i18nProvider } from '../providers/i18n-provider'
import { lateRestProvider } from '../providers/late-rest-provider'
import { notificationProvider } from '../providers/notification-provider'
import type { PrefetchedList } from '../providers/prefetched-list'
import { routerProvider } from '../providers/router-provider'
import { useSession } from '../providers/session-context'

export type RefineAppProps = {
  onSignIn: () => Promise<void>
  prefetched: PrefetchedList
  children: ReactNode
}

/** Refine's core over our providers; its resources are the definitions of the console. */
export function RefineApp({ onSignIn, prefetched, children }: RefineAppProps) {
  const api = useApi()
  const session = useSession()
  const queryClient = useQueryClient()
  const latest = useRef(session)
  latest.current = session
  const { definitions } = useAllDefinitions()
  const known = useRef(definitions)
  known.current = definitions

  const providers = useMemo(() => {
    const person = () => latest.current.person
    const definitionOf = (resource: string) => known.current.find(({ name }) => name === resource)
    const resources = { definitionOf, personId: () => person().uuid }
    return {
      dataProvider: {
        default: createDataProvider({ api, ...resources, prefetched }),
        rest: lateRestProvider({ api, ...resources }),
      },
      authProvider: createAuthProvider({ person, signIn: onSignIn, signOut: () => latest.current.signOut() }),
      accessControlProvider: createAccessControlProvider({
        subjectOf: (resource) => definitionOf(resource)?.access.subject,
        person,
        productKey: latest.current.productKey,
      }),
    }
  }, [api, onSignIn, prefetched])
  const resources = useMemo(() => definitions.flatMap(readableResource), [definitions])
  const options = useMemo(
    () => ({
      disableTelemetry: true,
      reactQuery: { clientConfig: queryClient },
      disableRouteChangeHandler: true,
    }),
    [queryClient],
  )

  return (
    <Refine
      {...providers}
      routerProvider={routerProvider}
      i18nProvider={i18nProvider}
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

function toResource({ name, label, create, scope, dataProviderName }: ResourceDefinition): ResourceProps {
  // What stands on a tab of a cluster has no address of its own.
  const addresses =
    scope === 'cluster'
      ? {}
      : { list: `/${name}`, ...(create?.layout === 'page' ? { create: `/${name}/create` } : {}) }
  return {
    name,
    ...addresses,
    ...(name === 'clusters' ? { show: '/clusters/:clusterName' } : {}),
    meta: { label: t(label.many), ...(dataProviderName && { dataProviderName }) },
  }
}
