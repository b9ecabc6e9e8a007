import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const owner = '5a9d0b0e-0000-4000-8000-000000000001'
const pathOf = (cluster: string, call: string) => `/api/v2/users/${owner}/instances/${cluster}/${call}`

test('an owner updates a running cluster to an official release at once, and sees it come up again [DET-028, DET-057, API-048]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('main'))
  const version = section(page, 'Version')
  await expect(version).toContainText('Current version4.2.6-1182')
  await expect(version).toContainText('Available4.3.1-11824.3.0-1182')
  await expect(version).toContainText('Pending updateNone')
  await settled(page)
  await expectAccessible(page)

  await version.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update sales-analytics' })
  await expect(dialog).toContainText('The cluster is running: the update is applied immediately.')
  await expect(dialog.getByRole('radio', { name: 'Official release' })).toBeChecked()
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Update now' }).click()

  await expect(notice(page, 'sales-analytics is being updated to 4.3.1-1182')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(version).toContainText('Current version4.3.1-1182')
  await expect(version).toContainText('No update is offered for this cluster.')
  await expect(version.getByRole('button', { name: 'Update' })).toHaveCount(0)
  await expect(page.getByText('Connecting...').first()).toBeVisible()
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'PUT',
      path: pathOf('sales-analytics', 'upgrade'),
      body: { version: '4.3.1-1182', byBuildNo: 'false' },
    },
  ])
})

test('an owner schedules a build for a cluster that sleeps, and cancels it again [DET-058, DET-059, DET-060, API-045, API-046, API-049, API-050]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('main', 'finance-archive'))
  const version = section(page, 'Version')
  await version.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update finance-archive' })
  await expect(dialog).toContainText('The cluster is not running: the update is scheduled')
  await dialog.getByRole('radio', { name: 'Build number' }).check()
  await dialog.getByRole('button', { name: 'Schedule the update' }).click()
  await expect(dialog.getByText('Enter a build number.')).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Build number' }).fill('4.4.0-1201')
  await dialog.getByRole('button', { name: 'Schedule the update' }).click()

  await expect(
    notice(page, 'finance-archive will be updated to 4.4.0-1201 at its next startup'),
  ).toBeVisible()
  await expect(version).toContainText('Pending update4.4.0-1201 Next startup')
  await expect(version.getByRole('button', { name: 'Update', exact: true })).toHaveCount(0)
  await settled(page)
  await expectAccessible(page)

  await version.getByRole('button', { name: 'Cancel the pending update to 4.4.0-1201' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the pending update?' })
  await expect(question).toContainText('finance-archive keeps its version 4.1.9-1182.')
  await question.getByRole('button', { name: 'Cancel the update' }).click()
  await expect(notice(page, 'The pending update is cancelled')).toBeVisible()
  await expect(version).toContainText('Pending updateNone')
  await expect(version.getByRole('button', { name: 'Update', exact: true })).toBeVisible()

  const change = { version: '4.4.0-1201', byBuildNo: 'true' }
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: pathOf('finance-archive', 'pending'),
      body: { kind: 'UPGRADE_VERSION', change },
    },
    {
      method: 'DELETE',
      path: expect.stringMatching(new RegExp(`^${pathOf('finance-archive', 'pending')}/[0-9a-f-]{36}$`)),
      body: null,
    },
  ])
})

test('a locked cluster says so at the button, and a reading that fails says so in place [DET-077, DET-080]', async ({
  page,
  rig,
  fault,
}) => {
  await signInAs(page, 'owner', tabOf('main', 'mktsaas'))
  const version = section(page, 'Version')
  const update = version.getByRole('button', { name: 'Update' })
  await expect(update).toBeDisabled()
  await update.focus()
  await expect(page.getByRole('tooltip')).toContainText('Update is currently locked for this cluster.')

  await fault({ call: 'listPendingUpdates', kind: 'status', status: 500 })
  await page.goto(tabOf('main', 'azdev01'))
  await expect(version.getByRole('alert')).toContainText('The pending updates could not be loaded.')
  await settled(page)
  await expectAccessible(page)
  await rig.clearFaults()
  await version.getByRole('button', { name: 'Try again' }).click()
  await expect(version).toContainText('Pending update4.3.1-1182 Next startup')
})
