import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

/** Its rules, its words and what it sends are held beside it. */
test('who still has a given password cannot leave its dialog by any key or press, and is done with it once another is set [CLU-007, CLU-019]', async ({
  page,
}) => {
  await signInAs(page, 'provisioned')
  const dialog = page.getByRole('dialog', { name: 'Set your password' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.mouse.click(1_270, 790)
  await expect(dialog).toBeVisible()
  // The page behind it is out of reach for the keyboard.
  const isOutside = () =>
    page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && active?.closest('.ant-modal-wrap') === null
    })
  const newPassword = dialog.getByLabel('New password', { exact: true })
  await newPassword.focus()
  await page.keyboard.press('Shift+Tab')
  expect(await isOutside()).toBe(false)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect([press, await isOutside()]).toEqual([press, false])
  }
  await expect(dialog.locator(':focus')).toHaveCount(1)

  await newPassword.fill('Granite-2026!')
  await dialog.getByLabel('Confirm password', { exact: true }).fill('Granite-2026!')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(card(page, 'field-notes')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
