import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, tabOf } from '../pages/cluster-page'
import { notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = tabOf('advanced-configurations')

test('an owner changes configurations of the server and a tenant, reviews and saves them [API-028, API-029, ADV-003, ADV-014]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', `${tab}#system/Cache`)
  await expect(page.getByRole('heading', { name: 'Cache', level: 3 })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')

  const lifetime = page.getByRole('textbox', { name: 'Lifetime' })
  await lifetime.fill('90000')
  await lifetime.blur()
  await expect(page.getByText('Value cannot be less than 1 or greater than 86400')).toBeVisible()
  await expectAccessible(page)
  await lifetime.fill('900')
  await page.getByRole('switch', { name: 'Disk cache' }).click()
  await page.getByRole('textbox', { name: 'Disk cache size' }).fill('50')
  await page.getByRole('tab', { name: 'Tenant Configurations' }).click()
  await page.getByRole('tab', { name: 'Finance' }).click()
  // Until its keys are there, those of the other tenant can still be typed into.
  await expect(page.getByRole('tab', { name: 'Finance', selected: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Storage' }).fill('750')
  await expect(page.getByText('Restart required: analytics')).toBeVisible()

  await save.click()
  const review = page.getByRole('dialog', { name: 'Review your changes' })
  await expect(review.getByText('Only these keys are sent.')).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'The configurations of sales-analytics are saved')).toBeVisible()
  await expect(page.getByText('No changes')).toBeVisible()
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'PATCH',
      path: expect.stringMatching(/^\/api\/v2\/instances\/[0-9a-f-]{36}\/advanced-configs$/),
      body: [
        {
          name: 'system',
          data: [
            { configKey: 'cache.lifetime', configValue: 900 },
            { configKey: 'cache.disk.enabled', configValue: true },
            { configKey: 'cache.disk.size', configValue: 50 },
          ],
        },
        { name: 'finance', data: [{ configKey: 'tenant.storage', configValue: 750 }] },
      ],
    },
  ])
})
