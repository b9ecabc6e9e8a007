import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { DefinitionsContext } from '../../providers/definitions-context'
import { buildCluster } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

const gates: ResourceDefinition = {
  ...doors,
  place: { kind: 'tab', tab: 'gates', anchor: 'doors', label: { en: 'Gates' } },
}

/** The page of a cluster while a definition file is on its way; it arrives at the press of a button. */
function Page({ brings }: { brings: readonly ResourceDefinition[] }) {
  const [hasArrived, setHasArrived] = useState(false)
  const definitions = {
    definitions: hasArrived ? brings : [],
    faults: new Map(),
    pending: new Set(hasArrived ? [] : ['doors']),
    examine: async () => {},
  }
  return (
    <DefinitionsContext value={definitions}>
      <ClusterPage />
      <button type="button" onClick={() => setHasArrived(true)}>
        Arrive
      </button>
    </DefinitionsContext>
  )
}

/** Opens the tab that the file may bring, and waits until the page stands. */
async function openTab(brings: readonly ResourceDefinition[]) {
  const answers = { listClusters: () => [buildCluster()], getCluster: () => buildClusterDetail() }
  const api = createFakeApi(answers, { 'doors.list': () => [buildDoor()] })
  const rendered = renderWithProviders(<Page brings={brings} />, {
    api,
    path: '/clusters/demo?tab=gates',
    route: '/clusters/:clusterName',
  })
  await screen.findByRole('tab', { name: 'Main' })
  return {
    ...rendered,
    arrive: () => act(async () => screen.getByRole('button', { name: 'Arrive' }).click()),
  }
}

const missed = () => screen.queryByText('There is no section “gates” on this page. Main is shown instead.')

it('is opened by its address once its file has come, and not called missing before', async () => {
  const { address, arrive } = await openTab([gates])
  expect(address()).toBe('/clusters/demo?tab=gates')
  expect(missed()).toBeNull()
  await arrive()
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Gates')
  expect(address()).toBe('/clusters/demo?tab=gates')
  expect(missed()).toBeNull()
  expect(await screen.findByRole('row', { name: /10\.0\.0\.0/ })).toBeDefined()
})

it('gives way to the main one when no file that has come brings it [DET-D01]', async () => {
  const { address, arrive } = await openTab([])
  expect(missed()).toBeNull()
  await arrive()
  await waitFor(() => expect(address()).toBe('/clusters/demo?tab=main'))
  expect(missed()).not.toBeNull()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Main')
})
