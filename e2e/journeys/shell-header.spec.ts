import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { header, openAbout, openUserMenu, userMenuButton } from '../pages/shell'
import { signInAs } from '../pages/sign-in-page'

test('the header has the logo and links to clusters, data apps and consumption [SHL-005, SHL-006, SHL-D01]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/my-account')
  const navigation = header(page).getByRole('navigation')
  await expect(navigation.getByRole('link')).toHaveText(['Clusters', 'Data Apps', 'Consumption'])
  for (const [name, path] of [
    ['Data Apps', '/data-apps'],
    ['Consumption', '/consumption'],
    ['Clusters', '/clusters'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/consumption')
  await header(page)
    .getByRole('link', { name: /to your clusters/ })
    .click()
  await expect(page).toHaveURL('/clusters')
})

test('the user menu has exactly the specified entries, which open their pages, under the initials of the person [SHL-007, SHL-008, SHL-035, SHL-D01, SHL-D02]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await expect(userMenuButton(page).getByText('OO', { exact: true })).toBeVisible()
  await expect((await openUserMenu(page)).getByRole('menuitem')).toHaveText([
    'My Account',
    'IPU Units Consumption',
    'Help & Support',
    'About',
    'Log Out',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const [entry, path] of [
    ['My Account', '/my-account'],
    ['IPU Units Consumption', '/consumption'],
    ['Help & Support', '/support'],
  ] as const) {
    const menu = await openUserMenu(page)
    await menu.getByRole('menuitem', { name: entry }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('menu')).toBeHidden()
  }
})

test('the About dialog is 520 wide and has its seven links [SHL-003, SHL-031, SHL-038, SHL-D03]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  const dialog = await openAbout(page)
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(520)
  const links = await dialog.getByRole('link').evaluateAll((elements) =>
    elements.map((element) => ({
      text: element.textContent?.replace(/\s*\(opens in a new tab\)/, '').trim(),
      href: element.getAttribute('href'),
      target: element.getAttribute('target'),
      rel: element.getAttribute('rel')?.split(' ').includes('noopener'),
    })),
  )
  const outside = { target: '_blank', rel: true }
  expect(links).toEqual([
    { text: 'Company site', href: 'https://www.basalt.example/', ...outside },
    { text: 'Learning', href: 'https://learn.basalt.example/', ...outside },
    { text: 'Support', href: '/support', target: null, rel: undefined },
    { text: 'Documentation', href: 'https://docs.basalt.example/', ...outside },
    { text: 'Community', href: 'https://community.basalt.example/', ...outside },
    { text: 'Privacy policy', href: 'https://www.basalt.example/privacy', ...outside },
    { text: 'Terms', href: 'https://www.basalt.example/terms', ...outside },
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
