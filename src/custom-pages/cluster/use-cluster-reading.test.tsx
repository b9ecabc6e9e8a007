import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { missingFrom, noteRecordFaults } from '../../api/record-faults'
import { noPolicies } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { clusterStateOf } from '../../domain/cluster-state'
import { ScopeContext } from '../../providers/scope-context'
import { clusterUsers } from '../../resources/cluster/cluster-users/definition'
import { subClusters } from '../../resources/cluster/sub-clusters/definition'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import type { Records } from '../../views/records/use-records'
import { ResourceSection } from '../../views/section/resource-section'
import { useClusterReading } from './use-cluster-reading'

const created = buildCluster({ id: 'awaited:atlas', name: 'atlas', state: 'creating' })

/** A list with this cluster in it, read after the page of the cluster was, or before. */
function listWith(awaited: Records['awaited'], updatedAt = Number.MAX_SAFE_INTEGER): Records {
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
    updatedAt,
    cadence: undefined,
    isRefreshing: false,
    refresh: async () => {},
  }
}

function Page({ list, onGone }: { list: Records; onGone?: () => void }) {
  const { cluster, listed, isMissing, error } = useClusterReading('atlas', list)
  return (
    <>
      <p>{cluster && clusterStateOf(cluster)}</p>
      {error && <p>{isMissing ? 'missing' : 'not read'}</p>}
      {onGone && <button type="button" onClick={onGone} />}
      <output>{listed ? `listed as ${listed.id}` : 'not listed'}</output>
    </>
  )
}

it.each([
  ['the list has', 'creating', 'listed as awaited:atlas', listWith([])],
  ['an older list has', 'running', 'listed as awaited:atlas', listWith([], 0)],
  ['was made here and the list does not have yet', 'running', 'not listed', listWith([created])],
])('knows of a cluster that %s that it is %s, and %s', async (_what, state, listed, list) => {
  const api = createFakeApi({ getCluster: () => buildClusterDetail({ id: 'c-1', name: 'atlas' }) })
  renderWithProviders(<Page list={list} />, { api })
  expect(await screen.findByText(state)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(listed)
})

it.each([
  [404, 'missing'],
  [403, 'not read'],
  [500, 'not read'],
])('says of a cluster whose reading is answered %i that it is %s', async (statusCode, said) => {
  const refuse = () => Promise.reject(new ApiError({ message: 'No', statusCode }))
  renderWithProviders(<Page list={listWith([])} />, { api: createFakeApi({ getCluster: refuse }) })
  expect(await screen.findByText(said)).toBeDefined()
})

it('is read again once it has vanished from the list', async () => {
  const api = createFakeApi({ getCluster: () => buildClusterDetail({ id: 'c-1', name: 'atlas' }) })
  function Vanishing() {
    const [list, setList] = useState(listWith([], 0))
    return <Page list={list} onGone={() => setList({ ...list, records: [] })} />
  }
  renderWithProviders(<Vanishing />, { api })
  expect(await screen.findByText('running')).toBeDefined()
  expect(api.callsOf('getCluster')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(api.callsOf('getCluster')).toHaveLength(2))
})

const subClusterUser = buildPerson({
  toggleFeatures: [{ key: 'subcluster', isPublished: true }],
  platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
})
const nightly = buildSubCluster({
  id: 's-1',
  name: 'atlas-nightly',
  state: 'disconnected',
  status: 'sleeping',
})

/** A page that counts its self-managed clusters, and the tab of these, which opens and is left by a button. */
function PageWithTab() {
  const [isOpen, setOpen] = useState(false)
  const { cluster } = useClusterReading('atlas', listWith([], 0))
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Tab
      </button>
      {cluster && <output>{cluster.subClusters.map(({ name, state }) => `${name} ${state}`).join()}</output>}
      {cluster && isOpen && (
        <ScopeContext value={{ kind: 'cluster', cluster }}>
          <ResourceSection definition={subClusters} />
        </ScopeContext>
      )}
    </>
  )
}

function renderPageWithTab(own: ClusterDetail['subClusters']) {
  const atlas = buildClusterDetail({ id: 'c-1', name: 'atlas', subClusters: own })
  const api = createFakeApi({ getCluster: () => atlas })
  renderWithProviders(<PageWithTab />, { api, person: subClusterUser })
  return {
    api,
    become: (now: ClusterDetail['subClusters']) =>
      api.answer({ getCluster: () => ({ ...atlas, subClusters: now }) }),
    openTab: () => fireEvent.click(screen.getByText('Tab')),
    pageSays: (words: string) =>
      waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(words)),
  }
}

