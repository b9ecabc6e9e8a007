import { expect, test } from '../fixtures'
import { signInHeading, signInThroughPages } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

test('the sign-in asks for the scopes of clusters, for the audience of the API, with PKCE [AUTH-034, AUTH-049, AUTH-D19]', async ({
  page,
  context,
  rig,
}) => {
  const requests = recordSignInRequests(context)
  await page.goto('/clusters')
  await expect(signInHeading(page)).toBeVisible()
  expect(requests).toHaveLength(1)
  const request = Object.fromEntries(requests[0] ?? [])
  const scopes = request.scope?.split(' ') ?? []
  expect(scopes.filter((scope) => scope.includes(':'))).toEqual([
    'read:cluster',
    'create:cluster',
    'update:cluster',
    'delete:cluster',
    'manage:cluster',
  ])
  expect(scopes).toEqual(expect.arrayContaining(['openid', 'profile', 'email']))
  expect(request).toMatchObject({
    audience: 'https://api.basalt.test/v2',
    client_id: 'basalt-console',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${rig.origin}/`,
  })
  expect(request.state).toMatch(/.{20,}/)
  expect(request.nonce).toMatch(/.{20,}/)
  expect(request).not.toHaveProperty('screen_hint')
})

const marketing = {
  utm_medium: 'email',
  utm_source: 'news letter',
  utm_campaign: 'spring&summer',
  utm_term: 'analytics',
  utm_content: 'blue-button',
}

test('sign-up forwards all five marketing parameters [AUTH-033]', async ({ page, context }) => {
  const requests = recordSignInRequests(context)
  await page.goto(`/signup?${new URLSearchParams(marketing)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject(marketing)
  for (const [name, value] of Object.entries(marketing))
    await expect(page.locator(`[data-parameter="${name}"]`)).toHaveText(value)
})

test('resend goes to sign in with the hint login and a forced verification email [AUTH-011, AUTH-012, AUTH-047]', async ({
  page,
  context,
}) => {
  const requests = recordSignInRequests(context)
  await page.goto('/verify')
  await expect(page.getByRole('heading', { name: 'Check your inbox!' })).toBeVisible()
  await expect(page.getByText('We sent you a verification email.')).toBeVisible()
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await expect(page.getByText('A verification email was asked for.')).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    screen_hint: 'login',
    force_verification_email: 'true',
  })
})

test('the email-sent page leads to support and home [AUTH-012, AUTH-D09]', async ({ page }) => {
  await page.goto('/verify')
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('heading', { name: 'Contact Support' })).toBeVisible()
  await page.goto('/verify')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('a second sign-in in the same browser asks nobody anything [AUTH-009]', async ({ page, context }) => {
  await signInThroughPages(page, 'owner')
  const requests = recordSignInRequests(context)
  const second = await context.newPage()
  await second.goto('/clusters')
  await expect(second.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  expect(requests).toEqual([])
})
