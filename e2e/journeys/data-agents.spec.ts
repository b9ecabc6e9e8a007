import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseInRow, commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = tabOf('configurations')
const path = (rest: string) =>
  expect.stringMatching(new RegExp(`^/api/v2/users/instances/[0-9a-f-]{36}/da/${rest}$`))
const id = '[0-9a-f-]{36}'

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

test('an owner finds, makes, starts, changes and deletes data agents [AGT-001, AGT-002]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', `${tab}#cluster-data-agent`)
  const agents = section(page, 'Data Agent')
  await expect(agents.getByRole('row')).toHaveCount(11)
  await agents.getByRole('searchbox').fill('invent')
  await expect(agents.getByRole('row')).toHaveCount(2)
  const inventory = rowOf(page, 'inventory_agent')
  await inventory.getByRole('button', { name: 'Start inventory_agent' }).click()
  await expect(inventory).toContainText('Connected')
  await agents.getByRole('searchbox').fill('')
  await expect(agents.getByRole('row')).toHaveCount(11)
  const searches = (await rig.requests()).filter(({ query }) => query.filters !== undefined)
  expect(searches.map(({ query }) => query)).toContainEqual({
    limit: '10',
    offset: '0',
    filters: '[{"column":"NAME","search":"invent"}]',
  })

  await clearTheWay(page)
  await agents.getByRole('button', { name: 'New' }).click()
  const form = page.getByRole('dialog', { name: 'New Data Agent' })
  await form.getByLabel('Name').fill('new_agent')
  await form.getByLabel('Tenant').click()
  await page.getByRole('option', { name: 'finance' }).click()
  await form.getByLabel('Description').fill('First\nand second line')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  await clearTheWay(page)

  await chooseInRow(page, rowOf(page, 'orders_agent'), 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit orders_agent' })
  await edit.getByLabel('Description').fill('Changed')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'orders_agent')).toContainText('Changed')
  await clearTheWay(page)

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

  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: path(`${id}/execute-action`),
      body: { tenantName: 'default', action: 'start' },
    },
    {
      method: 'POST',
      path: path('create'),
      body: { tenantID: 'tenant-2', name: 'new_agent', description: 'First\nand second line' },
    },
    { method: 'PUT', path: path(`${id}/update`), body: { description: 'Changed' } },
    { method: 'DELETE', path: path('delete'), body: { ids: [expect.any(String), expect.any(String)] } },
  ])
})

test('an agent is set up: its file is generated, its steps copied, its wheel downloaded [AGT-002, AGT-005, AGT-055, AGT-057, API-076, API-D39]', async ({
  page,
  context,
  rig,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, 'owner', tab)
  const fresh = rowOf(page, 'hr_agent')
  await expect(fresh).toContainText('N/A')
  const file = await savedBy(page, () =>
    fresh.getByRole('button', { name: 'Generate authentication file hr_agent' }).click(),
  )
  expect(file.suggestedFilename()).toBe('hr_agent_auth.json')
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
  const wheel = await savedBy(page, () => steps.getByRole('button', { name: 'Download agent wheel' }).click())
  expect(wheel.suggestedFilename()).toBe('data_agent-0.0.1-py3-none-any.whl')
  const archive = await readFile(await wheel.path())
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  const notebook = await savedBy(page, () =>
    steps.getByRole('button', { name: 'Download sample notebook' }).click(),
  )
  expect(notebook.suggestedFilename()).toBe('data_agent_sample.ipynb')
})
