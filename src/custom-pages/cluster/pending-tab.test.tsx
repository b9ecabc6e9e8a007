import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { DefinitionsContext } from '../../providers/definitions-context'
import { buildCluster } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn()
})

function open(pending: readonly string[]) {
  const definitions = {
    definitions: [],
    faults: new Map(),
    pending: new Set(pending),
    examine: async () => {},
  }
  return renderWithProviders(
    <DefinitionsContext value={definitions}>
      <ClusterPage />
    </DefinitionsContext>,
    {
      api: createFakeApi({
        listClusters: () => [buildCluster()],
        getCluster: () => buildClusterDetail(),
        listPendingUpdates: () => [],
      }),
      path: '/clusters/demo?tab=api-keys',
      route: '/clusters/:clusterName',
    },
  )
}

it('keeps the address of a tab that a file on its way may bring', async () => {
  const { address } = open(['api-keys'])
  await screen.findByRole('tab', { name: 'Main', selected: true })
  await screen.findByRole('tabpanel', { name: 'Main' })
  expect(address()).toBe('/clusters/demo?tab=api-keys')
})

it('gives way to the main tab once every file is here', async () => {
  const { address } = open([])
  await screen.findByRole('tab', { name: 'Main', selected: true })
  await waitFor(() => expect(address()).toBe('/clusters/demo?tab=main'))
})
