import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const listOf = async (key: string) => (await rig.call(key, 'GET', '/users/{id}/notifications')).body
const unreadOf = async (key: string): Promise<string[]> =>
  (await listOf(key)).notifications
    .filter(({ read }: { read: boolean }) => !read)
    .map(({ id }: { id: string }) => id)
const read = async (key: string, ids: string[]) =>
  (await rig.call(key, 'POST', '/notification/{id}/readNotifications', { notificationsIDs: ids })).status

describe('notifications', () => {
  it('are listed with whether any is unread, the newest first [SHL-012, SHL-013, SHL-027]', async () => {
    const { hasUnRead, notifications } = await listOf('owner')
    expect(hasUnRead).toBe(true)
    expect(notifications).toHaveLength(9)
    expect(notifications[0]).toEqual({
      id: 'owner-notification-1',
      event: 'cluster.connected',
      message: 'sales-analytics is running',
      eventType: 'success',
      read: false,
      createdAt: notifications[0].createdAt,
    })
    expect(
      notifications.map(({ event, eventType, read }: Record<string, unknown>) => [event, eventType, read]),
    ).toEqual([
      ['cluster.connected', 'success', false],
      ['cluster.upgrade', 'info', false],
      ['library.install', 'failure', false],
      ['schedule.done', 'success', false],
      ['user.invited', 'info', true],
      ['cluster.resize', 'failure', true],
      ['cluster.created', 'success', true],
      ['cluster.suspended', 'info', true],
      ['cluster.connected', 'success', true],
    ])
    const minutesAgo = ({ createdAt }: { createdAt: string }) =>
      (rig.clock.today() - Date.parse(createdAt)) / 60_000
    const day = 24 * 60
    expect(notifications.map(minutesAgo)).toEqual([
      ...[12, 50, 120, 26 * 60, 28 * 60, 3 * day, 5 * day, 11 * day, 26 * day],
    ])
    const times = notifications.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(await listOf('stranger')).toEqual({ hasUnRead: false, notifications: [] })
  })

  it('are read once they are marked so, and only those [SHL-028]', async () => {
    expect(await unreadOf('owner')).toEqual([1, 2, 3, 4].map((index) => `owner-notification-${index}`))
    expect(await read('owner', ['owner-notification-2'])).toBe(200)
    expect(await unreadOf('owner')).toEqual([1, 3, 4].map((index) => `owner-notification-${index}`))
    expect(await read('owner', await unreadOf('owner'))).toBe(200)
    expect((await listOf('owner')).hasUnRead).toBe(false)
  })

  it('of somebody else are not marked, nor what stands beside them', async () => {
    expect(await read('owner', ['owner-notification-1', 'manager-notification-1'])).toBe(404)
    expect(await unreadOf('owner')).toHaveLength(4)
    expect(await unreadOf('manager')).toEqual(['manager-notification-1'])
  })
})
