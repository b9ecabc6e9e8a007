import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildPerson } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ConsumptionFiltersBar, type FiltersBarProps } from './consumption-filters-bar'
import { ConsumptionPage } from './consumption-page'

testsInZone('America/St_Johns')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

type Options = { answers?: FakeAnswers; path?: string; state?: unknown }

function open(usages: readonly ClusterUsage[], { answers, path = '/consumption', state }: Options = {}) {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path,
    state,
    api: createFakeApi({
      getConsumption: () => [...usages],
      getCluster: () => buildClusterDetail(),
      listClusters: () => [],
      ...answers,
    }),
  })
}

describe('the consumption page', () => {
  it('takes the month in which the person is, and says so of one that has just ended for the server', async () => {
    // In St. John's it is half past ten in the evening of 28 February.
    vi.setSystemTime(new Date('2026-03-01T02:00:00Z'))
    const { api } = open([buildUsage({ days: [buildDay('2026-02-28', 3)] })])
    expect(await screen.findByText('01 Feb 2026 – 28 Feb 2026')).toBeTruthy()
    expect(api.callsOf('getConsumption')[0]?.options.query).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-02-28',
    })
    expect(screen.getByText(/Today is not over: its figures go on\.$/)).toBeTruthy()
  })

  it('names five clusters that are compared with nothing, the first of equal days, and the last size of backups', async () => {
    const usages = ['ann', 'bob', 'cid', 'dan', 'eve'].map((name, place) =>
      buildUsage({
        id: `c-${place}`,
        name,
        days: [buildDay('2026-03-01', 1), buildDay('2026-03-02', 1)],
        ...(place === 0 && {
          backups: [{ date: '2026-03-02', bucket: 31, metadata: 0.25 }],
          months: [{ month: '2026-03', figures: { total: 20 } }],
        }),
      }),
    )
    open(usages, { path: '/consumption?type=compute&type=backups' })
    expect(
      await screen.findByText(
        'Compared without ann, bob, cid, dan, eve: one of the two periods is not reported.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('10 IPU in all. Most: 5 IPU (01 Mar 2026).')).toBeTruthy()
    expect(screen.getByText('31.25 GB at the end of what is reported.')).toBeTruthy()
    expect(
      screen.getByText('ann: the server sums Mar 2026 up to 20 IPU, its days to 2 IPU. The days count here.'),
    ).toBeTruthy()
  })

  it('leads back to all clusters where the chosen ones consumed nothing, and to none where all are shown', async () => {
    const { address, unmount } = open([buildUsage({})], { path: '/consumption?cluster=c-9' })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all clusters' }))
    expect(address()).toBe('/consumption')
    unmount()
    open([])
    await screen.findByText('The server tells of no consumption')
    expect(screen.queryByRole('button', { name: 'Show all clusters' })).toBeNull()
  })

  it('calls a cluster as the server does now, whatever the link called it', async () => {
    open([buildUsage({ id: 'c-2', name: 'risk', days: [buildDay('2026-03-03', 7)] })], {
      state: { clusterId: 'c-2', clusterName: 'before' },
    })
    await screen.findByText('7 IPU')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Clusters' }))
    const options = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
    await waitFor(() => expect(options()).toEqual(['risk']))
  })

  it('counts a measurement on the day on which the server made it, whatever day it is here', async () => {
    // In St. John's this is half past nine in the evening of 28 February.
    const at = Date.parse('2026-03-01T01:00:00Z')
    const measured = { at, storage: 2, classA: null, classB: null, downloads: null, uploads: null }
    open([buildUsage({ days: [buildDay('2026-03-03', 7)], storage: [measured] })])
    const card = await screen.findByRole('region', { name: 'Storage units' })
    expect(within(card).getByText('2 IPU')).toBeTruthy()
  })

  it('counts the clusters it could not read among all there are, and none twice that it could in part', async () => {
    const fault = (isShown: boolean) => ({ number: 1, id: 'c-9', name: null, isShown, values: [] })
    const read = [buildUsage({ days: [buildDay('2026-03-03', 7)] })]
    const getConsumption = () => noteRecordFaults(read, [fault(false), fault(true)])
    open([], { answers: { getConsumption } })
    expect(await screen.findByText('1 of 2 clusters could not be read and is not shown')).toBeTruthy()
  })

  it('takes no cluster from a link that names none', async () => {
    const { address } = open([buildUsage({ days: [buildDay('2026-03-03', 7)] })], {
      state: { clusterId: '', clusterName: 'sales' },
    })
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('tells gaps where nobody knows since when the clusters exist, and what it cannot read again', async () => {
    const gone = () => Promise.reject(new ApiError({ message: 'No list today', statusCode: 500 }))
    const { api } = open([buildUsage({ days: [buildDay('2026-03-01', 1), buildDay('2026-03-03', 1)] })], {
      answers: { listClusters: gone },
    })
    expect(await screen.findByText('sales: 02 Mar 2026')).toBeTruthy()
    api.answer({ getConsumption: () => Promise.reject(new ApiError({ message: 'Ill', statusCode: 503 })) })
    fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }))
    expect(await screen.findByText('Cannot refresh: Ill')).toBeTruthy()
    expect(screen.getByText('sales: 02 Mar 2026')).toBeTruthy()
  })
})

describe('the filters of consumption', () => {
  it('keep one type of data, and the order of all of them [USE-010]', async () => {
    const onChange = vi.fn()
    const bar = (types: FiltersBarProps['filters']['types']) => (
      <ConsumptionFiltersBar
        filters={{ range: { type: 'month' }, clusters: null, types, grouping: 'cluster' }}
        onChange={onChange}
        clusters={[]}
        choosable={{ from: '2025-11-01', to: '2026-03-04' }}
        today="2026-03-04"
      />
    )
    const { container } = renderWithProviders(bar(['storage']))
    fireEvent.mouseDown(within(container).getByRole('combobox', { name: 'Data' }))
    const choose = async (name: string) => {
      const option = await screen.findByText(name, { selector: '.ant-select-item-option-content' })
      await act(async () => fireEvent.click(option))
    }
    await choose('Storage')
    expect(onChange).not.toHaveBeenCalled()
    await choose('Compute')
    expect(onChange.mock.calls).toEqual([[{ types: ['compute', 'storage'] }]])
  })
})
