import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const owner = '5a9d0b0e-0000-4000-8000-000000000001'
const pathOf = (cluster: string, call: string) => `/api/v2/users/${owner}/instances/${cluster}/${call}`

test('an owner updates a running cluster at once, and schedules a build for one that sleeps and cancels it [API-045, API-046, API-048, API-049, API-050]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('main'))
  const version = section(page, 'Version')
  await expect(version).toContainText('Current version4.2.6-1182')
  await expect(version).toContainText('Available4.3.1-11824.3.0-1182')
  await version.getByRole('button', { name: 'Update' }).click()
  const atOnce = page.getByRole('dialog', { name: 'Update sales-analytics' })
  await expect(atOnce).toContainText('The cluster is running: the update is applied immediately.')
  // Facts that arrive push the button away from below the pointer.
  await settled(page)
  await atOnce.getByRole('button', { name: 'Update now' }).click()
  await expect(notice(page, 'sales-analytics is being updated to 4.3.1-1182')).toBeVisible()
  await expect(version).toContainText('Current version4.3.1-1182')
  await expect(page.getByText('Connecting...').first()).toBeVisible()

  await page.goto(tabOf('main', 'finance-archive'))
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
  await expect(version).toContainText('Pending update4.4.0-1201 Next startup')
  await settled(page)
  await expectAccessible(page)

  await version.getByRole('button', { name: 'Cancel the pending update to 4.4.0-1201' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the pending update?' })
  await question.getByRole('button', { name: 'Cancel the update' }).click()
  await expect(version).toContainText('Pending updateNone')

  expect(await commandsOf(rig)).toEqual([
    {
      method: 'PUT',
      path: pathOf('sales-analytics', 'upgrade'),
      body: { version: '4.3.1-1182', byBuildNo: 'false' },
    },
    {
      method: 'POST',
      path: pathOf('finance-archive', 'pending'),
      body: { kind: 'UPGRADE_VERSION', change: { version: '4.4.0-1201', byBuildNo: 'true' } },
    },
    {
      method: 'DELETE',
      path: expect.stringMatching(new RegExp(`^${pathOf('finance-archive', 'pending')}/[0-9a-f-]{36}$`)),
      body: null,
    },
  ])
})
