import { expect, type Locator, type Page } from '@playwright/test'
import type { Rig } from '../rig'

/** The card of a cluster in the list. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** The word a card says its state with. */
export const stateWord = (page: Page, name: string): Locator => card(page, name).locator('[data-state]')

/** A panel of the list by the start of its title: `Connected` or `Disconnected`. */
export const panelButton = (page: Page, title: 'Connected' | 'Disconnected'): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${title} Clusters \\(`) })

export const menuButton = (page: Page, name: string): Locator =>
  card(page, name).getByRole('button', { name: `Actions for ${name}` })

/** Opens the menu of a card and answers it. */
export async function openCardMenu(page: Page, name: string): Promise<Locator> {
  await menuButton(page, name).click()
  const menu = page.getByRole('menu', { name: `Actions for ${name}` })
  await expect(menu).toBeVisible()
  return menu
}

/** Chooses an entry of a card's menu. */
export async function chooseAction(page: Page, name: string, entry: string): Promise<void> {
  const menu = await openCardMenu(page, name)
  await menu.getByRole('menuitem', { name: entry }).click()
}

/** The button of the question that stands before a cluster is disconnected. */
export const confirmDisconnect = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: /^Disconnect .*\?$/ })
    .getByRole('button', { name: 'Disconnect', exact: true })

/** A notification on screen with this text in it. */
export const notice = (page: Page, text: string): Locator => page.locator('.notice').filter({ hasText: text })

/** A notification titled Error with this text. */
export const errorNotice = (page: Page, text: string): Locator =>
  notice(page, text).filter({
    has: page.locator('.ant-notification-notice-message').getByText('Error', { exact: true }),
  })

/**
 * Takes away what lies over the next thing to press: notifications in their corner, and the reason that a control under
 * the pointer gives once it is closed. A press waits for both, five to ten seconds.
 */
export async function clearTheWay(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Dismiss this notice' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(page.locator('.notice')).toHaveCount(0)
}

type Effect = { method: string; path: string; body: unknown }

const writes = ['createCluster', 'cloneCluster', 'deleteCluster', 'connectCluster', 'disconnectCluster']

/** Every command on clusters the product API has received, in order: method, path and body as they came. */
export async function commandsOf(rig: Rig): Promise<readonly Effect[]> {
  return (await rig.requests())
    .filter(({ call }) => writes.includes(call))
    .map(({ method, path, body }) => ({ method, path, body }))
}

/** How often a call has reached the product API. */
export async function countOf(rig: Rig, call: string): Promise<number> {
  return (await rig.requests()).filter((request) => request.call === call).length
}

/** Waits for the next poll of the statuses to reach the product API, with the page's clock moved on by its cadence. */
export async function passPoll(page: Page, rig: Rig): Promise<void> {
  const before = await countOf(rig, 'listClusterStatuses')
  await page.clock.runFor(15_000)
  await expect.poll(() => countOf(rig, 'listClusterStatuses')).toBeGreaterThan(before)
}

/** The names on the cards of the list, in order. */
export async function shownNames(page: Page): Promise<string[]> {
  return page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((element) => element.getAttribute('aria-label') ?? ''))
}
