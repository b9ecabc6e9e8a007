import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, confirmDisconnect, countOf, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const stateOf = (page: Page) => page.locator('main header [data-state]')
const panel = (page: Page) => page.getByRole('navigation', { name: 'Your clusters' })
/** The browser itself reports every answer that is a refusal. */
const refusals = /console: Failed to load resource/
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the page leads from cluster to cluster and back to the list [DET-001, DET-002, DET-003, DET-010, DET-011, DET-015, DET-016]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await page.getByRole('article', { name: 'sales-analytics' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/clusters/sales-analytics')
  await expect(tab(page, 'Main')).toHaveAttribute('aria-selected', 'true')
  await expect(stateOf(page)).toHaveText('Connected')

  const group = (title: string) => panel(page).getByRole('region', { name: title }).getByRole('link')
  await expect(group('Connected Clusters (5)')).toHaveCount(5)
  await expect(group('Disconnected Clusters (3)')).toHaveCount(3)
  await group('Disconnected Clusters (3)').filter({ hasText: 'finance-archive' }).click()
  await expect(page).toHaveURL('/clusters/finance-archive')
  await expect(heading(page, 'finance-archive')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Disconnected')
  await expect(page.getByRole('button', { name: 'Connect finance-archive' })).toBeVisible()

  await panel(page).getByRole('button', { name: 'Hide the list of clusters' }).click()
  await page.reload()
  await expect(heading(page, 'finance-archive')).toBeVisible()
  await expect(panel(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Clusters' }).click()
  await expect(page).toHaveURL('/clusters')
})

test('a cluster is disconnected at once, everywhere on its page [DET-012, DET-046, DET-055, DET-056, DET-075]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=self-managed-clusters')
  await expect(stateOf(page)).toHaveText('Connected')
  const create = page.getByRole('button', { name: 'New Self-Managed Cluster' }).first()
  await expect(create).toBeEnabled()
  await rig.hold('disconnectCluster')
  await page.getByRole('button', { name: 'Disconnect sales-analytics', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect sales-analytics?' })
  await expect(question.getByRole('term')).toHaveCount(8)
  await expect(question).not.toContainText('Reading')
  await confirmDisconnect(page).click()

  await expect(stateOf(page)).toHaveText('Disconnected')
  await expect(panel(page).getByRole('region', { name: 'Connected Clusters (4)', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect sales-analytics', exact: true })).toBeDisabled()
  // What needs a running cluster says so before the server has answered.
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expect(create).toHaveAccessibleDescription(
    'Connect your cluster to create a new Self-Managed Cluster Possible once it is connected.',
  )
  await expect
    .poll(() => commandsOf(rig))
    .toEqual([
      {
        method: 'PUT',
        path: `/api/v2/users/${uuidOf('owner')}/instances/sales-analytics/disconnect`,
        body: null,
      },
    ])
})

test('tabs open by mouse, keyboard and address; one that is not there gives way [DET-004, DET-066, DET-D01]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=no-such-tab')
  await expect(tab(page, 'Main')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/clusters/sales-analytics?tab=main')
  await expect(page.getByRole('tab')).toHaveText([
    'Main',
    'Configurations',
    'Data Apps',
    'Access and Security',
    'Self-Managed Clusters',
    'Libraries',
    'Advanced Configurations',
    'Scaling',
    'Scheduling',
  ])
  for (const [name, key] of [
    ['Configurations', 'configurations'],
    ['Data Apps', 'data-apps'],
    ['Access and Security', 'access-and-security'],
    ['Self-Managed Clusters', 'self-managed-clusters'],
    ['Libraries', 'libraries'],
    ['Advanced Configurations', 'advanced-configurations'],
    ['Scaling', 'scaling-configurations'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/clusters/sales-analytics?tab=${key}`)
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
  }
  await page.goto('/clusters/sales-analytics?tab=scheduling')
  await expect(tab(page, 'Scheduling')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Scheduling', exact: true })).not.toBeEmpty()
  await tab(page, 'Scheduling').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/clusters/sales-analytics?tab=main')
  await expect(tab(page, 'Main')).toBeFocused()
})

test('tabs follow role and plan [DET-066, LIB-023, SCH-017, ADV-020, DET-067]', async ({ page }) => {
  await signInAs(page, 'user', '/clusters/sales-analytics')
  await expect(page.getByRole('tab')).toHaveText([
    'Main',
    'Configurations',
    'Data Apps',
    'Self-Managed Clusters',
    'Libraries',
    'Scaling',
  ])
  await expect(page.getByRole('button', { name: 'Help and support' })).toHaveCount(0)
  await page.goto('/clusters/azdev01?tab=advanced-configurations')
  await expect(page).toHaveURL('/clusters/azdev01?tab=main')
})

test('the address of a section scrolls to it, and the index follows the scroll [DET-008, DET-009]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 })
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=access-and-security#ip-whitelisting')
  const section = page.locator('#ip-whitelisting')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await expect(page.getByRole('table')).toHaveCount(2)
  // Under what stays at the top, although both tables arrived after the page.
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBeLessThan(180)
  await expect(section).toBeInViewport()
  await expect(index.locator('[aria-current=location]')).toHaveCount(1)

  // State and action stay in reach wherever the page is.
  await expect(stateOf(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Disconnect sales-analytics', exact: true })).toBeInViewport({
    ratio: 1,
  })

  await expect(tab(page, 'Access and Security')).toBeInViewport({ ratio: 1 })

  await index.getByRole('link').first().click()
  await expect(page).toHaveURL(/#cluster-users$/)
  await expect(page.locator('#cluster-users')).toBeInViewport()
  // The head of a table stays below the tabs while its rows pass under it.
  const users = page.locator('#cluster-users')
  const tabs = await page.getByRole('tablist').evaluate((bar) => bar.getBoundingClientRect())
  await users.locator('tbody').evaluate((rows, line) => {
    scrollBy({ top: rows.getBoundingClientRect().top - line, behavior: 'instant' })
  }, tabs.bottom)
  const head = users.getByRole('columnheader').first()
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(Math.round(tabs.bottom))
  await expect(index.getByRole('link').first()).toHaveAttribute('aria-current', 'location')
})

test('the support token is generated, renewed by revoking first, and revoked [DET-061, DET-062, DET-067, DET-070]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'manager', '/clusters/sales-analytics')
  await page.getByRole('button', { name: 'Help and support' }).click()
  const help = page.getByRole('dialog', { name: 'Help and support' })
  await help.getByRole('button', { name: 'Generate' }).click()
  await expect(help.getByText(/^Expires on \d{2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
  const first = await help.locator('code').textContent()
  await help.getByRole('button', { name: 'Renew' }).click()
  await help.getByRole('button', { name: 'Renew' }).click()
  await expect(notice(page, 'The support token is renewed')).toBeVisible()
  await expect(help.locator('code')).not.toHaveText(first ?? '')
  await expectAccessible(page)

  await help.getByRole('button', { name: 'Revoke' }).click()
  await help.getByRole('button', { name: 'Revoke' }).click()
  await expect(help.getByText('There is no support token.')).toBeVisible()
  const calls = (await rig.requests()).filter(({ path }) => path.endsWith('/token'))
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
    'POST',
    'DELETE',
    'POST',
    'DELETE',
  ])
  expect(calls[0]?.path).toBe(`/api/v2/cli/${uuidOf('manager')}/instances/sales-analytics/token`)
})

test('the owner opens the secrets, reveals one, and has the focus back on leaving [DET-042, DET-069, API-047]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics')
  await page.getByRole('button', { name: 'Secrets' }).click()
  const secrets = page.getByRole('dialog', { name: 'Secrets' })
  await expect(secrets.getByText('Hidden', { exact: true })).toHaveCount(3)
  // Over the tabs: what lies under something else takes no click.
  await secrets.getByRole('heading', { name: 'Secrets' }).click()
  await secrets.getByRole('button', { name: 'Reveal: User' }).click()
  await expect(secrets.getByText('sales_analytics_owner')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(secrets).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Secrets' })).toBeFocused()
  const calls = (await rig.requests()).filter(({ path }) => path.endsWith('/secrets'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /api/v2/users/${uuidOf('owner')}/instances/sales-analytics/secrets`,
  ])
})

test('a cluster is deleted by its typed name, and the list is shown [DET-014, DET-065, DET-082]', async ({
  page,
  rig,
  guard,
}) => {
  guard.allow(refusals)
  await signInAs(page, 'owner', '/clusters/finance-archive')
  await page.getByRole('button', { name: 'More actions for finance-archive' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('finance')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('The input is not valid Name!')).toBeVisible()
  expect(await countOf(rig, 'deleteCluster')).toBe(0)
  await dialog.getByRole('textbox').fill('finance-archive')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/clusters')
  await expect(notice(page, 'finance-archive is deleted successfully')).toBeVisible()
  await expect(page.getByRole('article', { name: 'finance-archive' })).toHaveCount(0)

  await page.goto('/clusters/finance-archive')
  await expect(heading(page, 'There is no cluster named finance-archive')).toBeVisible()
})

test('the page fits a small screen, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=libraries')
  await expect(page.getByRole('list', { name: 'Libraries' }).getByRole('listitem')).toHaveCount(7)
  expect(await overflow()).toBeLessThanOrEqual(0)
  const middle = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
  for (const width of [400, 320]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await overflow()).toBeLessThanOrEqual(0)
    // Never alone in a line.
    expect(await middle('Columns and density of Libraries')).toBe(await middle('Refresh now'))
  }
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto('/clusters/supply-chain?tab=scheduling')
  await expect(tab(page, 'Scheduling')).toBeInViewport()
  await expect(stateOf(page)).toHaveText('Connecting...')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await panel(page).getByRole('button', { name: 'Show the list of clusters' }).click()
  await expect(panel(page).getByRole('link')).toHaveCount(8)
  await expectAccessible(page)
  await panel(page).getByRole('link', { name: 'web-events' }).click()
  await expect(heading(page, 'web-events')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Disconnected')
  await expect(page.getByText('Stopping...')).toBeVisible()
  await expect(panel(page).getByRole('link')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/clusters/sales-analytics?tab=access-and-security')
  await expect(page.getByRole('table')).toHaveCount(2)
  await expect(page.locator('main .button-primary')).toHaveText(['Invite User'])
})
