import { expect, test } from '../fixtures'
import { chooseAs, signInThroughPages } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

test('a reload and a new tab keep the session, with no token in any storage [AUTH-009]', async ({
  page,
  context,
  guard,
}) => {
  await signInThroughPages(page, 'owner')
  const requests = recordSignInRequests(context)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/clusters/create')
  await expect(tab.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  expect(requests).toEqual([])
  expect(guard.issuedTokens().size).toBeGreaterThanOrEqual(6)
  expect(await guard.findings()).toEqual([])
})

test('a token endpoint that stays away is distinguished from a log-out, and can be tried again', async ({
  page,
  rig,
  fault,
}) => {
  await signInThroughPages(page, 'owner')
  await fault({ call: 'token', kind: 'status', status: 503 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The sign-in service cannot be reached' })).toBeVisible()
  await expect(page.getByText('You have not been signed out.')).toBeVisible()
  await rig.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await expect(page).toHaveURL('/clusters')
})

test('an identity provider that always refuses is asked once, then the person decides', async ({
  page,
  context,
}) => {
  const requests = recordSignInRequests(context)
  await context.route('**/authorize?*', (route) => {
    const state = new URL(route.request().url()).searchParams.get('state') ?? ''
    const location = `/?${new URLSearchParams({ error: 'login_required', error_description: 'Login required', state })}`
    return route.fulfill({ status: 302, headers: { location } })
  })
  await page.goto('/clusters')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('an API that refuses every token does not send the browser round in circles', async ({
  page,
  context,
  fault,
}) => {
  await fault({ call: 'getMe', kind: 'status', status: 401 })
  const requests = recordSignInRequests(context)
  await page.goto('/clusters')
  await chooseAs(page, 'owner')
  await expect(page.getByRole('button', { name: /^Sign in/ })).toBeVisible()
  expect(requests).toHaveLength(1)
})
