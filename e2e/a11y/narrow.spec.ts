import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test.use({ viewport: { width: 400, height: 800 } })
test.afterEach(({ rig }) => rig.setSpeed(24))

/** Pages of an owner, and what shows that each is whole. */
const pages: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['/data-apps', (page) => expect(page.getByRole('article').first()).toBeVisible()],
  [
    '/notifications',
    async (page) => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(9)
    },
  ],
  [
    '/clusters?view=table',
    // In so narrow a window each row of the table is an entry of a list.
    (page) => expect(page.getByRole('list', { name: 'Clusters' }).getByRole('link').first()).toBeVisible(),
  ],
  ['/support', (page) => expect(page.getByRole('button', { name: 'Send' })).toBeVisible()],
]

test("axe finds nothing on an owner's pages in a window of 400 px, in either theme, and nothing sticks out", async ({
  page,
}) => {
  await signInAs(page, 'owner', '/my-account')
  for (const [path, isWhole] of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await isWhole(page)
      await expectNothingSticksOut(page)
      await expectAccessible(page)
    })
})

test('axe finds nothing on the consent flow in a window of 400 px, in either theme, and nothing sticks out', async ({
  page,
}) => {
  await signInAs(page, 'enterprise', '/consentflow')
  await expect(page.getByLabel('Environment name')).toBeVisible()
  await expectNothingSticksOut(page)
  await expectAccessible(page)
})

test('axe finds nothing on the support page of a visitor in a window of 400 px [SUP-002]', async ({
  page,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expectNothingSticksOut(page)
  await expectAccessible(page)
})

test('axe finds nothing in the tray, the palette, and the bell, opened in a window of 400 px', async ({
  page,
  rig,
}) => {
  await rig.setSpeed(0.001)
  await signInAs(page, 'owner')
  await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
  const tray = page.getByRole('complementary', { name: 'Operations' })
  await tray.getByRole('button', { name: 'Show operations' }).click()
  await expect(tray.getByRole('listitem')).toContainText('Connect finance-archive')
  await expectNothingSticksOut(page)
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'sales-analytics', exact: true })).toBeVisible()
  await page.keyboard.type('finance')
  await expect(page.getByRole('option', { name: /^Delete finance-archive/ })).toBeVisible()
  await expectNothingSticksOut(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Connect finance-archive')
  await expectNothingSticksOut(page)
  await expectAccessible(page)
})

async function expectNothingSticksOut(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `width of ${page.url()} at 400 px`).toBe(400)
}
