import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const owner = '5a9d0b0e-0000-4000-8000-000000000001'
/** Milliseconds from one reading of the services to the next. */
const cadence = 5_000
const execute = '/api/v2/instances/c1a5e000-0000-4000-8000-000000000001/services/execute'

test('an owner stops a node and starts it again, and adds one [API-038, API-039, CFG-024, CFG-064]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('configurations'))
  const services = section(page, 'Services')
  const row = (name: string) => services.getByRole('row', { name })
  const loader = row('sales-analytics-loader-1')
  await expect(loader).toContainText('running')
  await settled(page)
  await expectAccessible(page)

  await loader.getByRole('button', { name: 'Stop' }).click()
  const question = page.getByRole('dialog', { name: 'Stop sales-analytics-loader-1?' })
  await expect(question).toContainText('Loads that run there are broken off')
  await settled(page)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(loader).toContainText('stopping')
  await loader.getByRole('button', { name: 'Start' }).click()
  await expect(loader).toContainText('starting')

  await services.getByRole('button', { name: 'Add Analytics services' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Analytics services' })
  await expect(dialog).toContainText(
    'Adding a new analytics service will restart the existing analytics service.',
  )
  await settled(page)
  await expectAccessible(page)
  await clearTheWay(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(row('creating')).toHaveCount(1)
  await expectAccessible(page)

  const commands = (await commandsOf(rig)).filter(({ method }) => method === 'PUT')
  const onNode = { service: 'loader', nodeName: 'sales-analytics-loader-1' }
  expect(commands).toEqual([
    { method: 'PUT', path: execute, body: { action: 'stop', ...onNode } },
    { method: 'PUT', path: execute, body: { action: 'start', ...onNode } },
    {
      method: 'PUT',
      path: `/api/v2/users/${owner}/instances/sales-analytics`,
      body: { analyticsReplicas: 2 },
    },
  ])
})

test('nodes are restarted and force started, one and all of a service, and loaders are added and deleted [API-037, API-040, CFG-D27]', async ({
  page,
  rig,
}) => {
  await rig.patchCluster('sales-analytics', { analyticsNodes: 2 })
  await page.clock.install()
  await signInAs(page, 'owner', tabOf('configurations'))
  const services = section(page, 'Services')
  const row = (name: string) => services.getByRole('row', { name })
  const ask = async (button: string, title: string, answer: string) => {
    await services.getByRole('button', { name: button }).click()
    await clearTheWay(page)
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: answer }).click()
  }
  await ask('Restart all nodes of Analytics', 'Restart all nodes of Analytics?', 'Restart')
  await expect(row('sales-analytics-analytics-1')).toContainText('stopping')
  await expect(row('sales-analytics-analytics-2')).toContainText('stopping')
  await ask('Restart sales-analytics-loader-1', 'Restart sales-analytics-loader-1?', 'Restart')
  await expect(row('sales-analytics-loader-1')).toContainText('stopping')
  await ask('Add Loader services', 'Add Loader services', 'Add')
  await expect(row('creating')).toHaveCount(1)
  await rig.advance(120_000)
  await page.clock.runFor(cadence)
  await expect(row('sales-analytics-loader-2')).toContainText('running')
  await ask('Delete Loader services', 'Delete Loader services', 'Delete')
  await expect(row('sales-analytics-loader-2')).toContainText('deleting')

  // No node of the sandbox comes to this status by itself.
  const inError = { node_name: 'sales-analytics-loader-1', name: 'loader', status: 'error' }
  await rig.fault({ call: 'getServiceStatus', kind: 'status', status: 200, body: statusWith(inError) })
  await rig.fault({ call: 'executeService', kind: 'status', status: 200, body: { message: 'Forced' } })
  await page.clock.runFor(cadence)
  await expect(row('sales-analytics-loader-1')).toContainText('error')
  const forced = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/services/execute'),
  )
  await row('sales-analytics-loader-1').getByRole('button', { name: 'Start' }).click()
  expect((await (await forced).allHeaders()).authorization).toMatch(/^Bearer \S+$/)
  await expect(notice(page, 'Forced')).toBeVisible()

  const cluster = `/api/v2/users/${owner}/instances/sales-analytics`
  const loader = { service: 'loader', nodeName: 'sales-analytics-loader-1' }
  const commands = (await commandsOf(rig)).filter(({ method }) => method === 'PUT')
  expect(commands).toEqual([
    { method: 'PUT', path: execute, body: { action: 'restart', service: 'analytics', allNodes: true } },
    { method: 'PUT', path: execute, body: { action: 'restart', ...loader } },
    { method: 'PUT', path: cluster, body: { loaderReplicas: 2 } },
    { method: 'PUT', path: cluster, body: { loaderReplicas: 1 } },
    { method: 'PUT', path: execute, body: { action: 'force start', ...loader } },
  ])
})

/** What the status call answers where one loader is all there is. */
function statusWith(loader: object) {
  return {
    analyticsServices: [],
    loaderServices: [loader],
    sqliService: [],
    notebookService: [],
    analyticsSubClusterServices: [],
    loaderSubClusterServices: [],
  }
}
