import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clusterStateOf } from '../../domain/cluster-state'
import { buildCluster } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import type { Records } from '../../views/records/use-records'
import { useClusterReading } from './use-cluster-reading'

const created = buildCluster({ id: 'awaited:atlas', name: 'atlas', state: 'creating' })

/** A list read after the page of the cluster was, with this cluster in it. */
function listWith(awaited: Records['awaited']): Records {
  return {
    records: [created],
    awaited,
    total: 1,
    isCounted: true,
    faults: [],
    isOutdated: false,
    isConfirmed: true,
    error: null,
    answeredAt: Number.MAX_SAFE_INTEGER,
    updatedAt: Number.MAX_SAFE_INTEGER,
    cadence: undefined,
    isRefreshing: false,
    refresh: async () => {},
  }
}

function Page({ list }: { list: Records }) {
  const { cluster, listed } = useClusterReading('atlas', list)
  return (
    <>
      <p>{cluster && clusterStateOf(cluster)}</p>
      <output>{listed ? `listed as ${listed.id}` : 'not listed'}</output>
    </>
  )
}

it.each([
  ['the list has', 'creating', 'listed as awaited:atlas', []],
  ['was made here and the list does not have yet', 'running', 'not listed', [created]],
])('knows of a cluster that %s that it is %s, and %s', async (_what, state, listed, awaited) => {
  const api = createFakeApi({ getCluster: () => buildClusterDetail({ id: 'c-1', name: 'atlas' }) })
  renderWithProviders(<Page list={listWith(awaited)} />, { api })
  expect(await screen.findByText(state)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(listed)
})
