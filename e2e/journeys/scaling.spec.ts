import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, section, tabOf } from '../pages/cluster-page'
import { notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import { settled } from '../settled'

const tab = tabOf('scaling-configurations')

test('an owner turns auto-scaling on, and looks at the queries of a week as charts and as a table [SCA-001, SCA-002, SCA-003, API-034, API-035]', async ({
  page,
  rig,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await signInAs(page, 'owner', tab)
  const scaling = section(page, 'Auto-scaling')
  const control = scaling.getByRole('switch', { name: 'Auto-scaling' })
  await expect(control).not.toBeChecked()
  await expect(scaling).toContainText('Cooldown5 minutes')
  await control.click()
  await expect(notice(page, 'Auto-scaling of sales-analytics is turned on')).toBeVisible()
  await expect(control).toBeChecked()

  const analytics = section(page, 'Analytics')
  await expect(analytics.locator('canvas')).toBeVisible()
  await expect(section(page, 'Loader').locator('canvas')).toBeVisible()
  await page.getByText('Last week', { exact: true }).click()
  await expect(page).toHaveURL(`${tab}&hours=168`)
  await expect(analytics).toContainText(/queries in the last week, [\d,]+ of them rejected/)
  await expect(analytics.locator('canvas')).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  await analytics.getByRole('button', { name: 'View as table' }).click()
  await expect(analytics.getByRole('row').nth(165)).toBeAttached()

  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: expect.stringMatching(/^\/api\/v2\/users\/[0-9a-f-]{36}\/instances\/updateautoscaling$/),
      body: {
        userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        instanceID: 'c1a5e000-0000-4000-8000-000000000001',
        isEnabled: true,
      },
    },
  ])
})
