import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

test('an answer to a sign-in nobody began here is the Invalid State page [AUTH-037, AUTH-040]', async ({
  page,
}) => {
  await page.goto('/?code=stolen-code&state=made-up')
  await expect(page.getByRole('heading', { name: 'Invalid State' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('a code that was used before gives no second session [AUTH-037]', async ({ page, context, guard }) => {
  guard.allow(/console: Failed to load resource.*400/)
  const answers: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('code')) answers.push(request.url())
  })
  await signInThroughPages(page, 'owner')
  expect(answers.length).toBeGreaterThan(0)
  await context.clearCookies()
  await page.goto(answers[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Invalid State' })).toBeVisible()
})

test('an API that cannot be reached says so and can be tried again', async ({ page, rig, fault }) => {
  await fault({ call: 'getMe', kind: 'reset' })
  await page.goto('/clusters?q=1')
  await chooseAs(page, 'owner')
  await expect(page.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible()
  await expectAccessible(page)
  await rig.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await expect(page).toHaveURL('/clusters?q=1')
})

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

test('an offline browser says so over what it shows, and the word goes when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/console: Failed to load resource/)
  await signInThroughPages(page, 'owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})
