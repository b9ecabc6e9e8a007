import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { countOf } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

/** What is sent, and which tabs there are, is held beside the page. */
test('a person changes who they are and their password, and another tab hears of it [ACC-005]', async ({
  page,
  context,
  rig,
}) => {
  await signInAs(page, 'owner', '/my-account')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my-account')
  await expect(other.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()

  await test.step('the profile is saved, and the header has the new name', async () => {
    await page.getByLabel('First Name').fill('Olga')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Olga Owner/ })).toBeVisible()
    expect(await countOf(rig, 'updateUser')).toBe(1)
    await expectAccessible(page)
  })

  await test.step('the password is changed with the keyboard alone, in a small window that cuts nothing off', async () => {
    await page.getByRole('tab', { name: 'Personal information' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account?tab=security')
    await page.setViewportSize({ width: 400, height: 800 })
    await page.getByRole('textbox', { name: 'New password' }).focus()
    await page.keyboard.type('Correct-Horse-7')
    await page.getByRole('textbox', { name: 'Confirm password' }).focus()
    await page.keyboard.type('Correct-Horse-7')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
    await expectAccessible(page)
    // Looked for from before the press on: both leave after a few seconds.
    await Promise.all([
      expect(page.getByText('Password updated')).toBeVisible(),
      expect(other.getByText('Your password was changed in another tab.')).toBeVisible(),
      page.keyboard.press('Enter'),
    ])
    expect(await countOf(rig, 'updatePassword')).toBe(1)
  })
})
