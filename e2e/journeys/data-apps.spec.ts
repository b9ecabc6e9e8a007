import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

test('apps chosen in the catalogue are imported in part, and what failed is tried again [APP-004, APP-005, APP-009, APP-017, APP-019, APP-026, APP-046, APP-047]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', '/clusters/sales-analytics?tab=data-apps')
  const tab = page.getByRole('tabpanel')
  await expect(tab.getByText('No Data App is imported yet')).toBeVisible()
  await expectAccessible(page)
  await tab.getByRole('link', { name: 'Import' }).click()
  await expect(page).toHaveURL(/\/data-apps\?cluster=sales-analytics$/)
  await page.getByRole('checkbox', { name: 'Choose Sales Insights' }).check()
  await page.getByRole('checkbox', { name: 'Choose Finance Close' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Install 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Install 2 Data App' })
  await expect(dialog.getByLabel('Username')).toHaveValue('admin')
  await dialog.getByRole('combobox', { name: 'Tenant' }).click()
  await page.getByTitle('finance', { exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /You may import into this cluster all right/,
    /The loader service is running all right/,
    /The release can take Sales Insights all right/,
    /The release can take Finance Close all right/,
  ])
  await expectAccessible(page)
  await dialog.getByLabel('Username').fill('partner')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('S3CR3T-canary')
  await dialog.getByRole('button', { name: 'Install', exact: true }).click()

  await expect(page).toHaveURL(/\/clusters\/sales-analytics\?tab=data-apps$/)
  await expect(tab.getByText('Importing', { exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('complementary', { name: 'Operations' })).toContainText('1 under way')
  await expectAccessible(page)
  await rig.advance(60_000)
  await page.reload()
  const end = page.getByRole('dialog', { name: 'Imported in part' })
  await expect(end).toContainText('Not imported: Sales Insights')
  await expectAccessible(page)
  await end.getByRole('button', { name: 'TRY AGAIN' }).click()

  await expect(page).toHaveURL(/\/data-apps\?cluster=sales-analytics&install=bp-sales-insights$/)
  const again = page.getByRole('dialog', { name: 'Install Sales Insights Data App' })
  await again.getByRole('combobox', { name: 'Tenant' }).click()
  await page.getByTitle('finance', { exact: true }).click()
  await again.getByRole('textbox', { name: 'Password' }).fill('S3CR3T-canary')
  await again.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(tab.getByText('Importing', { exact: true })).toBeVisible()
  await rig.advance(60_000)
  await page.reload()
  await page.getByRole('dialog', { name: 'Imported' }).getByRole('button', { name: 'DONE' }).click()
  await expect(tab.getByRole('rowheader')).toHaveText(['Finance Close', 'Sales Insights'])

  const sent = (await rig.requests()).filter(({ call }) => call === 'importDataApps')
  const first = {
    tenant: 'finance',
    username: 'partner',
    instanceId: 'c1a5e000-0000-4000-8000-000000000001',
    overwrite: false,
    names: 'Sales Insights,Finance Close',
  }
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/v2/blueprints/import',
    'PUT /api/v2/blueprints/import',
  ])
  expect(sent[0]?.body).toMatchObject(first)
  expect(sent[1]?.body).toMatchObject({ ...first, username: 'admin', names: 'Sales Insights' })
})

test('a partner exports a Data App and downloads it [APP-035, APP-048, API-092, API-093]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'enterprise', '/data-apps')
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Data App' })
  await dialog.getByRole('combobox', { name: 'Cluster' }).click()
  await page.getByTitle('atlas-prod', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Tenant' }).click()
  await page.getByTitle('default', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Folders' }).fill('Sales,Finance,')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Export' }).click()
  const exported = page.getByRole('dialog', { name: 'Exported Data App' })
  await expect(exported).toContainText('2 folders, 0 dashboards')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exported.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('atlas-prod-default.zip')
  const [sent] = (await rig.requests()).filter(({ call }) => call === 'exportDataApp')
  expect(sent?.body).toEqual({
    instanceId: 'c1a5e000-0000-4000-8000-000000000009',
    tenant: 'default',
    folders: ['Sales', 'Finance'],
    dashboards: [],
    enableDynamicJoins: false,
    includeParquet: false,
    datasource: '',
  })
})
