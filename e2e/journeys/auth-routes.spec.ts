import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages, uuidOf } from '../pages/sign-in-page'

const activations = (requests: readonly { call: string }[]) =>
  requests.filter(({ call }) => call === 'activate').length

for (const [path, id] of [
  ['/sso', 'AUTH-002'],
  ['/signin-cloud', 'AUTH-006'],
] as const)
  test(`${path} sends a visitor to sign in and on to the clusters [${id}, AUTH-009, AUTH-D17]`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(signInHeading(page)).toBeVisible()
    await chooseAs(page, 'owner')
    await expect(page).toHaveURL('/clusters')
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  })

test('/ is the post-login redirect screen for who is signed in [AUTH-001]', async ({ page, rig }) => {
  await signInThroughPages(page, 'owner')
  await rig.forgetRequests()
  await page.goto('/')
  await expect(page).toHaveURL('/clusters')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  expect(activations(await rig.requests())).toBe(1)
})

test('/admin asks a visitor to sign in and ends at the clusters [AUTH-003, AUTH-020]', async ({ page }) => {
  await page.goto('/admin')
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/clusters')
})

test('/verify shows the email verification page to a visitor and to who is signed in [AUTH-007]', async ({
  page,
}) => {
  await page.goto('/verify')
  await expect(page.getByText('Check your inbox!')).toBeVisible()
  await signInThroughPages(page, 'owner')
  await page.goto('/verify')
  await expect(page.getByText('Check your inbox!')).toBeVisible()
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
