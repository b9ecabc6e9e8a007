import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'

test('a wrong config.json names every wrong key', async ({ page, context, rig }) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  const { clientId: _clientId, ...auth } = config.auth
  const wrong = { ...config, auth, product: { name: '', key: 'Not A Key' }, ssoCookieName: 7 }
  await context.route('**/config.json', (route) => route.fulfill({ json: wrong }))
  await page.goto('/clusters')
  await expect(page.getByRole('heading', { name: 'The console is not configured correctly' })).toBeVisible()
  for (const key of ['auth.clientId', 'product.name', 'product.key', 'ssoCookieName'])
    await expect(page.getByText(key)).toBeVisible()
  await expect(page.getByText('auth.audience')).toHaveCount(0)
  await expectAccessible(page)
})

test('an offline browser says so until it is back, and a sign-in service that stays away is no log-out and can be tried again', async ({
  page,
  context,
  rig,
  guard,
  fault,
}) => {
  guard.allow(/console: Failed to load resource/)
  const clusters = page.getByRole('heading', { level: 1, name: 'Clusters' })
  await signInAs(page, 'owner')
  await expect(clusters).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(clusters).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()

  await fault({ call: 'token', kind: 'status', status: 503 })
  await page.goto('/clusters?q=sales')
  await expect(page.getByRole('heading', { name: 'The sign-in service cannot be reached' })).toBeVisible()
  await expect(page.getByText('You have not been signed out.')).toBeVisible()
  await rig.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(clusters).toBeVisible()
  await expect(page).toHaveURL('/clusters?q=sales')
})
