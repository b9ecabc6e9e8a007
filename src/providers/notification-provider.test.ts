import { expect, it, vi } from 'vitest'
import { notificationProvider, waitingNotices } from './notification-provider'

it('keeps notices until somebody can show them, and hands them over once and in order', () => {
  const shown: string[] = []
  const speaker = { open: vi.fn(({ message }: { message: string }) => shown.push(message)), close: vi.fn() }
  const heard = vi.fn()
  const stop = waitingNotices.subscribe(heard)
  notificationProvider.open({ type: 'success', message: 'first' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  notificationProvider.open({ type: 'error', message: 'second', key: 'a' })
  notificationProvider.open({ type: 'error', message: 'third', key: 'b' })
  notificationProvider.close('a')
  expect(waitingNotices.wasUsed()).toBe(true)

  const end = waitingNotices.handTo(speaker)
  notificationProvider.open({ type: 'success', message: 'fourth' })
  notificationProvider.close('b')
  expect(shown).toEqual(['first', 'third', 'fourth'])
  expect(speaker.close).toHaveBeenCalledWith('b')
  expect(waitingNotices.get()).toEqual([])

  const later = { open: vi.fn(), close: vi.fn() }
  const endLater = waitingNotices.handTo(later)
  end()
  notificationProvider.open({ type: 'success', message: 'for the later one' })
  expect(later.open).toHaveBeenCalledTimes(1)
  endLater()
  notificationProvider.open({ type: 'success', message: 'fifth' })
  expect(waitingNotices.get()).toEqual([{ type: 'success', message: 'fifth' }])
  expect(heard).toHaveBeenCalledTimes(1)
})
