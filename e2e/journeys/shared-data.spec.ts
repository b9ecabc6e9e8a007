import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, tabOf } from '../pages/cluster-page'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import { settled } from '../settled'

test('an owner on Azure links Microsoft Synapse with credentials that are sent once [API-062, CFG-034]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'enterprise', tabOf('configurations', 'atlprod'))
  const synapse = page.getByRole('switch', { name: 'Microsoft Synapse' })
  await synapse.click()
  const credentials = page.getByRole('dialog', { name: 'Turn on the link to Microsoft Synapse' })
  await credentials.getByRole('button', { name: 'Turn on' }).click()
  await expect(credentials.getByLabel('Tenant')).toHaveAttribute('aria-invalid', 'true')
  await settled(page)
  await expectAccessible(page)
  await credentials.getByLabel('Tenant').fill('contoso')
  await credentials.getByLabel('Username').fill('reader')
  await credentials.getByRole('textbox', { name: 'Password' }).fill('not a secret')
  const sending = page.waitForRequest((request) => request.url().endsWith('/azuresynapse'))
  await credentials.getByRole('button', { name: 'Turn on' }).click()
  // The sandbox keeps no secret in its record.
  expect((await sending).postDataJSON()).toMatchObject({ password: 'not a secret' })
  await expect(synapse).toBeChecked()
  expect(await commandsOf(rig)).toEqual([
    {
      method: 'PUT',
      path: `/api/v2/users/${uuidOf('enterprise')}/instances/atlprod/azuresynapse`,
      body: {
        tenant: 'contoso',
        username: 'reader',
        password: '(masked)',
        instanceId: 'c1a5e000-0000-4000-8000-000000000010',
        enableMicrosoftSynapse: true,
      },
    },
  ])
})
