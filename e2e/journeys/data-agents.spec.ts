import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseInRow, commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, errorNotice, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = tabOf('configurations')
const path = (rest: string) =>
  expect.stringMatching(new RegExp(`^/api/v2/users/instances/[0-9a-f-]{36}/da/${rest}$`))
const id = '[0-9a-f-]{36}'

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

/** What a press saves, here or in a page it opens. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const isHere = page.waitForEvent('download')
  const isBeside = page
    .context()
    .waitForEvent('page')
    .then((opened) => opened.waitForEvent('download'))
  // Only one of them comes true; the other one waits until the test is over.
  for (const waiting of [isHere, isBeside]) waiting.catch(() => {})
  await press()
  return Promise.race([isHere, isBeside])
}

test('an owner finds, makes, starts, stops and deletes data agents [AGT-001, AGT-002]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', `${tab}#cluster-data-agent`)
  const agents = section(page, 'Data Agent')
  await expect(agents.getByRole('row')).toHaveCount(11)
  for (const [name, state] of [
    ['orders_agent', 'Connected'],
    ['billing_agent', 'Partially Connected'],
    ['inventory_agent', 'Stopped'],
    ['warehouse_agent', 'Controller Disconnected'],
    ['payroll_agent', 'Unreachable'],
    ['crm_agent', 'Unreachable With Connected Services'],
    ['hr_agent', 'No Authentication File Generated'],
    ['marketing_agent', 'Incomplete Info'],
    ['support_agent', 'Unknown'],
  ] as const) {
    await expect(rowOf(page, name)).toContainText(state)
  }
  await expect(rowOf(page, 'billing_agent')).toContainText('finance')
  await expectAccessible(page)
  await agents.getByRole('button', { name: 'Next page' }).click()
  await expect(agents.getByRole('row')).toHaveCount(3)
  await expect(rowOf(page, 'events_agent')).toBeVisible()

  await agents.getByRole('searchbox').fill('invent')
  await expect(agents.getByRole('row')).toHaveCount(2)
  const searches = (await rig.requests()).filter(({ query }) => query.filters !== undefined)
  expect(searches.map(({ query }) => query)).toEqual([
    { limit: '10', offset: '0', filters: '[{"column":"NAME","search":"invent"}]' },
  ])

  const inventory = rowOf(page, 'inventory_agent')
  await inventory.getByRole('button', { name: 'Start inventory_agent' }).click()
  await expect(notice(page, 'inventory_agent started successfully')).toBeVisible()
  await expect(inventory).toContainText('Connected')
  await inventory.getByRole('button', { name: 'Stop inventory_agent' }).click()
  await page
    .getByRole('dialog', { name: 'Stop inventory_agent?' })
    .getByRole('button', { name: 'Stop' })
    .click()
  await expect(notice(page, 'inventory_agent stopped successfully')).toBeVisible()
  await expect(inventory).toContainText('Stopped')
  await agents.getByRole('searchbox').fill('')
  await expect(agents.getByRole('row')).toHaveCount(11)

  await agents.getByRole('button', { name: 'New' }).click()
  const form = page.getByRole('dialog', { name: 'New Data Agent' })
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toContainText('name required')
  await form.getByLabel('Name').fill('new_agent')
  await form.getByLabel('Tenant').click()
  await page.getByRole('option', { name: 'finance' }).click()
  await form.getByLabel('Description').fill('First\nand second line')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(notice(page, 'Data Agent new_agent created successfully')).toBeVisible()
  await expect(form).toBeHidden()
  await clearTheWay(page)

  await chooseInRow(page, rowOf(page, 'orders_agent'), 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit orders_agent' })
  await expect(edit.getByLabel('Name')).toHaveAttribute('readonly')
  await expect(edit.getByLabel('Tenant')).toHaveValue('default')
  await edit.getByLabel('Description').fill('Changed')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Data Agent orders_agent updated successfully')).toBeVisible()
  await expect(rowOf(page, 'orders_agent')).toContainText('Changed')
  await clearTheWay(page)

  await chooseInRow(page, rowOf(page, 'crm_agent'), 'Delete')
  const warning = page.getByRole('dialog', { name: 'Delete crm_agent?' })
  await expect(warning.getByRole('alert')).toContainText('CRM')
  await expect(warning.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await warning.getByRole('button', { name: 'Close' }).last().click()
  for (const name of ['orders_agent', 'legacy_agent', 'marketing_agent']) {
    await rowOf(page, name).getByRole('checkbox').check()
  }
  await agents.getByRole('button', { name: 'Delete Selected' }).click()
  const several = page.getByRole('dialog', { name: 'Delete 3 data agents?' })
  await expect(several.getByRole('alert')).toContainText('Orders DB, Customers DB')
  await expectAccessible(page)
  await several.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, '2 Data Agent(s) deleted: legacy_agent, marketing_agent')).toBeVisible()
  await expect(rowOf(page, 'legacy_agent')).toHaveCount(0)
  await expect(agents).toContainText('1 selected')

  const execute = path(`${id}/execute-action`)
  expect(await commandsOf(rig)).toEqual([
    { method: 'POST', path: execute, body: { tenantName: 'default', action: 'start' } },
    { method: 'POST', path: execute, body: { tenantName: 'default', action: 'stop' } },
    {
      method: 'POST',
      path: path('create'),
      body: { tenantID: 'tenant-2', name: 'new_agent', description: 'First\nand second line' },
    },
    { method: 'PUT', path: path(`${id}/update`), body: { description: 'Changed' } },
    { method: 'DELETE', path: path('delete'), body: { ids: [expect.any(String), expect.any(String)] } },
  ])
})

test('an agent is set up: its file is generated, its steps copied, its files downloaded [AGT-002, AGT-005, AGT-055, AGT-057, AGT-058, API-076, API-D39]', async ({
  page,
  context,
  rig,
  fault,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, 'owner', tab)
  const agents = section(page, 'Data Agent')
  const fresh = rowOf(page, 'hr_agent')
  await expect(fresh).toContainText('N/A')
  const generate = fresh.getByRole('button', { name: 'Generate authentication file hr_agent' })
  await expect(fresh.getByRole('button')).toHaveCount(1)
  await fault({ call: 'generateDataAgentFile', kind: 'status', status: 500, body: 'No file today', times: 1 })
  await generate.click()
  await expect(errorNotice(page, 'No file today')).toBeVisible()
  await clearTheWay(page)
  const file = await savedBy(page, () => generate.click())
  expect(file.suggestedFilename()).toBe('hr_agent_auth.json')
  expect(JSON.parse(String(await contentOf(file)))).toMatchObject({ agent: 'hr_agent', tenant: 'default' })
  await expect(notice(page, 'Authentication file generated')).toBeVisible()
  await expect(fresh).toContainText('Generated')
  await clearTheWay(page)
  expect(await commandsOf(rig)).toContainEqual({
    method: 'POST',
    path: path(`${id}/generate-auth-file`),
    body: { clientOrigin: rig.origin, tenantName: 'default' },
  })

  await chooseInRow(page, fresh, 'Set-up steps')
  const steps = page.getByRole('dialog', { name: 'Set up hr_agent' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  const copied: string[] = []
  for (const thing of ['Wheel file URL', 'Install command', 'JSON', 'Sample code']) {
    await steps.getByRole('button', { name: `Copy ${thing}` }).click()
    await expect(steps.getByText(`${thing} copied`)).toBeVisible()
    copied.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  expect(copied).toEqual([
    expect.stringMatching(
      new RegExp(`^${rig.origin}/api/v2/users/instances/downloadagent\\?instanceid=[0-9a-f-]{36}$`),
    ),
    'pip install ./data_agent-0.0.1-py3-none-any.whl',
    expect.stringContaining('"agent": "hr_agent"'),
    'import data_agent\n\nagent = data_agent.connect("hr_agent_auth.json")\nprint(agent.describe())',
  ])
  await page.clock.install()
  await steps.getByRole('button', { name: 'Copy JSON' }).click()
  await expect(steps.getByText('JSON copied')).toBeVisible()
  // The page's own time runs on meanwhile, too.
  await page.clock.runFor(2_000)
  await expect(steps.getByText('JSON copied')).toBeVisible()
  await page.clock.runFor(1_100)
  await expect(steps.getByText('JSON copied')).toBeHidden()
  await page.clock.resume()

  const wheel = await savedBy(page, () => steps.getByRole('button', { name: 'Download agent wheel' }).click())
  expect(wheel.suggestedFilename()).toBe('data_agent-0.0.1-py3-none-any.whl')
  const archive = await contentOf(wheel)
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  await steps.getByRole('button', { name: 'Close' }).last().click()
  const notebook = await savedBy(page, () =>
    agents.getByRole('button', { name: 'Download sample notebook' }).click(),
  )
  expect(notebook.suggestedFilename()).toBe('data_agent_sample.ipynb')
  expect(JSON.parse(String(await contentOf(notebook)))).toMatchObject({ nbformat: 4 })

  await fault({ call: 'downloadDataAgent', kind: 'status', status: 404, body: { message: 'No wheel today' } })
  await agents.getByRole('button', { name: 'Download agent wheel' }).click()
  await expect(errorNotice(page, 'No wheel today')).toBeVisible()
})

test('the section says when it cannot be shown, fails in words, and is absent where it is off [AGT-015, AGT-016, AGT-017, AGT-045, AGT-048, AGT-D23]', async ({
  page,
  rig,
  fault,
}) => {
  await fault({ call: 'listDataAgents', kind: 'status', status: 500, body: {}, times: 1 })
  await signInAs(page, 'owner', `${tab}&data-agents.q=orders`)
  const agents = section(page, 'Data Agent')
  await expect(agents.getByRole('heading', { name: 'error while fetching' })).toBeVisible()
  await expect(errorNotice(page, 'Error happened while getting Data Agents Connections')).toBeVisible()
  await agents.getByRole('button', { name: 'Refresh' }).click()
  await expect(agents.getByRole('row')).toHaveCount(11)
  expect(page.url()).not.toContain('orders')

  await page.goto(tabOf('configurations', 'mktsaas'))
  await expect(agents.getByRole('heading', { name: 'no data agents' })).toBeVisible()
  await expect(agents.getByRole('button', { name: 'New' })).toBeVisible()

  await rig.forgetRequests()
  await page.goto(tabOf('configurations', 'finance-archive'))
  await expect(
    agents.getByText('Your cluster must be connected to view Data Agent Connections'),
  ).toBeVisible()
  await expectAccessible(page)
  expect((await rig.requests()).filter(({ call }) => call === 'listDataAgents')).toEqual([])

  await rig.patchCluster('sales-analytics', { enableDataAgent: false })
  await page.goto(tab)
  await expect(page.getByRole('tab', { name: 'Configurations', exact: true })).toBeVisible()
  await expect(agents).toHaveCount(0)
  await rig.patchCluster('sales-analytics', { enableDataAgent: true })
})
