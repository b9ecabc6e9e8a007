import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { NamedCall } from '../api/call'
import { ApiError, NetworkError } from '../api/errors'
import { namedCall } from '../api/known-calls'
import { noteRecordFaults, recordFaultsOf } from '../api/record-faults'
import { serviceStatusResponse } from '../api/wire/service-status'
import { createFakeApi, type FakeApi } from '../testing/fake-api'
import { renderWithProviders } from '../testing/render-with-providers'
import { useAnswerChange, useCallMutation, useCallQuery, useCallSender, useKnownAnswer } from './use-call'

const asked = { path: { instanceId: 'i-1' } }

function Studio() {
  const { data, isFetching, refetch } = useCallQuery('getDataStudio', asked)
  const show = useKnownAnswer('getDataStudio', asked)
  return (
    <>
      <p aria-busy={isFetching}>{data === true ? 'on' : data === false ? 'off' : 'not read'}</p>
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
      <button type="button" onClick={() => void show(true)}>
        Turn on
      </button>
    </>
  )
}

it('what a command brought is not undone by an answer that was asked for before it', async () => {
  const api = createFakeApi({ getDataStudio: () => false })
  renderWithProviders(<Studio />, { api })
  await screen.findByText('off')

  let answer: (isOn: boolean) => void = () => {}
  api.answer({ getDataStudio: () => new Promise<boolean>((resolve) => (answer = resolve)) })
  fireEvent.click(screen.getByText('Read'))
  await waitFor(() => expect(api.callsOf('getDataStudio')).toHaveLength(2))
  fireEvent.click(screen.getByText('Turn on'))
  await screen.findByText('on')
  await act(async () => answer(false))
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(screen.getByText('on')).toBeTruthy()
})

function Choices() {
  useCallQuery('listRegions', {})
  useCallQuery('listIdleTimes', {})
  return null
}

/** The choices of the create form, which is left and opened again by a press. */
function CreateForm() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen((before) => !before)}>
        Leave or return
      </button>
      {isOpen && <Choices />}
    </>
  )
}

it('regions are kept for 10 minutes, whatever has the focus, where other choices are read again [API-111, CRE-045]', async () => {
  vi.useFakeTimers()
  const api = createFakeApi({ listRegions: () => [], listIdleTimes: () => [] })
  renderWithProviders(<CreateForm />, { api })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const asked = () => [api.callsOf('listRegions').length, api.callsOf('listIdleTimes').length]
  const leaveAndReturn = async () => {
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByText('Leave or return'))
    await pass(100)
  }
  await pass(100)
  expect(asked()).toEqual([1, 1])

  await pass(9 * 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(asked()).toEqual([1, 2])
  await leaveAndReturn()
  expect(asked()).toEqual([1, 3])

  await pass(61_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(asked()).toEqual([1, 4])
  await leaveAndReturn()
  expect(asked()).toEqual([2, 5])
})

it('regions are kept for their 10 minutes while no form is open [API-111]', async () => {
  vi.useFakeTimers()
  const api = createFakeApi({ listRegions: () => [], listIdleTimes: () => [] })
  renderWithProviders(<CreateForm />, { api })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(100)
  const leaveFor = async (milliseconds: number) => {
    fireEvent.click(screen.getByText('Leave or return'))
    await pass(milliseconds)
    fireEvent.click(screen.getByText('Leave or return'))
    await pass(100)
  }
  await leaveFor(9 * 60_000)
  expect(api.callsOf('listRegions')).toHaveLength(1)
  await leaveFor(2 * 60_000)
  expect(api.callsOf('listRegions')).toHaveLength(2)
})

it('what was read is shown at once to who comes back within five minutes, and is forgotten then', async () => {
  vi.useFakeTimers()
  const api = createFakeApi({ listDataSources: () => ['SAP'] })
  const said: unknown[] = []
  function Sources() {
    said.push(useCallQuery('listDataSources', {}).data)
    return null
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setIsOpen((before) => !before)}>
          Leave or return
        </button>
        {isOpen && <Sources />}
      </>
    )
  }
  renderWithProviders(<Page />, { api })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const firstAfter = async (milliseconds: number) => {
    await pass(100)
    fireEvent.click(screen.getByText('Leave or return'))
    await pass(milliseconds)
    said.length = 0
    fireEvent.click(screen.getByText('Leave or return'))
    return said[0]
  }
  expect(await firstAfter(299_000)).toEqual(['SAP'])
  expect(await firstAfter(301_000)).toBeUndefined()
})

