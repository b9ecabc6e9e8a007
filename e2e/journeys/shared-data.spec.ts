import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, tabOf } from '../pages/cluster-page'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import { settled } from '../settled'

test('delta sharing, Synapse and the home page are each changed by their own request [API-038, API-062, CFG-034, CFG-052]', async ({
  page,
  rig,
}) => {
  await rig.patchCluster('atlprod', { image: '2024.1.0' })
  await signInAs(page, 'enterprise', tabOf('configurations', 'atlprod'))
  const sharing = page.getByRole('switch', { name: 'Delta sharing' })
  await expect(page.getByText('Turn it on first: these steps work once delta sharing is on.')).toBeVisible()
  await sharing.click()
  await expect(sharing).toBeChecked()
  await sharing.press('Enter')
  const ends = page.getByRole('dialog', { name: 'Turn off delta sharing' })
  await expect(ends.getByRole('term')).toHaveText('Tenants')
  await expect(ends.getByRole('definition')).toHaveText('2:defaultfinance')
  await settled(page)
  await expectAccessible(page)
  await ends.getByRole('button', { name: 'Turn off' }).click()
  await expect(sharing).not.toBeChecked()

  const synapse = page.getByRole('switch', { name: 'Microsoft Synapse' })
  await synapse.click()
  const credentials = page.getByRole('dialog', { name: 'Turn on the link to Microsoft Synapse' })
  await credentials.getByLabel('Tenant').fill('contoso')
  await credentials.getByLabel('Username').fill('reader')
  await credentials.getByRole('textbox', { name: 'Password' }).fill('not a secret')
  await settled(page)
  await expectAccessible(page)
  const sending = page.waitForRequest((request) => request.url().endsWith('/azuresynapse'))
  await credentials.getByRole('button', { name: 'Turn on' }).click()
  // The sandbox keeps no secret in its record.
  expect((await sending).postDataJSON()).toMatchObject({ password: 'not a secret' })
  await expect(synapse).toBeChecked()

  const home = page.getByRole('switch', { name: 'Show home page' })
  await home.click()
  await page
    .getByRole('dialog', { name: 'Hide the home page' })
    .getByRole('button', { name: 'Turn off' })
    .click()
  await expect(home).not.toBeChecked()

  const path = `/api/v2/users/${uuidOf('enterprise')}/instances/atlprod`
  expect(await commandsOf(rig)).toEqual([
    { method: 'PUT', path, body: { enableDeltaShare: true } },
    { method: 'PUT', path, body: { enableDeltaShare: false } },
    {
      method: 'PUT',
      path: `${path}/azuresynapse`,
      body: {
        tenant: 'contoso',
        username: 'reader',
        password: '(masked)',
        instanceId: 'c1a5e000-0000-4000-8000-000000000010',
        enableMicrosoftSynapse: true,
      },
    },
    { method: 'PUT', path, body: { 'display-home-page': false } },
  ])
})
