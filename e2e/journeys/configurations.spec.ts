import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'
const owner = '5a9d0b0e-0000-4000-8000-000000000001'

/** The name a press saves a file under. */
async function savedBy(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return (await saving).suggestedFilename()
}

test('an owner turns features on and off, takes their files along, and changes idle time and size, which a sleeping cluster locks [API-038, API-056, API-060, API-064, API-065, API-066]', async ({
  page,
  rig,
}) => {
  await rig.patchCluster('sales-analytics', { enableDeltaShare: true, image: '2024.1.0' })
  await signInAs(page, 'owner', tabOf('configurations'))
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

  expect(await savedBy(page, 'Download the agent')).toBe('data_agent-0.0.1-py3-none-any.whl')
  expect(await savedBy(page, 'Download the sample')).toBe('mlflow_sample.ipynb')
  expect(await savedBy(page, 'Download the package')).toBe('basalt_delta_sharing-0.0.1-py3-none-any.whl')
  expect(await savedBy(page, 'Download the sample notebook')).toBe('delta_sharing_sample.ipynb')

  await clearTheWay(page)
  await page.getByRole('combobox', { name: 'Idle time' }).press('Enter')
  const isSent = page.waitForRequest((request) => request.postData() === '{"idleTime":"4"}')
  await page.getByRole('option', { name: '4 Hours', exact: true }).click()
  await isSent
  await expect(page.getByText('sales-analytics is suspended after 4 Hours')).toBeVisible()
  await page.getByRole('slider', { name: 'Size' }).press('ArrowRight')
  await expect(page.getByRole('table', { name: 'What it consumes' })).toContainText('After the change')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the size' }).click()
  await expect(page.getByRole('button', { name: 'Change the size' })).toBeHidden()

  const cluster = `/api/v2/users/${owner}/instances/sales-analytics`
  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path: `${cluster}/sqli`, body: { sqliEnabled: true } },
    { method: 'PUT', path: `${cluster}/sqli`, body: { sqliEnabled: false } },
    { method: 'POST', path: `/api/v2/instances/${clusterId}/datastudio`, body: { enable: true } },
    { method: 'PUT', path: cluster, body: { idleTime: '4' } },
    {
      method: 'PUT',
      path: cluster,
      body: { analyticsSizeID: 'size-larges3', loaderSizeID: 'size-larges3' },
    },
  ])
  const downloads = (await rig.requests()).filter(({ call }) => call.startsWith('download'))
  const ofCluster = { instanceid: clusterId }
  expect(downloads.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/api/v2/users/instances/downloadagent', ofCluster],
    ['GET', '/api/v2/users/instances/downloadmlflowsample', ofCluster],
    [
      'GET',
      '/api/v2/users/instances/downloadDeltaShare',
      { ...ofCluster, file: 'basalt_delta_sharing-0.0.1-py3-none-any.whl' },
    ],
    [
      'GET',
      '/api/v2/users/instances/downloadDeltaShare',
      { ...ofCluster, file: 'delta_sharing_sample.ipynb' },
    ],
  ])

  await page.goto(tabOf('configurations', 'finance-archive'))
  await expect(page.getByRole('switch', { name: 'Data studio' })).toHaveAttribute('aria-disabled', 'true')
  await expect(section(page, 'Data Agent')).toContainText(
    'Your cluster must be connected to view Data Agent Connections',
  )
  await expectAccessible(page)
})
