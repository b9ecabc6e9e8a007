import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCluster } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { openConsumption } from '../../testing/open-consumption'
import { testsInZone } from '../../testing/tests-in-zone'

testsInZone('America/New_York')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-29T15:00:00Z') })
})

const open: typeof openConsumption = (usages, { answers, ...options } = {}) =>
  openConsumption(usages, {
    ...options,
    answers: {
      getCluster: () => buildClusterDetail({ id: 'c-1', maxIpus: { product: 300, spark: 0 } }),
      ...answers,
    },
  })

const dated = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, index + 1),
  )
const card = (name: string) => within(screen.getByRole('region', { name }))
const dates = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1, -1)
    .map(({ children }) => children[1]?.textContent)

describe('chosen clusters that the answer does not have', () => {
  const note = /^Not in the server’s answer, which may have only those you own:/
  const listClusters = () => [
    buildCluster({ id: 'c-1', name: 'sales' }),
    buildCluster({ id: 'c-2', name: 'shared', createdAt: '2025-12-01T00:00:00Z' }),
    buildCluster({ id: 'c-3', name: 'later', createdAt: '2026-03-02T00:00:00Z' }),
  ]

  it('are named and not counted as reported, unless they were created later', async () => {
    const path = '/consumption?range=last-month'
    open([buildUsage({ days: [buildDay('2026-02-02', 4)] })], { path, answers: { listClusters } })
    expect((await screen.findByText(note)).textContent).toBe(
      'Not in the server’s answer, which may have only those you own: shared.',
    )
    expect(card('Clusters selected').getByText('3 of 3')).toBeTruthy()
    expect(card('Clusters selected').getByText('Reported: 1')).toBeTruthy()
    expect(card('Clusters selected').getByText('Created later: 1')).toBeTruthy()
  })

  it('are not missed where others are chosen', async () => {
    open([buildUsage({ days: dated(2) })], { path: '/consumption?cluster=c-1', answers: { listClusters } })
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    expect([screen.queryByText(note), screen.queryByText(/^Reported:/)]).toEqual([null, null])
  })

  it('are why nothing is shown, which a longer range changes for the own ones alone', async () => {
    open([buildUsage({ days: dated(2) })], { state: { clusterId: 'c-7', clusterName: 'theirs' } })
    expect((await screen.findByText(note)).textContent).toBe(
      'Not in the server’s answer, which may have only those you own: theirs. For one of your own, choose a longer range.',
    )
    expect(screen.queryByText(/^There is none of the chosen clusters/)).toBeNull()
  })

  it('are counted where they are many', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => buildCluster({ name }))
    open([buildUsage({ days: dated(2) })], { answers: { listClusters: () => many } })
    expect(
      await screen.findByText(
        '6 clusters are not in the server’s answer, which may have only those you own.',
      ),
    ).toBeTruthy()
  })
})

describe('a link to other days of the page', () => {
  it('leads to its heading and top, and back to the heading; a filter keeps the focus', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { router, address } = open([buildUsage({ days: dated(29) })])
    const title = screen.getByRole('heading', { level: 1 })
    const above = within(await screen.findByRole('region', { name: 'Days above the daily threshold' }))
    const link = await above.findByRole('link', { name: '28 Mar 2026' })
    link.focus()
    await act(async () => fireEvent.click(link))
    expect(address()).toBe('/consumption?range=custom&from=2026-03-28&to=2026-03-28&cluster=c-1')
    expect(document.activeElement).toBe(title)
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
    title.blur()
    await act(() => router.navigate(-1))
    expect([address(), document.activeElement]).toEqual(['/consumption', title])
    title.blur()
    await act(async () => fireEvent.click(await screen.findByRole('radio', { name: 'Type' })))
    expect(address()).toBe('/consumption?by=type')
    expect(document.activeElement).not.toBe(title)
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})

describe('the table of consumption', () => {
  it('keeps its order over other dates, and begins with the first page of other rows', async () => {
    const usages = [buildUsage({ days: dated(12) }), buildUsage({ id: 'c-2', name: 'risk', days: dated(12) })]
    const { router } = open(usages)
    await screen.findByRole('table')
    fireEvent.click(screen.getByRole('button', { name: 'Date' }))
    fireEvent.click(screen.getByRole('button', { name: 'Total Used Units' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–20 of 24')).toBeTruthy()
    // What is drawn otherwise has the same rows.
    await act(() => router.navigate('/consumption?by=type'))
    expect(screen.getByText('11–20 of 24')).toBeTruthy()
    await act(() => router.navigate('/consumption?cluster=c-2'))
    expect(await screen.findByText('1–10 of 12')).toBeTruthy()
    // Also those that were left on another page.
    await act(() => router.navigate('/consumption?by=type'))
    expect(await screen.findByText('1–10 of 24')).toBeTruthy()
    await act(() => router.navigate('/consumption?cluster=c-2'))
    await act(() => router.navigate('/consumption?range=custom&from=2026-03-01&to=2026-03-30&cluster=c-2'))
    await waitFor(async () => expect((await dates()).slice(0, 2)).toEqual(['01 Mar 2026', '02 Mar 2026']))
  })
})

describe('a billed month that has begun for the server alone', () => {
  it('has its dates, though it is still the last of the month here', async () => {
    vi.setSystemTime(new Date('2026-04-01T01:00:00Z'))
    open([buildUsage({ days: [buildDay('2026-04-01', 3)] })], {
      path: '/consumption?range=custom&from=2026-04-01&to=2026-04-30',
    })
    expect(await screen.findByText('01 Apr 2026')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Compute by cluster and hour' })).toBeTruthy()
    expect(await dates()).toEqual(['Not told by the hour'])
  })
})
