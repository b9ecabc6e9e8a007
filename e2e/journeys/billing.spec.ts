import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { tabTo } from '../pages/keyboard'
import { signInAs, uuidOf } from '../pages/sign-in-page'

const address = '/my-account?tab=billing-history'
const month = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const billing = (page: Page, name: string) => page.getByRole('dialog', { name: `Billing of ${name}` })

/** The month before this one, as the address, a request and a person say it. */
function lastMonth() {
  const today = new Date()
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1))
  const [year, number] = first.toISOString().split('-')
  const name = first.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return { id: `${year}-${number}`, date: `${number}/${year}`, name }
}

test('a person opens a month to its clusters, takes it along, and removes the card [BIL-001, BIL-002, BIL-003, BIL-005, API-099, API-100, API-101, API-102]', async ({
  page,
  rig,
}) => {
  const id = uuidOf('owner')
  const last = lastMonth()
  await signInAs(page, 'owner', address)
  await expect(page.getByRole('heading', { level: 2, name: 'Billing history' })).toBeVisible()
  await expect(page.getByText('Card ending in 4242, expires 08/28')).toBeVisible()
  await expect(page.getByRole('region', { name: `Last invoice, ${last.name}` })).toContainText(
    /[\d,]+\.\d{2}\sICC/,
  )

  await test.step('the requests are those of the specification', async () => {
    const lines = (await rig.requests())
      .filter(({ path }) => /statshistory|\/payment\//.test(path))
      .map(({ method, path, query, body }) => [
        `${method} ${path.replace(/^\/api\/v2/, '')}`,
        query,
        body ?? null,
      ])
    expect(lines.sort()).toEqual([
      [`GET /payment/${id}`, {}, null],
      [`GET /users/${id}/statshistorytotal`, {}, null],
    ])
  })
  await expectAccessible(page)

  await test.step('a month opens by keyboard, with its clusters', async () => {
    await rig.forgetRequests()
    await tabTo(page, month(page, last.name))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${address}&month=${last.id}`)
    const table = billing(page, last.name).getByRole('table')
    await expect(table.getByRole('row', { name: /^sales-analytics / })).toBeVisible()
    await expect(table.getByRole('row').last()).toContainText('Month in all')
    await expect(billing(page, last.name).getByRole('note')).toHaveCount(0)
    const [request] = (await rig.requests()).filter(({ path }) => path.includes('statshistory'))
    expect([request?.method, request?.path, request?.query]).toEqual([
      'GET',
      `/api/v2/users/${id}/statshistory`,
      { date: last.date },
    ])
    await expectAccessible(page)
  })

  await test.step('another reader of CSV adds its clusters up to the month', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      billing(page, last.name).getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`billing-${last.id}.csv`)
    await expect(page.getByText(/^CSV downloaded: \d+ rows$/)).toBeVisible()
    const total = await sumOf(download, 'Total cost (ICC)')
    const shown = billing(page, last.name).getByRole('row').last().getByRole('cell').last()
    expect((await shown.innerText()).replace(/[^\d.]/g, '')).toBe(total)
  })

  await test.step('the way back closes it', async () => {
    await page.goBack()
    await expect(billing(page, last.name)).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  await test.step('the card is removed once that is confirmed', async () => {
    await rig.forgetRequests()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('dialog', { name: 'Remove the payment card?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove card' }).click()
    await expect(page.getByText(/^There is no payment card/)).toBeVisible()
    const removals = (await rig.requests()).filter(({ method }) => method === 'DELETE')
    expect(removals.map(({ path, body }) => [path, body ?? null])).toEqual([[`/api/v2/payment/${id}`, null]])
  })

  await test.step('nothing is cut off on a small screen', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    await month(page, last.name).click()
    await expect(billing(page, last.name).getByText('Month in all')).toBeVisible()
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })
})

test('what the server tells badly is said, and loses nothing else', async ({ page, rig, fault }) => {
  await rig.patchPerson('owner', { createdAt: '1986-04-26T00:00:00Z' })
  await fault({
    call: 'listBillingStats',
    kind: 'status',
    status: 500,
    body: { message: 'Our books are closed.' },
  })
  await signInAs(page, 'owner', address)
  await expect(page.getByText('Our books are closed.')).toBeVisible()
  await expect(page.getByText('Card ending in 4242, expires 08/28')).toBeVisible()

  await test.step('an account of forty years has all its months, and exports them', async () => {
    await rig.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: /so far$/ })).toBeVisible()
    const today = new Date()
    const months = (today.getUTCFullYear() - 1986) * 12 + today.getUTCMonth() - 2
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect(page.getByText(`CSV downloaded: ${months} rows`)).toBeVisible()
    await expect(page.getByText(/The server tells nothing of/)).toHaveCount(0)
  })

  await test.step('a malformed month, a missing one and negative figures', async () => {
    const { date, name } = lastMonth()
    const stats = [
      { date: '13/2026', totalCost: 1 },
      { date, units: -5, totalCost: -12.5 },
    ]
    await fault({ call: 'listBillingStats', kind: 'malformed', body: { stats } })
    await page.reload()
    const row = page.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row).toContainText(/-12\.50\sICC/)
    await expect(page.getByText('1 of 2 months could not be read and is not shown')).toBeVisible()
    await expect(page.getByText(/^The server tells nothing of Apr 1986 to /)).toBeVisible()
  })
})

/** What a column of a CSV file adds up to, as PostgreSQL reads it. */
async function sumOf(download: Download, column: string): Promise<string> {
  const content = await readFile(await download.path())
  const [head = ''] = content.toString('utf8').split('\r\n')
  const columns = head.split(',').map((name) => `"${name}" text`)
  const database = await PGlite.create()
  await database.exec(`CREATE TABLE exported (${columns.join(', ')})`)
  await database.query(`COPY exported FROM '/dev/blob' WITH (FORMAT csv, HEADER match)`, [], {
    blob: new Blob([content.toString('utf8')]),
  })
  const { rows } = await database.query<{ sum: string }>(
    `SELECT sum("${column}"::numeric(12, 2)) AS sum FROM exported`,
  )
  await database.close()
  return rows[0]?.sum ?? ''
}
