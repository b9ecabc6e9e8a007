import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { exampleTest as test } from '../console-copy'
import { expect } from '../fixtures'
import { signInThroughPages } from '../pages/sign-in-page'

/* An example of the documentation, beside the deployed console: its records are made from the rows of a file. */

const main = (page: Page) => page.getByRole('main')

const file = [
  'name;STATUS;Budget;Starts;Service accounts;Team',
  'Corvus;Planned;1.250,50;2026-04-01;ci; blue',
  ';Live;10;;;',
  'Draco;building;;01.05.2026;"ci; reports";red',
  'Eridanus;Lost;12;;nobody;',
].join('\r\n')

test('rows of a file become records: looked at first, those with errors left out, then grouped', async ({
  page,
  rig,
}) => {
  await signInThroughPages(page, 'owner', '/projects')
  await main(page).getByRole('button', { name: 'Import' }).click()
  await expect(page).toHaveURL(/\?open=import$/)
  const dialog = page.getByRole('dialog', { name: 'Import projects' })
  await expect(dialog.getByRole('button', { name: 'Choose a file', exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${file}`) })

  await expect(dialog).toContainText('2 of 4 rows can be created.')
  await expect(dialog).toContainText('Not used: Team. No column is used for: Repository.')
  const row = (line: number) => dialog.getByRole('row', { name: new RegExp(`^${line} `) })
  await expect(row(2)).toHaveText(/2Can be createdCorvusPlanned01 Apr 2026€1,250.50ci/)
  await expect(row(3)).toContainText('Please enter a name')
  await expect(row(5)).toContainText('Lost is none of: Planned, Building, Live, Broken.')
  await expect(row(5)).toContainText('There is no service account nobody.')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })

  await dialog.getByRole('checkbox', { name: 'Leave out the rows with errors' }).press('Space')
  await dialog.getByRole('button', { name: 'Create 2 projects' }).press('Enter')
  await expect(dialog).toContainText('2 of 4 rows are created. 2 left out.')
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download rows not created' }).click()
  const failed = await saved
  expect(failed.suggestedFilename()).toBe('projects-not-created.csv')
  expect(await readFile(await failed.path(), 'utf8')).toContain(',Live,10,,,,Name: Please enter a name\r\n')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('row', { name: /Corvus.*Planned.*€1,250.50/ })).toBeVisible()
  await expect(main(page).getByRole('row', { name: /Draco.*Building/ })).toBeVisible()
  await page.goto('/projects?grouped=status')
  const group = main(page).getByRole('rowheader', { name: /^Status: Planned 1 project/ })
  await expect(group).toBeVisible()
  await expectAccessible(page)
  const made = (await rig.requests()).filter(({ call }) => call === 'projects.create')
  expect(made).toHaveLength(2)
})
