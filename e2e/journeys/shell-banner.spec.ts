import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

const text = 'Upgrade To Premium and Receive $500 worth of free usage.'

test('a trial user sees the upgrade banner with Dismiss and Upgrade [SHL-017, SHL-033]', async ({ page }) => {
  await signInAs(page, 'trial')
  const banner = page.getByRole('region', { name: 'Upgrade offer' })
  await expect(banner).toContainText(text)
  await expect(banner.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('Dismiss hides the banner until the page is loaded anew [SHL-019, SHL-D08]', async ({ page }) => {
  await signInAs(page, 'trial')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(text)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Consumption' }).click()
  await expect(page).toHaveURL('/consumption')
  await expect(page.getByText(text)).toBeHidden()
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
})

test('Upgrade goes to the plans, where the banner is hidden [SHL-018, SHL-D08]', async ({ page }) => {
  await signInAs(page, 'trial')
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click()
  await expect(page).toHaveURL('/plans')
  await expect(page.getByText(text)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Clusters', exact: true }).click()
  await expect(page.getByText(text)).toBeVisible()
})
