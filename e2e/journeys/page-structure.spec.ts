import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, errorNotice } from '../pages/clusters'
import { header } from '../pages/shell'
import { chooseAs, type PersonKey, signInAs } from '../pages/sign-in-page'

/** Address, name in the browser's tab before ` · Basalt Cloud`, and the page's one first heading. */
type Expected = readonly [path: string, title: string, heading: string]

const forVisitors: readonly Expected[] = [
  ['/verify', 'Check your inbox!', 'Check your inbox!'],
  ['/support', 'Contact Support', 'Contact Support'],
  ['/%E0%A4%A', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
]
const inLayout: readonly Expected[] = [
  ['/clusters', 'Clusters', 'Clusters'],
  ['/clusters/create', 'Create New Cluster', 'Create New Cluster'],
  ['/clusters/sales-analytics', 'sales-analytics', 'sales-analytics'],
  ['/clusters/nobody', 'nobody', 'There is no cluster named nobody'],
  ['/support', 'Contact Support', 'Contact Support'],
  ['/consumption', 'IPU Units Consumption', 'IPU Units Consumption'],
  ['/data-apps', 'Data Apps', 'Data Apps'],
  ['/notifications', 'Notifications', 'Notifications'],
  ['/my-account', 'My Account', 'My Account'],
  ['/plans', 'Plans', 'Plans'],
  ['/plans?view=purchase', 'Plans', 'Purchase Premium Plan'],
  ['/%E0%A4%A', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
]
const gates: readonly (readonly [PersonKey, string])[] = [
  ['personal', 'Sign Up Failed!'],
  ['mfa', 'Multifactor authentication required'],
]

test('every page of a visitor has its name, one main part and one first heading [AUTH-007, SHL-004, SUP-002]', async ({
  page,
}) => {
  for (const [path, title, heading] of forVisitors) {
    await page.goto(path)
    await expectStructure(page, title, heading)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('every page inside the layout has its name, its landmarks and one first heading [SHL-001, SHL-004, SHL-006, SHL-010]', async ({
  page,
  guard,
}) => {
  // The cluster page asks for a cluster that is not there.
  guard.allow(/console: Failed to load resource.*\/instances\/nobody/)
  await signInAs(page, 'owner')
  for (const [path, title, heading] of inLayout) {
    await page.goto(path)
    await expectStructure(page, title, heading)
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Resources' })).toBeVisible()
    await page.setViewportSize({ width: 400, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} at 400 px` })
      .toBe(400)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

for (const [person, heading] of gates)
  test(`the page that holds ${person} up has its name, one main part and one first heading [AUTH-026]`, async ({
    page,
  }) => {
    await page.goto('/clusters')
    await chooseAs(page, person)
    await expectStructure(page, heading, heading)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

test('a notice stands in the lower corner, off the header and the operations [ERR-006]', async ({
  page,
  fault,
}) => {
  await fault({ call: 'connectCluster', kind: 'status', status: 500, body: 'No capacity left.' })
  await signInAs(page, 'owner')
  for (const width of [1440, 400]) {
    await page.setViewportSize({ width, height: 800 })
    await card(page, 'finance-archive').getByRole('button', { name: 'Connect finance-archive' }).click()
    const notice = errorNotice(page, 'No capacity left.')
    const dock = page.getByRole('complementary', { name: 'Operations' })
    // It moves up as the dock arrives.
    await expect.poll(() => gapBetween(notice, dock)).toBeGreaterThanOrEqual(0)
    expect(await gapBetween(notice, dock)).toBeLessThan(48)
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice has no place on the page')
    expect([box.x, box.x + box.width]).toEqual([width - 24 - Math.min(384, width - 48), width - 24])
    // Below the header of 56 px.
    expect(box.y).toBeGreaterThan(56)
    await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
    await expect(notice).toHaveCount(0)
  }
})

/** Pixels from the lower edge of one to the upper edge of the other; less than any screen where one is not there. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return above && below ? below.y - above.y - above.height : Number.NEGATIVE_INFINITY
}

async function expectStructure(page: Page, title: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(`${title} · Basalt Cloud`)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(skipped, `levels of the headings: ${levels.join()}`).toEqual([])
}
