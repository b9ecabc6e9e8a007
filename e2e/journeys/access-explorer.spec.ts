import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { section, tabOf } from '../pages/cluster-page'
import { signInAs } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')
const actionRow = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name })

/** On a narrow page nothing has to be scrolled sideways. */
async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 400, height: 900 })
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(tooWide)).toBeLessThanOrEqual(0)
  // Each filter has the width of the page, so that no choice of it is cut off.
  for (const filter of await page.getByRole('search').getByRole('combobox').all())
    expect((await filter.boundingBox())?.width).toBeGreaterThan(300)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an owner goes from the matrix to what a Billing User may do, takes the finding along, and sees where server and matrix part', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('access-and-security'))
  await page.getByRole('button', { name: 'Roles and Permissions' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Explore access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access explorer' })).toBeVisible()
  await expect(page).toHaveTitle(/Access to sales-analytics/)
  await expect(actionRow(page, /^Clone the cluster.*Allowed$/)).toBeVisible()

  await page.getByLabel('Whose access').selectOption('Billing User')
  await expect(actionRow(page, /^Clone the cluster.*You need higher permission.*Refused$/)).toBeVisible()
  await page.getByLabel('State of the cluster').selectOption('Disconnected')
  await page.getByLabel('Area').selectOption('Clusters')
  await actionRow(page, /^Clone the cluster/).press('Enter')
  const rules = page.getByRole('region', { name: 'Rules of “Clone the cluster”' })
  await expect(rules).toContainText('Connect the cluster first; only a connected cluster can be cloned.')
  expect(page.url()).toContain('as=accountManager&state=sleeping&area=Clusters&open=Cluster%2Fclone')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saving).suggestedFilename()).toBe('access-sales-analytics-accountManager.csv')

  await page.getByRole('link', { name: 'Drift report' }).click()
  await expect(main(page)).toContainText('The server granted Owner exactly what the matrix publishes')
  await rig.sendPolicies('sales-analytics', 'owner', {
    connectionPolicy: ['list'],
    userPolicy: ['list', 'create', 'update', 'delete', 'impersonate'],
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(section(page, 'The server grants less than the matrix (1)')).toContainText(
    'Connect/Disconnect Cluster',
  )
  await expect(main(page)).toContainText(
    'The verb “impersonate” of userPolicy is not known and opens nothing.',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
