import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { userMenuButton } from '../pages/shell'
import { signInAs } from '../pages/sign-in-page'

test('a page comes at once in the theme that was chosen and in the font of the console, and nothing jumps when that arrives', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await countShifts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs(page, 'owner')
  const light = await background()
  await chooseTheme(page, 'Dark')
  await expect.poll(background).not.toBe(light)
  const dark = await background()

  const font = page.waitForResponse(/\.woff2$/)
  await page.goto('/clusters')
  const answer = await font
  expect(answer.headers()['content-type']).toBe('font/woff2')
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  expect(await background()).toBe(dark)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Inter Variable"/)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true)
  // No link of the page asks for it: it would share the line with the scripts of the start.
  expect(await page.evaluate(askedBy)).toEqual(['css'])
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01)

  await expect(userMenuButton(page)).toBeVisible()
  await chooseTheme(page, 'System')
  await expect.poll(background).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).toBe(dark)
})

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

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
