import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

/** Answers of the token endpoint so far, by status. */
function recordTokenAnswers(context: BrowserContext): readonly number[] {
  const statuses: number[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === '/oauth/token') statuses.push(response.status())
  })
  return statuses
}

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

const choices = ['listRegions', 'listImages', 'listBlueprints', 'listIdleTimes', 'getDefaultImage'] as const

test('calls refused with 401 together are answered after one renewal', async ({
  page,
  context,
  rig,
  fault,
}) => {
  await signInThroughPages(page, 'owner')
  await expect(page.getByRole('link', { name: 'Create New Cluster' })).toBeVisible()
  for (const call of choices) await fault({ call, kind: 'status', status: 401, times: 1 })
  await rig.forgetRequests()
  const tokens = recordTokenAnswers(context)
  await page.getByRole('link', { name: 'Create New Cluster' }).click()
  await expect
    .poll(async () => {
      const asked = (await rig.requests()).map(({ call }) => call)
      return choices.map((name) => asked.filter((call) => call === name).length)
    })
    .toEqual([2, 2, 2, 2, 2])
  expect(tokens).toEqual([200])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a revoked session says so in a dialog, and signing in again leads back to the same place [AUTH-008]', async ({
  page,
  context,
  rig,
  guard,
}) => {
  guard.allow(/console: Failed to load resource.*(400|401)/)
  await signInThroughPages(page, 'owner')
  await rig.revokeSessions()
  await page.getByRole('link', { name: 'Create New Cluster' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session ended' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/clusters/create')
  const requests = recordSignInRequests(context)
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect(signInHeading(page)).toBeVisible()
  expect(requests).toHaveLength(1)
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/clusters/create')
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
})

test('a token endpoint that fails twice does not end the session in mid-session', async ({
  page,
  context,
  fault,
}) => {
  await signInThroughPages(page, 'owner')
  await fault({ call: 'token', kind: 'status', status: 503, times: 2 })
  await fault({ call: 'listRegions', kind: 'status', status: 401, times: 1 })
  const tokens = recordTokenAnswers(context)
  const requests = recordSignInRequests(context)
  await page.getByRole('link', { name: 'Create New Cluster' }).click()
  await expect.poll(() => tokens.filter((status) => status === 200).length).toBe(1)
  expect(tokens).toEqual([503, 503, 200])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  expect(requests).toEqual([])
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
