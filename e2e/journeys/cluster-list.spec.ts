import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, menuButton, panelButton, stateWord } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')

// Simulated time stands still.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

const cards = [
  { name: 'sales-analytics', panel: 'Connected Clusters (5)', word: 'Connected', colour: 'green' },
  { name: 'risk-models', panel: 'Connected Clusters (5)', word: 'Creating', colour: 'orange' },
  { name: 'supply-chain', panel: 'Connected Clusters (5)', word: 'Starting up', colour: 'orange' },
  { name: 'web-events', panel: 'Connected Clusters (5)', word: 'Stopping', colour: 'orange' },
  { name: 'finance-archive', panel: 'Disconnected Clusters (3)', word: 'Disconnected', colour: 'red' },
  { name: 'legacy-import', panel: 'Disconnected Clusters (3)', word: 'Unavailable', colour: 'grey' },
] as const

test('a card stands in the panel of its state, says it in its colour and its tooltip, and opens the cluster by a click anywhere but on its controls [CLU-001, CLU-004, CLU-005, CLU-027, CLU-028, CLU-076, CLU-077, CLU-078]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/instances')
  for (const { name, panel, word, colour } of cards) {
    const own = main(page).getByRole('region', { name: panel }).getByRole('article', { name, exact: true })
    await expect(own.locator('[data-state]')).toHaveText(word)
    expect(await colourOf(stateWord(page, name)), name).toBe(colour)
  }
  await stateWord(page, 'risk-models').hover()
  await expect(
    card(page, 'risk-models')
      .getByRole('tooltip')
      .filter({ hasText: /^Creating$/ }),
  ).toBeVisible()
  await expect(panelButton(page, 'Disconnected')).toHaveAttribute('aria-expanded', 'true')

  await menuButton(page, 'finance-archive').click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/instances')
  const box = await card(page, 'finance-archive').boundingBox()
  // The middle of the quiet lines: no control lies there.
  await page.mouse.click((box?.x ?? 0) + 250, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(page).toHaveURL('/clusters/finance-archive')
  await expect(page.getByRole('heading', { level: 1, name: 'finance-archive' })).toBeVisible()
})

/** What a person would call the computed colour of an element. */
async function colourOf(element: Locator): Promise<string> {
  const text = await element.evaluate((node) => getComputedStyle(node).color)
  const [red = 0, green = 0, blue = 0] = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure))
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range < 0.25 * most) return 'grey'
  if (most === green) return 'green'
  // How far from red towards yellow, of 60 degrees.
  const hue = (60 * (green - blue)) / range
  return Math.abs(hue) < 10 ? 'red' : hue > 15 && hue < 45 ? 'orange' : text
}
