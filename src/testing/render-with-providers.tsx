import { type OpenNotificationParams, Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Person } from '../domain/person'
import { ApiContext } from '../providers/api-context'
import { createDataProvider } from '../providers/data-provider'
import { type Links, LinksContext } from '../providers/links-context'
import { createRestDataProvider } from '../providers/rest-provider'
import { routerProvider } from '../providers/router-provider'
import { type Session, SessionContext } from '../providers/session-context'
import { accountComponents } from '../resources/account-components'
import { clusterComponents } from '../resources/cluster-components'
import { components } from '../resources/components'
import { findDefinition } from '../resources/registry'
import { choices } from '../resources/user/clusters/choices'
import { ComponentsProvider } from '../views/resource-components'
import { buildPerson } from './builders'
import { createFakeApi, type FakeApi } from './fake-api'

export type RenderOptions = {
  person?: Person
  session?: Partial<Session>
  api?: FakeApi
  links?: Partial<Links>
  /** Where the person is, with query and hash. */
  path?: string
  /** Navigation state of that entry. */
  state?: unknown
  /** Path pattern of the element under test; every other path shows its own address as text. */
  route?: string
}

export type Rendered = RenderResult & {
  api: FakeApi
  /** Notifications in the order they were opened. */
  notices: OpenNotificationParams[]
  queryClient: QueryClient
  /** Path and query of the page now shown. */
  address: () => string
  router: ReturnType<typeof createMemoryRouter>
}

const allComponents = {
  ...components,
  ...clusterComponents,
  ...accountComponents,
  // In the console these come with the page of the form.
  clusters: { ...components.clusters, choices },
}

const exampleLinks: Links = {
  company: 'https://www.basalt.test/',
  learning: 'https://learn.basalt.test/',
  documentation: 'https://docs.basalt.test/',
  community: 'https://community.basalt.test/',
  freeTraining: 'https://training.basalt.test/',
  resourceCenter: 'https://resources.basalt.test/',
  privacyPolicy: 'https://www.basalt.test/privacy',
  terms: 'https://www.basalt.test/terms',
  overviewVideo: 'https://video.basalt.test/overview',
  labRegistration: 'https://labs.basalt.test/register',
  contactSales: null,
}

/** Renders an element as the signed-in console would: session, product API, query client, router and Refine. */
export function renderWithProviders(element: ReactElement, options: RenderOptions = {}): Rendered {
  const api = options.api ?? createFakeApi()
  const notices: OpenNotificationParams[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const person = options.person ?? buildPerson()
  const session: Session = {
    person,
    productKey: 'basalt',
    apiUrl: 'https://api.basalt.test/v2',
    environment: 'production',
    consentBackendUrl: 'https://consent.basalt.test',
    consentRegions: null,
    addressService: null,
    savedViews: null,
    report: () => {},
    reloadPerson: async () => {},
    signOut: async () => {},
    ...options.session,
  }
  const settings = { api: api.api, definitionOf: findDefinition, personId: () => session.person.uuid }
  const dataProvider = {
    default: createDataProvider(settings),
    rest: createRestDataProvider(settings),
  }

  function Frame({ children }: { children: ReactNode }) {
    return (
      <Refine
        routerProvider={routerProvider}
        dataProvider={dataProvider}
        notificationProvider={{ open: (notice) => notices.push(notice), close: () => {} }}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
      >
        {children}
      </Refine>
    )
  }

  const path = options.path ?? '/'
  const router = createMemoryRouter(
    [
      {
        path: options.route ?? new URL(path, 'http://console.test').pathname,
        element: <Frame>{element}</Frame>,
      },
      { path: '*', element: <Frame>Another page</Frame> },
    ],
    { initialEntries: [{ ...splitPath(path), state: options.state }] },
  )
  const result = render(
    <LinksContext value={{ ...exampleLinks, ...options.links }}>
      <ApiContext value={api.api}>
        <SessionContext value={session}>
          <ComponentsProvider components={allComponents}>
            <RouterProvider router={router} />
          </ComponentsProvider>
        </SessionContext>
      </ApiContext>
    </LinksContext>,
  )
  return {
    ...result,
    api,
    notices,
    queryClient,
    router,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}

function splitPath(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://console.test')
  return { pathname, search, hash }
}
