import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs, uuidOf } from '../pages/sign-in-page'

test('a person changes who they are and their password, and another tab hears of it [ACC-001, ACC-005, ACC-006]', async ({
  page,
  context,
  rig,
}) => {
  await signInAs(page, 'owner', '/my-account')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my-account?tab=security')
  await expect(other.getByRole('textbox', { name: 'New password' })).toBeVisible()

  await test.step('the profile is saved by the call of the specification, and the header has the new name', async () => {
    await page.getByLabel('First Name').fill('Olga')
    await page.getByLabel('Phone').fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Olga Owner/ })).toBeVisible()
    const [sent] = (await rig.requests()).filter(({ call }) => call === 'updateUser')
    expect([sent?.method, sent?.path, sent?.body]).toEqual([
      'PUT',
      `/api/v2/users/${uuidOf('owner')}/update`,
      {
        firstName: 'Olga',
        lastName: 'Owner',
        jobTitle: 'Data engineer',
        company: 'Sandbox Mills',
        phone: '',
      },
    ])
    await expectAccessible(page)
  })

  await test.step('the password is changed with the keyboard alone', async () => {
    await page.getByRole('tab', { name: 'Personal information' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account?tab=security')
    await page.getByRole('textbox', { name: 'New password' }).focus()
    await page.keyboard.type('Correct-Horse-7')
    await page.getByRole('textbox', { name: 'Confirm password' }).focus()
    await page.keyboard.type('Correct-Horse-7')
    await expectAccessible(page)
    // Looked for from before the press on: both leave after a few seconds.
    await Promise.all([
      expect(page.getByText('Password updated')).toBeVisible(),
      expect(other.getByText('Your password was changed in another tab.')).toBeVisible(),
      page.keyboard.press('Enter'),
    ])
    const [sent] = (await rig.requests()).filter(({ call }) => call === 'updatePassword')
    expect([sent?.method, sent?.path]).toEqual([
      'PUT',
      `/api/v2/users/${uuidOf('owner')}/provision/updatepassword`,
    ])
    expect(Object.keys(sent?.body ?? {}).sort()).toEqual(['isSkipped', 'password', 'userID'])
  })

  await test.step('a small window cuts nothing off, and the address keeps the tab', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400)
  })
})
