import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { onNewsElsewhere } from '../providers/session-channel'
import { createSignedInBoot } from '../testing/fake-boot'
import { openOtherTab } from '../testing/open-other-tab'
import { watchNavigations } from '../testing/watch-navigations'
import { useSessionWatch } from './use-session-watch'

it('who no longer watches the session leaves neither for another tab nor for a page brought back', async () => {
  const other = openOtherTab()
  const navigations = watchNavigations()
  const { boot } = createSignedInBoot()
  const forget = vi.fn(async () => {})
  const client = { ...boot.client, forget, hasSessionHint: () => false }
  const leave = vi.fn()
  const watched = { ...boot, client }
  const { unmount } = renderHook(() => useSessionWatch(watched, leave))
  unmount()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const hear = vi.fn()
  const stop = onNewsElsewhere('signed-out', hear)
  other.announce('signed-out')
  await waitFor(() => expect(hear).toHaveBeenCalled())
  stop()
  expect([leave.mock.calls, forget.mock.calls, navigations.count()]).toEqual([[], [], 0])
})
