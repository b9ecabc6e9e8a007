import { ResourceContext } from '@refinedev/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useContext } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import '../locales/late-texts'
import type { ResourceDefinition } from '../definitions/define'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { ApiContext } from '../providers/api-context'
import { DefinitionsContext } from '../providers/definitions-context'
import { createPrefetchedList } from '../providers/prefetched-list'
import { type Session, SessionContext } from '../providers/session-context'
import { whitelists } from '../resources/cluster/whitelists/definition'
import { clusters } from '../resources/user/clusters/definition'
import { buildPerson } from '../testing/builders'
import { createFakeApi } from '../testing/fake-api'
import { createQueryClient } from './query-client'
import { RefineApp } from './refine-app'

function boxes(): ResourceDefinition {
  const file = {
    name: 'boxes',
    label: { one: 'Box', many: 'Boxes' },
    scope: 'user',
    place: { kind: 'menu', icon: 'box' },
    access: { subject: 'Account', list: 'view' },
    titleField: 'name',
    fields: { name: { type: 'text', label: 'Name' } },
    list: { columns: ['name'], empty: { title: 'None' }, error: 'They cannot be read.' },
    calls: { list: { method: 'GET', path: '/boxes' } },
  }
  return readResourceFile(JSON.stringify(file), '/resources/boxes.json').definition
}

it("has the definitions of the console as Refine's resources, with those of a file once it is read", () => {
  const seen: unknown[] = []
  function Probe() {
    seen.push(useContext(ResourceContext).resources)
    return null
  }
  const client = createQueryClient(() => {})
  const session: Session = {
    person: buildPerson(),
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
  }
  const prefetched = createPrefetchedList()
  const { api } = createFakeApi()
  const draw = (definitions: readonly ResourceDefinition[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ApiContext value={api}>
          <SessionContext value={session}>
            <DefinitionsContext
              value={{ definitions, faults: new Map(), pending: new Set(), examine: async () => {} }}
            >
              <RefineApp prefetched={prefetched}>
                <Probe />
              </RefineApp>
            </DefinitionsContext>
          </SessionContext>
        </ApiContext>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(draw([clusters, whitelists]))
  const own = [
    {
      name: 'clusters',
      list: '/clusters',
      create: '/clusters/create',
      show: '/clusters/:clusterName',
      meta: { label: 'Clusters' },
    },
    { name: 'whitelists', meta: { label: 'IP ranges' } },
  ]
  expect(seen.at(-1)).toEqual(own)
  rerender(draw([clusters, whitelists, boxes()]))
  expect(seen.at(-1)).toEqual([
    ...own,
    { name: 'boxes', list: '/boxes', meta: { label: 'Boxes', dataProviderName: 'rest' } },
  ])
})