it('still knows after a second reading how much of its lists could not be read', async () => {
  const fault = { number: 1, id: null, name: null, isShown: false, values: [] }
  const atlas = buildClusterDetail({ id: 'c-1', name: 'atlas', subClusters: [nightly] })
  const api = createFakeApi({ getCluster: () => atlas })
  function Missing() {
    const { cluster, refresh } = useClusterReading('atlas', listWith([], 0))
    if (!cluster) return null
    return (
      <button type="button" onClick={() => void refresh()}>
        {cluster.subClusters.length} read, {missingFrom(cluster.subClusters)} not
      </button>
    )
  }
  renderWithProviders(<Missing />, { api })
  const page = await screen.findByText('1 read, 0 not')
  api.answer({ getCluster: () => ({ ...atlas, subClusters: noteRecordFaults([], [fault]) }) })
  fireEvent.click(page)
  expect(await screen.findByText('0 read, 1 not')).toBeDefined()
})

it('is read again once a self-managed cluster was changed on its tab, though the tab is left by then', async () => {
  const { api, become, openTab, pageSays } = renderPageWithTab([nightly])
  await pageSays('atlas-nightly disconnected')
  openTab()
  let answer = () => {}
  api.answer({
    connectSubCluster: () =>
      new Promise((resolve) => {
        answer = () => resolve({ message: null })
      }),
  })
  const row = (await screen.findByText('atlas-nightly')).closest('tr')
  fireEvent.click(within(row ?? document.body).getByLabelText(/^Connect/))
  await waitFor(() => expect(api.callsOf('connectSubCluster')).toHaveLength(1))
  openTab()
  become([{ ...nightly, state: 'running' }])
  answer()
  await pageSays('atlas-nightly running')
})

it('is read again for each of two commands on self-managed clusters that end after their tab is left', async () => {
  const daily = { ...nightly, id: 's-2', name: 'atlas-daily' }
  const { api, become, openTab, pageSays } = renderPageWithTab([nightly, daily])
  await pageSays('atlas-nightly disconnected,atlas-daily disconnected')
  openTab()
  const answers: (() => void)[] = []
  api.answer({
    connectSubCluster: () => new Promise((resolve) => answers.push(() => resolve({ message: null }))),
  })
  for (const name of ['atlas-nightly', 'atlas-daily']) {
    const row = (await screen.findByText(name)).closest('tr')
    fireEvent.click(within(row ?? document.body).getByLabelText(/^Connect/))
  }
  await waitFor(() => expect(answers).toHaveLength(2))
  openTab()
  become([{ ...nightly, state: 'running' }, daily])
  answers[0]?.()
  await pageSays('atlas-nightly running,atlas-daily disconnected')
  become([
    { ...nightly, state: 'running' },
    { ...daily, state: 'running' },
  ])
  answers[1]?.()
  await pageSays('atlas-nightly running,atlas-daily running')
})

it('is read again where its tab reads other self-managed clusters than the page knows, and no more than that', async () => {
  const { api, become, openTab, pageSays } = renderPageWithTab([])
  await pageSays('')
  become([nightly])
  openTab()
  await pageSays('atlas-nightly disconnected')
  expect(api.callsOf('getCluster')).toHaveLength(3)
})

it('is read again once somebody was removed from it, for it counts its users', async () => {
  const policies = { ...noPolicies, user: ['list', 'delete'], roleName: 'owner', authorizedRoles: ['owner'] }
  const atlas = buildClusterDetail({ id: 'c-1', name: 'atlas', policies, tenantUsers: 4 })
  const cat = { id: 'cat', name: 'Cat', email: 'cat@example.test', role: 'developer', lastLoginAt: null }
  const api = createFakeApi({
    getCluster: () => atlas,
    listClusterUsers: () => [{ ...cat, status: 'active' }],
    removeClusterUser: () => {
      api.answer({ getCluster: () => ({ ...atlas, tenantUsers: 3 }), listClusterUsers: () => [] })
      return { message: null }
    },
  })
  function WithUsers() {
    const { cluster } = useClusterReading('atlas', listWith([], 0))
    if (!cluster) return null
    return (
      <ScopeContext value={{ kind: 'cluster', cluster }}>
        <p>{cluster.tenantUsers} users</p>
        <ResourceSection definition={clusterUsers} />
      </ScopeContext>
    )
  }
  renderWithProviders(<WithUsers />, { api })
  expect(await screen.findByText('4 users')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('3 users')).toBeDefined()
})