/** What a hook says, each time it is drawn, inside the console. */
function drawing<Said>(useHook: () => Said, api: FakeApi) {
  const said: Said[] = []
  function Probe() {
    said.push(useHook())
    return null
  }
  const rendered = renderWithProviders(<Probe />, { api })
  return { ...rendered, said, last: () => said[said.length - 1] as Said }
}

it('a call that is polled is asked again at its cadence, later after a failure, and not in a hidden tab', async () => {
  vi.useFakeTimers()
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  onTestFinished(() => {
    visibility.mockRestore()
    chance.mockRestore()
  })
  const api = createFakeApi({
    getServiceStatus: () => serviceStatusResponse.parse({ analyticsServices: [] }),
  })
  const { notices } = drawing(() => useCallQuery('getServiceStatus', asked), api)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const count = () => api.callsOf('getServiceStatus').length
  await pass(100)
  await pass(5_000)
  expect(count()).toBe(2)
  visibility.mockReturnValue('hidden')
  await pass(30_000)
  expect(count()).toBe(2)
  visibility.mockReturnValue('visible')
  api.answer({ getServiceStatus: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })) })
  await pass(5_000)
  expect(count()).toBe(3)
  await pass(9_000)
  expect(count()).toBe(3)
  await pass(2_000)
  expect(count()).toBe(4)
  expect(notices).toEqual([])
})

it.each([
  ['at the pace of the contract', undefined],
  ['at a pace of its own', () => 3_000],
])(
  'a call that is polled %s comes no sooner than the server asks to be called again',
  async (_pace, refetchInterval) => {
    vi.useFakeTimers()
    const asleep = new ApiError({ message: 'Asleep', statusCode: 503, retryAfter: 120_000 })
    const api = createFakeApi({ getServiceStatus: () => Promise.reject(asleep) })
    const options = { retry: false, ...(refetchInterval && { refetchInterval }) } as const
    drawing(() => useCallQuery('getServiceStatus', asked, options), api)
    const times: number[] = []
    for (const milliseconds of [100, 119_000, 2_000]) {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
      times.push(api.callsOf('getServiceStatus').length)
    }
    expect(times).toEqual([1, 1, 2])
  },
)

it('an answer that may be missing is null at a 404', async () => {
  const api = createFakeApi({
    getDataStudio: () => Promise.reject(new ApiError({ message: 'No', statusCode: 404 })),
  })
  const { last } = drawing(() => useCallQuery('getDataStudio', { ...asked, isNullIfMissing: true }), api)
  await waitFor(() => expect(last()).toMatchObject({ data: null, isError: false, status: 'success' }))
})

it('an equal answer stays the same one, unless something of it could not be read', async () => {
  const api = createFakeApi({ listDataSources: () => ['SAP'] })
  const { last } = drawing(() => useCallQuery('listDataSources', {}), api)
  const readAgain = () => act(async () => (await last().refetch()).data?.data)
  const first = await readAgain()
  expect(first).toEqual(['SAP'])
  expect(await readAgain()).toBe(first)
  const partial = noteRecordFaults(['SAP'], [{ number: 2, id: null, name: null, isShown: false, values: [] }])
  api.answer({ listDataSources: () => partial })
  expect(await readAgain()).toBe(partial)
})

it('what can be read now is no longer called unread, though all else of the answer is as it was', async () => {
  const fault = { number: 2, id: null, name: null, isShown: false, values: [] }
  const api = createFakeApi({ listDataSources: () => noteRecordFaults(['SAP'], [fault]) })
  const { last } = drawing(() => useCallQuery('listDataSources', {}), api)
  await waitFor(() => expect(recordFaultsOf(last().data ?? [])).toEqual([fault]))
  api.answer({ listDataSources: () => ['SAP'] })
  await act(async () => void (await last().refetch()))
  await waitFor(() => expect(recordFaultsOf(last().data ?? [])).toEqual([]))
  expect(last().data).toEqual(['SAP'])
})

