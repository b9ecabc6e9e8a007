import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../testing/render-with-providers'
import { useOwnAddress } from './own-address'

it('the own address is asked for again a minute later, for people change their network', async () => {
  const start = Date.parse('2026-03-05T12:00:00Z')
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  const send = vi.fn<typeof fetch>(async () => new Response('203.0.113.7'))
  const Probe = () => <p>{useOwnAddress()?.address}</p>
  const session = { addressService: { url: 'https://address.test/', send } }
  const { router } = renderWithProviders(<Probe />, { session })
  await screen.findByText('203.0.113.7')
  const comeBackAfter = async (milliseconds: number) => {
    vi.setSystemTime(start + milliseconds)
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/'))
    expect(screen.getByText('203.0.113.7')).toBeTruthy()
  }
  await comeBackAfter(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await comeBackAfter(62_000)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('the own address stays while it is asked for again, and nobody is told to wait', async () => {
  let answer: (said: Response) => void = () => {}
  const send = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  function Probe() {
    const own = useOwnAddress()
    seen.push([own?.address, own?.isReading])
    return <button type="button" onClick={own?.retry} />
  }
  renderWithProviders(<Probe />, { session: { addressService: { url: 'https://address.test/', send } } })
  const answered = async (times: number, address: string) => {
    await waitFor(() => expect(send).toHaveBeenCalledTimes(times))
    await act(async () => answer(new Response(address)))
    await waitFor(() => expect(seen.at(-1)).toEqual([address, false]))
  }
  await answered(1, '203.0.113.7')
  fireEvent.click(screen.getByRole('button'))
  await answered(2, '203.0.113.8')
  expect(seen).toContainEqual([null, true])
  expect(seen).not.toContainEqual(['203.0.113.7', true])
})

it('the own address is asked for no longer once nobody shows it', async () => {
  const send = vi.fn<typeof fetch>(() => new Promise(() => {}))
  const Probe = () => <p>{useOwnAddress()?.address}</p>
  const session = { addressService: { url: 'https://address.test/', send } }
  const { unmount } = renderWithProviders(<Probe />, { session })
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  const signal = send.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})

it('nobody is asked for the own address where config.json names no service', async () => {
  const seen: unknown[] = []
  function Probe() {
    seen.push(useOwnAddress())
    return null
  }
  const { queryClient } = renderWithProviders(<Probe />, { session: { addressService: null } })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(seen.at(-1)).toBeNull()
  expect(queryClient.getQueryState(['own-address'])).toMatchObject({ status: 'pending', dataUpdateCount: 0 })
})
