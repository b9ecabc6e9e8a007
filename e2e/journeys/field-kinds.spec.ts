import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { exampleTest as test } from '../console-copy'
import { expect } from '../fixtures'
import { signInThroughPages } from '../pages/sign-in-page'

/* The examples of the documentation, beside the deployed console: values of special kinds, shown and entered. */

const main = (page: Page) => page.getByRole('main')

test('a record of special kinds is made, shown and followed to what it refers to', async ({ page }) => {
  await signInThroughPages(page, 'owner', '/alert-rules')
  await expect(
    main(page).getByRole('row', { name: /Slow reports.*ci.*1 h 30 min.*€12.50.*2 entries/ }),
  ).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })

  await main(page).getByRole('button', { name: 'New alert rule' }).first().click()
  const form = page.getByRole('dialog', { name: 'New alert rule' })
  await form.getByLabel('Name').fill('Costly nights')
  await form.getByLabel('Service account').click()
  await form.getByRole('option', { name: 'reports' }).click()
  await form.getByLabel('Longer than').fill('90 min')
  await form.getByRole('button', { name: 'Add to Only for' }).click()
  await form.getByLabel('What', { exact: true }).click()
  await form.getByRole('option', { name: 'tag', exact: true }).click()
  await form.getByLabel('Is', { exact: true }).fill('nightly')
  await form.getByLabel('Channel').click()
  await form.getByRole('option', { name: 'E-mail', exact: true }).click()
  await form.getByRole('combobox', { name: 'Recipients' }).fill('ops@example.com')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Add query stop' }).click()
  // What is said of the empty field that is left must not move the button away under the pointer.
  await form.getByRole('button', { name: 'Add size change' }).click()
  await form.getByLabel('After', { exact: true }).fill('5 min')
  await form.getByLabel('Size', { exact: true }).click()
  await form.getByRole('option', { name: 'L', exact: true }).click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()

  const row = main(page).getByRole('row', { name: /Costly nights.*reports.*E-mail.*1 h 30 min.*1 entry/ })
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: 'reports' }).click()
  const details = page.getByRole('dialog', { name: 'Service account' })
  await expect(details).toContainText('97.1 %')
  await expectAccessible(page)
})

test('a list is saved as a file; another has a chart, and filters by ranges chosen in sight', async ({
  page,
}) => {
  await signInThroughPages(page, 'owner', '/service-accounts')
  await main(page).getByRole('button', { name: 'More for Service accounts' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^service-accounts-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'ci,platform@example.com,reader; writer,107374182400,42.5,',
  )

  await page.goto('/projects')
  const chart = main(page).getByRole('region', { name: 'Budget by starts' })
  const drawing = chart.getByRole('img', { name: /^Budget by starts: €15,000\.00 in all/ })
  await expect(drawing.locator('canvas')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await chart.getByRole('button', { name: 'View as table' }).click()
  await expect(chart.getByRole('row', { name: 'January 2026 0 0 12,000 0 12,000' })).toBeVisible()
  await expectAccessible(page)

  for (const width of [1440, 1024, 400]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Budget: all', 'Starts: all']) {
      const button = main(page).getByRole('button', { name })
      await expect(button).toHaveText(name)
      await button.click()
      await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  }
  await main(page).getByRole('button', { name: 'Starts: all' }).click()
  const range = page.getByRole('dialog', { name: 'Starts: all' })
  await range.getByLabel('From').fill('2026-04-01')
  await expectAccessible(page)
  await range.getByRole('button', { name: 'Apply' }).click()
  const cards = main(page).getByRole('list', { name: 'Projects' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Borealis')
})