it('a change of an answer is not undone by one that was asked for before it', async () => {
  const api = createFakeApi({ listDataSources: () => ['SAP'] })
  const { last } = drawing(
    () => ({
      ...useCallQuery('listDataSources', {}),
      change: useAnswerChange('listDataSources', {}),
    }),
    api,
  )
  await waitFor(() => expect(last().data).toEqual(['SAP']))
  let answer: (sources: string[]) => void = () => {}
  api.answer({ listDataSources: () => new Promise<string[]>((resolve) => (answer = resolve)) })
  act(() => void last().refetch())
  await waitFor(() => expect(api.callsOf('listDataSources')).toHaveLength(2))
  expect(await act(() => last().change((now) => [...now, 'Excel']))).toBe(true)
  await act(async () => answer(['SAP']))
  await waitFor(() => expect(last().isFetching).toBe(false))
  expect(last().data).toEqual(['SAP', 'Excel'])
})

it('a command tells its outcome to who asked for it, and shows nothing by itself', async () => {
  const api = createFakeApi({ deleteCluster: () => ({ message: 'Deleted' }) })
  const heard: unknown[] = []
  const { last, notices } = drawing(
    () =>
      useCallMutation('deleteCluster', {
        onSuccess: (answer) => heard.push(['hook', answer]),
        onError: ({ message }) => heard.push(['hook', message]),
      }),
    api,
  )
  const options = { path: { id: 'u-1', name: 'sales' } }
  const outcomes = {
    onSuccess: (answer: unknown) => heard.push(['call', answer]),
    onError: ({ message }: { message: string }) => heard.push(['call', message]),
    onSettled: () => heard.push('settled'),
  }
  act(() => last().mutate(options, outcomes))
  await waitFor(() => expect(heard).toContain('settled'))
  expect(heard).toEqual([['hook', { message: 'Deleted' }], ['call', { message: 'Deleted' }], 'settled'])

  heard.length = 0
  api.answer({ deleteCluster: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })) })
  act(() => last().mutate(options, outcomes))
  await waitFor(() => expect(heard).toEqual([['hook', 'No'], ['call', 'No'], 'settled']))
  await waitFor(() => expect(last()).toMatchObject({ isError: true, error: { message: 'No' } }))
  expect(api.callsOf('deleteCluster')).toHaveLength(2)
  expect(api.calls[0]?.options.path).toEqual({ id: 'u-1', name: 'sales' })
  expect(notices).toEqual([])
})

it('a command is sent where the browser says that it is offline: what became of it is said at once', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const api = createFakeApi({
    deleteCluster: () => Promise.reject(new NetworkError('deleteCluster', 'offline')),
  })
  const { last } = drawing(() => useCallMutation('deleteCluster'), api)
  act(() => last().mutate({ path: { id: 'u-1', name: 'sales' } }))
  await waitFor(() => expect(last()).toMatchObject({ isError: true, isPending: false }))
  expect(api.callsOf('deleteCluster')).toHaveLength(1)
})

it('a command that is left under way keeps nobody busy, and what it sent is forgotten when it is settled', async () => {
  vi.useFakeTimers()
  let answer: (answered: { message: string | null }) => void = () => {}
  const api = createFakeApi({ deleteCluster: () => new Promise((resolve) => (answer = resolve)) })
  const { last, queryClient, unmount } = drawing(() => useCallMutation('deleteCluster'), api)
  act(() => last().mutate({ path: { id: 'u-1', name: 'sales' } }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  unmount()
  const left = Date.now()
  for (let timer = 0; timer < 20; timer += 1) await vi.advanceTimersToNextTimerAsync()
  expect(Date.now() - left).toBeGreaterThanOrEqual(1_000)
  const kept = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    )
  expect(kept()).toContain('sales')
  answer({ message: 'Deleted' })
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toBe('[]')
})

it('a call chosen at run time is sent through the provider that its resource names', async () => {
  const seen: unknown[] = []
  const call: NamedCall = {
    ...namedCall('deleteCluster'),
    name: 'own',
    path: '/own',
    api: { baseUrl: 'https://a.test', headers: {}, errors: 'fields', paging: 'range', sendsToken: false },
  }
  const api = createFakeApi({}, { own: (_options, sent) => void seen.push(sent.readErrors !== undefined) })
  const { last } = drawing(() => [useCallSender(), useCallSender('rest')] as const, api)
  for (const send of last()) await act(async () => void (await send(call, {})))
  expect(seen).toEqual([false, true])
})
