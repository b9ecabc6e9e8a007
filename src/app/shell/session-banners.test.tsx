import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { SessionBanners } from './session-banners'

const none = { onSignIn: () => {} }
const said = () => screen.queryByRole('status')?.textContent ?? null

describe('what is said of the freshness of a page', () => {
  it('is that the browser is offline, before all else, and nothing once it is back', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    render(<SessionBanners {...none} isTroubled={false} onRetryAccount={null} />)
    expect(said()).toBeNull()
    onLine.mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(said()).toBe(
      'You are offline. What you see may be out of date; it is refreshed when the connection is back.',
    )
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(said()).toBeNull()
  })

  it('is asked of the browser for as long as it is shown', () => {
    const [on, off] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
    const ofConnection = ({ mock }: typeof on | typeof off) =>
      mock.calls.flatMap(([event, listener]) => (/^o(n|ff)line$/.test(event) ? [[event, listener]] : []))
    render(<SessionBanners {...none} isTroubled={false} onRetryAccount={null} />).unmount()
    expect(ofConnection(on)).toHaveLength(2)
    expect(ofConnection(off)).toEqual(ofConnection(on))
  })

  it('is one thing at a time: the connection, then the sign-in, then the account', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const [retry, signIn] = [vi.fn(), vi.fn()]
    const { rerender } = render(<SessionBanners isTroubled onSignIn={signIn} onRetryAccount={retry} />)
    expect(said()).toMatch(/^You are offline/)
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(said()).toContain('The sign-in service does not answer. Your session is kept; trying again.')
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(signIn).toHaveBeenCalledOnce()
    rerender(<SessionBanners {...none} isTroubled={false} onRetryAccount={retry} />)
    expect(said()).toContain('Your account could not be refreshed. What you see may be out of date.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
