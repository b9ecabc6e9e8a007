import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as test } from '../project-copy'

/* An example of the documentation, beside the deployed console: its records are made from the rows of a file. */

const main = (page: Page) => page.getByRole('main')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const file = [
  'name;STATUS;Budget;Starts;Service accounts;Team',
  'Corvus;Planned;1.250,50;2026-04-01;ci; blue',
  ';Live;10;;;',
  'Draco;building;;01.05.2026;"ci; reports";red',
  'Eridanus;Lost;12;;nobody;',
].join('\r\n')

test('rows of a file become records, those with errors left out; they are grouped, drawn in a chart, and found by a range', async ({
  page,
  rig,
  copy,
}) => {
  await copy.deploy('projects', 'service-accounts')
  await signInAs(page, 'owner', '/projects?grouped=status&open=import')
  const dialog = page.getByRole('dialog', { name: 'Import projects' })
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${file}`) })

  await test.step('the rows are looked at before they are sent', async () => {
    await expect(dialog).toContainText('2 of 4 rows can be created.')
    const row = (line: number) => dialog.getByRole('row', { name: new RegExp(`^${line} `) })
    await expect(row(2)).toHaveText(/2Can be createdCorvusPlanned01 Apr 2026€1,250.50ci/)
    await expect(row(5)).toContainText('There is no service account nobody.')
    await expectAccessible(page)
    await page.setViewportSize({ width: 400, height: 800 })
    await expect.poll(() => widthOf(page)).toBe(400)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('those that can be are created, and the others are saved as a file', async () => {
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
    await expect(main(page).getByRole('row', { name: /Corvus.*€1,250.50/ })).toBeVisible()
    const made = (await rig.requests()).filter(({ call }) => call === 'projects.create')
    expect(made).toHaveLength(2)
  })

  await test.step('in groups, below a chart of all of them', async () => {
    const group = main(page).getByRole('rowheader', { name: /^Status: Planned 1 project/ })
    await expect(group).toBeVisible()
    const drawing = main(page).getByRole('img', { name: /^Budget by starts: €16,250\.50 in all/ })
    await expect(drawing.locator('canvas')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a range is chosen in sight, on a wide page and on a narrow one', async () => {
    for (const width of [1280, 400]) {
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
    expect(await widthOf(page)).toBe(400)
    await main(page).getByRole('button', { name: 'Starts: all' }).click()
    const range = page.getByRole('dialog', { name: 'Starts: all' })
    await range.getByLabel('From').fill('2026-05-01')
    await expectAccessible(page)
    await range.getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Draco' })).toBeVisible()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Corvus' })).toHaveCount(0)
  })
})
