import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('the palette finds a cluster, opens it and disconnects it, by keyboard alone', async ({ page }) => {
  await signInAs(page, 'owner', '/clusters')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()

  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search clusters, entries, pages and commands' })
  await expect(input).toBeFocused()
  await expect(page.getByRole('option', { name: 'sales-analytics', exact: true })).toBeVisible()
  await page.keyboard.type('sales-ana')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'On this cluster' })).toBeVisible()
  await page.keyboard.type('disconnect sales-analytics')
  await expect(page.getByRole('option').first()).toHaveText(/^Disconnect sales-analytics/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /Disconnect/ })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Connect sales-analytics' })).toBeVisible()
})
