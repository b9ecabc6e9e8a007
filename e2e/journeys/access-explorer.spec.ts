import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { section, tabOf } from '../pages/cluster-page'
import { signInAs, signInThroughPages } from '../pages/sign-in-page'

const explorer = (cluster = 'sales-analytics', query = '') => `/clusters/${cluster}/access${query}`
const main = (page: Page) => page.getByRole('main')
const actionRow = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name })
const rowsOf = (table: Locator) =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
    )

/** Nothing of the page has to be scrolled sideways. */
async function expectNoSidewaysScroll(page: Page) {
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
}

test('an owner goes from the matrix to what a Billing User may do, and sends the finding on', async ({
  page,
}) => {
  await signInAs(page, 'owner', tabOf('access-and-security'))
  await page.getByRole('button', { name: 'Roles and Permissions' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Explore access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access explorer' })).toBeVisible()
  await expect(page).toHaveTitle(/Access to sales-analytics/)
  await expect(actionRow(page, /^Clone the cluster.*Allowed$/)).toBeVisible()

  const who = page.getByLabel('Whose access')
  await who.focus()
  await who.selectOption('Billing User')
  await expect(page.getByRole('note')).toContainText('these are the published ones of Billing User')
  await expect(actionRow(page, /^Clone the cluster.*You need higher permission.*Refused$/)).toBeVisible()
  await expect(actionRow(page, /^Connect the cluster.*Refused$/)).toBeVisible()
  await expect(actionRow(page, /^See the IP whitelist.*Allowed$/)).toBeVisible()
  await expect(actionRow(page, /^Add an IP range.*You need higher permission.*Refused$/)).toBeVisible()
  await expect(actionRow(page, /^Change added kinds of records of a cluster.*Allowed$/)).toBeVisible()

  await page.getByLabel('State of the cluster').selectOption('Disconnected')
  await page.getByLabel('Area').selectOption('Clusters')
  await expect(main(page).getByRole('listitem')).toHaveCount(8)
  const clone = actionRow(page, /^Clone the cluster/)
  await clone.focus()
  await page.keyboard.press('Enter')
  const rules = page.getByRole('region', { name: 'Rules of “Clone the cluster”' })
  await expect(rules.getByRole('listitem').first()).toContainText('cluster.clone.policy')
  await expect(rules).toContainText('Connect the cluster first; only a connected cluster can be cloned.')
  await expect(rules).toContainText('An owner of the cluster')
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('access-sales-analytics-accountManager.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(
    'sales-analytics,Billing User,Disconnected,Clusters,Clone the cluster,Cluster/clone,Refused,Not met,cluster.clone.policy,',
  )

  await page.setViewportSize({ width: 400, height: 900 })
  await expectNoSidewaysScroll(page)
  const address = page.url()
  expect(address).toContain('as=accountManager&state=sleeping&area=Clusters&open=Cluster%2Fclone')
  await page.goto('/clusters')
  await page.goto(address)
  await expect(rules).toBeVisible()
  await expect(who).toHaveValue('accountManager')
})

test('a manager looks a person of the cluster up, and sees where server and matrix part in both directions', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'manager', explorer('azdev01'))
  await page.getByLabel('Whose access').selectOption('Uma User (User)')
  await expect(page.getByRole('note')).toContainText('Nothing is known of their account')
  await expect(actionRow(page, /^See the users of the cluster.*Refused$/)).toBeVisible()
  await expect(actionRow(page, /^See the self-managed clusters.*Depends on their account/)).toBeVisible()

  await page.getByRole('link', { name: 'Drift report' }).click()
  await expect(main(page)).toContainText('28 verbs of 8 policies compared with the row of Manager')
  const more = section(page, 'The server grants more than the matrix (1)')
  expect(await rowsOf(more)).toEqual([
    [
      'managementPolicy',
      'update',
      'Upgrade Version',
      'None',
      'Granted',
      'Upgrade the version of the cluster',
    ],
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 400, height: 900 })
  await expectNoSidewaysScroll(page)

  await rig.sendPolicies('azdev01', 'manager', {
    connectionPolicy: ['list'],
    userPolicy: ['list', 'create', 'update', 'delete', 'impersonate'],
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const less = section(page, 'The server grants less than the matrix (1)')
  await expect(less).toBeVisible()
  expect(await rowsOf(less)).toEqual([
    [
      'connectionPolicy',
      'create',
      'Connect/Disconnect Cluster',
      'Manage and view',
      'Not granted',
      'Connect the clusterDisconnect the cluster',
    ],
  ])
  await expect(main(page)).toContainText(
    'The verb “impersonate” of userPolicy is not known and opens nothing.',
  )

  await rig.sendPolicies('azdev01', 'manager', null)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(main(page)).toContainText('The server granted Manager exactly what the matrix publishes')
})

test('a user who types the address signs in and is told why not; a cluster that is not there is said to be missing', async ({
  page,
  guard,
}) => {
  guard.allow(/console: Failed to load resource/)
  await signInThroughPages(page, 'user', explorer())
  await expect(main(page)).toContainText(
    'Only owners and managers of a cluster can explore who may do what. Your role here is User.',
  )
  await expectAccessible(page)
  await page.goto(explorer('no-such-cluster'))
  await expect(page.getByRole('heading', { name: 'No cluster is named no-such-cluster' })).toBeVisible()
})
