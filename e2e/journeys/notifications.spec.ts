import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { countOf } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

/** What is sent, and what the page filters, is held beside them. */
test('the bell counts what is unread, marks one by a click and the rest when it is closed, and the page shows them as read [SHL-015, SHL-016, SHL-025, SHL-026]', async ({
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

  await page.goto('/notifications?type=failure')
  const main = page.getByRole('main')
  await expect(main.getByText('Your notifications have not been loaded yet')).toBeVisible()
  await main.getByRole('button', { name: 'Refresh' }).click()
  const items = main.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(bell).not.toContainText('unread')
  await main.getByRole('combobox', { name: 'Kind' }).press('Enter')
  await page.getByTitle('Every kind').click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(items).toHaveCount(9)
  await expectAccessible(page)
  await main.getByRole('checkbox', { name: 'Unread only' }).click()
  await expect(main.getByText('No notification matches these filters.')).toBeVisible()
})
