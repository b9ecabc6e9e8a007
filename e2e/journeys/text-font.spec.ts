import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('texts are in the font that comes with the console, asked for with the page, and nothing jumps when it arrives', async ({
  page,
}) => {
  await countShifts(page)
  await signInAs(page, 'owner')
  const font = page.waitForResponse(/\.woff2$/)
  await page.goto('/clusters')
  const answer = await font
  expect(answer.headers()['content-type']).toBe('font/woff2')
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Inter Variable"/)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true)
  expect(await page.evaluate(askedBy)).toEqual(['link'])
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01)
})

/** What made the browser ask for the font: a link of the page, or a style sheet that was read later. */
function askedBy(): unknown[] {
  const requests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return requests.map((request) => Reflect.get(request, 'initiatorType'))
}

/** Sums up what the browser counts as jumps of the layout since the page was opened. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
