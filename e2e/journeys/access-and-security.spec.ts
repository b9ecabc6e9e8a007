import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { clearTheWay, errorNotice, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import type { Rig } from '../rig'

const tab = (cluster = 'sales-analytics', anchor = '') =>
  `/clusters/${cluster}?tab=access-and-security${anchor}`
const onCluster = (rest: string, cluster = 'sales-analytics', person: 'owner' | 'billing' = 'owner') =>
  `/api/v2/users/${uuidOf(person)}/instances/${cluster}/${rest}`

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Every command of the tab the product API has received, in order. */
async function commandsOf(rig: Rig) {
  const requests = await rig.requests()
  return requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/instances/'))
    .map(({ method, path, body }) => ({ method, path, body }))
}

test('an owner keeps the IP whitelist: adds, changes, switches and deletes ranges', async ({
  page,
  rig,
  guard,
}) => {
  // The sandbox refuses a range that is already there on purpose.
  guard.allow(/console: Failed to load resource/)
  await signInAs(page, 'owner', tab('sales-analytics', '#ip-whitelisting'))
  const whitelist = section(page, 'IP Whitelisting')
  await expect(whitelist).toBeInViewport()
  await expect(whitelist.getByRole('columnheader')).toHaveText([
    /IP range/,
    /Description/,
    /Active/,
    'Actions',
  ])
  await expect(whitelist.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)

  await whitelist.getByRole('button', { name: 'Add', exact: true }).click()
  const add = page.getByRole('dialog', { name: 'Add an IP range' })
  const range = add.getByRole('textbox', { name: /IP range/ })
  await expect(range).toBeFocused()
  await add.getByRole('button', { name: 'Add range' }).click()
  await expect(add.getByRole('alert').filter({ hasText: 'Please input IP range' })).toBeVisible()
  await range.fill('10.1.0.256')
  await expect(add.getByRole('alert').filter({ hasText: 'Invalid Ip item formatting!' })).toBeVisible()
  await range.fill('203.0.113.0/24')
  await add.getByRole('button', { name: 'Add range' }).click()
  await expect(
    add.getByRole('alert').filter({ hasText: '203.0.113.0/24 is already on the list.' }),
  ).toBeVisible()
  await range.fill('10.1.0.0/16, 10.2.0.1')
  // A refused form rests for half a second.
  await expect(add.getByRole('button', { name: 'Add range' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(notice(page, '10.1.0.0/16,10.2.0.1 was added.')).toBeVisible()
  await expect(add).toBeHidden()

  const added = rowOf(page, '10.1.0.0/16,10.2.0.1')
  const active = added.getByRole('switch')
  await expect(active).toBeChecked()
  await active.focus()
  await page.keyboard.press('Space')
  await expect(notice(page, '10.1.0.0/16,10.2.0.1 is switched off now.')).toBeVisible()
  await expect(active).not.toBeChecked()
  await clearTheWay(page)

  await added.getByRole('button', { name: /Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit 10.1.0.0/16,10.2.0.1' })
  await expect(edit.getByRole('textbox', { name: /IP range/ })).toHaveValue('10.1.0.0/16,10.2.0.1')
  await edit.getByRole('textbox', { name: /Description/ }).fill('Branch')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(added).toContainText('Branch')
  await expect(active).not.toBeChecked()
  await clearTheWay(page)

  await added.getByRole('button', { name: /Delete/ }).click()
  const sure = page.getByRole('dialog', { name: 'Delete 10.1.0.0/16,10.2.0.1?' })
  await expect(sure).toContainText('can no longer reach this cluster')
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, '10.1.0.0/16,10.2.0.1 was deleted.')).toBeVisible()
  await expect(added).toBeHidden()

  const one = expect.stringMatching(/\/instances\/sales-analytics\/whitelists\/[0-9a-f-]{36}$/)
  const path = onCluster('whitelists')
  expect(await commandsOf(rig)).toEqual([
    { method: 'POST', path, body: { range: '203.0.113.0/24', description: '' } },
    { method: 'POST', path, body: { range: '10.1.0.0/16,10.2.0.1', description: '' } },
    { method: 'PUT', path: one, body: { active: false } },
    { method: 'PUT', path: one, body: { range: '10.1.0.0/16,10.2.0.1', description: 'Branch' } },
    { method: 'DELETE', path: one, body: null },
  ])
})

test('an owner invites, changes and removes people, who see the cluster as long as they belong [USR-001]', async ({
  page,
  rig,
  guard,
  browser,
}) => {
  // The sandbox refuses two invitations on purpose.
  guard.allow(/console: Failed to load resource/)
  await signInAs(page, 'owner', tab('sales-analytics', '#cluster-users'))
  const users = section(page, 'Cluster Administration Users')
  await expect(users).toBeInViewport()
  await expect(users.getByRole('columnheader')).toHaveText([
    /Name/,
    /Status/,
    /Email/,
    /Role/,
    /Last Login/,
    'Actions',
  ])
  await expect(rowOf(page, 'owner@sandbox.test')).toContainText('Olivia Owner (You)')
  await expect(rowOf(page, 'owner@sandbox.test').getByRole('button')).toHaveCount(0)
  await expect(rowOf(page, 'owner@sandbox.test').getByRole('time')).toBeVisible()
  await expect(rowOf(page, 'billing@sandbox.test')).toContainText('Billing User')
  await expect(rowOf(page, 'priya.shah@northwind.test')).toContainText('Pending')

  await users.getByRole('button', { name: 'Invite User' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite User' })
  expect((await invite.boundingBox())?.width).toBe(645)
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
  const goOn = invite.getByRole('button', { name: 'continue with this email' })
  await expect(goOn).toBeVisible()
  await goOn.click()
  await expect(notice(page, 'sam@gmail.com is invited as User.')).toBeVisible()
  await expect(rowOf(page, 'sam@gmail.com')).toContainText('Pending')

  await users.getByRole('button', { name: 'Invite User' }).click()
  await email.fill('manager@sandbox.test')
  await chooseRole(invite, 'User')
  await invite.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(errorNotice(page, 'manager@sandbox.test is already a user of this cluster.')).toBeVisible()
  await clearTheWay(page)
  await email.fill('stranger@sandbox.test')
  await chooseRole(invite, 'Manager')
  await invite.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(rowOf(page, 'stranger@sandbox.test')).toContainText('Manager')

  const theirs = await browser.newContext({ reducedMotion: 'reduce', baseURL: rig.origin })
  const guest = await theirs.newPage()
  await signInAs(guest, 'stranger', tab())
  await expect(section(guest, 'IP Whitelisting').getByRole('button', { name: 'Add' })).toBeVisible()
  await clearTheWay(page)

  await rowOf(page, 'stranger@sandbox.test')
    .getByRole('button', { name: /Change role/ })
    .click()
  const change = page.getByRole('dialog', { name: 'Change the role of stranger@sandbox.test' })
  await chooseRole(change, 'Billing User')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'stranger@sandbox.test')).toContainText('Billing User')
  await clearTheWay(page)
  await guest.reload()
  await expect(section(guest, 'IP Whitelisting').getByRole('row')).toHaveCount(4)
  await expect(section(guest, 'IP Whitelisting').getByRole('button', { name: 'Add' })).toHaveCount(0)

  await rowOf(page, 'stranger@sandbox.test')
    .getByRole('button', { name: /Remove/ })
    .click()
  const sure = page.getByRole('dialog', { name: 'Remove stranger@sandbox.test?' })
  await expect(sure).toContainText('stranger@sandbox.test loses all access to this cluster at once.')
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(page, 'stranger@sandbox.test')).toBeHidden()
  await guest.goto('/clusters')
  await expect(guest.getByRole('article')).toHaveCount(1)
  await theirs.close()

  const unverified = { userEmail: 'sam@gmail.com', roleName: 'developer' }
  const call = (name: string) => onCluster(name)
  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path: call('adduserrole'), body: { ...unverified, bypassValidationFlag: false } },
    { method: 'PUT', path: call('adduserrole'), body: { ...unverified, bypassValidationFlag: true } },
    {
      method: 'PUT',
      path: call('adduserrole'),
      body: { userEmail: 'manager@sandbox.test', roleName: 'developer', bypassValidationFlag: false },
    },
    {
      method: 'PUT',
      path: call('adduserrole'),
      body: { userEmail: 'stranger@sandbox.test', roleName: 'accountAdmin', bypassValidationFlag: false },
    },
    {
      method: 'PUT',
      path: call('updateuserrole'),
      body: { userEmail: 'stranger@sandbox.test', roleName: 'accountManager' },
    },
    { method: 'PUT', path: call('removeuserrole'), body: { userID: uuidOf('stranger') } },
  ])
})

