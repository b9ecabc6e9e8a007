import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'

test('features are turned on and off, each by its own call, idle time and size are changed [API-038, API-056, API-060, CFG-009, CFG-029]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=configurations')
  const bi = page.getByRole('switch', { name: 'Connect External BI Tools' })
  await expect(bi).not.toBeChecked()
  await bi.click()
  await expect(bi).toBeChecked()
  await bi.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Disable External BI Tools' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(bi).not.toBeChecked()
  await expect(bi).toBeFocused()

  const studio = page.getByRole('switch', { name: 'Data studio' })
  await studio.click()
  await expect(studio).toBeChecked()

  await page.getByRole('combobox', { name: 'Idle time' }).press('Enter')
  await page.getByRole('option', { name: '4 Hours', exact: true }).click()
  await expect(page.getByText('The cluster is suspended after 4 Hours')).toBeVisible()
  await expectAccessible(page)

  const size = page.getByRole('slider', { name: 'Size' })
  await size.press('ArrowRight')
  await expect(page.getByRole('table', { name: 'What it consumes' })).toContainText('After the change')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the size' }).click()
  await expect(page.getByRole('button', { name: 'Change the size' })).toBeHidden()

  const writes = (await rig.requests()).filter(
    ({ method, path }) => method !== 'GET' && path.includes('/instances/') && !path.endsWith('status'),
  )
  expect(
    writes.map(({ method, path, body }) => [method, path.replace(/\/users\/[^/]+\//, '/users/me/'), body]),
  ).toEqual([
    ['PUT', '/api/v2/users/me/instances/sales-analytics/sqli', { sqliEnabled: true }],
    ['PUT', '/api/v2/users/me/instances/sales-analytics/sqli', { sqliEnabled: false }],
    ['POST', `/api/v2/instances/${clusterId}/datastudio`, { enable: true }],
    ['PUT', '/api/v2/users/me/instances/sales-analytics', { idleTime: '4' }],
    [
      'PUT',
      '/api/v2/users/me/instances/sales-analytics',
      { analyticsSizeID: 'size-larges3', loaderSizeID: 'size-larges3' },
    ],
  ])
})

test('a sleeping cluster shows every setting with the reason it is locked [CFG-028, CFG-040]', async ({
  page,
}) => {
  await signInAs(page, 'owner', '/clusters/finance-archive?tab=configurations')
  await expect(page.getByRole('switch', { name: 'Data studio' })).toHaveAttribute('aria-disabled', 'true')
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Your cluster must be connected to apply this change' })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})
