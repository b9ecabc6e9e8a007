import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

/**
 * All definitions are drawn by the same views, and each of them is held to this in jsdom. Here stand a list that the
 * console cuts into pages and one that the server cuts, which is as long as the sandbox makes it.
 */
const places = [
  { name: 'whitelists', tab: 'access-and-security', anchor: 'ip-whitelisting', isWhole: true },
  { name: 'data-agents', tab: 'configurations', anchor: 'cluster-data-agent', isWhole: false },
] as const

for (const { name, tab, anchor, isWhole } of places)
  test(`${name}: with ten thousand records it stays small, goes by keys in the order one reads, and has no fault in either theme`, async ({
    page,
  }) => {
    await growLists(page, 10_000)
    await signInAs(page, 'owner', `/clusters/sales-analytics?tab=${tab}#${anchor}`)
    const place = page.locator(`#${anchor}`)
    await expect(place.locator('[data-record]').first()).toBeVisible()
    if (isWhole) await expect(place.getByText('10,000', { exact: true })).toBeVisible()
    expect(await place.locator('[data-record]').count()).toBeLessThan(100)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(6_000)

    const zones = await zonesByTab(page, place)
    expect(zones.filter((zone, index) => zone !== zones[index - 1])).toEqual(
      ['head', 'bar', 'table', 'pager'].filter((zone) => zones.includes(zone)),
    )
    for (const zone of ['head', 'bar', 'table']) expect(zones).toContain(zone)

    const next = place.getByRole('button', { name: 'Next page' })
    // Its buttons come after the rows.
    if ((await place.getByRole('navigation').count()) > 0) await expect(next).toBeVisible()
    if ((await next.count()) > 0 && (await next.getAttribute('aria-disabled')) === null) {
      const [first] = await shownRecords(place)
      await next.focus()
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await shownRecords(place)).includes(first ?? '')).toBe(false)
      await expect(next).toBeFocused()
      expect(await place.locator('[data-record]').count()).toBeLessThan(100)
    }
    await expectAccessible(page)
  })

const shownRecords = (place: Locator) =>
  place
    .locator('[data-record]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-record') ?? ''))

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

/** Every list of the cluster's page is answered with so many records, made of the sandbox's own. */
async function growLists(page: Page, count: number): Promise<void> {
  // What else the tab reads stays as it is: no cluster has ten thousand nodes.
  await page.route(/\/instances\/[^?]+\/(whitelists|da\/list)\b/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const answer: unknown = await response.json().catch(() => null)
    const grown = grow(answer, count)
    return grown === null ? route.fulfill({ response }) : route.fulfill({ response, json: grown })
  })
}

/** The answer with its list of records grown; null where it holds none. A page that the server cut stays as it is. */
function grow(answer: unknown, count: number): unknown {
  if (Array.isArray(answer)) return isRecord(answer[0]) ? copies(answer, count) : null
  if (!isRecord(answer) || 'total' in answer || 'count' in answer || 'totalCount' in answer) return null
  const [key, list] = Object.entries(answer).find(([, value]) => Array.isArray(value)) ?? []
  const grown = key === undefined ? null : grow(list, count)
  return key === undefined || grown === null ? null : { ...answer, [key]: grown }
}

function copies(list: readonly unknown[], count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => renamed(list[index % list.length], index))
}

/** What tells records apart is another text in each copy. */
function renamed(value: unknown, index: number): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (typeof part === 'string' && /^(id|eventId|name|email|range)$/.test(key))
        return [key, `${index}-${part}`]
      return [key, renamed(part, index)]
    }),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
