import { expect, it, vi } from 'vitest'
import { notificationProvider, waitingNotices } from './notification-provider'

it('keeps notices until somebody can show them, and hands them over once and in order', () => {
  const shown: string[] = []
  const speaker = { open: vi.fn(({ message }: { message: string }) => shown.push(message)), close: vi.fn() }
  notificationProvider.open({ type: 'success', message: 'first' })
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

  end()
  notificationProvider.open({ type: 'success', message: 'fifth' })
  expect(waitingNotices.get()).toEqual([{ type: 'success', message: 'fifth' }])
})
