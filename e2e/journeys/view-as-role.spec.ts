import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

/** That every verdict is the viewed role's is held beside the access rules. */
test('an owner who views as Billing User has the screens of one, sends nothing, and stops by key or by a reload', async ({
  page,
  rig,
}) => {
  const banner = page.getByRole('region', { name: 'View as role' })
  const withdraw = page.getByRole('button', { name: 'Withdraw invitation manager@sandbox.test' })
  const disconnect = page.getByRole('button', { name: 'Disconnect mktsaas', exact: true })
  const viewAs = async (role: string) => {
    await page.getByRole('button', { name: 'Roles and Permissions' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `View as ${role}`, exact: true })
      .click()
    await expect(banner).toContainText(`Viewing as ${role}: nothing will be sent.`)
  }
  await signInAs(page, 'owner', '/clusters/mktsaas?tab=access-and-security')
  await expect(disconnect).toBeEnabled()
  await expect(withdraw).toBeDisabled()
  await rig.forgetRequests()

  await test.step('the page is that of a Billing User, and stops being so by key', async () => {
    await viewAs('Billing User')
    await expect(banner.getByRole('button', { name: 'Stop viewing as Billing User' })).toBeFocused()
    await expect(withdraw).toBeEnabled()
    await expect(disconnect).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('F8')
    await expect(banner).toBeHidden()
    await expect(disconnect).toBeEnabled()
    await expect(withdraw).toBeDisabled()
  })

  await test.step('what is asked for is refused with its reason, on other pages the view goes on, and a reload ends it', async () => {
    await viewAs('Billing User')
    // The one control that is for the Billing User and not for the owner.
    await withdraw.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
    const refusal = 'You are viewing as Billing User: nothing is sent. Stop viewing to make changes.'
    await expect(page.getByText(refusal).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Clusters', exact: true }).click()
    await expect(card(page, 'mktsaas')).toBeVisible()
    await expect(banner).toBeVisible()
    await page.reload()
    await expect(card(page, 'mktsaas')).toBeVisible()
    await expect(banner).toBeHidden()
  })
  const sent = (await rig.requests()).filter(({ method }) => method !== 'GET')
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
