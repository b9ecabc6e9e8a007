import { expect, it, onTestFinished, vi } from 'vitest'
import { forgetNoticeAction, noticeActionOf, offerInNotice, withdrawOffers } from './notice-actions'
import { waitingNotices } from './notification-provider'

it('notices with a button are closed where what they offer is taken back, and lose it', () => {
  const speaker = { open: vi.fn(), close: vi.fn() }
  onTestFinished(waitingNotices.handTo(speaker))
  for (const key of ['first', 'second']) offerInNotice(key, { label: key, onPress: () => {} })
  expect(noticeActionOf('first')?.label).toBe('first')
  withdrawOffers()
  expect(speaker.close.mock.calls).toEqual(expect.arrayContaining([['first'], ['second']]))
  expect(['first', 'second'].map(noticeActionOf)).toEqual([undefined, undefined])
})

it('a notice that is closed loses its button, and no other does', () => {
  for (const key of ['first', 'second']) offerInNotice(key, { label: key, onPress: () => {} })
  forgetNoticeAction('first')
  forgetNoticeAction(7)
  expect(['first', 'second'].map((key) => noticeActionOf(key)?.label)).toEqual([undefined, 'second'])
  expect(noticeActionOf(7)).toBeUndefined()
})
