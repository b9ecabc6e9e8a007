import { act, screen, waitFor } from '@testing-library/react'
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
