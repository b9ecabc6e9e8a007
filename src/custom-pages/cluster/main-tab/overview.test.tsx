import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallResult } from '../../../api/contract'
import { ApiError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import { noPolicies } from '../../../domain/cluster'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Overview } from './overview'

const person = buildPerson({
  toggleFeatures: ['basaltX', 'subcluster', 'whitelist'].map((key) => ({ key, isPublished: true })),
  platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
})
const size = { id: 's', name: 'larges2', displayName: 'Large S2', ipu: 16, order: 4 }

const consumption: CallResult<'getClusterConsumption'> = {
  days: {
    entries: [
      { day: '2026-03-01', total: 30, spark: 2 },
      { day: '2026-03-02', total: 40.5, spark: null },
    ],
    faults: [],
    isReadable: true,
  },
  bucketSizes: { entries: [], faults: [], isReadable: true },
  bucketThresholds: { entries: [], faults: [], isReadable: true },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const fault = { number: 3, id: null, name: null, isShown: false, values: [] }

const listed = () =>
  within(screen.getByRole('region', { name: 'Overview' }))
    .getAllByRole('listitem')
    .map((card) => [
      within(card).getByRole('heading').textContent,
      [...card.children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' / '),
      within(card).queryByRole('link')?.getAttribute('href') ?? null,
    ])

/** The cards after that of the month, whose figures come later. */
function cards(parts: Parameters<typeof buildClusterDetail>[0] = {}) {
  renderOverview(parts)
  return listed().slice(1)
}

function renderOverview(
  parts: Parameters<typeof buildClusterDetail>[0] = {},
  answers: FakeAnswers = { getClusterConsumption: () => consumption },
) {
  return renderWithProviders(<Overview cluster={buildClusterDetail({ id: 'c-1', ...parts })} />, {
    person,
    api: createFakeApi(answers),
  })
}

describe('the overview of a cluster', () => {
  it('shows users, disk, size, region and features, each with its way [DET-005, DET-006, DET-018, DET-020, DET-021, DET-022, DET-023, DET-024]', () => {
    expect(
      cards({
        tenantUsers: 12,
        hasRemoteStorage: false,
        diskSize: 500,
        availableDisk: 316,
        analyticsSize: size,
        analyticsNodes: 2,
        loaderSize: { ...size, displayName: 'Small', ipu: 4.123456789 },
        loaderNodes: 1,
        regionAlias: 'US Central (Iowa)',
        isSqlEnabled: true,
        isAdvancedSqlEnabled: false,
        subClusters: [buildSubCluster({ state: 'running' }), buildSubCluster({ state: 'disconnected' })],
      }),
    ).toEqual([
      ['Total users', '12', '/clusters/demo?tab=access-and-security'],
      ['Disk size', '500 GB / 37 % used, 316 GB free', null],
      [
        'Cluster size',
        'Analytics: Large S2, 16 IPU a node, 2 nodes / Loader: Small, 4.12346 IPU a node, 1 node',
        '/clusters/demo?tab=configurations#cluster-size',
      ],
      ['Region', 'US Central (Iowa)', '/clusters/demo?tab=configurations#cluster-region'],
      ['External BI tools', 'On', '/clusters/demo?tab=configurations#cluster-external-bi-tools'],
      ['Advanced SQL interface', 'Off', '/clusters/demo?tab=configurations#cluster-basalt-x'],
      ['Self-managed clusters', '1 of 2 connected', '/clusters/demo?tab=self-managed-clusters'],
    ])
  })

  it('leads to the usage again where the address names it already', async () => {
    const content = (
      <>
        <Overview cluster={buildClusterDetail({ id: 'c-1' })} />
        <div id="usage" />
      </>
    )
    const api = createFakeApi({ getClusterConsumption: () => consumption })
    renderWithProviders(content, { person, api, path: '/clusters/demo?tab=main#usage' })
    fireEvent.click(screen.getByRole('link', { name: 'IPU this month' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('usage'))
  })

  it('shows what the tenants consume where the storage is remote [DET-084]', () => {
    expect(cards({ hasRemoteStorage: true, consumedData: 1234.5, diskSize: 500 })[1]).toEqual([
      'Consumed tenant data',
      '1.23 TB / By node',
      null,
    ])
  })

  it('says of what is not given that it is not, and never zero', () => {
    expect(
      cards({
        tenantUsers: null,
        hasRemoteStorage: false,
        diskSize: null,
        availableDisk: 3,
        analyticsSize: null,
        loaderSize: { ...size, ipu: null },
        loaderNodes: null,
        regionAlias: null,
        isSqlEnabled: null,
        subClusters: [],
      }).map(([title, says]) => [title, says]),
    ).toEqual([
      ['Total users', '–'],
      ['Disk size', '–'],
      ['Cluster size', 'Analytics: – / Loader: Large S2, number of nodes unknown'],
      ['Region', '–'],
      ['External BI tools', '–'],
      ['Advanced SQL interface', 'Off'],
      ['Self-managed clusters', 'None'],
    ])
  })

  it('does not say that there are no self-managed clusters where the server does not list them', () => {
    expect(cards({ hasSubClusterList: false })).toContainEqual([
      'Self-managed clusters',
      '–',
      '/clusters/demo?tab=self-managed-clusters',
    ])
  })

  it.each([
    [[], [fault, fault], '–'],
    [[buildSubCluster({ state: 'running' })], [fault], '1 of 1 connected, 1 could not be read'],
    [[buildSubCluster({ state: 'disconnected' })], [{ ...fault, isShown: true }], '0 of 1 connected'],
  ])('says of self-managed clusters %j, with faults %j, no more than is known', (own, faults, says) => {
    const card = cards({ subClusters: noteRecordFaults(own, faults) }).at(-1)
    expect(card?.slice(0, 2)).toEqual(['Self-managed clusters', says])
  })

  it.each([
    [40, 'low'],
    [70, 'medium'],
    [71, 'high'],
  ])('draws a disk of %s %% as %s [DET-083]', (percent, level) => {
    cards({ hasRemoteStorage: false, diskSize: 100, availableDisk: 100 - percent })
    expect(document.querySelector('[data-level]')?.getAttribute('data-level')).toBe(level)
  })

  it('calls no disk full that has space left, and draws it as the words say', () => {
    const [, disk] = cards({ hasRemoteStorage: false, diskSize: 1000, availableDisk: 2 })
    expect(disk?.[1]).toBe('1,000 GB / 99 % used, 2 GB free')
    cleanup()
    const [, other] = cards({ hasRemoteStorage: false, diskSize: 1000, availableDisk: 596 })
    expect(other?.[1]).toBe('1,000 GB / 40 % used, 596 GB free')
    expect(document.querySelector('[data-level]')?.getAttribute('data-level')).toBe('low')
  })

  it('leads nowhere this person has nothing', () => {
    const links = cards({ policies: noPolicies, name: 'a b' }).map(([title, , to]) => [title, to])
    expect(links).toEqual([
      ['Total users', null],
      ['Disk size', null],
      ['Cluster size', '/clusters/a%20b?tab=configurations#cluster-size'],
      ['Region', '/clusters/a%20b?tab=configurations#cluster-region'],
      ['External BI tools', '/clusters/a%20b?tab=configurations#cluster-external-bi-tools'],
      ['Advanced SQL interface', '/clusters/a%20b?tab=configurations#cluster-basalt-x'],
      ['Self-managed clusters', null],
    ])
  })

  it('begins with the IPU of the month against the daily threshold [DET-025, DET-085]', async () => {
    const maxIpus = { product: 720, spark: 360 }
    renderOverview({ maxIpus })
    expect(listed()[0]?.slice(0, 2)).toEqual(['IPU this month', 'Reading…'])
    await screen.findByText('70.5 IPU')
    expect(listed()[0]).toEqual([
      'IPU this month',
      '70.5 IPU / March so far / Above 36 IPU a day on 1 day',
      '/clusters/demo?tab=main#usage',
    ])
  })

  it('has no card of the advanced SQL interface where the account has none, and names a size by what is known', () => {
    renderWithProviders(
      <Overview
        cluster={buildClusterDetail({
          analyticsSize: { ...size, displayName: null },
          subClusters: [buildSubCluster({ state: 'disconnected' })],
        })}
      />,
      { api: createFakeApi({ getClusterConsumption: () => consumption }) },
    )
    expect(listed().map(([title]) => title)).toEqual([
      ...['IPU this month', 'Total users', 'Disk size', 'Cluster size', 'Region', 'External BI tools'],
      'Self-managed clusters',
    ])
    expect(listed()[3]?.[1]).toContain('Analytics: larges2, 16 IPU a node, 1 node')
    expect(listed()[6]?.[1]).toBe('0 of 1 connected')
  })

  it.each([
    [{ product: 3_000, spark: 0 }, '100 IPU a day is the threshold'],
    [{ product: 300, spark: 0 }, 'Above 10 IPU a day on 2 days'],
  ])('counts the days above a threshold of %o', async (maxIpus, says) => {
    renderOverview({ maxIpus })
    await screen.findByText('70.5 IPU')
    expect(listed()[0]?.[1]).toBe(`70.5 IPU / March so far / ${says}`)
  })

  const daysWith = (parts: Partial<typeof consumption.days>) => () => ({
    ...consumption,
    days: { ...consumption.days, ...parts },
  })
  it.each([
    [
      'a failure',
      () => Promise.reject(new ApiError({ message: 'No.', statusCode: 500 })),
      'Could not be loaded.',
    ],
    [
      'a form nobody knows',
      daysWith({ entries: [], isReadable: false }),
      'This came in a form the console cannot read.',
    ],
    ['no day', daysWith({ entries: [] }), 'No consumption of this month is known yet.'],
    [
      'days of the month before',
      daysWith({ entries: [{ day: '2026-02-28', total: 3, spark: null }] }),
      'No consumption of this month is known yet.',
    ],
    [
      'a day that could not be read',
      daysWith({ faults: [fault] }),
      '70.5 IPU / March so far / Without 1 day, which could not be read.',
    ],
    [
      'days that could not be read in part',
      daysWith({ faults: [{ ...fault, number: null, isShown: true }] }),
      '70.5 IPU / March so far / Parts of it could not be read.',
    ],
    [
      'days that lack one and parts of others',
      daysWith({ faults: [{ ...fault, number: null, isShown: true }, fault] }),
      '70.5 IPU / March so far / Without 1 day, which could not be read.',
    ],
    [
      'parts that could not be read, and no day',
      daysWith({ entries: [], faults: [{ ...fault, number: null, isShown: true }] }),
      'Parts of it could not be read.',
    ],
    [
      'days of which none could be read',
      daysWith({ entries: [], faults: [fault, fault] }),
      'Without 2 days, which could not be read.',
    ],
  ])('says of the month after %s what is known, and the other cards stand', async (_what, answer, says) => {
    const none = { maxIpus: null, analyticsSize: null, loaderSize: null }
    renderOverview(none, { getClusterConsumption: answer })
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    expect(listed()[0]?.slice(0, 2)).toEqual(['IPU this month', says])
    expect(listed()).toHaveLength(8)
  })
})

describe('the disk by node', () => {
  const node = (type: string, availableSize: number | null, subCluster: string | null = null) => ({
    type,
    subCluster,
    diskSize: 100,
    availableSize,
  })
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'By node' }))

  it('is read when it is opened, for remote storage alone [DET-019, DET-039, DET-083, DET-D09, API-044]', async () => {
    const nodes = [
      node('subcluster', 20, 'quarter'),
      node('analytics', 60),
      node('cmc', null),
      node('loader', 30),
      node('gpu', 90),
      { ...node('gpu', 50), type: null },
    ]
    const { api } = renderOverview(
      { hasRemoteStorage: true, consumedData: 10 },
      { getClusterConsumption: () => consumption, listClusterNodes: () => nodes },
    )
    expect(api.callsOf('listClusterNodes')).toEqual([])
    open()
    const dialog = within(await screen.findByRole('dialog', { name: 'By node' }))
    await dialog.findByText('Analytics')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Analytics40 GB of 100 GB',
      'Loader70 GB of 100 GB',
      'Management–',
      'Self-managed cluster quarter80 GB of 100 GB',
      'gpu10 GB of 100 GB',
      'Node50 GB of 100 GB',
    ])
    const levels = [...document.querySelectorAll('[data-level]')].map((bar) => bar.getAttribute('data-level'))
    expect(levels).toEqual(['low', 'medium', 'high', 'low', 'medium'])
    expect(api.callsOf('listClusterNodes').map(({ options }) => options.path)).toEqual([
      { id: 'u-1', name: 'demo' },
    ])
    fireEvent.keyDown(dialog.getByText('Analytics'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'By node' }))
  })

  it('is not offered where the disk has a size', () => {
    renderOverview({ hasRemoteStorage: false })
    expect(screen.queryByRole('button', { name: 'By node' })).toBeNull()
  })

  it('says of nodes that none could be read, and not that there are none', async () => {
    renderOverview(
      { hasRemoteStorage: true },
      {
        getClusterConsumption: () => consumption,
        listClusterNodes: () => noteRecordFaults([], [fault]),
      },
    )
    open()
    expect(await screen.findByText(/^1 of 1 node/)).toBeTruthy()
    expect(screen.queryByText('The server tells of no node.')).toBeNull()
  })

  it('that cannot be read again says so beside what was read, until it is', async () => {
    const { api } = renderOverview(
      { hasRemoteStorage: true },
      { getClusterConsumption: () => consumption, listClusterNodes: () => [node('analytics', 60)] },
    )
    open()
    const dialog = within(await screen.findByRole('dialog', { name: 'By node' }))
    fireEvent.keyDown(await dialog.findByText('Analytics'), { key: 'Escape' })
    api.answer({
      listClusterNodes: () => Promise.reject(new ApiError({ message: 'No nodes today.', statusCode: 500 })),
    })
    open()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The nodes could not be loaded. No nodes today.')).toBeTruthy()
    expect(screen.getByText('40 GB of 100 GB')).toBeTruthy()
    let answer = () => {}
    api.answer({
      listClusterNodes: () => new Promise((done) => (answer = () => done([node('loader', 30)]))),
    })
    const again = alert.getByRole('button', { name: 'Try again' })
    fireEvent.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    answer()
    expect(await screen.findByText('70 GB of 100 GB')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that cannot be read says so in its place, and is read again on demand', async () => {
    let hasFailed = false
    renderOverview(
      { hasRemoteStorage: true },
      {
        getClusterConsumption: () => consumption,
        listClusterNodes: () => {
          if (hasFailed) return []
          hasFailed = true
          throw new ApiError({ message: 'No nodes today.', statusCode: 500 })
        },
      },
    )
    open()
    expect(screen.getByText('Getting the nodes').getAttribute('role')).toBe('status')
    const alert = await screen.findByText(/The nodes could not be loaded\. .*No nodes today\./)
    fireEvent.click(within(alert.parentElement ?? alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The server tells of no node.')).toBeTruthy()
  })
})
