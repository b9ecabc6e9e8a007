import { describe, expect, it } from 'vitest'
import { faultsOfAnswer } from '../record-faults'
import { notificationListResponse, readNotificationsRequest } from './notification'

const sent = {
  id: 'n-1',
  event: 'cluster.connected',
  message: 'sales is running',
  eventType: 'success',
  read: false,
  createdAt: '2026-03-02T08:00:00Z',
}
const clean = {
  id: 'n-1',
  event: 'cluster.connected',
  message: 'sales is running',
  type: 'success',
  isRead: false,
  createdAt: '2026-03-02T08:00:00Z',
}

describe('the list of notifications', () => {
  it.each([
    [{ hasUnRead: false, notifications: null }, false],
    [{ data: null }, null],
    [null, null],
  ])('is empty in %j', (answer, hasUnread) => {
    expect(notificationListResponse.parse(answer)).toEqual({ notifications: [], hasUnread })
  })

  it.each([
    [{ hasUnRead: true, notifications: [sent] }, true],
    [{ data: { hasUnRead: 'true', notifications: [sent] } }, true],
    [{ hasUnRead: 0, data: [sent] }, false],
    [{ hasUnRead: false, list: [sent] }, false],
    [{ hasUnRead: false, records: [sent] }, false],
    [{ hasUnRead: false, items: [sent] }, false],
    [[sent], null],
    [{ notifications: [sent] }, null],
  ])('is read from %j with hasUnRead %s [SHL-012, SHL-013]', (answer, hasUnread) => {
    const read = { ...clean, isRead: hasUnread === false }
    expect(notificationListResponse.parse(answer)).toEqual({ notifications: [read], hasUnread })
  })

  it.each([
    [
      { ...sent, id: 7 },
      { ...clean, id: '7', wireId: 7 },
    ],
    [
      { ...sent, read: 1 },
      { ...clean, isRead: true },
    ],
    [
      { ...sent, eventType: 'FAILURE' },
      { ...clean, type: 'failure' },
    ],
    [
      { ...sent, eventType: null },
      { ...clean, type: 'info' },
    ],
    [
      { ...sent, message: null },
      { ...clean, message: 'cluster.connected' },
    ],
    [{ id: 'n-1' }, { id: 'n-1', event: null, message: '', type: 'info', isRead: false, createdAt: null }],
  ])('reads %j', (notification, read) => {
    expect(notificationListResponse.parse([notification]).notifications).toEqual([read])
  })

  it('shows the others where one cannot be read, and names that one', () => {
    const answer = notificationListResponse.parse({ hasUnRead: true, notifications: [sent, { id: null }] })
    expect(answer.notifications).toEqual([clean])
    expect(faultsOfAnswer(answer)).toMatchObject([{ number: 2, isShown: false }])
    const read = notificationListResponse.parse({ hasUnRead: false, notifications: [sent, { id: null }] })
    expect(faultsOfAnswer(read)).toMatchObject([{ number: 2, isShown: false }])
  })

  it.each([undefined, 'none', {}, { notifications: 3 }])('is not %j', (answer) => {
    expect(notificationListResponse.safeParse(answer).success).toBe(false)
  })
})

it('marks with the ids as they came, and nothing else [SHL-028]', () => {
  expect(readNotificationsRequest.parse({ notificationsIDs: [7, 'n-1'] })).toEqual({
    notificationsIDs: [7, 'n-1'],
  })
  expect(readNotificationsRequest.safeParse({ notificationsIDs: ['a'], all: true }).success).toBe(false)
})
