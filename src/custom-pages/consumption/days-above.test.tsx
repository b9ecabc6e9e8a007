import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildPerson } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ConsumptionPage } from './consumption-page'

const sales = buildUsage({
  id: 'c-1',
  name: 'sales',
  days: [buildDay('2026-03-01', 3), buildDay('2026-03-02', 40), buildDay('2026-03-04', 34.5)],
})
const risk = buildUsage({ id: 'c-2', name: 'risk/2', days: [buildDay('2026-03-03', 7)] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

/** A cluster as it is read by its name: c7 is c-7. */
const named = (name = '') => ({
  name,
  id: name === 'sales' ? 'c-1' : name === 'risk/2' ? 'c-2' : name.replace('c', 'c-'),
})

type Options = { answers?: FakeAnswers; usages?: readonly ClusterUsage[] }

function open({ answers, usages = [sales, risk] }: Options = {}) {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path: '/consumption',
    api: createFakeApi({
      getConsumption: () => [...usages],
      getCluster: ({ path }) =>
        buildClusterDetail({ ...named(path?.name), maxIpus: { product: 600, spark: 300 } }),
      listClusters: () => [],
      ...answers,
    }),
  })
}

describe('days above the daily threshold', () => {
  it('are listed by cluster, each with the way to it', async () => {
    open()
    const above = within(await screen.findByRole('region', { name: 'Days above the daily threshold' }))
    expect((await above.findByText(/10 above/)).textContent).toBe('02 Mar 2026 40 IPU, 10 above')
    expect(above.getByRole('link', { name: '02 Mar 2026' }).getAttribute('href')).toBe(
      '/consumption?range=custom&from=2026-03-02&to=2026-03-02&cluster=c-1',
    )
    expect(above.getAllByText('Present threshold: 30 IPU a day')).toHaveLength(2)
    expect(above.getByText('No reported day in this range is above it.')).toBeTruthy()
    expect(above.getByText('04 Mar 2026, so far').parentElement?.textContent).toBe(
      '04 Mar 2026, so far 34.5 IPU, 4.5 above',
    )
    expect(above.getByRole('link', { name: 'sales' }).getAttribute('href')).toBe('/clusters/sales')
    expect(above.getByRole('link', { name: 'risk/2' }).getAttribute('href')).toBe('/clusters/risk%2F2')
  })

  it('of two clusters with one name are those of the one that is read by it, the only one with a way to it', async () => {
    const gone = buildUsage({ id: 'c-9', name: 'sales', days: [buildDay('2026-03-03', 50)] })
    const maxIpus = { product: 600, spark: 300 }
    open({
      usages: [sales, gone],
      answers: { getCluster: () => buildClusterDetail({ id: 'c-1', name: 'sales', maxIpus }) },
    })
    const above = within(await screen.findByRole('region', { name: 'Days above the daily threshold' }))
    expect(await above.findByText('Present threshold: 30 IPU a day')).toBeTruthy()
    expect(above.getByText('The server gives nothing for a daily threshold.')).toBeTruthy()
    expect(above.getAllByRole('heading', { level: 3, name: 'sales' })).toHaveLength(2)
    expect(above.getAllByRole('link', { name: 'sales' })).toHaveLength(1)
    expect(above.queryByText(/^03 Mar 2026/)).toBeNull()
  })

  it('wait for each threshold, and say of one that cannot be read that it cannot', async () => {
    let fail = () => {}
    const { api } = open({
      answers: {
        getCluster: ({ path }) =>
          path?.name === 'sales'
            ? new Promise((_done, refuse) => {
                fail = () => refuse(new ApiError({ message: 'No', statusCode: 500 }))
              })
            : buildClusterDetail({ id: 'c-2', name: 'risk/2', maxIpus: { product: 600, spark: 300 } }),
      },
    })
    const above = within(await screen.findByRole('region', { name: 'Days above the daily threshold' }))
    const said = (name: string) =>
      above.getByRole('heading', { level: 3, name }).nextElementSibling?.textContent
    await waitFor(() =>
      expect(['sales', 'risk/2'].map(said)).toEqual([
        'Reading its threshold…',
        'Present threshold: 30 IPU a day',
      ]),
    )
    await act(async () => fail())
    await waitFor(() => expect(said('sales')).toBe('Its threshold could not be read. Try again'))
    fireEvent.click(above.getByRole('button', { name: 'Try again: sales' }))
    await waitFor(() => expect(api.callsOf('getCluster')).toHaveLength(3))
    expect(api.callsOf('getCluster').at(-1)?.options.path).toMatchObject({ name: 'sales' })
  })

  it('are five at first where they are more, and all by a press', async () => {
    vi.setSystemTime(new Date('2026-03-09T15:00:00Z'))
    const days = Array.from({ length: 7 }, (_, index) => buildDay(`2026-03-0${index + 1}`, 40))
    open({ usages: [buildUsage({ days })] })
    const above = within(await screen.findByRole('region', { name: 'Days above the daily threshold' }))
    const more = await above.findByRole('button', { name: 'Show 2 more' })
    expect(above.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(more)
    expect(above.getAllByRole('listitem')).toHaveLength(7)
    expect(above.queryByRole('button', { name: /more$/ })).toBeNull()
    expect(document.activeElement).toBe(above.getByRole('link', { name: '02 Mar 2026' }))
  })

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildUsage({ id: `c-${index}`, name: `c${index}`, days: [buildDay('2026-03-03', 20 + index)] }),
    )
  const namesRead = (api: ReturnType<typeof open>['api']) =>
    api.callsOf('getCluster').map(({ options }) => options.path?.name)

  it('reads the thresholds of ten clusters at a time, those that consumed most first', async () => {
    const { api } = open({ usages: many(30) })
    expect(await screen.findByText('The 10 clusters that consumed most are shown, of 30.')).toBeTruthy()
    expect(namesRead(api)).toEqual(['c29', 'c28', 'c27', 'c26', 'c25', 'c24', 'c23', 'c22', 'c21', 'c20'])
    await userEvent.click(screen.getByRole('button', { name: 'Read the next 10' }))
    await waitFor(() => expect(namesRead(api)).toHaveLength(20))
    expect(screen.queryByRole('button', { name: /^Read the next/ })).toBeNull()
    const title = screen.getByRole('heading', { name: 'Days above the daily threshold' })
    expect(document.activeElement).toBe(title)
    await userEvent.click(screen.getByRole('button', { name: 'Read all 30' }))
    expect(screen.queryByRole('button', { name: /^Read all/ })).toBeNull()
    expect(document.activeElement).toBe(title)
  })

  it('reads all thresholds when asked, ten at a time, and counts the clusters without a day above', async () => {
    const held: (() => void)[] = []
    const { api } = open({
      usages: many(25),
      answers: {
        // Thresholds of 30 IPU: c11 to c24 consumed more on 3 March.
        getCluster: ({ path }) =>
          new Promise((resolve) => {
            const name = path?.name ?? ''
            const maxIpus = { product: 600, spark: 300 }
            held.push(() => resolve(buildClusterDetail({ ...named(name), maxIpus })))
          }),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Read all 25' }))
    const answer = (count: number) => act(async () => held.splice(0, count).map((give) => give()))
    expect(screen.getByText('0 of 25 thresholds are read.')).toBeTruthy()
    expect(namesRead(api)).toHaveLength(10)
    await answer(3)
    await waitFor(() => expect(namesRead(api)).toHaveLength(13))
    expect(screen.getByText('3 of 25 thresholds are read.')).toBeTruthy()
    const above = within(screen.getByRole('region', { name: 'Days above the daily threshold' }))
    await waitFor(async () => {
      await answer(25)
      above.getByText('No reported day in this range is above the threshold of 11 clusters.')
    })
    expect(above.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 14 }, (_, index) => `c${24 - index}`),
    )
    expect(above.queryByText(/thresholds are read/)).toBeNull()
    expect(above.queryByRole('button', { name: /^Read/ })).toBeNull()
  })

  it('names the clusters whose threshold is not known, however many are read', async () => {
    open({
      usages: many(11),
      answers: {
        getCluster: ({ path }) => {
          if (path?.name === 'c10') throw new ApiError({ message: 'No', statusCode: 500, fieldErrors: [] })
          const maxIpus = path?.name === 'c9' ? null : { product: 6000, spark: 300 }
          return buildClusterDetail({
            ...named(path?.name),
            maxIpus,
            ...(maxIpus === null && { analyticsSize: null, loaderSize: null }),
          })
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Read all 11' }))
    expect(
      await screen.findByText('No reported day in this range is above the threshold of 9 clusters.'),
    ).toBeTruthy()
    expect(screen.getByText(/^Its threshold could not be read\./)).toBeTruthy()
    expect(screen.getByText('The server gives nothing for a daily threshold.')).toBeTruthy()
  })

  it('does not read the thresholds again because somebody comes back to the window', async () => {
    const { api } = open()
    await screen.findAllByText('Present threshold: 30 IPU a day')
    await act(async () => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(api.callsOf('listClusters')).toHaveLength(2))
    expect(namesRead(api)).toHaveLength(2)
  })
})
