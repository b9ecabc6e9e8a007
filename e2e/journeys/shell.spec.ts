import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { header, openAbout, userMenuButton } from '../pages/shell'
import { signInAs } from '../pages/sign-in-page'

/** Entries, links and their places are held beside the components: here one of each goes all the way. */
test('the header, its menu and the About dialog are used by keyboard and by mouse [SHL-003, SHL-005, SHL-038]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/consumption')
  // Who came through the sign-in has the focus in the content already.
  await page.reload()
  await expect(userMenuButton(page)).toBeVisible()
  await test.step('the first key skips to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  const menu = page.getByRole('menu')
  await test.step('the menu opens, comes back to its button and leads on', async () => {
    await userMenuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('menuitem', { name: 'My Account' })).toBeFocused()
    await expectAccessible(page)
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

  await test.step('the About dialog is 520 wide', async () => {
    const dialog = await openAbout(page)
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(520)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  await header(page)
    .getByRole('link', { name: /to your clusters/ })
    .click()
  await expect(page).toHaveURL('/clusters')
})

test('on a narrow screen the links are one button away, and no page sticks out [SHL-006]', async ({
  page,
  guard,
}) => {
  // The cluster page asks for a cluster that is not there.
  guard.allow(/console: Failed to load resource.*\/instances\/nobody/)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'owner')
  // Who is not signed in yet is not asked to for a page that is not there.
  await page.goto('/no/such/page')
  await expect(page.getByText('THIS PAGE IS NOT FOUND')).toBeVisible()
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Consumption' })).toBeVisible()
  await expectAccessible(page)
  expect(await width()).toBe(360)
  await page.getByRole('menuitem', { name: 'Consumption' }).click()
  await expect(page).toHaveURL('/consumption')
  await page.setViewportSize({ width: 400, height: 800 })
  for (const [path, heading] of [
    ['/plans', 'Plans'],
    ['/clusters/nobody', 'There is no cluster named nobody'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect.poll(width, { message: path }).toBe(400)
  }
})
