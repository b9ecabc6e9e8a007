import type { Page } from '@playwright/test'
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

  await test.step('it is taken along, and cut off by no small screen', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      billing(page, last.name).getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`billing-${last.id}.csv`)
    await page.setViewportSize({ width: 400, height: 800 })
    await expect(billing(page, last.name).getByText('Month in all')).toBeVisible()
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the way back closes it', async () => {
    await page.goBack()
    await expect(billing(page, last.name)).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  await test.step('the card is removed once that is confirmed', async () => {
    await rig.forgetRequests()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page
      .getByRole('dialog', { name: 'Remove the payment card?' })
      .getByRole('button', { name: 'Remove card' })
      .click()
    await expect(page.getByText(/^There is no payment card/)).toBeVisible()
    const removals = (await rig.requests()).filter(({ method }) => method === 'DELETE')
    expect(removals.map(({ path, body }) => [path, body ?? null])).toEqual([[`/api/v2/payment/${id}`, null]])
  })
})
