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
