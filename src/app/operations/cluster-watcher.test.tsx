import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { buildCluster } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { operationsOf, useOperations } from '../../views/operations/use-operations'
import { OperationsDock } from './operations-dock'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') }))

function Starter() {
  const { start } = useOperations()
  const begin = () => start({ kind: 'connect', name: 'demo', place: '/clusters/demo' })
  return (
    <button type="button" onClick={begin}>
      Begin
    </button>
  )
}

/** The entry of a connection that began at this very moment. */
async function open(
  listClusters: FakeAnswers['listClusters'],
  path = '/support',
  listClusterStatuses: FakeAnswers['listClusterStatuses'] = () => [],
) {
  const rendered = renderWithProviders(
    <>
      <Starter />
      <OperationsDock />
    </>,
    { api: createFakeApi({ listClusters, listClusterStatuses }), path },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await act(() => vi.dynamicImportSettled())
  const dock = screen.getByRole('complementary', { name: 'Operations' })
  fireEvent.click(within(dock).getByRole('button', { name: 'Show operations' }))
  const entries = () =>
    within(dock)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  return { ...rendered, entries, entry: () => entries()[0] }
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a connection in the tray', () => {
  it('is not ended by a list that was asked for before it began, but by the next one', async () => {
    const { entry } = await open(() => [buildCluster({ name: 'demo', state: 'running' })])
    expect(entry()).toContain('so far')
    await later(31_000)
    expect(entry()).toContain('Done')
  })

  it.each([
    ['/support', 1],
    ['/clusters/create', 1],
    ['/clusters/demo/access', 1],
    ['/clusters', 0],
    ['/clusters/demo', 0],
  ])('reads the list where the page does not: on %s %i times', async (path, times) => {
    const { api } = await open(() => [], path)
    expect(api.callsOf('listClusters')).toHaveLength(times)
  })

  it.each([
    [null, 7],
    [100_000, 2],
  ])(
    'has a list that was never read asked for again after an answer that asks for %j ms',
    async (retryAfter, times) => {
      const { api } = await open(() => {
        throw new ApiError({ message: 'Asleep', statusCode: 503, retryAfter })
      })
      await later(101_000)
      expect(api.callsOf('listClusters')).toHaveLength(times)
    },
  )

  it('is lost once the list is out of reach, whatever else cannot be read', async () => {
    let isThere = true
    const gone = new ApiError({ message: 'Not here', statusCode: 404 })
    const { entry, queryClient } = await open(() => {
      if (!isThere) throw gone
      return [buildCluster({ name: 'demo', state: 'starting-up' })]
    })
    await later(1_000)
    const other = { queryKey: ['other'], queryFn: () => Promise.reject(gone), retry: false }
    await act(() => queryClient.prefetchQuery(other))
    expect(entry()).toContain('so far')
    isThere = false
    await later(31_000)
    expect(entry()).toContain('Could not confirm')
  })

  it('is lost once the states that keep the list fresh are out of reach', async () => {
    const gone = new ApiError({ message: 'Not here', statusCode: 404 })
    const { entry, api } = await open(
      () => [buildCluster({ name: 'demo', state: 'starting-up' })],
      '/support',
      () => Promise.reject(gone),
    )
    await later(60_000)
    expect(api.callsOf('listClusterStatuses')).not.toEqual([])
    expect(entry()).toContain('Could not confirm')
  })

  it('goes on beside another one that ends, while it may be the cluster that could not be read', async () => {
    const unread = { number: 1, id: null, name: null, isShown: false, values: [] }
    const sales = buildCluster({ name: 'sales', state: 'running' })
    const { entries, queryClient } = await open(() => noteRecordFaults([sales], [unread]))
    act(() => {
      operationsOf(queryClient, 'u-1').start({ kind: 'connect', name: 'sales', place: '/clusters/sales' })
    })
    await later(300_000)
    expect(entries()).toEqual([
      expect.stringMatching(/^Connect sales.*Done/),
      expect.stringMatching(/^Connect demo.*so far/),
    ])
  })

  it.each([
    [true, 'Could not confirm'],
    [false, 'so far'],
  ])('is missing from a list that was read whole alone: %s', async (isWhole, words) => {
    const unread = { number: 1, id: null, name: null, isShown: false, values: [] }
    const { entry } = await open(() => noteRecordFaults([], isWhole ? [] : [unread]))
    await later(300_000)
    expect(entry()).toContain(words)
  })
})
