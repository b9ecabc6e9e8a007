import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { header, userMenuButton } from '../pages/shell'
import { signInAs } from '../pages/sign-in-page'

test('an unknown path is not found: full screen for a visitor [SHL-001, SHL-004]', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('THIS PAGE IS NOT FOUND')).toBeVisible()
  await expect(header(page).getByRole('navigation')).toHaveCount(0)
  await expect(userMenuButton(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('an unknown path is not found: inside the app layout for who is signed in [SHL-001, SHL-004]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/clusters')
  for (const path of ['/clusters/a/b', '/50%25']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('THIS PAGE IS NOT FOUND')).toBeVisible()
    await expect(header(page).getByRole('navigation')).toBeVisible()
    await expect(userMenuButton(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('support is reached from the console and by a visitor, in two layouts [SHL-002, SUP-001, SUP-002, SUP-003, SUP-004]', async ({
  page,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: 'Contact Support' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expect(userMenuButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await signInAs(page, 'owner')
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: 'Contact Support' })).toBeVisible()
  await expect(userMenuButton(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})

test('the chosen theme is remembered and stands against the system', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs(page, 'owner')
  const light = await background()
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  await expect(userMenuButton(page)).toBeVisible()
  expect(await background()).toBe(dark)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(background).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).toBe(dark)
})

test('the keyboard skips to the content, opens the menu and comes back to its button', async ({ page }) => {
  await signInAs(page, 'owner', '/consumption')
  await page.reload()
  await expect(userMenuButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await userMenuButton(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(userMenuButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'My Account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Help & Support' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/support')
})

test('on a narrow screen the same links are one button away [SHL-006]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'owner')
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Consumption' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('menuitem', { name: 'Consumption' }).click()
  await expect(page).toHaveURL('/consumption')
})
