import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const stateOf = (page: Page) => page.locator('main header [data-state]')
const panel = (page: Page) => page.getByRole('navigation', { name: 'Your clusters' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('an owner goes by card, tabs, panel and trail, and takes a secret and a support token from the head [DET-001, DET-011, DET-015, DET-016]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await page.getByRole('article', { name: 'sales-analytics' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/clusters/sales-analytics')
  await expect(tab(page, 'Main')).toHaveAttribute('aria-selected', 'true')
  await expect(stateOf(page)).toHaveText('Connected')

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

  await page.getByRole('button', { name: 'Help and support' }).click()
  const help = page.getByRole('dialog', { name: 'Help and support' })
  await help.getByRole('button', { name: 'Generate' }).click()
  await expect(help.getByText(/^Expires on \d{2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await tab(page, 'Scheduling').click()
  await expect(page).toHaveURL('/clusters/sales-analytics?tab=scheduling')
  await expect(page.getByRole('tabpanel', { name: 'Scheduling', exact: true })).not.toBeEmpty()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/clusters/sales-analytics?tab=main')
  await expect(tab(page, 'Main')).toBeFocused()

  const group = (title: string) => panel(page).getByRole('region', { name: title }).getByRole('link')
  await expect(group('Connected Clusters (5)')).toHaveCount(5)
  await expect(group('Disconnected Clusters (3)')).toHaveCount(3)
  await group('Disconnected Clusters (3)').filter({ hasText: 'finance-archive' }).click()
  await expect(page).toHaveURL('/clusters/finance-archive')
  await expect(heading(page, 'finance-archive')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Disconnected')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Clusters' }).click()
  await expect(page).toHaveURL('/clusters')
})

test('the page scrolls to the section of its address, keeps heads in sight, fits a small screen, and axe finds nothing [DET-008, DET-009]', async ({
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

  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 360, height: 720 })
  await tab(page, 'Libraries').click()
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
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(page.getByRole('region', { name: /scrolls sideways/ })).toHaveCount(0)
})
