import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import serviceAccounts from '../../../../docs/examples/service-accounts.json'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import { readResourceFile } from '../../../definitions/file/read-resource-file'
import { type ClusterPolicies, noPolicies } from '../../../domain/cluster'
import { DefinitionsContext } from '../../../providers/definitions-context'
import { ScopeContext } from '../../../providers/scope-context'
import { whitelists } from '../../../resources/cluster/whitelists/definition'
import { clusters } from '../../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { findDialogTitled } from '../../../testing/contract/find-named'
import { stageAccess } from '../../../testing/contract/stage-access'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { buildDoor, doors } from '../../../testing/example-definition'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ResourceSection } from '../../../views/section/resource-section'
import { PaletteOpener } from '../palette-opener'

beforeEach(() => sessionStorage.clear())

const hostile = '<img src=x onerror=alert(1)>'
const accounts = definitionOf({})

function definitionOf(change: object): ResourceDefinition {
  const file = { ...serviceAccounts, ...change }
  return readResourceFile(JSON.stringify(file), 'service-accounts.json').definition
}

const twelve = Array.from({ length: 12 }, (_, index) => ({
  id: `a-${index + 1}`,
  name: `robot-${index + 1}`,
  ...(index === 0 && { expiresAt: '2099-01-01T00:00:00Z' }),
}))

function drawAccounts(
  definition = accounts,
  rows: readonly object[] = twelve,
  faults: ReadonlyMap<string, never[]> = new Map(),
) {
  const records = rows.map((row) => accounts.schema.parse(row) as { id: string; name: string })
  const api = createFakeApi(
    { listClusters: () => [], listClusterStatuses: () => [] },
    {
      'service-accounts.list': ({ query = {} }) => {
        const found = records.filter(({ name }) => !query.q || name === query.q)
        return { records: found.slice(Number(query._start), Number(query._end)), total: found.length }
      },
      'service-accounts.command': () => ({ secret: 'S3CR3T-canary' }),
    },
  )
  return renderWithProviders(
    <DefinitionsContext
      value={{ definitions: [definition], faults, pending: new Set(), examine: async () => {} }}
    >
      <PaletteOpener />
      <AccountsPage />
    </DefinitionsContext>,
    { api, path: '/service-accounts', route: '*' },
  )
}

function AccountsPage() {
  return useLocation().pathname === '/service-accounts' && <ResourceSection definition={accounts} />
}

async function openPalette() {
  screen.getByRole('button', { name: 'Search and commands' }).focus()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: /^Search clusters/ })
  await waitFor(() => expect(document.activeElement).toBe(input))
}
async function search(typed: string) {
  await openPalette()
  await userEvent.keyboard(typed)
}
function optionsOf(name: string) {
  const group = screen.queryByRole('group', { name })
  const options = group ? within(group).getAllByRole('option') : []
  return options.map(({ textContent }) => textContent)
}
const found = () => optionsOf('Entries of your lists')
const actionsFound = () => optionsOf('Actions')

it('finds what any page of a list brought, asks for nothing while one types, and opens it in its list', async () => {
  const { api, address } = drawAccounts()
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  await screen.findByRole('rowheader', { name: 'robot-12' })
  await openPalette()
  expect(found()).toEqual([])
  const asked = api.calls.length
  await userEvent.keyboard('service robot-12')
  expect(found()).toEqual(['robot-12Service account'])
  await userEvent.keyboard('{Control>}a{/Control}robot-3')
  expect(found()).toEqual(['robot-3Service account'])
  expect(api.calls).toHaveLength(asked)
  await userEvent.keyboard('{Enter}')
  expect(await within(await findDialogTitled('Service account')).findByText('robot-3')).toBeTruthy()
  expect(address()).toBe('/service-accounts?q=robot-3&open=detail%3Aa-3')
  // Names of clusters and pages alone are remembered.
  expect({ ...sessionStorage }).toEqual({})
})

it('opens the page of a record that has one, whatever its name and id are', async () => {
  const withPage = definitionOf({ detail: { page: true, fields: ['name'] } })
  const { router } = drawAccounts(withPage, [
    { id: '../clusters/x?y#z', name: hostile },
    { id: '\ud800', name: 'onerror without an address' },
  ])
  await screen.findByRole('rowheader', { name: hostile })
  await search('onerror')
  expect(found()).toEqual([`${hostile}Service account`])
  expect(screen.getByRole('listbox').querySelector('img')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/service-accounts/..%2Fclusters%2Fx%3Fy%23z'),
  )
})

