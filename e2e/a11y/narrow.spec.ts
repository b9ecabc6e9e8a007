import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { type PersonKey, signInAs } from '../pages/sign-in-page'

test.use({ viewport: { width: 400, height: 800 } })
test.afterEach(({ rig }) => rig.setSpeed(24))

/** A page, who has it, and what shows that it is whole. */
const pages: readonly (readonly [PersonKey, string, (page: Page) => Promise<void>])[] = [
  ['owner', '/data-apps', (page) => expect(page.getByRole('article').first()).toBeVisible()],
  ['enterprise', '/consentflow', (page) => expect(page.getByLabel('Environment name')).toBeVisible()],
  [
    'owner',
    '/notifications',
    async (page) => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(9)
    },
  ],
  [
    'owner',
    '/clusters?view=table',
    // In so narrow a window each row of the table is an entry of a list.
    (page) => expect(page.getByRole('list', { name: 'Clusters' }).getByRole('link').first()).toBeVisible(),
  ],
  ['owner', '/support', (page) => expect(page.getByRole('button', { name: 'Send' })).toBeVisible()],
]

for (const [person, path, isWhole] of pages)
  test(`axe finds nothing on ${path} in a window of 400 px, in either theme, and nothing sticks out`, async ({
    page,
  }) => {
    await signInAs(page, person, path)
    await isWhole(page)
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
