import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignedInBoot, wirePerson } from '../testing/fake-boot'
import { App } from './app'
import { announceSignOut } from './session-channel'

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/consumption?range=month#top')
})

describe('the session', () => {
  it('that ends keeps the page, and signing in again leads back to it [AUTH-008]', async () => {
    const { boot, client } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByText('This section is not part of this release yet.')
    act(() => boot.phase.set('ended'))
    expect(screen.getByRole('dialog', { name: 'Your session ended' })).toBeTruthy()
    expect(screen.getByText('This section is not part of this release yet.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(client.redirects.map(({ returnTo }) => returnTo)).toEqual([
      '/signin?redirect_to=%2Fconsumption%3Frange%3Dmonth%23top',
    ])
  })

  it('cannot be left by Escape when it has ended', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    act(() => boot.phase.set('ended'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Your session ended' })).toBeTruthy()
  })

  it('stays while the provider does not answer, and says so', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    act(() => boot.phase.set('troubled'))
    expect(screen.getByText(/^The sign-in service does not answer\. Your session is kept/)).toBeTruthy()
    act(() => boot.phase.set('alive'))
    expect(screen.queryByText(/^The sign-in service does not answer/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that another tab ends leaves nothing of the person here [AUTH-015]', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('button', { name: 'Account menu of Olive Owner' })
    announceSignOut()
    expect(await screen.findByRole('heading', { name: 'You have signed out' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('that another tab ends erases the drafts of this one, and nothing else it keeps [AUTH-015]', async () => {
    const { boot } = createSignedInBoot()
    render(<App boot={boot} />)
    await screen.findByRole('button', { name: 'Account menu of Olive Owner' })
    sessionStorage.setItem('basalt.draft:u-1:api-keys.create', '{"name":"CI"}')
    sessionStorage.setItem('theirs', 'kept')
    announceSignOut()
    await screen.findByRole('heading', { name: 'You have signed out' })
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('basalt.draft:'))).toEqual([])
    expect(sessionStorage.getItem('theirs')).toBe('kept')
  })

  it('keeps what is on screen when a later load fails, and offers another [AUTH-D13]', async () => {
    let isUp = true
    const me = () => (isUp ? { user: wirePerson } : 500)
    const { boot } = createSignedInBoot({
      'GET /users/u-1/me': me,
      'POST /users/u-1/activate': { data: {} },
    })
    history.replaceState(null, '', '/consumption')
    render(<App boot={boot} />)
    await screen.findByRole('banner')
    isUp = false
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText(/^Your account could not be refreshed/)).toBeTruthy()
    expect(screen.getByRole('banner')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Your account could not be refreshed/)).toBeNull())
  })

  it('is ended at the provider by Log Out [AUTH-015, SHL-D02]', async () => {
    const { boot, client } = createSignedInBoot()
    render(<App boot={boot} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Olive Owner' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await waitFor(() => expect(client.signOuts).toBe(1))
    expect(screen.queryByRole('banner')).toBeNull()
  })
})
