import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { ClusterUser } from '../../../domain/cluster-user'
import type { Library } from '../../../domain/library'
import type { ScheduledEvent } from '../../../domain/scheduled-event'
import type { SubCluster } from '../../../domain/sub-cluster'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { buildUsage } from '../../../testing/consumption-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { WhatStops } from './what-stops'

vi.mock(import('../../../domain/dates'), async (original) => ({
  ...(await original()),
  browserZone: () => 'Europe/Berlin',
}))
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] })
})

const user = (name: string, lastLoginAt: string | null): ClusterUser => ({
  ...{ id: name, name, email: null, role: 'user', status: 'active' },
  lastLoginAt,
})
const subCluster = (name: string, state: string): SubCluster => ({
  ...{ id: name, name, nodes: 1, ipu: 1, sizeId: null, sizeName: null, type: 'analytics', status: null },
  ...{ state, url: null, isFallback: false },
})
const event = (kind: string, startTime: string, rest: Partial<ScheduledEvent> = {}): ScheduledEvent => ({
  ...{ id: `${kind} ${startTime}`, event: kind, startTime, endTime: null, result: null, status: 'queued' },
  ...{ analyticsReplicas: null, loaderReplicas: null, ...rest },
})
const library = (name: string, status: string): Library => ({
  ...{ id: name, name, version: null, coordinates: name, type: 'pypi', source: null, status },
  ...{ analyticsState: null, loaderState: null, chidoriState: null, sparkState: null },
})

const none = { entries: [], faults: [], isReadable: true }
const days = [
  '2026-02-26',
  '2026-02-27',
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
].map((day) => ({ day, total: 1.5, spark: null }))

const consumptionOf = (entries: typeof days) => ({
  days: { ...none, entries },
  bucketSizes: none,
  bucketThresholds: none,
})

const nothing: FakeAnswers = {
  getCluster: () => buildClusterDetail(),
  listClusterUsers: () => [],
  listScheduledEvents: () => [],
  listLibraries: () => [],
  listDataAgents: () => ({ records: [], total: 0 }),
  getClusterConsumption: () => consumptionOf(days),
}

function renderFacts(answers: FakeAnswers, flags = ['schedular', 'subcluster', 'dataagent']) {
  const api = createFakeApi({ ...nothing, ...answers })
  const toggleFeatures = flags.map((key) => ({ key, isPublished: true }))
  return renderWithProviders(<WhatStops record={buildCluster()} />, {
    api,
    person: buildPerson({
      toggleFeatures,
      platformActions: [{ name: 'da', platforms: ['gc'] }],
    }),
  })
}

