import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { answerOf } from '../answer-of'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

/** All definitions are drawn by the same views, and each of them is held to this in jsdom. Here stands one of them. */
test('a list of ten thousand records stays small, goes by keys in the order one reads, and has no fault in either theme', async ({
  page,
}) => {
  await growWhitelist(page, 10_000)
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=access-and-security#ip-whitelisting')
  const place = page.locator('#ip-whitelisting')
  await expect(place.locator('[data-record]').first()).toBeVisible()
  await expect(place.getByText('10,000', { exact: true })).toBeVisible()
  expect(await place.locator('[data-record]').count()).toBeLessThan(100)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(6_000)
  await expectAccessible(page)

  const zones = await zonesByTab(page, place)
  expect(zones.filter((zone, index) => zone !== zones[index - 1])).toEqual(['head', 'bar', 'table', 'pager'])
})

/** The parts of a section that Tab goes through, a word for each press, from its first control to its last. */
async function zonesByTab(page: Page, place: Locator): Promise<string[]> {
  const zones: string[] = []
  await place.locator('button, a[href], input, select, [tabindex="0"]').first().focus()
  for (let press = 0; press < 150; press += 1) {
    const zone = await place.evaluate((element) => {
      const { activeElement } = document
      if (!activeElement || !element.contains(activeElement)) return null
      if (activeElement.closest('nav')) return 'pager'
      if (activeElement.matches('section *') && activeElement.closest('table')) return 'table'
      if (activeElement.querySelector('table')) return 'table'
      const search = element.querySelector('[role=search]')
      const isBefore = (other: Element | null) =>
        other !== null &&
        Boolean(activeElement.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
      if (search?.contains(activeElement)) return 'bar'
      if (isBefore(search)) return 'head'
      return 'bar'
    })
    if (zone === null) break
    zones.push(zone)
    await page.keyboard.press('Tab')
  }
  return zones
}

/** The whitelist is answered with so many ranges, made of the sandbox's own. */
async function growWhitelist(page: Page, count: number): Promise<void> {
  await page.route(/\/instances\/[^?]+\/whitelists\b/, async (route) => {
    const response = await answerOf(route)
    const { whitelists } = await response.json()
    const grown = Array.from({ length: count }, (_, index) => {
      const { id, ...entry } = whitelists[index % whitelists.length]
      return { ...entry, id: `${index}-${id}`, range: `10.${Math.floor(index / 250)}.${index % 250}.1` }
    })
    await route.fulfill({ response, json: { whitelists: grown } })
  })
}
