import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseInRow, commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'

const tab = tabOf('self-managed-clusters')
const path = (rest: string) => `/api/v2/users/${uuidOf('owner')}/instances/sales-analytics/${rest}`

test('an owner makes a self-managed cluster, watches it connect, scales, resizes, switches and deletes [SUB-001, SUB-003, API-036, API-078, API-079, API-080, API-081, API-082, API-083]', async ({
  page,
  rig,
}) => {
  await page.clock.install()
  await signInAs(page, 'owner', tab)
  const list = section(page, 'Self-Managed Clusters')
  await list.getByRole('button', { name: 'New Self-Managed Cluster' }).click()
  const create = page.getByRole('dialog', { name: 'Create Self-Managed Cluster' })
  const submit = create.getByRole('button', { name: 'Create', exact: true })
  await create.getByRole('textbox', { name: /Name/ }).fill('extra')
  const nodes = create.getByRole('spinbutton', { name: /Nodes/ })
  await nodes.fill('11')
  await nodes.blur()
  await expect(create).toContainText(
    'Services must be greater than or equal to 1 and less than or equal to 10',
  )
  await create.getByRole('combobox', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Analytics', exact: true }).click()
  await create.getByRole('combobox', { name: /Size/ }).click()
  await page.getByRole('option', { name: /^Small/ }).click()
  await expectAccessible(page)
  await nodes.fill('2')
  await submit.click()
  await expect(notice(page, 'Self-Managed Cluster Created')).toBeVisible()
  const extra = rowOf(page, 'sales-analytics-extra')
  await expect(extra).toContainText('Connecting...')
  await clearTheWay(page)
  await expectAccessible(page)
  await rig.advance(180_000)
  await page.clock.runFor(15_000)
  await expect(extra).toContainText('Connected')

  const quarter = rowOf(page, 'sales-analytics-quarter')
  await chooseInRow(page, quarter, 'Scale')
  const scale = page.getByRole('dialog', { name: 'Scale Self-Managed Cluster' })
  await scale.getByRole('spinbutton', { name: /Nodes/ }).fill('4')
  await scale.getByRole('button', { name: 'Scale', exact: true }).click()
  await expect(quarter).toContainText('x4')
  await clearTheWay(page)
  await chooseInRow(page, quarter, 'Edit size')
  const edit = page.getByRole('dialog', { name: 'Edit Self-Managed Cluster' })
  await edit.getByRole('combobox', { name: /Size/ }).press('ArrowDown')
  await page.getByRole('option', { name: /^Large S1/ }).click()
  await edit.getByRole('button', { name: 'Save size' }).click()
  await expect(quarter).toContainText('Large S1')
  await clearTheWay(page)

  const nightly = rowOf(page, 'sales-analytics-nightly')
  await nightly.getByRole('button', { name: /^Connect/ }).click()
  await expect(nightly).toContainText('Connecting...')
  await clearTheWay(page)
  await rowOf(page, 'sales-analytics-lab')
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(notice(page, 'Self-Managed Cluster Disconnected')).toBeVisible()
  await clearTheWay(page)
  await chooseInRow(page, quarter, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(quarter).toBeHidden()

  const subCluster = 'sales-analytics-quarter'
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: path('subcluster'),
      body: { type: 'analytics', configs: {}, size: 'size-small', name: 'sales-analytics-extra', nodes: 2 },
    },
    { method: 'PUT', path: path('scale'), body: { subCluster, nodes: 4 } },
    { method: 'PUT', path: path('updatesubcluster'), body: { subCluster, size: 'size-larges1' } },
    { method: 'PUT', path: path('connectsubcluster'), body: { subCluster: 'sales-analytics-nightly' } },
    { method: 'PUT', path: path('disconnectsubcluster'), body: { subCluster: 'sales-analytics-lab' } },
    { method: 'DELETE', path: path(`subcluster/${subCluster}`), body: null },
  ])
})
