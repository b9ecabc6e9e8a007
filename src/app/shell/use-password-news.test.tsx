import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { announce, onNewsElsewhere, type SessionNews } from '../../providers/session-channel'
import { openOtherTab } from '../../testing/open-other-tab'
import { renderWithProviders } from '../../testing/render-with-providers'
import { usePasswordNews } from './use-password-news'

function Listener() {
  usePasswordNews()
  return null
}

/** Resolves once this tab has heard all that another one told until then: a channel keeps the order. */
async function hearingOf(news: SessionNews, tell: (news: SessionNews) => void) {
  const handle = vi.fn()
  const stop = onNewsElsewhere(news, handle)
  tell(news)
  await waitFor(() => expect(handle).toHaveBeenCalled())
  stop()
}

it('a password changed in another tab is reported here, and a sign-out there is not taken for one', async () => {
  const other = openOtherTab()
  const { notices } = renderWithProviders(<Listener />)
  await hearingOf('signed-out', other.announce)
  expect(notices).toEqual([])
  other.announce('password-changed')
  await waitFor(() =>
    expect(notices.map(({ type, message }) => [type, message])).toEqual([
      ['success', 'Your password was changed in another tab.'],
    ]),
  )
})

it('a password changed in this tab is told the others, and not reported as one of another tab', async () => {
  const other = openOtherTab()
  const { notices } = renderWithProviders(<Listener />)
  announce('password-changed')
  await waitFor(() => expect(other.heard).toEqual(['password-changed']))
  await hearingOf('signed-out', other.announce)
  expect(notices).toEqual([])
})

it('a tab that tells and does not listen keeps no channel open', async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  onTestFinished(() => close.mockRestore())
  announce('password-changed')
  expect(close).toHaveBeenCalledTimes(1)
})

it('a tab that no longer listens is not notified', async () => {
  const other = openOtherTab()
  const { notices, unmount } = renderWithProviders(<Listener />)
  unmount()
  await hearingOf('password-changed', other.announce)
  expect(notices).toEqual([])
})
