import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseInRow, commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'

const tab = tabOf('self-managed-clusters')
const path = (rest: string) => `/api/v2/users/${uuidOf('owner')}/instances/sales-analytics/${rest}`

test('an owner creates a self-managed cluster, and watches it connect [SUB-001, SUB-003, API-078]', async ({
  page,
  rig,
}) => {
  await page.clock.install()
  await signInAs(page, 'owner', tab)
  const list = section(page, 'Self-Managed Clusters')
  await expect(list.getByRole('columnheader')).toHaveText([
    /Name/,
    /Status/,
    /IPU/,
    /Size/,
    /Type/,
    /Endpoint/,
    'Actions',
  ])
  const quarter = rowOf(page, 'sales-analytics-quarter')
  await expect(quarter).toContainText('x3')
  await expect(quarter).toContainText('Connected')
  await expect(rowOf(page, 'sales-analytics-spare').getByText('x1')).toHaveCount(0)
  await expect(rowOf(page, 'sales-analytics-nightly')).toContainText('Disconnected')
  await expectAccessible(page)

  await list.getByRole('button', { name: 'New Self-Managed Cluster' }).click()
  const create = page.getByRole('dialog', { name: 'Create Self-Managed Cluster' })
  const submit = create.getByRole('button', { name: 'Create', exact: true })
  const name = create.getByRole('textbox', { name: /Name/ })
  const nodes = create.getByRole('spinbutton', { name: /Nodes/ })
  await expect(nodes).toHaveValue('1')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await name.fill('abcdefghijklmnopq')
  await expect(create).toContainText('sales-analytics-abcdefghijklmnopq')
  await nodes.fill('11')
  await nodes.blur()
  await expect(create).toContainText('Name should not exceed 32 characters')
  await expect(create).toContainText(
    'Services must be greater than or equal to 1 and less than or equal to 10',
  )
  await nodes.fill('')
  await nodes.blur()
  await expect(create).toContainText('Input is required')
  await name.fill('extra')
  await nodes.fill('2')
  await create.getByRole('combobox', { name: /Type/ }).click()
  const failover = page.getByRole('option', { name: /Failover Analytics/ })
  await expect(failover).toHaveAttribute('aria-disabled', 'true')
  await expect(failover).toContainText('Only one Failover Analytics Self-Managed Cluster is allowed')
  await page.getByRole('option', { name: 'Analytics', exact: true }).click()
  await create.getByRole('combobox', { name: /Size/ }).click()
  await page.getByRole('option', { name: /^Small/ }).click()
  await expectAccessible(page)
  await submit.click()
  await expect(notice(page, 'Self-Managed Cluster Created')).toBeVisible()
  const extra = rowOf(page, 'sales-analytics-extra')
  await expect(extra).toContainText('Connecting...')
  await rig.advance(180_000)
  await page.clock.runFor(15_000)
  await expect(extra).toContainText('Connected')

  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: path('subcluster'),
      body: { type: 'analytics', configs: {}, size: 'size-small', name: 'sales-analytics-extra', nodes: 2 },
    },
  ])
})

test('an owner scales, resizes, disconnects and deletes a self-managed cluster [SUB-003, API-036, API-079, API-080, API-082, API-083]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tab)
  const quarter = rowOf(page, 'sales-analytics-quarter')
  await chooseInRow(page, quarter, 'Scale')
  const scale = page.getByRole('dialog', { name: 'Scale Self-Managed Cluster' })
  await scale.getByRole('spinbutton', { name: /Nodes/ }).fill('4')
  await scale.getByRole('button', { name: 'Scale', exact: true }).click()
  await expect(quarter).toContainText('x4')
  await clearTheWay(page)

  await chooseInRow(page, quarter, 'Edit size')
  const edit = page.getByRole('dialog', { name: 'Edit Self-Managed Cluster' })
  await expect(edit.getByRole('textbox', { name: /Name/ })).toHaveAttribute('readonly', '')
  await edit.getByRole('combobox', { name: /Size/ }).press('ArrowDown')
  await page.getByRole('option', { name: /^Large S1/ }).click()
  await edit.getByRole('button', { name: 'Save size' }).click()
  await expect(quarter).toContainText('Large S1')
  await clearTheWay(page)

  const lab = rowOf(page, 'sales-analytics-lab')
  await lab.getByRole('button', { name: /^Disconnect/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(notice(page, 'Self-Managed Cluster Disconnected')).toBeVisible()
  await clearTheWay(page)

  await chooseInRow(page, quarter, 'Delete')
  const sure = page.getByRole('dialog', { name: 'Delete sales-analytics-quarter?' })
  await expect(sure).toContainText('gone for good')
  await sure.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(notice(page, 'Self-Managed Cluster Deleted')).toBeVisible()
  await expect(quarter).toBeHidden()

  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path: path('scale'), body: { subCluster: 'sales-analytics-quarter', nodes: 4 } },
    {
      method: 'PUT',
      path: path('updatesubcluster'),
      body: { subCluster: 'sales-analytics-quarter', size: 'size-larges1' },
    },
    { method: 'PUT', path: path('disconnectsubcluster'), body: { subCluster: 'sales-analytics-lab' } },
    { method: 'DELETE', path: path('subcluster/sales-analytics-quarter'), body: null },
  ])
})

test('what may not be done says why [API-081]', async ({ page, rig }) => {
  await signInAs(page, 'owner', tab)
  const nightly = rowOf(page, 'sales-analytics-nightly')
  await nightly.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Scale' })).toHaveAccessibleDescription(
    'Connect the Self-Managed Cluster first Possible once it is connected.',
  )
  await page.keyboard.press('Escape')
  await nightly.getByRole('button', { name: /^Connect/ }).click()
  await expect(notice(page, 'Self-Managed Cluster Connected')).toBeVisible()
  await expect(nightly).toContainText('Connecting...')
  await clearTheWay(page)
  await expect(
    rowOf(page, 'sales-analytics-spare').getByRole('button', { name: /^(Dis)?[Cc]onnect/ }),
  ).toHaveCount(0)
  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path: path('connectsubcluster'), body: { subCluster: 'sales-analytics-nightly' } },
  ])

  const lab = rowOf(page, 'sales-analytics-lab')
  await expect(lab).toContainText('not running')
  await chooseInRow(page, lab, 'Start nodes')
  await expect(notice(page, 'sales-analytics-lab is started')).toBeVisible()
  await expect(lab).not.toContainText('not running')
  await clearTheWay(page)
  await lab.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Restart nodes' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Start nodes', exact: true })).toHaveCount(0)
})

test('a user only looks: no action on self-managed clusters [SUB-035, SUB-040]', async ({ page }) => {
  await signInAs(page, 'user', tab)
  const quarter = rowOf(page, 'sales-analytics-quarter')
  await quarter.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Restart nodes' })).toHaveAccessibleDescription(
    "You can't make actions on Self-Managed Cluster Ask the owner of the cluster.",
  )
  await expect(page.getByRole('menuitem', { name: 'Scale' })).toHaveAccessibleDescription(
    'You need higher permission Ask the owner of the cluster.',
  )
})