it.each([
  ['who may not see the list', { access: { subject: 'ConsentFlow', list: 'create' } }, new Map()],
  ['a resource with a fault', {}, new Map([['service-accounts', []]])],
])('finds nothing for %s', async (_, change, faults) => {
  drawAccounts(definitionOf(change), twelve, faults)
  await screen.findByRole('rowheader', { name: 'robot-1' })
  await search('robot')
  expect(found()).toEqual([])
})

it.each([
  ['leads', {}, ['Service accounts']],
  ['does not lead', { access: { subject: 'ConsentFlow', list: 'open' } }, []],
])('%s to the list of a resource, as its menu does', async (_how, change, pages) => {
  drawAccounts(definitionOf(change))
  await search('service accounts')
  expect(optionsOf('Pages')).toEqual(pages)
})

it('reads no clusters for who may not list them', async () => {
  stageAccess(clusters, { refuse: 'hide' })
  const api = createFakeApi({ listClusters: () => [buildCluster()], listClusterStatuses: () => [] })
  renderWithProviders(<PaletteOpener />, { api, path: '/consumption' })
  await search('demo')
  expect(screen.queryByRole('option', { name: 'demo' })).toBeNull()
  expect(api.callsOf('listClusters')).toEqual([])
})

it('has the actions of a list and of its records, and leads to the form that one opens', async () => {
  const { address } = drawAccounts()
  await screen.findByRole('rowheader', { name: 'robot-1' })
  await openPalette()
  expect(actionsFound()).toEqual([
    'Create New Cluster',
    'Theme: System It is in use.',
    'Theme: Light',
    'Theme: Dark',
    'Log Out',
  ])
  await userEvent.keyboard('service account')
  expect(actionsFound()[0]).toBe('New service accountService accounts')
  await userEvent.keyboard('{Control>}a{/Control}service account new secret robot-1')
  expect(actionsFound()[0]).toBe('New secret robot-1Service account')
  await userEvent.keyboard('{Control>}a{/Control}edit robot-4{Enter}')
  expect(address()).toBe('/service-accounts?q=robot-4&open=edit%3Aa-4')
  expect(await findDialogTitled('Edit service account')).toBeTruthy()
})

it('starts what a record’s button starts, with its question and its answer, on another page too', async () => {
  const { api, router } = drawAccounts()
  await screen.findByRole('rowheader', { name: 'robot-2' })
  await act(() => router.navigate('/consumption'))
  await search('new secret robot-2')
  expect(actionsFound()[0]).toBe('New secret robot-2 It has expiredService account')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: /^Search clusters/ })).toBeTruthy()

  await userEvent.keyboard('{Control>}a{/Control}new secret robot-1{Enter}')
  const question = await findDialogTitled('New secret for robot-1?')
  expect(api.callsOf('service-accounts.command')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Make one' }))
  expect(
    await within(await findDialogTitled('New secret of robot-1')).findByText('S3CR3T-canary'),
  ).toBeTruthy()
  expect(api.callsOf('service-accounts.command')).toHaveLength(1)
})

it('shows an answer once where the list of the record is on the page, and starts again what is chosen again', async () => {
  const { api } = drawAccounts()
  await screen.findByRole('rowheader', { name: 'robot-1' })
  for (const times of [1, 2]) {
    await search('new secret robot-1{Enter}')
    const question = await findDialogTitled('New secret for robot-1?')
    await userEvent.click(within(question).getByRole('button', { name: 'Make one' }))
    const answer = await findDialogTitled('New secret of robot-1')
    expect(screen.getAllByRole('dialog')).toEqual([answer])
    expect(api.callsOf('service-accounts.command')).toHaveLength(times)
    await userEvent.click(within(answer).getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search and commands' })),
    )
  }
})

it('does not find a record that was deleted, though the list still has it, until that is read again with it', async () => {
  const revoke = {
    name: 'revoke',
    label: 'Revoke',
    icon: 'delete',
    requires: 'manage',
    call: { method: 'DELETE', path: '/service-accounts/{recordId}' },
    confirm: { title: 'Revoke {{name}}?', text: 'It stops working.', submit: 'Revoke' },
  }
  const { api, queryClient } = drawAccounts(definitionOf({ actions: [revoke] }))
  await screen.findByRole('rowheader', { name: 'robot-3' })
  await search('revoke robot-3{Enter}')
  const listed = { records: twelve.slice(0, 10).map((row) => accounts.schema.parse(row)), total: 12 }
  let isAnswered = false
  api.answer({}, { 'service-accounts.list': () => (isAnswered ? listed : new Promise(() => {})) })
  const question = await findDialogTitled('Revoke robot-3?')
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(api.callsOf('service-accounts.command')).toHaveLength(1))
  await waitFor(() => expect(question.isConnected).toBe(false))
  await search('robot-')
  expect(found()).toContain('robot-4Service account')
  expect(found()).not.toContain('robot-3Service account')
  await userEvent.keyboard('{Escape}')
  isAnswered = true
  await act(() => queryClient.invalidateQueries())
  await search('robot-')
  expect(found()).toContain('robot-3Service account')
})

