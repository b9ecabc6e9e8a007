import { expect, type Locator, type Page } from '@playwright/test'

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Create New Cluster' })

export const nameField = (page: Page): Locator =>
  form(page).getByRole('textbox', { name: 'Name', exact: true })

export const submitButton = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Create Cluster' })

/** Waits until every choice of the form is there. */
export async function openForm(page: Page): Promise<void> {
  await expect(form(page)).toBeVisible()
  await expect(form(page).getByRole('radio', { name: 'Google Cloud' })).toBeVisible()
}

/** Takes one of the cards of a group: platform, installation type, optimization level. */
export async function takeCard(page: Page, group: string, label: string): Promise<void> {
  await form(page)
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: label, exact: true })
    .check()
}

/** Takes one value of a list that opens. */
export async function takeOption(page: Page, field: string, option: string): Promise<void> {
  await openList(page, field)
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
}

/** Opens the list of a field as a person would, by a click on what it shows. */
export async function openList(page: Page, field: string): Promise<Locator> {
  await form(page)
    .locator('.ant-select')
    .filter({ has: page.getByRole('combobox', { name: field }) })
    .click()
  const list = page.locator('.ant-select-dropdown:visible')
  await expect(list).toBeVisible()
  return list
}

/** Moves the size slider to a size with the keyboard. */
export async function takeSize(page: Page, steps: number): Promise<void> {
  const slider = form(page).getByRole('slider', { name: 'Size' })
  await slider.focus()
  await slider.press('Home')
  for (let step = 0; step < steps; step += 1) await slider.press('ArrowRight')
}

/** Fills the least a gc cluster needs. */
export async function fillSmallest(
  page: Page,
  name: string,
  region = 'Europe West (Belgium)',
): Promise<void> {
  await openForm(page)
  await takeCard(page, 'Platform', 'Google Cloud')
  await takeOption(page, 'Region', region)
  await nameField(page).fill(name)
  await expect(form(page).getByRole('slider', { name: 'Size' })).toBeVisible()
}
