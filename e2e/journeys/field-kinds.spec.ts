import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as test } from '../project-copy'

/* An example of the documentation, beside the deployed console: values of special kinds, shown and entered. */

const main = (page: Page) => page.getByRole('main')

test('a record of special kinds is made, shown and followed to what it refers to', async ({ page, copy }) => {
  await copy.deploy('alert-rules', 'service-accounts')
  await signInAs(page, 'owner', '/alert-rules')
  await expect(
    main(page).getByRole('row', { name: /Slow reports.*ci.*1 h 30 min.*€12.50.*2 entries/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await main(page).getByRole('button', { name: 'New alert rule' }).first().click()
  const form = page.getByRole('dialog', { name: 'New alert rule' })
  await form.getByLabel('Name').fill('Costly nights')
  await form.getByLabel('Service account').click()
  await form.getByRole('option', { name: 'reports' }).click()
  await form.getByLabel('Longer than').fill('90 min')
  await form.getByRole('button', { name: 'Add to Only for' }).click()
  await form.getByLabel('What', { exact: true }).click()
  await form.getByRole('option', { name: 'tag', exact: true }).click()
  await form.getByLabel('Is', { exact: true }).fill('nightly')
  await form.getByLabel('Channel').click()
  await form.getByRole('option', { name: 'E-mail', exact: true }).click()
  await form.getByRole('combobox', { name: 'Recipients' }).fill('ops@example.com')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Add query stop' }).click()
  // What is said of the empty field that is left must not move the button away under the pointer.
  await form.getByRole('button', { name: 'Add size change' }).click()
  await form.getByLabel('After', { exact: true }).fill('5 min')
  await form.getByLabel('Size', { exact: true }).click()
  await form.getByRole('option', { name: 'L', exact: true }).click()
  await form.getByLabel('What to do', { exact: true }).fill('Call &copy; **ops**')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByRole('paragraph').filter({ hasText: /^Call © ops$/ })).toBeVisible()
  await page.setViewportSize({ width: 400, height: 800 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()

  const row = main(page).getByRole('row', { name: /Costly nights.*reports.*E-mail.*1 h 30 min.*1 entry/ })
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: 'reports' }).click()
  const details = page.getByRole('dialog', { name: 'Service account' })
  await expect(details).toContainText('97.1 %')
  await expectAccessible(page)
})
