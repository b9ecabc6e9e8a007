import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import { noPolicies } from '../../../domain/cluster'
import type { ClusterUser } from '../../../domain/cluster-user'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { WhatIsLost } from './what-is-lost'

const none = { entries: [], faults: [], isReadable: true }
const days = Array.from({ length: 7 }, (_, index) => ({
  day: `2026-03-0${index + 1}`,
  total: 1.5,
  spark: null,
}))
const user = (id: string): ClusterUser => ({
  ...{ id, name: id, email: null, role: 'user', status: 'active' },
  lastLoginAt: null,
})
const answers: FakeAnswers = {
  getCluster: () =>
    buildClusterDetail({
      subClusters: [
        buildSubCluster({ name: 'demo-lab' }),
        buildSubCluster({ name: 'demo-old', state: 'disconnected' }),
      ],
      importedBlueprints: [{ name: 'Churn', tenant: 'sales' }],
      isDataAgentEnabled: true,
    }),
  listClusterUsers: () => [user('a'), user('b'), user('c')],
  listDataAgents: () => ({ records: [], total: 12 }),
  listScheduledEvents: () => [],
  getClusterConsumption: () => ({
    days: { ...none, entries: days },
    bucketSizes: none,
    bucketThresholds: none,
  }),
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T15:00:00Z') })
})

const flags = ['schedular', 'subcluster', 'dataagent']

function renderFacts(changed: FakeAnswers = {}, toggled = flags) {
  return renderWithProviders(<WhatIsLost record={buildCluster()} />, {
    api: createFakeApi({ ...answers, ...changed }),
    person: buildPerson({
      platformActions: [{ name: 'da', platforms: ['gc'] }],
      toggleFeatures: toggled.map((key) => ({ key, isPublished: true })),
    }),
  })
}
const read = () =>
  vi.waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
const facts = () =>
  screen.getAllByRole('term').map(({ textContent, nextElementSibling }) => {
    const lines = [...(nextElementSibling?.querySelectorAll('span, li') ?? [])].map(
      (line) => line.textContent,
    )
    return [textContent, lines.length > 0 ? lines.join(' ') : nextElementSibling?.textContent]
  })

it('tells what goes with a cluster that is deleted', async () => {
  renderFacts()
  await read()
  expect(facts()).toEqual([
    ['Self-managed clusters', '2: demo-lab demo-old'],
    ['Users', '3: a b and 1 more'],
    ['Data apps', 'Churn, tenant sales'],
    ['Data agents', '12'],
    ['Scheduled events to come', 'None'],
    ['IPU of the last 7 days', '10.5 IPU'],
  ])
})

it('says unknown, and never none or 0, of what cannot be read', async () => {
  const fails = () => {
    throw new ApiError({ message: 'Down.', statusCode: 500 })
  }
  renderFacts({
    getCluster: fails,
    listClusterUsers: fails,
    listDataAgents: fails,
    listScheduledEvents: fails,
    getClusterConsumption: () => ({
      days: { ...none, entries: days.slice(1) },
      bucketSizes: none,
      bucketThresholds: none,
    }),
  })
  await read()
  expect(facts().map(([, says]) => says)).toEqual(Array.from({ length: 6 }, () => 'Unknown'))
})

it('says unknown, and never none, of what the cluster says nothing of', async () => {
  renderFacts({
    getCluster: () =>
      buildClusterDetail({ subClusters: [], hasSubClusterList: false, importedBlueprints: null }),
  })
  await read()
  expect(facts()).toContainEqual(['Self-managed clusters', 'Unknown'])
  expect(facts()).toContainEqual(['Data apps', 'Unknown'])
})

const agents = (count: number) =>
  Array.from({ length: count }, (_, index) => buildDataAgent({ id: `a-${index}` }))

