import { act, fireEvent, screen } from '@testing-library/react'
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
