import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { NotificationsPage } from './notifications-page'

it('notifications that were read are there for as long as the console is open', async () => {
  const read = { id: 'a', event: null, message: 'Resized', type: 'info', isRead: true, createdAt: null }
  const { router } = renderWithProviders(<NotificationsPage title="Notifications" />, {
    path: '/notifications',
    api: createFakeApi({ listNotifications: () => ({ notifications: [read], hasUnread: false }) }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Resized')
  vi.useFakeTimers()
  await act(() => router.navigate('/clusters'))
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  await act(() => router.navigate('/notifications'))
  expect(screen.getByText('Resized')).toBeTruthy()
})

it('marking as read does not make what was read days ago look new', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-05T12:00:00Z') })
  const sent = { id: 'a', event: null, message: 'Resized', type: 'info', isRead: false, createdAt: null }
  const { api } = renderWithProviders(<NotificationsPage title="Notifications" />, {
    path: '/notifications',
    api: createFakeApi({
      listNotifications: () => ({ notifications: [sent], hasUnread: true }),
      readNotifications: () => ({ message: null }),
    }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Resized')
  expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeTruthy()
  vi.setSystemTime(new Date('2026-03-08T12:00:00Z'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(api.callsOf('readNotifications')).toHaveLength(1))
  expect(await screen.findByText(/^Updated 05 Mar 2026, \d\d:\d\d \(/)).toBeTruthy()
})

it('a reading that marking as read called off is begun again once the server has taken it', async () => {
  const sent = (isRead: boolean) => ({
    notifications: [{ id: 'a', event: null, message: 'Resized', type: 'info', isRead, createdAt: null }],
    hasUnread: !isRead,
  })
  const api = createFakeApi({ listNotifications: () => sent(false) })
  renderWithProviders(<NotificationsPage title="Notifications" />, { path: '/notifications', api })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Resized')
  let take = () => {}
  api.answer({
    listNotifications: () => new Promise<never>(() => {}),
    readNotifications: () => new Promise((done) => (take = () => done({ message: null }))),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(api.callsOf('listNotifications')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(api.callsOf('readNotifications')).toHaveLength(1))
  expect(api.callsOf('listNotifications')).toHaveLength(2)
  api.answer({ listNotifications: () => ({ notifications: [], hasUnread: false }) })
  await act(async () => take())
  await waitFor(() => expect(screen.queryByText('Resized')).toBeNull())
  expect(api.callsOf('listNotifications')).toHaveLength(3)
})
