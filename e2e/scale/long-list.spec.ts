import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as test } from '../project-copy'

/* A list of 100,000 rows that a server cuts: the console asks for what is on screen, and keeps no more than that. */

const main = (page: Page) => page.getByRole('main')
const rowHeader = (page: Page, number: number) =>
  main(page).getByRole('rowheader', { name: `Key number ${number}`, exact: true })

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

/**
 * How many elements the list is drawn with, once the last part of it has come. Not those of the whole document: its head
 * names each file that was fetched ahead so far.
 */
async function nodesOf(page: Page): Promise<number> {
  await expect(main(page).getByRole('combobox', { name: 'Rows per page' })).toBeVisible()
  return main(page).locator('*').count()
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

test('a list of 100,000 rows asks for and draws what one of 100 does, and its export can be stopped and does not fill the memory', async ({
  page,
  context,
  copy,
}) => {
  await copy.deploy('api-keys')
  const few = await serve(page, 100)
  await signInAs(page, 'owner', '/api-keys')
  await expect(main(page).getByText('1–10 of 100', { exact: true })).toBeVisible()
  const nodes = await nodesOf(page)
  await page.unrouteAll()
  const many = await serve(page, 100_000)
  await page.reload()
  await expect(main(page).getByText('1–10 of 100,000', { exact: true })).toBeVisible()
  expect(await nodesOf(page)).toBeLessThan(nodes + 20)
  expect([few, many]).toEqual([['0-10'], ['0-10']])
  await expectAccessible(page)

  await test.step('the last page is asked for alone, and one goes back by keyboard, below the rows', async () => {
    await main(page).getByRole('button', { name: 'Page 10000' }).click()
    await expect(rowHeader(page, 99_999)).toBeVisible()
    await main(page).getByRole('table').getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(main(page).locator('nav :focus')).toBeVisible()
    const previous = main(page).getByRole('button', { name: 'Previous page' })
    await previous.press('Enter')
    await expect(rowHeader(page, 99_989)).toBeVisible()
    await expect(previous).toBeFocused()
    expect(many).toEqual(['0-10', '99990-100000', '99980-99990'])
  })

  await test.step('an export keeps no page that it has read, and reads none once it is stopped', async () => {
    const devtools = await context.newCDPSession(page)
    const before = await heapOf(devtools)
    await main(page).getByRole('button', { name: 'More for API keys' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toHaveText(/^[3-9],\d00 of 100,000/)
    expect((await heapOf(devtools)) - before).toBeLessThan(5)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    const stopped = many.length
    await main(page).getByRole('button', { name: 'Next page' }).click()
    await expect(rowHeader(page, 99_999)).toBeVisible()
    // One may have been on its way.
    expect(many.length).toBeLessThanOrEqual(stopped + 2)
  })
})