it('leaves out the actions that are hidden', async () => {
  drawWhitelists(['list', 'update'])
  await screen.findByRole('rowheader', { name: office.range })
  await search('203.0.113')
  await waitFor(() => expect(found()).toHaveLength(1))
  expect(actionsFound()).toEqual(['Edit 203.0.113.0/24IP range'])
})

const office = { id: 'w-1', range: '203.0.113.0/24', description: 'Office', isActive: true }
const elsewhere = { id: 'w-2', range: '203.0.113.9', description: null, isActive: true }
const lists = ['list', 'create', 'update', 'delete']

function drawWhitelists(policy: ClusterPolicies['whitelist']) {
  const build = (name: string) =>
    buildClusterDetail({ name, id: `id-${name}`, policies: { ...noPolicies, whitelist: policy } })
  const api = createFakeApi({
    listClusters: () => [],
    listClusterStatuses: () => [],
    getCluster: ({ path }) => build(path?.name ?? ''),
    listWhitelists: ({ path }) => (path?.name === 'demo' ? [office] : [elsewhere]),
  })
  const person = buildPerson({
    platformActions: [{ name: 'whitelisting', platforms: ['gc'] }],
    toggleFeatures: [{ key: 'whitelist', isPublished: true }],
  })
  const listOf = (name: string) => (
    <ScopeContext value={{ kind: 'cluster', cluster: build(name) }}>
      <ResourceSection definition={whitelists} />
    </ScopeContext>
  )
  return renderWithProviders(
    <>
      <PaletteOpener />
      {listOf('demo')}
      {listOf('sales')}
    </>,
    { api, person, path: '/clusters/demo' },
  )
}

it('finds the records of the cluster one is at, and no other cluster’s', async () => {
  const { router } = drawWhitelists(lists)
  await screen.findByRole('rowheader', { name: elsewhere.range })
  await search('203.0.113')
  await waitFor(() => expect(found()).toEqual(['203.0.113.0/24IP range']))
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?whitelists.q=203.0.113.0%2F24&tab=access-and-security'),
  )
  expect(router.state.location.hash).toBe('#ip-whitelisting')
})

it.each([
  ['stands on the page', '/clusters/demo'],
  ['stood on the page', '/clusters/demo?tab=main'],
])('shows an answer once where the list of a cluster %s', async (_where, path) => {
  const rotate: ActionDefinition = {
    name: 'rotate',
    label: { en: 'New key' },
    icon: 'refresh',
    requires: 'list',
    where: ['row'],
    call: { method: 'POST', path: '/users/{id}/instances/{name}/doors/{recordId}/key' },
    answer: { show: ['note'], title: { en: 'The new key' } },
  }
  const definition: ResourceDefinition = { ...doors, actions: [rotate] }
  const cluster = buildClusterDetail({ name: 'demo' })
  const List = () => useLocation().search === '' && <ResourceSection definition={definition} />
  const known = { faults: new Map(), pending: new Set<string>(), examine: async () => {} }
  const { router } = renderWithProviders(
    <DefinitionsContext value={{ ...known, definitions: [definition] }}>
      <PaletteOpener />
      <ScopeContext value={{ kind: 'cluster', cluster }}>
        <List />
      </ScopeContext>
    </DefinitionsContext>,
    {
      api: createFakeApi(
        { listClusters: () => [], listClusterStatuses: () => [], getCluster: () => cluster },
        { 'doors.list': () => [buildDoor()], 'doors.command': () => ({ note: 'S3CR3T' }) },
      ),
      path: '/clusters/demo',
    },
  )
  await screen.findByRole('rowheader', { name: '10.0.0.0' })
  await act(() => router.navigate(path))
  await search('new key')
  await screen.findByRole('option', { name: /^New key 10\.0\.0\.0/ })
  await userEvent.keyboard('{Enter}')
  const answer = await findDialogTitled('The new key')
  expect(screen.getAllByRole('dialog')).toEqual([answer])
})
