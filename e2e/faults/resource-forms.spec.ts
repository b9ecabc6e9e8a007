import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { clearTheWay, countOf, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = '/clusters/sales-analytics?tab=access-and-security'
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Opens the range of the head office to change it. */
async function edit(page: Page): Promise<void> {
  await row(page, '203.0.113.0/24').getByRole('button', { name: 'Edit 203.0.113.0/24' }).click()
  await expect(field(page, 'Description')).toHaveValue('Head office')
}

test('a form survives a change in another window, a lost answer, the Back button and Escape', async ({
  page,
  context,
  rig,
  fault,
}) => {
  await signInAs(page, 'owner', tab)
  await edit(page)
  const other = await context.newPage()
  await other.goto(tab)
  await edit(other)
  await field(other, 'Description').fill('Branch office')
  await button(other, 'Save').click()
  await expect(dialog(other)).toHaveCount(0)
  await other.close()

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
  await clearTheWay(page)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
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
  await clearTheWay(page)

  await page.getByRole('button', { name: 'Invite User' }).click()
  await field(page, 'Email').fill('someone@example.test')
  await dialog(page).getByRole('combobox', { name: 'Role' }).click()
  await page.keyboard.press('Escape')
  const question = page.getByRole('heading', { name: 'Leave this form?' })
  await expect(question).toHaveCount(0)
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)

  await page.goBack()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('someone@example.test')

  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
})
