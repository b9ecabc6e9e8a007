import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../api/errors'
import type { ClusterUser } from '../../../../domain/cluster-user'
import { buildPerson } from '../../../../testing/builders'
import { buildSubCluster } from '../../../../testing/detail-builders'
import type { FakeAnswers } from '../../../../testing/fake-api'
import {
  button,
  flags,
  node,
  platformActions,
  renderServices,
  statuses,
} from '../../../../testing/services-driver'

vi.mock(import('../../../../domain/dates'), async (original) => ({
  ...(await original()),
  browserZone: () => 'Europe/Berlin',
}))
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T12:00:00Z'), toFake: ['Date'] })
})

const none = { entries: [], faults: [], isReadable: true }
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day: `2026-03-0${day}`, total: 180.5, spark: null }))
const user = (name: string): ClusterUser => ({
  ...{ id: name, name, email: null, role: 'developer', status: 'active' },
  lastLoginAt: null,
})
const event = {
  ...{ id: 'e-1', event: 'disconnect', startTime: '2026-03-09T19:00:00Z', endTime: null, result: null },
  ...{ status: 'queued', analyticsReplicas: null, loaderReplicas: null },
}
const answers: FakeAnswers = {
  getServiceStatus: () =>
    statuses({
      analytics: [node('demo-analytics-1'), node('demo-analytics-2')],
      sqli: [node('demo-sqli-1')],
      analyticsSubCluster: [node('demo-lab-1', 'running', { subCluster: 'demo-lab' })],
    }),
  listClusterUsers: () => ['Ada', 'Ben', 'Cy', 'Dora', 'Eve'].map(user),
  listScheduledEvents: () => [event],
  listDataAgents: () => ({ records: [], total: 1200 }),
  getClusterConsumption: () => ({
    days: { ...none, entries: days },
    bucketSizes: none,
    bucketThresholds: none,
  }),
}
const detail = {
  analyticsNodes: 2,
  subClusters: [
    buildSubCluster({ id: 's-1', name: 'demo-lab' }),
    buildSubCluster({ id: 's-2', name: 'demo-off', state: 'disconnected' }),
  ],
  importedBlueprints: [
    { name: 'Churn', tenant: 'sales' },
    { name: 'Stock', tenant: 'sales' },
  ],
}
const owner = buildPerson({
  toggleFeatures: [
    ...flags,
    { key: 'schedular', isPublished: true },
    { key: 'dataagent', isPublished: true },
  ],
  platformActions: [...platformActions, { name: 'da', platforms: ['gc'] }],
})

/** The panel of the question that a button opens, its answers read. */
async function factsOf(opener: string, given: FakeAnswers = {}, who = owner) {
  const { api } = renderServices({ ...answers, ...given }, detail, who)
  fireEvent.click(await button(opener))
  const dialog = within(await screen.findByRole('dialog'))
  await vi.waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
  expect(
    dialog.getByText('What demo serves. The server does not say what of it relies on these nodes.'),
  ).toBeDefined()
  const facts = dialog
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])
  return { api, facts: Object.fromEntries(facts) }
}

describe('the question before nodes of a service stop or go', () => {
  it.each([
    'Stop demo-analytics-1',
    'Stop all nodes of Analytics',
    'Restart demo-analytics-1',
    'Stop demo-sqli-1',
    'Stop demo-lab-1',
    'Delete Analytics services',
  ])('%s: tells how much the cluster serves', async (opener) => {
    const { api, facts } = await factsOf(opener)
    expect(facts).toEqual({
      'Users with access': '5:AdaBenand 3 more',
      'Self-managed clusters running': 'demo-lab',
      'Data apps': '2:Churn, tenant salesStock, tenant sales',
      'Data agents': '1,200',
      'Scheduled events to come': 'Disconnect, 09 Mar 2026, 20:00 (Europe/Berlin)',
      'IPU of the last 7 days': '1,263.5 IPU',
    })
    expect(api.callsOf('executeService')).toEqual([])
    expect(api.callsOf('changeCluster')).toEqual([])
  })

  const fails = () => {
    throw new ApiError({ message: 'Down.', statusCode: 500 })
  }
  it.each(['Stop demo-analytics-1', 'Delete Analytics services'])(
    '%s: says unknown, and never none or 0, of what cannot be read',
    async (opener) => {
      const { facts } = await factsOf(opener, {
        listClusterUsers: fails,
        listScheduledEvents: fails,
        listDataAgents: fails,
        getClusterConsumption: fails,
      })
      expect(facts).toEqual({
        'Users with access': 'Unknown',
        'Self-managed clusters running': 'demo-lab',
        'Data apps': '2:Churn, tenant salesStock, tenant sales',
        'Data agents': 'Unknown',
        'Scheduled events to come': 'Unknown',
        'IPU of the last 7 days': 'Unknown',
      })
    },
  )

  it('asks for nothing that the person may not see, which is unknown then', async () => {
    const { api, facts } = await factsOf(
      'Stop demo-analytics-1',
      {},
      buildPerson({ toggleFeatures: flags, platformActions }),
    )
    expect(facts).toMatchObject({ 'Data agents': 'Unknown', 'Scheduled events to come': 'Unknown' })
    expect(api.callsOf('listScheduledEvents')).toEqual([])
    expect(api.callsOf('listDataAgents')).toEqual([])
  })

  it('nodes that are added end nothing', async () => {
    renderServices(answers, detail, owner)
    fireEvent.click(await button('Add Analytics services'))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('2 nodes now.')
    expect(dialog.queryAllByRole('term')).toEqual([])
  })
})
