import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { notificationListResponse } from '../../api/wire/notification'
import { NotificationsPage } from '../../custom-pages/notifications/notifications-page'
import type { Notification, NotificationList } from '../../domain/notification'
import { createViewing, ViewingContext } from '../../providers/viewing-context'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { eraseOperations } from '../../views/operations/operation-store'
import { operationsOf } from '../../views/operations/use-operations'
import { NotificationBell } from './notification-bell'

testsInZone('America/St_Johns')

const notification = (id: string, values: Partial<Notification> = {}): Notification => ({
  id,
  event: null,
  message: `message of ${id}`,
  type: 'info',
  isRead: false,
  createdAt: '2024-03-07T09:05:00Z',
  ...values,
})
const listed = (...notifications: Notification[]): NotificationList => ({
  notifications,
  hasUnread: notifications.some(({ isRead }) => !isRead),
})
const many = (count: number) =>
  listed(...Array.from({ length: count }, (_, index) => notification(`n${index}`)))

function renderBell(list: NotificationList, path = '/clusters/demo', answers: FakeAnswers = {}) {
  const api = createFakeApi({
    listNotifications: () => list,
    readNotifications: () => ({ message: null }),
    ...answers,
  })
  return renderWithProviders(<NotificationBell />, { api, path, person: buildPerson() })
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
async function open() {
  fireEvent.click(bell())
  return panel()
}
const sentIds = ({ api }: ReturnType<typeof renderBell>) =>
  api.callsOf('readNotifications').map(({ options }) => options.body)

describe('the bell', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '+9'],
  ])(
    'says of %i unread notifications %s, and their number to who listens [SHL-009, SHL-016, SHL-036]',
    async (count, badge) => {
      renderBell(many(count))
      expect(await screen.findByText(badge)).toBeTruthy()
      expect(bell().textContent).toContain(`${count} unread`)
      expect(screen.getByText(badge).getAttribute('aria-hidden')).toBe('true')
    },
  )

  it('has no badge where all is read', async () => {
    const { api } = renderBell(listed(notification('a', { isRead: true })))
    await waitFor(() => expect(api.callsOf('listNotifications')).toHaveLength(1))
    expect(bell().textContent).toBe('Notifications')
  })

  it.each(['/clusters', '/clusters/create', '/consumption', '/clusters/demo/access'])(
    'asks for nothing on %s, and says that there are none, and where they are read [SHL-026, SHL-034]',
    async (path) => {
      const { api } = renderBell(many(2), path)
      const opened = await open()
      expect(await within(opened).findByText('No Notifications')).toBeTruthy()
      expect(
        within(opened).getByText('Notifications are loaded while the page of a cluster is open.'),
      ).toBeTruthy()
      expect(api.calls).toEqual([])
    },
  )

  it('shows elsewhere what the page of a cluster has read [SHL-026]', async () => {
    const { router, api } = renderBell(many(2))
    await screen.findByText('2')
    await router.navigate('/clusters/demo/access')
    expect(await screen.findByText('Another page')).toBeTruthy()
    expect(api.callsOf('listNotifications')).toHaveLength(1)
  })
})

