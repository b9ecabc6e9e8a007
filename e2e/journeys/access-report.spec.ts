import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { inRoot, runTool } from '../../scripts/processes.mjs'
import { expectAccessible } from '../accessibility'

/** The page an auditor opens from disk: no server, no network. */
let address: string
test.beforeAll(async () => {
  const folder = path.join(test.info().project.outputDir, 'access-report')
  const { code, output } = await runTool('tsx/dist/cli.mjs', [
    inRoot('scripts', 'access-report.ts'),
    '--out',
    folder,
  ])
  expect(code, output).toBe(0)
  address = pathToFileURL(path.join(folder, 'index.html')).href
  const { version } = JSON.parse(readFileSync(path.join(folder, 'rules.json'), 'utf8'))
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(version)
})

/** What the page did that it must not. */
function watch(page: Page): string[] {
  const findings: string[] = []
  page.on('pageerror', ({ message }) => findings.push(message))
  page.on('console', (message) => findings.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) findings.push(request.url())
  })
  return findings
}

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr[data-action]:visible')

test('the access report filters by role, area, action and words, the address keeps the filter, and it fits a narrow window', async ({
  page,
}) => {
  const findings = watch(page)
  await page.goto(address)
  const all = await rows(page).count()
  expect(all).toBeGreaterThan(100)

  await page.getByLabel('Role', { exact: true }).selectOption('Billing User')
  await page.getByLabel('Verdict', { exact: true }).selectOption('allowed')
  await page.getByLabel('Area', { exact: true }).selectOption('Users of the cluster')
  await expect(rows(page).filter({ hasText: 'Withdraw an ownership invitation' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'Invite a user' })).toHaveCount(0)
  await expect(page.getByRole('columnheader').first()).toHaveText('Action')
  await expect(page.locator('.matrix').getByText('Owner', { exact: true })).toBeHidden()
  expect(page.url()).toContain('#role=accountManager&verdict=allowed&area=Users')

  await page.reload()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('accountManager')
  await expect(rows(page).filter({ hasText: 'Invite a user' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(rows(page)).toHaveCount(all)
  expect(page.url()).toBe(address)

  await page.getByRole('searchbox', { name: 'Words' }).fill('self_upgrade CLUSTER.UPGRADE.LOCK')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} actions`)
  await page.getByRole('link', { name: 'Upgrade the version of the cluster' }).press('Enter')
  expect(page.url()).toContain('#action=Cluster.upgrade')
  const card = page.getByRole('article').filter({ hasText: 'Cluster.upgrade' }).first()
  await expect(card).toBeFocused()
  await expect(card).toContainText('Update is currently locked for this cluster.')
  await card.getByText(/tests? for cluster\.upgrade\.lock/).click()
  await expect(card).toContainText('src/testing/access/every-cell.test.ts')
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} actions`)
  expect(findings).toEqual([])

  await page.getByRole('searchbox', { name: 'Words' }).clear()
  await page.getByLabel('Area', { exact: true }).selectOption('Users of the cluster')
  await page.setViewportSize({ width: 400, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  // A row and a card are like the next one: axe takes a minute to read them all.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('tbody tr:nth-child(n+4), article:nth-of-type(n+4)'))
      one.remove()
  })
  await expectAccessible(page)
})
