import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { ClusterUser } from '../../../domain/cluster-user'
import { buildCluster, buildPerson } from '../../../testing/builders'
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
afterEach(() => {
  vi.useRealTimers()
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
    const lines = [...(nextElementSibling?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
    return [textContent, lines.length > 0 ? lines.join(', ') : nextElementSibling?.textContent]
  })

it('tells what goes with a cluster that is deleted', async () => {
  renderFacts()
  await read()
  expect(facts()).toEqual([
    ['Self-managed clusters', 'demo-lab, demo-old'],
    ['Users', '3'],
    ['Data apps', 'Churn'],
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

it('asks for nothing that the person may not see, which is unknown then', async () => {
  const { api } = renderFacts({}, [])
  await read()
  expect(facts()).toContainEqual(['Self-managed clusters', 'Unknown'])
  expect(facts()).toContainEqual(['Scheduled events to come', 'Unknown'])
  expect(api.callsOf('listScheduledEvents')).toEqual([])
})
