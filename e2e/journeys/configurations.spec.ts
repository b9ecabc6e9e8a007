import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, tabOf } from '../pages/cluster-page'
import { clearTheWay } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const clusterId = 'c1a5e000-0000-4000-8000-000000000001'
const owner = '5a9d0b0e-0000-4000-8000-000000000001'

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

test('MLflow, copilot, advanced SQL, onboarding and chat are each turned off and on by their own request [API-038, API-057, API-058, API-061, CFG-D31, CFG-D33]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('configurations'))
  const control = (name: string) => page.getByRole('switch', { name, exact: true })
  const turnOn = async (name: string) => {
    await control(name).click()
    await expect(control(name)).toBeChecked()
  }
  const turnOff = async (name: string, title: string) => {
    await control(name).press('Enter')
    await clearTheWay(page)
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Turn off' }).click()
    await expect(control(name)).not.toBeChecked()
  }
  await turnOn('MLflow')
  await turnOff('MLflow', 'Turn off MLflow')

  await control('Copilot').click()
  const key = page.getByRole('dialog', { name: 'Turn on the copilot' })
  await key.getByRole('textbox', { name: 'API key' }).fill('sk-not-a-key')
  const sending = page.waitForRequest((request) => request.url().endsWith('/copilot'))
  await key.getByRole('button', { name: 'Turn on' }).click()
  // The sandbox keeps no secret in its record.
  expect((await sending).postDataJSON()).toEqual({ openAIEnabled: true, apiKey: 'sk-not-a-key' })
  expect((await (await sending).allHeaders()).authorization).toMatch(/^Bearer \S+$/)
  await expect(control('Copilot')).toBeChecked()
  await turnOff('Copilot', 'Turn off the copilot')

  await turnOn('Advanced SQL interface')
  await turnOff('Advanced SQL interface', 'Turn off the advanced SQL interface')
  await turnOff('Show onboarding page', 'Hide the onboarding page')
  await turnOn('Show onboarding page')
  await turnOff('Enable chat', 'Turn off the chat')
  await turnOn('Enable chat')
  await turnOff('Show home page', 'Hide the home page')
  await turnOn('Show home page')

  const cluster = `/api/v2/users/${owner}/instances/sales-analytics`
  const mlflow = { userID: owner, instanceID: clusterId }
  const copilot = `/api/v2/users/${owner}/instances/${clusterId}/copilot`
  const writes = (await rig.requests()).filter(
    ({ method, path }) => method !== 'GET' && /\/instances\//.test(path),
  )
  expect(await commandsOf(rig)).toEqual([
    { method: 'POST', path: '/api/v2/users/instances/mlflow', body: { isEnabled: true, ...mlflow } },
    { method: 'POST', path: '/api/v2/users/instances/mlflow', body: { isEnabled: false, ...mlflow } },
    { method: 'POST', path: copilot, body: { openAIEnabled: true, apiKey: '(masked)' } },
    { method: 'POST', path: copilot, body: { openAIEnabled: false } },
    { method: 'PUT', path: `${cluster}/basaltx`, body: { productXEnabled: true } },
    { method: 'PUT', path: `${cluster}/basaltx`, body: { productXEnabled: false } },
    { method: 'PUT', path: cluster, body: { enableOnboarding: false } },
    { method: 'PUT', path: cluster, body: { enableOnboarding: true } },
    { method: 'PUT', path: cluster, body: { enableChat: false } },
    { method: 'PUT', path: cluster, body: { enableChat: true } },
    { method: 'PUT', path: cluster, body: { 'display-home-page': false } },
    { method: 'PUT', path: cluster, body: { 'display-home-page': true } },
  ])
  const keys = writes.flatMap(({ method, headers }) =>
    method === 'POST' ? [headers['idempotency-key']] : [],
  )
  expect(keys).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)))
  expect(new Set(keys).size).toBe(4)
})

test('the agent, the MLflow sample and both files of delta sharing are downloaded by their names [API-064, API-065, API-066, CFG-D29]', async ({
  page,
  rig,
}) => {
  await rig.patchCluster('sales-analytics', { enableDeltaShare: true, image: '2024.1.0' })
  await signInAs(page, 'owner', tabOf('configurations'))
  const names: string[] = []
  for (const button of [
    'Download the agent',
    'Download the sample',
    'Download the package',
    'Download the sample notebook',
  ]) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    names.push((await saving).suggestedFilename())
  }
  expect(names).toEqual([
    'data_agent-0.0.1-py3-none-any.whl',
    'mlflow_sample.ipynb',
    'basalt_delta_sharing-0.0.1-py3-none-any.whl',
    'delta_sharing_sample.ipynb',
  ])
  const downloads = (await rig.requests()).filter(({ call }) => call.startsWith('download'))
  const instanceid = clusterId
  expect(downloads.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
    ['GET', '/api/v2/users/instances/downloadagent', { instanceid }, null],
    ['GET', '/api/v2/users/instances/downloadmlflowsample', { instanceid }, null],
    [
      'GET',
      '/api/v2/users/instances/downloadDeltaShare',
      { instanceid, file: 'basalt_delta_sharing-0.0.1-py3-none-any.whl' },
      null,
    ],
    [
      'GET',
      '/api/v2/users/instances/downloadDeltaShare',
      { instanceid, file: 'delta_sharing_sample.ipynb' },
      null,
    ],
  ])
})
