import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const owner = '5a9d0b0e-0000-4000-8000-000000000001'
const execute = '/api/v2/instances/c1a5e000-0000-4000-8000-000000000001/services/execute'

test('an owner stops a node and starts it again, and adds one [API-038, API-039, CFG-024, CFG-064]', async ({
  page,
  rig,
}) => {
  // What passes by in less than a second otherwise is on screen until it was seen.
  await rig.setSpeed(0.001)
  await signInAs(page, 'owner', tabOf('configurations'))
  const services = section(page, 'Services')
  const row = (name: string) => services.getByRole('row', { name })
  const loader = row('sales-analytics-loader-1')
  await expect(loader).toContainText('running')

  await loader.getByRole('button', { name: 'Stop' }).click()
  const question = page.getByRole('dialog', { name: 'Stop sales-analytics-loader-1?' })
  await expect(question).toContainText('Loads that run there are broken off')
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(loader).toContainText('stopping')
  await rig.advance(20_000)
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