it.each([
  ['says how many there are', { records: agents(1), total: 31 }, '31'],
  ['lists them all without saying how many', { records: agents(3) }, '3'],
  ['lists none without saying how many', { records: [] }, 'None'],
  ['lists as many as were asked for without saying how many', { records: agents(100) }, 'Unknown'],
])('counts the data agents of a server that %s', async (_case, answer, says) => {
  const { api } = renderFacts({ listDataAgents: () => answer })
  await read()
  expect(facts()).toContainEqual(['Data agents', says])
  expect(api.callsOf('listDataAgents').map(({ options }) => options.query)).toEqual([
    { limit: '100', offset: '0' },
  ])
})

it.each([
  ['one that cannot be read among those there are', 3, '4'],
  ['as many as were asked for, one of which cannot be read', 99, 'Unknown'],
])('counts data agents of which the server lists %s', async (_case, count, says) => {
  const fault = { number: 1, id: null, name: null, isShown: false, values: [] }
  renderFacts({ listDataAgents: () => ({ records: noteRecordFaults(agents(count), [fault]) }) })
  await read()
  expect(facts()).toContainEqual(['Data agents', says])
})

it('names people by their mail, or their id, where the server names them not, and nobody who is only invited', async () => {
  const nameless = { ...user('u-7'), name: null }
  const invited: ClusterUser = { ...user('u-9'), status: 'pending' }
  renderFacts({ listClusterUsers: () => [{ ...nameless, email: 'uma@sandbox.test' }, nameless, invited] })
  await read()
  expect(facts()).toContainEqual(['Users', '2: uma@sandbox.test u-7'])
})

it('writes figures of consumption to five decimals, with marks between thousands [BIL-D05]', async () => {
  const entries = days.map((day) => ({ ...day, total: 200.1234561 }))
  renderFacts({
    getClusterConsumption: () => ({ days: { ...none, entries }, bucketSizes: none, bucketThresholds: none }),
  })
  await read()
  expect(facts()).toContainEqual(['IPU of the last 7 days', '1,400.86419 IPU'])
})

it('names an app that two tenants have twice, each with its tenant', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderFacts({
    getCluster: () =>
      buildClusterDetail({
        importedBlueprints: [
          { name: 'Churn', tenant: 'sales' },
          { name: 'Churn', tenant: 'finance' },
        ],
      }),
  })
  await read()
  expect(facts()).toContainEqual(['Data apps', '2: Churn, tenant sales Churn, tenant finance'])
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('keeps apart what reads alike', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderFacts({
    getCluster: () =>
      buildClusterDetail({
        importedBlueprints: [
          { name: null, tenant: null },
          { name: null, tenant: null },
        ],
      }),
  })
  await read()
  expect(screen.getAllByText('–')).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('asks for nothing that the person may not see, which is unknown then', async () => {
  const { api } = renderFacts({}, [])
  await read()
  expect(facts()).toContainEqual(['Self-managed clusters', 'Unknown'])
  expect(facts()).toContainEqual(['Scheduled events to come', 'Unknown'])
  expect(facts()).toContainEqual(['Data agents', 'Unknown'])
  expect(api.calls.map(({ name }) => name).sort()).toEqual([
    ...['getCluster', 'getClusterConsumption', 'listClusterUsers'],
  ])
})

it('asks for nothing but the cluster and its consumption where its policies let nothing be read', async () => {
  const { api } = renderFacts({ getCluster: () => buildClusterDetail({ policies: noPolicies }) })
  await read()
  expect(facts()).toContainEqual(['Users', 'Unknown'])
  expect(api.callsOf('listClusterUsers')).toEqual([])
  expect(api.callsOf('getCluster').map(({ options }) => options.path)).toEqual([{ id: 'u-1', name: 'demo' }])
})

it('tells of days and users of which some could not be read', async () => {
  const fault = { number: 1, id: null, name: null, isShown: false, values: [] }
  renderFacts({
    listClusterUsers: () => noteRecordFaults([user('a')], [fault]),
    getClusterConsumption: () => ({
      days: { ...none, entries: days, faults: [fault, { ...fault, number: 2 }] },
      bucketSizes: none,
      bucketThresholds: none,
    }),
  })
  await read()
  expect(facts()).toContainEqual(['Users', 'a 1 could not be read'])
  expect(facts()).toContainEqual(['IPU of the last 7 days', '10.5 IPU 2 could not be read'])
})
