import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { countOf } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'

test('the bell counts what is unread, marks one by a click and the rest when it is closed [SHL-015, SHL-016, SHL-025, SHL-028]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toContainText('4 unread')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: /^sales-analytics is running/ }).click()
  await expect(bell).toContainText('3 unread')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await expect(bell).not.toContainText('unread')
  await expect.poll(() => countOf(rig, 'readNotifications')).toBe(2)
  const marked = (await rig.requests()).filter(({ call }) => call === 'readNotifications')
  expect(marked.map(({ path }) => path)).toEqual(
    Array(2).fill(`/api/v2/notification/${uuidOf('owner')}/readNotifications`),
  )
  expect(marked.map(({ body }) => body)).toEqual([
    { notificationsIDs: ['owner-notification-1'] },
    { notificationsIDs: ['owner-notification-2', 'owner-notification-3', 'owner-notification-4'] },
  ])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()
  await bell.click()
  await expect(panel.getByText('sales-analytics is running')).toBeVisible()
  await expect(bell).not.toContainText('unread')
})

test('the page of notifications keeps its filters in the address, and asks by a press alone [SHL-026, SHL-030]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/notifications?type=failure&unread=1')
  const main = page.getByRole('main')
  await expect(main.getByText('Your notifications are not read yet')).toBeVisible()
  expect(await countOf(rig, 'listNotifications')).toBe(0)
  await main.getByRole('button', { name: 'Refresh' }).click()
  const items = main.getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('Error')
  await expect(items).toContainText('no version matches forecast-kit==9.9')

  await main.getByRole('checkbox', { name: 'Unread only' }).click()
  await expect(page).toHaveURL(/\/notifications\?type=failure$/)
  await expect(items).toHaveCount(2)
  await main.getByRole('combobox', { name: 'Kind' }).press('Enter')
  await page.getByTitle('Every kind').click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(items).toHaveCount(9)
  await expectAccessible(page)
  await items.first().getByRole('button').click()
  await expect(items.first()).toBeFocused()
  await expect.poll(() => countOf(rig, 'readNotifications')).toBe(1)
  expect(await countOf(rig, 'listNotifications')).toBe(1)
})
