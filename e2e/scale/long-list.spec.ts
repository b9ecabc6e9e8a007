import type { CDPSession, Page } from '@playwright/test'
import { exampleTest as test } from '../console-copy'
import { expect } from '../fixtures'
import { signInThroughPages } from '../pages/sign-in-page'

/* A list of 100,000 rows that a server cuts: the console asks for what is on screen, and keeps no more than that. */

const main = (page: Page) => page.getByRole('main')

/** Answers the list of keys as a server with so many of them, and keeps the ranges it was asked for. */
async function serve(page: Page, total: number) {
  const asked: string[] = []
  await page.route(/\/api-keys\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const [start, end] = [Number(query.get('_start')), Number(query.get('_end'))]
    asked.push(`${start}-${end}`)
    const rows = Array.from({ length: Math.max(0, Math.min(end, total) - start) }, (_, index) => ({
      id: `k-${start + index}`,
      name: `Key number ${start + index}`,
      purpose: 'read',
      dailyLimit: start + index + 1,
      note: 'Reads what the nightly jobs have written. '.repeat(60),
      isActive: true,
      createdAt: '2026-01-12T08:00:00Z',
    }))
    await route.fulfill({ json: rows, headers: { 'x-total-count': String(total) } })
  })
  return asked
}

/** How many elements there are, once the last part of the page has come. */
async function nodesOf(page: Page): Promise<number> {
  await expect(main(page).getByRole('combobox', { name: 'Rows per page' })).toBeVisible()
  return page.locator('*').count()
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

test('the first page of 100,000 rows asks for and draws what that of 100 does', async ({ page }) => {
  const few = await serve(page, 100)
  await signInThroughPages(page, 'owner', '/api-keys')
  await expect(main(page).getByText('1–10 of 100', { exact: true })).toBeVisible()
  const nodes = await nodesOf(page)
  await page.unrouteAll()
  const many = await serve(page, 100_000)
  await page.reload()
  await expect(main(page).getByText('1–10 of 100,000', { exact: true })).toBeVisible()
  expect(await nodesOf(page)).toBeLessThan(nodes + 20)
  expect([few, many]).toEqual([['0-10'], ['0-10']])

  await main(page).getByRole('button', { name: 'Page 10000' }).click()
  await expect(main(page).getByRole('rowheader', { name: 'Key number 99999' })).toBeVisible()
  expect(many).toEqual(['0-10', '99990-100000'])
})

test('an export of 100,000 rows can be stopped, and does not fill the memory', async ({ page, context }) => {
  const asked = await serve(page, 100_000)
  await signInThroughPages(page, 'owner', '/api-keys')
  const devtools = await context.newCDPSession(page)
  const begin = async () => {
    await main(page).getByRole('button', { name: 'More for API keys' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    return page.getByRole('dialog')
  }
  await expect(main(page).getByText('1–10 of 100,000', { exact: true })).toBeVisible()
  const before = await heapOf(devtools)
  const dialog = await begin()
  await expect(dialog.getByRole('status')).toHaveText(/^[3-9],\d00 of 100,000/)
  expect((await heapOf(devtools)) - before).toBeLessThan(5)

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const stopped = asked.length
  await main(page).getByRole('button', { name: 'Next page' }).click()
  await expect(main(page).getByRole('rowheader', { name: 'Key number 10', exact: true })).toBeVisible()
  // One may have been on its way.
  expect(asked.length).toBeLessThanOrEqual(stopped + 2)
})
