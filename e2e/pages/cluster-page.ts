import type { Locator, Page } from '@playwright/test'
import type { Rig } from '../rig'

/** Address of a tab of a cluster's page. */
export function tabOf(tab: string, cluster = 'sales-analytics'): string {
  return `/clusters/${cluster}?tab=${tab}`
}

/** A section of the page by its title. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Chooses from the menu of a row. */
export async function chooseInRow(page: Page, row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Every command about a cluster the product API has received, in order. */
export async function commandsOf(rig: Rig) {
  const requests = await rig.requests()
  return requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/instances/'))
    .map(({ method, path, body }) => ({ method, path, body }))
}