/** The lines of each fact. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent, nextElementSibling: answer }) => {
      const lines = [...(answer?.querySelectorAll('span, li') ?? [])].map((line) => line.textContent)
      return [textContent, lines.length > 0 ? lines : answer?.textContent]
    }),
  )
const read = () =>
  vi.waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))

describe('what disconnecting a cluster stops', () => {
  it('names the last logins, running clusters, events to come with their zone and installations', async () => {
    renderFacts({
      getCluster: () =>
        buildClusterDetail({
          importedBlueprints: [{ name: 'Churn', tenant: 'sales' }],
          subClusters: [
            subCluster('demo-lab', 'running'),
            subCluster('demo-old', 'disconnected'),
            subCluster('demo-new', 'loading'),
          ],
        }),
      listClusterUsers: () => [
        user('Ada', '2026-03-04T08:00:00Z'),
        user('Never', null),
        user('Ben', '2026-03-05T11:30:00Z'),
        user('Cy', '2025-12-31T23:30:00Z'),
        // Who is only invited has no access yet.
        { ...user('Priya', null), status: 'pending' },
      ],
      listScheduledEvents: () => [
        event('disconnect', '2026-03-06T19:00:00Z'),
        event('connect', '2026-03-01T06:00:00Z', { status: 'success' }),
        event('scale up', '2026-03-05T09:00:00Z', { endTime: '2026-03-05T17:00:00Z', status: 'success' }),
      ],
      listLibraries: () => [library('numpy', 'installing'), library('pandas', 'installed')],
      listDataAgents: () => ({ records: [], total: 12 }),
    })
    await read()

    expect(facts()).toEqual({
      'Users with access': ['4:', 'Ada', 'Never', 'and 2 more'],
      'Last logins': [
        '3:',
        'Ben, 05 Mar 2026, 12:30 (Europe/Berlin)',
        'Ada, 04 Mar 2026, 09:00 (Europe/Berlin)',
        'and 1 more',
      ],
      'Self-managed clusters running': ['2:', 'demo-lab', 'demo-new'],
      'Data apps': ['Churn, tenant sales'],
      'Data agents': ['12'],
      'Scheduled events to come': [
        '2:',
        'Scale down, 05 Mar 2026, 18:00 (Europe/Berlin)',
        'Disconnect, 06 Mar 2026, 20:00 (Europe/Berlin)',
      ],
      'Installations under way': ['numpy'],
      'IPU of the last 7 days': ['10.5 IPU'],
    })
  })

  it('says none of what there is none of, and unknown who was there where no login is known', async () => {
    renderFacts({ listClusterUsers: () => [user('Never', null)] })
    await read()

    expect(facts()).toEqual({
      'Users with access': ['Never'],
      'Last logins': 'Unknown',
      'Self-managed clusters running': 'None',
      'Data apps': 'None',
      'Data agents': 'None',
      'Scheduled events to come': 'None',
      'Installations under way': 'None',
      'IPU of the last 7 days': ['10.5 IPU'],
    })
  })

  it('says unknown, and never none, of what cannot be read', async () => {
    const fails = () => {
      throw new ApiError({ message: 'Down for a moment.', statusCode: 500 })
    }
    const { unmount } = renderFacts({
      listClusterUsers: fails,
      listScheduledEvents: fails,
      listLibraries: fails,
      listDataAgents: fails,
      getClusterConsumption: fails,
    })
    await read()
    expect(Object.values(facts())).toEqual([
      ...['Unknown', 'Unknown', 'None', 'None', 'Unknown', 'Unknown', 'Unknown', 'Unknown'],
    ])
    unmount()

    renderFacts({ getCluster: fails, getClusterConsumption: fails })
    await read()
    expect(Object.values(facts())).toEqual(Array.from({ length: 8 }, () => 'Unknown'))
  })

  it('says unknown of self-managed clusters where the cluster says nothing of them', async () => {
    renderFacts({ getCluster: () => buildClusterDetail({ hasSubClusterList: false }) })
    await read()
    expect(facts()).toMatchObject({ 'Self-managed clusters running': 'Unknown' })
  })

  it('says unknown of what the person may not see, without asking for it', async () => {
    const { api } = renderFacts({}, [])
    await read()

    expect(facts()).toMatchObject({
      'Self-managed clusters running': 'Unknown',
      'Scheduled events to come': 'Unknown',
    })
    expect(api.callsOf('listScheduledEvents')).toEqual([])
  })

  it.each([
    // 1.5 a day in March as the cluster tells it, 2 in February as the account does.
    ['the days before are those of the account', 'id-demo', ['12.5 IPU']],
    ['of a cluster the account does not name they are unknown', 'id-other', 'Unknown'],
  ])('at the beginning of a month %s', async (_what, id, shown) => {
    vi.setSystemTime(Date.parse('2026-03-04T09:00:00Z'))
    const dates = ['02-25', '02-26', '02-27', '02-28', '03-01', '03-02'].map((date) => `2026-${date}`)
    const usage = buildUsage({
      id,
      days: dates.map((date) => ({ date, figures: { basalt: 1.5, spark: 0.5 }, hours: 8 })),
    })
    const { api } = renderFacts({
      getClusterConsumption: () => consumptionOf(days.slice(3, 6)),
      getConsumption: () => [usage],
    })
    await read()

    expect(facts()).toMatchObject({ 'IPU of the last 7 days': shown })
    expect(api.callsOf('getConsumption').map(({ options: { path, query } }) => ({ path, query }))).toEqual([
      { path: { id: 'u-1' }, query: { startDate: '2026-02-25', endDate: '2026-03-04' } },
    ])
  })

  it('is read once: by the next time the cluster may be gone', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    const { api } = renderFacts({})
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(facts()).toMatchObject({ 'IPU of the last 7 days': ['10.5 IPU'] })
    expect(api.callsOf('getClusterConsumption')).toHaveLength(1)
  })

  it('asks for the consumption of the account only where that of the month does not say it', async () => {
    const { api } = renderFacts({})
    await read()
    expect(api.callsOf('getClusterConsumption')).toHaveLength(1)
    expect(api.callsOf('getConsumption')).toEqual([])
  })

  it('is read of the cluster by its name for the person, and by its id', async () => {
    const { api } = renderFacts({})
    await read()
    const ofPerson = { id: 'u-1', name: 'demo' }
    const ofCluster = { instanceId: 'id-demo' }
    expect(Object.fromEntries(api.calls.map(({ name, options }) => [name, options.path]))).toEqual({
      getCluster: ofPerson,
      listClusterUsers: ofPerson,
      listScheduledEvents: ofCluster,
      listLibraries: ofCluster,
      listDataAgents: ofCluster,
      getClusterConsumption: { id: 'u-1', instanceId: 'id-demo' },
    })
    expect(api.calls).toHaveLength(6)
  })

  it('stands at once, each answer coming in its place', async () => {
    let arrive: (libraries: Library[]) => void = () => {}
    const libraries = new Promise<Library[]>((resolve) => {
      arrive = resolve
    })
    renderFacts({ listLibraries: () => libraries })
    expect(Object.values(facts())).toEqual(Array.from({ length: 8 }, () => 'Reading…'))
    // Who cannot see the answers come hears of them.
    const reported = document.querySelector('dl')
    expect([reported?.getAttribute('aria-live'), reported?.getAttribute('aria-busy')]).toEqual([
      'polite',
      'true',
    ])
    await vi.waitFor(() =>
      expect(Object.values(facts())).toEqual([
        'None',
        'Unknown',
        'None',
        'None',
        'None',
        'None',
        'Reading…',
        ['10.5 IPU'],
      ]),
    )
    arrive([])

    await vi.waitFor(() =>
      expect(Object.values(facts())).toEqual([
        'None',
        'Unknown',
        'None',
        'None',
        'None',
        'None',
        'None',
        ['10.5 IPU'],
      ]),
    )
    expect(reported?.getAttribute('aria-busy')).toBe('false')
  })
})
