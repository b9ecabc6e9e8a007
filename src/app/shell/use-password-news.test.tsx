import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announce, onNewsElsewhere } from '../../providers/session-channel'
import { renderWithProviders } from '../../testing/render-with-providers'
import { usePasswordNews } from './use-password-news'

const listeners: (() => void)[] = []
afterEach(() => {
  for (const stop of listeners.splice(0)) stop()
})

function Listener() {
  usePasswordNews()
  return null
}

/** Resolves once all that was announced until then has been heard: a channel keeps the order. */
async function heard(news: 'signed-out' | 'password-changed') {
  const handle = vi.fn()
  listeners.push(onNewsElsewhere(news, handle))
  announce(news)
  await waitFor(() => expect(handle).toHaveBeenCalled())
}

it('a password changed in another tab is reported here, and a sign-out there is not taken for one', async () => {
  const { notices } = renderWithProviders(<Listener />)
  await heard('signed-out')
  expect(notices).toEqual([])
  announce('password-changed')
  await waitFor(() =>
    expect(notices.map(({ type, message }) => [type, message])).toEqual([
      ['success', 'Your password was changed in another tab.'],
    ]),
  )
})

it('a tab that no longer listens is not notified', async () => {
  const { notices, unmount } = renderWithProviders(<Listener />)
  unmount()
  await heard('password-changed')
  expect(notices).toEqual([])
})
