import { describe, expect, it } from 'vitest'
import {
  badgeText,
  byPeriod,
  failureLines,
  type Notification,
  notificationTime,
  unreadOf,
  withRead,
} from './notification'

const notification = (id: string, values: Partial<Notification> = {}): Notification => ({
  id,
  event: null,
  message: 'sales is running',
  type: 'info',
  isRead: false,
  createdAt: '2026-03-02T08:00:00Z',
  ...values,
})
const idsOf = (list: readonly Notification[]) => list.map(({ id }) => id)

describe('the badge of the bell', () => {
  it.each([
    [0, null],
    [1, '1'],
    [8, '8'],
    [9, '9'],
    [10, '+9'],
    [25, '+9'],
  ])('shows of %i unread %s [SHL-016, SHL-036]', (unread, text) => {
    expect(badgeText(unread)).toBe(text)
  })

  const both = [notification('a', { isRead: true }), notification('b')]
  it.each([
    [true, ['b']],
    [null, ['b']],
    [false, []],
  ])(
    'counts what is not read where the server says hasUnRead %s: %s [SHL-013, SHL-016]',
    (hasUnread, ids) => {
      expect(idsOf(unreadOf({ notifications: both, hasUnread }))).toEqual(ids)
    },
  )

  it('is without what has been read since', () => {
    const list = { notifications: [notification('a'), notification('b')], hasUnread: true }
    expect(withRead(list, ['a'])).toEqual({
      notifications: [notification('a', { isRead: true }), notification('b')],
      hasUnread: true,
    })
    expect(withRead(list, ['a', 'b']).hasUnread).toBe(false)
  })

  it('is back with what is unread again', () => {
    const list = { notifications: both, hasUnread: false }
    expect(unreadOf(withRead(list, ['a'], false)).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('the message of a failure', () => {
  it.each([
    ['Resize failed', ['Resize failed']],
    ['Resize failed Error: no quota', ['Resize failed', 'no quota']],
    ['ERROR: first\nsecond\r\nthird error: fourth', ['first', 'second', 'third', 'fourth']],
    ['Error:\n\n Error: ', []],
    ['Terror strikes', ['Terror strikes']],
  ])('%j has the lines %j [SHL-030]', (message, lines) => {
    expect(failureLines(message)).toEqual(lines)
  })
})

describe('the time of a notification', () => {
  it.each([
    ['2024-03-07T09:05:00Z', 'UTC', '24/3/7 9:05'],
    ['2024-12-31T23:59:00Z', 'UTC', '24/12/31 23:59'],
    ['2024-12-31T23:59:00Z', 'Asia/Kolkata', '25/1/1 5:29'],
    ['2005-01-02T00:00:00Z', 'UTC', '05/1/2 0:00'],
    ['yesterday', 'UTC', null],
    [null, 'UTC', null],
  ])('%s in %s is %s [SHL-037]', (createdAt, zone, text) => {
    expect(notificationTime(createdAt, zone)).toBe(text)
  })
})

describe('notifications by when they came', () => {
  const now = Date.parse('2026-03-10T01:00:00Z')
  const list = [
    notification('unknown', { createdAt: null }),
    notification('eight days', { createdAt: '2026-03-02T12:00:00Z' }),
    notification('six days', { createdAt: '2026-03-04T12:00:00Z' }),
    notification('seven days', { createdAt: '2026-03-03T12:00:00Z' }),
    notification('yesterday', { createdAt: '2026-03-09T23:59:00Z' }),
    notification('an hour', { createdAt: '2026-03-10T00:00:00Z' }),
    notification('a clock ahead', { createdAt: '2026-03-11T00:00:00Z' }),
  ]
  const idsByPeriod = (zone: string) =>
    byPeriod(list, now, zone).map(({ period, notifications }) => [period, idsOf(notifications)])

  it('are the newest first, in days of the zone of who reads', () => {
    expect(idsByPeriod('UTC')).toEqual([
      ['today', ['a clock ahead', 'an hour']],
      ['week', ['yesterday', 'six days']],
      ['earlier', ['seven days', 'eight days', 'unknown']],
    ])
    // There it is still the 9th.
    expect(idsByPeriod('America/New_York')).toEqual([
      ['today', ['a clock ahead', 'an hour', 'yesterday']],
      ['week', ['six days', 'seven days']],
      ['earlier', ['eight days', 'unknown']],
    ])
  })
})
