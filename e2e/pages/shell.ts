import { expect, type Locator, type Page } from '@playwright/test'
import { signInHeading } from './sign-in-page'

export const header = (page: Page): Locator => page.getByRole('banner')

export const userMenuButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: /^Account menu of / })

/** Opens the user menu and answers it. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await userMenuButton(page).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** Logs out by the user menu and waits for the identity provider to ask who signs in. */
export async function logOut(page: Page): Promise<void> {
  const menu = await openUserMenu(page)
  await menu.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(signInHeading(page)).toBeVisible()
}

/** Opens the About dialog by the user menu and answers it. */
export async function openAbout(page: Page): Promise<Locator> {
  const menu = await openUserMenu(page)
  await menu.getByRole('menuitem', { name: 'About' }).click()
  const dialog = page.getByRole('dialog', { name: /^About/ })
  await expect(dialog).toBeVisible()
  return dialog
}
