import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages, uuidOf } from '../pages/sign-in-page'

/** Where each address leads is held beside the routes: here the one of the SSO sign-in goes all the way. */
test('/signin-cloud sends a visitor to sign in and on to the clusters [AUTH-006, AUTH-009, AUTH-D17]', async ({
  page,
}) => {
  await page.goto('/signin-cloud')
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/clusters')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})

test('the marketing script loads on /signup and nowhere else [AUTH-005]', async ({ page, context, rig }) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, marketingScript: '/marketing.js' } }),
  )
  const loads: string[] = []
  await context.route('**/marketing.js', (route) => {
    loads.push(new URL(route.request().frame().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })

  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(loads).toEqual(['/signup'])

  await page.goto('/verify')
  await expect(page.getByText('Check your inbox!')).toBeVisible()
  await signInThroughPages(page, 'owner')
  await page.goto('/signup')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(loads).toEqual(['/signup'])
})

test('a visitor of a cluster page sees nothing of it before signing in [AUTH-032]', async ({
  page,
  rig,
  guard,
}) => {
  guard.allow(/status of 404/)
  await page.goto('/clusters/nosuchcluster')
  await expect(signInHeading(page)).toBeVisible()
  expect(await rig.requests()).toEqual([])
  await chooseAs(page, 'stranger')
  await expect(page).toHaveURL('/clusters/nosuchcluster')
  const asked = (await rig.requests()).filter(({ path }) => path.startsWith('/api/v2/users/'))
  expect(new Set(asked.map(({ path }) => path.split('/')[4]))).toEqual(new Set([uuidOf('stranger')]))
})
