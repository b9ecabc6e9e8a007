import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import type { Rig } from '../rig'

const tab = (cluster = 'sales-analytics', anchor = '') =>
  `/clusters/${cluster}?tab=access-and-security${anchor}`
const onCluster = (rest: string) => `/api/v2/users/${uuidOf('owner')}/instances/sales-analytics/${rest}`

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Every command of the tab the product API has received, in order. */
async function commandsOf(rig: Rig) {
  const requests = await rig.requests()
  return requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/instances/'))
    .map(({ method, path, body }) => ({ method, path, body }))
}

test('an owner keeps the people and the IP whitelist of a cluster [USR-001]', async ({
  page,
  rig,
  guard,
}) => {
  // The sandbox refuses an invitation on purpose.
  guard.allow(/console: Failed to load resource/)
  await signInAs(page, 'owner', tab('sales-analytics', '#cluster-users'))
  const users = section(page, 'Cluster Administration Users')
  await expect(users).toBeInViewport()
  await expect(rowOf(page, 'owner@sandbox.test')).toContainText('Olivia Owner (You)')

  await users.getByRole('button', { name: 'Invite User' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite User' })
  const email = invite.getByRole('textbox', { name: /Email/ })
  await email.fill('sam@gmail')
  await invite.getByRole('button', { name: 'Invite', exact: true }).click()
  const alert = (text: string) => invite.getByRole('alert').filter({ hasText: text })
  await expect(alert("This doesn't seem to be a valid email. Try again.")).toBeVisible()
  await expect(alert('please input your role')).toBeVisible()
  await expectAccessible(page)
  await email.fill('sam@gmail.com')
  await chooseRole(invite, 'User')
  await invite.getByRole('button', { name: 'Invite', exact: true }).click()
  await invite.getByRole('button', { name: 'continue with this email' }).click()
  const sam = rowOf(page, 'sam@gmail.com')
  await expect(sam).toContainText('Pending')
  await clearTheWay(page)

  await rowOf(page, 'manager@sandbox.test')
    .getByRole('button', { name: /Change role/ })
    .click()
  const change = page.getByRole('dialog', { name: 'Change the role of manager@sandbox.test' })
  await chooseRole(change, 'Billing User')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'manager@sandbox.test')).toContainText('Billing User')
  await clearTheWay(page)
  await rowOf(page, 'manager@sandbox.test')
    .getByRole('button', { name: /Remove/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(page, 'manager@sandbox.test')).toBeHidden()
  await clearTheWay(page)

  await section(page, 'IP Whitelisting').getByRole('button', { name: 'Add', exact: true }).click()
  const add = page.getByRole('dialog', { name: 'Add an IP range' })
  const range = add.getByRole('textbox', { name: /IP range/ })
  await expect(range).toBeFocused()
  await range.fill('10.1.0.0/16, 10.2.0.1')
  await page.keyboard.press('Enter')
  await expect(add).toBeHidden()
  const added = rowOf(page, '10.1.0.0/16,10.2.0.1')
  const active = added.getByRole('switch')
  await expect(active).toBeChecked()
  await clearTheWay(page)
  await active.focus()
  await page.keyboard.press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(notice(page, '10.1.0.0/16,10.2.0.1 is switched off now.')).toBeVisible()
  await expect(active).not.toBeChecked()
  await clearTheWay(page)
  await added.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(added).toBeHidden()

  const invited = { userEmail: 'sam@gmail.com', roleName: 'developer' }
  const one = expect.stringMatching(/\/instances\/sales-analytics\/whitelists\/[0-9a-f-]{36}$/)
  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path: onCluster('adduserrole'), body: { ...invited, bypassValidationFlag: false } },
    { method: 'PUT', path: onCluster('adduserrole'), body: { ...invited, bypassValidationFlag: true } },
    {
      method: 'PUT',
      path: onCluster('updateuserrole'),
      body: { userEmail: 'manager@sandbox.test', roleName: 'accountManager' },
    },
    { method: 'PUT', path: onCluster('removeuserrole'), body: { userID: uuidOf('manager') } },
    {
      method: 'POST',
      path: onCluster('whitelists'),
      body: { range: '10.1.0.0/16,10.2.0.1', description: '' },
    },
    { method: 'PUT', path: one, body: { active: false } },
    { method: 'DELETE', path: one, body: null },
  ])
})

test('a Billing User reads reasons and the matrix of roles, also where the table scrolls sideways', async ({
  page,
}) => {
  await signInAs(page, 'billing', tab('mktsaas'))
  const users = section(page, 'Cluster Administration Users')
  const invite = users.getByRole('button', { name: 'Invite User' })
  await invite.focus()
  await expect(page.getByRole('tooltip').filter({ hasText: 'You need higher permission' })).toBeVisible()
  await expectAccessible(page)
  await users.getByRole('button', { name: 'Roles and Permissions' }).click()
  const roles = page.getByRole('dialog', { name: 'Roles and Permissions' })
  expect((await roles.boundingBox())?.width).toBe(1170)
  await expect(roles.getByRole('row')).toHaveCount(11)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(roles).toBeHidden()

  await page.setViewportSize({ width: 700, height: 900 })
  const refused = users.getByRole('row').locator('td button[aria-disabled=true]').first()
  await refused.scrollIntoViewIfNeeded()
  await expect(users.locator('[data-more]')).not.toHaveAttribute('data-more', '')
  await refused.focus()
  const reason = page.getByRole('tooltip').filter({ visible: true })
  await expect(reason).toHaveCount(1)
  // Upwards over the head of the table, and downwards over its rows.
  for (const block of ['end', 'center'] as const) {
    await refused.evaluate((control, place) => control.scrollIntoView({ block: place }), block)
    await expect.poll(() => strangersOver(reason)).toBe(0)
  }

  await users.getByRole('button', { name: 'Filter by Role' }).click()
  await page.getByRole('menuitemradio', { name: 'Billing User' }).click()
  await users.getByRole('button', { name: 'Filter by Role' }).click()
  const colourOf = (isChosen: boolean) =>
    page
      .getByRole('menuitemradio', { checked: isChosen })
      .first()
      .evaluate((entry) => getComputedStyle(entry).color)
  const text = await users
    .getByRole('heading')
    .first()
    .evaluate((title) => getComputedStyle(title).color)
  expect(await colourOf(false)).toBe(text)
  expect(await colourOf(true)).not.toBe(text)
})

/** How many of 25 points of a bubble show something else. */
function strangersOver(reason: Locator): Promise<number> {
  return reason.evaluate((element) => {
    const bubble = element.parentElement ?? element
    const { left, top, width, height } = bubble.getBoundingClientRect()
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    return parts
      .flatMap((across) => parts.map((down) => [left + across * width, top + down * height] as const))
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((there) => !bubble.contains(there)).length
  })
}

async function chooseRole(dialog: Locator, label: string): Promise<void> {
  await dialog.getByRole('combobox', { name: /Role/ }).press('ArrowDown')
  await dialog.getByTitle(label, { exact: true }).last().click()
}