describe('the panel of the bell', () => {
  it('tells none [SHL-034]', async () => {
    renderBell(listed())
    expect(await within(await open()).findByText('No Notifications')).toBeTruthy()
    expect(screen.queryByText(/while the page of a cluster/)).toBeNull()
  })

  it('has what is under way above the notifications, be it one operation', async () => {
    const { queryClient } = renderBell(listed())
    const opened = within(await open())
    await opened.findByText('No Notifications')
    expect(opened.queryByRole('region', { name: 'Operations' })).toBeNull()
    act(() => {
      operationsOf(queryClient, 'u-1').start({ kind: 'export', name: 'Retail', place: '/clusters/demo' })
    })
    expect(opened.getByRole('region', { name: 'Operations' }).textContent).toContain('Export Retail')
    eraseOperations()
  })

  it('marks one as read by a click, at once [SHL-015, SHL-028]', async () => {
    const rendered = renderBell(listed(notification('a'), notification('b', { wireId: 7 })))
    const opened = await open()
    fireEvent.click(await within(opened).findByRole('button', { name: /message of b/ }))
    await waitFor(() => expect(within(opened).queryByRole('button', { name: /message of b/ })).toBeNull())
    expect(within(opened).getByRole('button', { name: /message of a/ })).toBeTruthy()
    expect(sentIds(rendered)).toEqual([{ notificationsIDs: [7] }])
    expect(rendered.api.callsOf('readNotifications')[0]?.options.path).toEqual({ id: 'u-1' })
    expect(document.activeElement?.tagName).toBe('LI')
    expect(await screen.findByText('1')).toBeTruthy()
  })

  it('marks the rest as read when it is closed, and nothing where nothing is left [SHL-025]', async () => {
    const rendered = renderBell(
      listed(notification('a'), notification('b'), notification('c', { isRead: true })),
    )
    await within(await open()).findByText('message of a')
    fireEvent.keyDown(await panel(), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(bell())
    await waitFor(() => expect(sentIds(rendered)).toEqual([{ notificationsIDs: ['a', 'b'] }]))
    await waitFor(() => expect(bell().textContent).toBe('Notifications'))
    await within(await open()).findByText('message of a')
    fireEvent.click(bell())
    expect(sentIds(rendered)).toHaveLength(1)
  })

  it('shows a notification as unread again where the server refuses', async () => {
    const { notices } = renderBell(listed(notification('a')), undefined, {
      readNotifications: () => {
        throw new ApiError({ message: 'Not now', statusCode: 500 })
      },
    })
    fireEvent.click(await within(await open()).findByRole('button', { name: /message of a/ }))
    await waitFor(() => expect(notices).toMatchObject([{ message: 'Not now' }]))
    expect(screen.getByRole('button', { name: /message of a/ })).toBeTruthy()
  })

  it('keeps both of two marked in one breath, and takes back only the one that is refused [SHL-015]', async () => {
    const refusals: ((error: Error) => void)[] = []
    const { notices } = renderBell(many(3), undefined, {
      readNotifications: () => new Promise((_done, refuse) => refusals.push(refuse)),
    })
    const opened = await open()
    const unread = () =>
      within(opened)
        .queryAllByRole('button', { name: /message of/ })
        .map(({ textContent }) => /message of n\d/.exec(textContent ?? '')?.[0])
    const buttons = await within(opened).findAllByRole('button', { name: /message of/ })
    act(() => {
      buttons[0]?.click()
      buttons[1]?.click()
    })
    await waitFor(() => expect(unread()).toEqual(['message of n2']))
    act(() => refusals[0]?.(new ApiError({ message: 'Not now', statusCode: 500 })))
    await waitFor(() => expect(unread()).toEqual(['message of n0', 'message of n2']))
    expect(notices).toMatchObject([{ message: 'Not now' }])
  })

  it('is not marked as unread by a reading that began before the server knew', async () => {
    let answerRead = () => {}
    const { queryClient } = renderBell(many(1), undefined, {
      readNotifications: () =>
        new Promise((done) => {
          answerRead = () => done({ message: null })
        }),
    })
    fireEvent.click(await within(await open()).findByRole('button', { name: /message of n0/ }))
    await waitFor(() => expect(bell().textContent).toBe('Notifications'))
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(bell().textContent).toContain('1 unread'))
    await act(async () => answerRead())
    await waitFor(() => expect(bell().textContent).toBe('Notifications'))
  })

  it('shows them as unread again where the server refuses what its closing asked', async () => {
    const { notices } = renderBell(many(2), undefined, {
      readNotifications: () => {
        throw new ApiError({ message: 'Not now', statusCode: 500 })
      },
    })
    await within(await open()).findByText('message of n0')
    fireEvent.click(bell())
    await waitFor(() => expect(notices).toMatchObject([{ message: 'Not now' }]))
    expect(await screen.findByText('2')).toBeTruthy()
  })

  it('marks nothing when it is closed while a role is viewed', async () => {
    const viewing = createViewing()
    viewing.set('developer')
    const { api } = renderWithProviders(
      <ViewingContext value={viewing}>
        <NotificationBell />
      </ViewingContext>,
      {
        api: createFakeApi({
          listNotifications: () => many(2),
          readNotifications: () => ({ message: null }),
        }),
        path: '/clusters/demo',
      },
    )
    await within(await open()).findByText('message of n0')
    fireEvent.click(bell())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bell().textContent).toContain('2 unread')
    expect(api.callsOf('readNotifications')).toEqual([])
  })

  it('marks nothing by opening, in strict mode either, which sets up every effect twice', async () => {
    const { api } = renderWithProviders(
      <StrictMode>
        <NotificationBell />
      </StrictMode>,
      {
        api: createFakeApi({
          listNotifications: () => many(2),
          readNotifications: () => ({ message: null }),
        }),
        path: '/clusters/demo',
      },
    )
    await screen.findByText('2')
    await within(await open()).findByText('message of n0')
    expect(api.callsOf('readNotifications')).toEqual([])
    fireEvent.click(bell())
    await waitFor(() => expect(api.callsOf('readNotifications')).toHaveLength(1))
  })

  it('splits a failure into lines under an Error tag, and dates it [SHL-030, SHL-037]', async () => {
    renderBell(
      listed(
        notification('a', { type: 'failure', message: 'Resize failed Error: <b>no quota</b>\nTry later' }),
      ),
    )
    const item = await within(await open()).findByRole('button', { name: /Resize failed/ })
    expect(within(item).getByText('Error')).toBeTruthy()
    for (const line of ['Resize failed', '<b>no quota</b>', 'Try later'])
      expect(within(item).getByText(line)).toBeTruthy()
    // In St John's.
    const time = within(item).getByText('24/3/7 5:35')
    expect([time.tagName, time.title]).toEqual(['TIME', expect.stringMatching(/^07 Mar 2024, 05:35/)])
    expect(time.getAttribute('datetime')).toBe('2024-03-07T09:05:00.000Z')
    expect(item.querySelector('[data-type]')?.getAttribute('data-type')).toBe('failure')
    expect(within(item).getByText('Unread')).toBeTruthy()
  })

  it('leads to all of them, and is closed by that; nothing is called missing while they are read', async () => {
    const api = createFakeApi({ listNotifications: () => new Promise(() => {}) })
    const at = { path: '/clusters/demo', route: '*' }
    const { address } = renderWithProviders(<NotificationBell />, { api, ...at })
    const opened = await open()
    expect(await within(opened).findByText('Loading your notifications')).toBeTruthy()
    expect(within(opened).queryByText('No Notifications')).toBeNull()
    fireEvent.click(within(opened).getByRole('link', { name: 'All notifications' }))
    await waitFor(() => expect(address()).toBe('/notifications'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bell().getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves the message of any other kind whole, without the tag', async () => {
    renderBell(
      listed(
        notification('a', { message: 'Error: is a word here', createdAt: 'once' }),
        notification('b', { isRead: true }),
      ),
    )
    const item = await within(await open()).findByRole('button', { name: /is a word here/ })
    expect(within(item).getByText('Error: is a word here')).toBeTruthy()
    expect(within(item).queryByText('Error')).toBeNull()
    // What is read has nothing to press, and is not called unread; of a time nobody can read none is shown.
    const read = screen.getByText('message of b').closest('li')
    expect([item.querySelector('time'), read?.querySelector('button'), read?.dataset.unread]).toEqual([
      null,
      null,
      undefined,
    ])
    expect(read?.textContent).not.toContain('Unread')
  })

  it('says of a reading that failed that it failed, and not that there are none', async () => {
    const failing = () => {
      throw new ApiError({ message: 'Down for a moment', statusCode: 500 })
    }
    renderBell(listed(), '/clusters/demo', { listNotifications: failing })
    const opened = await open()
    expect((await within(opened).findByRole('alert')).textContent).toContain('Down for a moment')
    expect(within(opened).queryByText('No Notifications')).toBeNull()
  })

  it.each([
    ['1 of 2 notifications could not be read and is not shown', [{ id: 'a', message: 'Resized' }]],
    ['1 of 1 notification could not be read and is not shown', []],
  ])('says: %s, also when others were marked as read', async (notice, sent) => {
    const unread = { id: 'b', message: {} }
    renderBell(notificationListResponse.parse([...sent, unread]))
    const opened = await open()
    expect(await within(opened).findByText(notice)).toBeTruthy()
    expect(
      within(opened).getByText('b: message should be a text or a number and came as an object.'),
    ).toBeTruthy()
    expect(within(opened).queryByText('No Notifications')).toBeNull()
    for (const button of within(opened).queryAllByRole('button', { name: /Resized/ })) {
      fireEvent.click(button)
      await waitFor(() => expect(button.isConnected).toBe(false))
    }
    expect(within(opened).getByText(notice)).toBeTruthy()
  })

  it('says that reading failed, and reads again by a press', async () => {
    let isDown = true
    renderBell(many(1), undefined, {
      listNotifications: () => {
        if (isDown) throw new ApiError({ message: 'Down for a moment', statusCode: 500 })
        return many(1)
      },
    })
    const opened = await open()
    expect((await within(opened).findByRole('alert')).textContent).toContain('Down for a moment')
    isDown = false
    fireEvent.click(within(opened).getByRole('button', { name: 'Try again' }))
    expect(await within(opened).findByText('message of n0')).toBeTruthy()
  })
})

describe('the page of notifications', () => {
  const list = listed(
    notification('a', { type: 'failure' }),
    notification('b', { type: 'success', isRead: true }),
    notification('c'),
  )
  const renderPage = (path: string, answers: FakeAnswers = {}) =>
    renderWithProviders(<NotificationsPage title="Notifications" />, {
      path,
      api: createFakeApi({ listNotifications: () => list, ...answers }),
    })
  const messages = () => screen.queryAllByText(/^message of/).map((line) => line.textContent)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('reads nothing by itself, and all by a press', async () => {
    const { api } = renderPage('/notifications')
    expect(screen.getByRole('heading', { name: 'Your notifications have not been loaded yet' })).toBeTruthy()
    expect(screen.queryByText('No Notifications')).toBeNull()
    expect(screen.queryByText(/^Updated/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(api.calls).toEqual([])
    press('Load them now')
    await waitFor(() => expect(messages()).toEqual(['message of a', 'message of b', 'message of c']))
    expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load them now' })).toBeNull()
  })

  it('says that there are none only once they were read [SHL-034]', async () => {
    renderPage('/notifications?type=failure', { listNotifications: () => listed() })
    expect(screen.queryByText('No Notifications')).toBeNull()
    press('Refresh')
    expect(await screen.findByText('No Notifications')).toBeTruthy()
    expect(screen.queryByText('Your notifications have not been loaded yet')).toBeNull()
  })

  it.each([
    ['?type=failure', ['message of a']],
    ['?unread=1', ['message of a', 'message of c']],
    ['?type=success&unread=1', []],
    ['?type=other', ['message of a', 'message of b', 'message of c']],
  ])('shows with %s %j', async (query, shown) => {
    renderPage(`/notifications${query}`)
    press('Refresh')
    await screen.findByText(/^Updated/)
    expect(messages()).toEqual(shown)
  })

  it('has them under today, the last 7 days and earlier', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const list = [3, 30, 0].map((days) => notification(`${days} days`, { createdAt: daysAgo(days) }))
    renderPage('/notifications', { listNotifications: () => listed(...list) })
    press('Refresh')
    await screen.findByText('message of 0 days')
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.textContent),
    ).toEqual([
      expect.stringMatching(/^Todaymessage of 0 days/),
      expect.stringMatching(/^Last 7 daysmessage of 3 days/),
      expect.stringMatching(/^Earliermessage of 30 days/),
    ])
  })

  it('marks all of them as read by one press, those that no filter lets through too', async () => {
    const { api } = renderPage('/notifications?type=failure', {
      readNotifications: () => ({ message: null }),
    })
    press('Refresh')
    await screen.findByText('message of a')
    const markAll = screen.getByRole('button', { name: 'Mark all as read' })
    expect(markAll.getAttribute('aria-describedby')).toBeNull()
    markAll.focus()
    fireEvent.click(markAll)
    await waitFor(() => expect(markAll.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(markAll)
    expect(document.getElementById(markAll.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nothing is unread',
    )
    expect(api.callsOf('readNotifications').map(({ options }) => options.body)).toEqual([
      { notificationsIDs: ['a', 'c'] },
    ])
    fireEvent.click(markAll)
    expect(api.callsOf('readNotifications')).toHaveLength(1)
  })

  it('keeps its filters in the address, and clears them where nothing matches', async () => {
    let answer = () => {}
    const { address, router } = renderPage('/notifications?type=success', {
      listNotifications: () => new Promise((done) => (answer = () => done(list))),
    })
    press('Refresh')
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    await waitFor(() => expect(refresh.getAttribute('aria-disabled')).toBe('true'))
    expect(refresh.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('Loading your notifications')).toBeTruthy()
    expect(screen.queryByText('Your notifications have not been loaded yet')).toBeNull()
    answer()
    await screen.findByText('message of b')
    expect(refresh.getAttribute('aria-disabled')).toBeNull()
    const choice = screen.getByRole('combobox', { name: 'Kind' })
    expect(choice.closest('.ant-select')?.textContent).toBe('Success')
    fireEvent.mouseDown(choice)
    await waitFor(() =>
      expect([...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)).toEqual(
        ['Every kind', 'Information', 'Success', 'Failure'],
      ),
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }))
    expect(address()).toBe('/notifications?type=success&unread=1')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.getByText('No notification matches these filters.')).toBeTruthy()
    press('Show all')
    expect(address()).toBe('/notifications')
    expect(messages()).toHaveLength(3)
    fireEvent.mouseDown(choice)
    fireEvent.click(screen.getByText('Failure', { selector: '.ant-select-item-option-content' }))
    await waitFor(() => expect(address()).toBe('/notifications?type=failure'))
    expect(messages()).toEqual(['message of a'])
  })

  it('keeps the focus where one that is read is no longer shown', async () => {
    renderPage('/notifications?unread=1', { readNotifications: () => ({ message: null }) })
    press('Refresh')
    fireEvent.click(await screen.findByRole('button', { name: /message of a/ }))
    await waitFor(() => expect(messages()).toEqual(['message of c']))
    expect(document.activeElement?.textContent).toContain('message of c')
    fireEvent.click(screen.getByRole('button', { name: /message of c/ }))
    await waitFor(() => expect(messages()).toEqual([]))
    expect(document.activeElement?.textContent).toBe('Show all')
  })

  it('names those that could not be read, and does not call the list empty', async () => {
    renderPage('/notifications', {
      listNotifications: () => notificationListResponse.parse({ notifications: [{ id: 'b', message: {} }] }),
    })
    press('Refresh')
    expect(await screen.findByText('1 of 1 notification could not be read and is not shown')).toBeTruthy()
    expect(screen.getByText('b: message should be a text or a number and came as an object.')).toBeTruthy()
    expect(screen.queryByText('No Notifications')).toBeNull()
  })

  it('says that reading failed, and reads again by a press', async () => {
    const { api } = renderPage('/notifications', {
      listNotifications: () => {
        throw new ApiError({ message: 'Down for a moment', statusCode: 500 })
      },
    })
    press('Refresh')
    expect((await screen.findByRole('alert')).textContent).toContain('Down for a moment')
    expect(screen.queryByText('Your notifications have not been loaded yet')).toBeNull()
    api.answer({ listNotifications: () => list })
    press('Try again')
    await waitFor(() => expect(messages()).toHaveLength(3))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(api.callsOf('listNotifications').map(({ options }) => options.path)).toEqual([
      { id: 'u-1' },
      { id: 'u-1' },
    ])
  })
})