test('a Billing User views, reads the matrix of roles, and withdraws an offered ownership', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'billing', tab('mktsaas'))
  const whitelist = section(page, 'IP Whitelisting')
  await expect(rowOf(page, '203.0.113.64/26')).toContainText('Yes')
  await expect(whitelist.getByRole('switch')).toHaveCount(0)
  await expect(whitelist.getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0)

  const users = section(page, 'Cluster Administration Users')
  const invite = users.getByRole('button', { name: 'Invite User' })
  await expect(invite).toHaveAttribute('aria-disabled', 'true')
  await expect(invite).toHaveAccessibleDescription('You need higher permission Ask the owner of the cluster.')
  await invite.focus()
  await expect(page.getByRole('tooltip').filter({ hasText: 'You need higher permission' })).toBeVisible()
  await expect(rowOf(page, 'user@sandbox.test').getByRole('button', { name: /Remove/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)

  await users.getByRole('button', { name: 'Roles and Permissions' }).click()
  const roles = page.getByRole('dialog', { name: 'Roles and Permissions' })
  expect((await roles.boundingBox())?.width).toBe(1170)
  await expect(roles.getByRole('row')).toHaveCount(11)
  await expect(roles.getByRole('columnheader')).toHaveText([
    'Area',
    'Owner',
    'Manager',
    'User',
    'Billing User',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(roles).toBeHidden()

  const pending = rowOf(page, 'manager@sandbox.test')
  await expect(pending).toContainText('Owner')
  await expect(pending).toContainText('Pending')
  await pending.getByRole('button', { name: /Withdraw invitation/ }).click()
  const sure = page.getByRole('dialog', { name: /Withdraw the ownership invitation/ })
  await sure.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(notice(page, 'The invitation of Marco Manager is withdrawn.')).toBeVisible()
  await expect(pending).toContainText('Manager')
  await expect(pending).toContainText('Active')
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'PUT',
      path: onCluster('withdrawinvitation', 'mktsaas', 'billing'),
      body: { userID: uuidOf('manager') },
    },
  ])
})

test('in a table that scrolls sideways a reason covers the rows below, and a filter marks what is chosen alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await signInAs(page, 'billing', tab('mktsaas'))
  const users = section(page, 'Cluster Administration Users')
  const refused = users.getByRole('row').locator('td button[aria-disabled=true]').first()
  await refused.scrollIntoViewIfNeeded()
  await expect(users.locator('[data-more]')).not.toHaveAttribute('data-more', '')
  await refused.focus()
  const reason = page.getByRole('tooltip').filter({ visible: true })
  await expect(reason).toHaveCount(1)
  const covered = await reason.evaluate((element) => {
    const bubble = element.parentElement ?? element
    const { left, top, width, height } = bubble.getBoundingClientRect()
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    return parts
      .flatMap((across) => parts.map((down) => [left + across * width, top + down * height] as const))
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((there) => !bubble.contains(there)).length
  })
  expect(covered).toBe(0)

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

async function chooseRole(dialog: Locator, label: string): Promise<void> {
  await dialog.getByRole('combobox', { name: /Role/ }).press('ArrowDown')
  await dialog.getByTitle(label, { exact: true }).last().click()
}
