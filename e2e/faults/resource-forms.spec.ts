import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { countOf, errorNotice, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = '/clusters/sales-analytics?tab=access-and-security'
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function edit(page: Page): Promise<void> {
  await row(page, '203.0.113.0/24').getByRole('button', { name: 'Edit 203.0.113.0/24' }).click()
  await expect(field(page, 'Description')).toHaveValue('Head office')
}

/** Somebody else, in a browser of their own. */
async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await signInAs(page, 'manager', tab)
  return page
}

test('two people who change the same row see each other before one overwrites the other', async ({
  page,
  browser,
  baseURL,
  rig,
}) => {
  await signInAs(page, 'owner', tab)
  const other = await colleague(browser, baseURL)
  await edit(page)
  await edit(other)
  await field(other, 'Description').fill('Branch office')
  await button(other, 'Save').click()
  await expect(dialog(other)).toHaveCount(0)

  await field(page, 'Description').fill('Mine')
  await button(page, 'Save').click()
  await expect(dialog(page)).toContainText(
    'This was changed by somebody else while you had it open. It now says:',
  )
  await expect(dialog(page)).toContainText('Description: Branch office')
  expect(await countOf(rig, 'changeWhitelist')).toBe(1)
  await expectAccessible(page)

  await button(page, 'Keep mine').click()
  await button(page, 'Save').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, '203.0.113.0/24')).toContainText('Mine')

  // And one who changes what the other has deleted is told so, with the words kept.
  await other.reload()
  await row(other, '203.0.113.0/24').getByRole('button', { name: 'Edit 203.0.113.0/24' }).click()
  await field(other, 'Description').fill('Too late')
  await row(page, '203.0.113.0/24').getByRole('button', { name: 'Delete 203.0.113.0/24' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, '203.0.113.0/24')).toHaveCount(0)
  await button(other, 'Save').click()
  await expect(dialog(other)).toContainText('This does not exist any more.')
  await expect(field(other, 'Description')).toHaveValue('Too late')
  expect(await countOf(rig, 'changeWhitelist')).toBe(2)
  await other.context().close()
})

test('a create is sent once however often it is asked, and found in the list when its answer is lost', async ({
  page,
  rig,
  fault,
}) => {
  await signInAs(page, 'owner', `${tab}&whitelists.open=create`)
  await field(page, 'IP range').fill('192.0.2.1')
  // A browser repeats by itself what it sent on a connection that was cut at once: every answer is lost.
  await fault({ call: 'addWhitelist', kind: 'commit-then-reset' })
  await button(page, 'Add range').evaluate((control) => {
    for (let click = 0; click < 5; click += 1) if (control instanceof HTMLElement) control.click()
  })
  await expect(dialog(page)).toHaveCount(0)
  await expect(notice(page, 'The IP range was added.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '192.0.2.1', exact: true })).toHaveCount(1)
  const keys = (await rig.requests())
    .filter(({ call }) => call === 'addWhitelist')
    .map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('what was typed outlives a refusal, the Back button and Escape, until it is given up', async ({
  page,
  fault,
}) => {
  await signInAs(page, 'owner', tab)
  await page.getByRole('button', { name: 'Invite User' }).click()
  await field(page, 'Email').fill('someone@example.test')
  await dialog(page).getByRole('combobox', { name: 'Role' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Leave without creating?' })).toHaveCount(0)
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Leave without creating?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Email')).toHaveValue('someone@example.test')

  await dialog(page).getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Manager' }).click()
  await fault({
    call: 'inviteClusterUser',
    kind: 'status',
    status: 503,
    retryAfter: 7,
    body: { message: 'Busy.' },
    times: 1,
  })
  await button(page, 'Invite').click()
  await expect(errorNotice(page, 'Busy.')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('someone@example.test')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
})
