import { Refine, type ResourceProps } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Subject } from '../access/vocabulary'
import { t } from '../locales/t'
import { createAccessControlProvider } from '../providers/access-control-provider'
import { useApi } from '../providers/api-context'
import { createAuthProvider } from '../providers/auth-provider'
import { createDataProvider } from '../providers/data-provider'
import type { EarlyList } from '../providers/early-list'
import { i18nProvider } from '../providers/i18n-provider'
import { notificationProvider } from '../providers/notification-provider'
import { routerProvider } from '../providers/router-provider'
import { useSession } from '../providers/session-context'
import type { ResourceDefinition } from '../resources/define'
import { definitions, findDefinition } from '../resources/registry'

export type RefineAppProps = { onSignIn: () => Promise<void>; early: EarlyList; children: ReactNode }

/** Refine's core over our providers; its resources are the registered definitions. */
export function RefineApp({ onSignIn, early, children }: RefineAppProps) {
  const api = useApi()
  const session = useSession()
  const queryClient = useQueryClient()
  const latest = useRef(session)
  latest.current = session

  const providers = useMemo(() => {
    const person = () => latest.current.person
    return {
      dataProvider: createDataProvider({
        api,
        definitionOf: findDefinition,
        personId: () => person().uuid,
        early,
      }),
      authProvider: createAuthProvider({ person, signIn: onSignIn, signOut: () => latest.current.signOut() }),
      accessControlProvider: createAccessControlProvider({
        subjectOf,
        person,
        productKey: latest.current.productKey,
      }),
    }
  }, [api, onSignIn, early])
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

const resources: ResourceProps[] = definitions.flatMap((definition) => {
  try {
    return [toResource(definition)]
  } catch {
    // A definition that lacks its label must not keep the console from starting; its place tells the fault.
    return []
  }
})

function toResource(definition: ResourceDefinition): ResourceProps {
  return {
    name: definition.name,
    list: `/${definition.name}`,
    ...(definition.create ? { create: `/${definition.name}/create` } : {}),
    show: `/${definition.name}/:clusterName`,
    meta: { label: t(definition.label.many) },
  }
}

function subjectOf(resource: string): Subject | undefined {
  return findDefinition(resource)?.access.subject
}
