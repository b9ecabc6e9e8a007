import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

/** Which words lead where is held beside the rule. */
test('a sign-in that is refused has its page, and each leads on to another sign-in [AUTH-010, AUTH-012, AUTH-037, AUTH-040, AUTH-042, AUTH-D07, AUTH-D08]', async ({
  page,
  context,
}) => {
  const requests = recordSignInRequests(context)
  /** Comes back in answer to the sign-in that was begun last: without its state it would be a forgery. */
  const returnWithError = async (description: string) => {
    await expect(signInHeading(page)).toBeVisible()
    const state = requests.at(-1)?.get('state') ?? ''
    await page.goto(
      `/?${new URLSearchParams({ error: 'access_denied', error_description: description, state })}`,
    )
  }

  await test.step('who is blocked is logged out on the way back', async () => {
    await page.goto('/clusters')
    await chooseAs(page, 'blocked')
    await expect(page.getByRole('main')).toContainText('Your account is blocked!', { useInnerText: true })
    await expectAccessible(page)
    const loggedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout')
    await page.getByRole('button', { name: 'Return back to Login Page' }).click()
    const { searchParams, origin } = new URL((await loggedOut).url())
    expect(searchParams.get('returnTo')).toBe(origin)
  })

  await test.step('who has not verified an address is sent another email, contacts support or returns home', async () => {
    await returnWithError('Please verify your email before signing in')
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Resend Email' }).click()
  })

  await test.step('words that nobody mapped are no page, and nothing but text', async () => {
    await returnWithError('<img src=x onerror=alert(1)> something else')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(signInHeading(page)).toBeVisible()
  })
})

test('an answer to a sign-in that nobody began here, or one that was used before, is the Invalid State page [AUTH-037, AUTH-040]', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/console: Failed to load resource.*400/)
  const invalidState = page.getByRole('heading', { name: 'Invalid State' })
  await page.goto('/?code=stolen-code&state=made-up')
  await expect(invalidState).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  await expect(signInHeading(page)).toBeVisible()

  const answers: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('code')) answers.push(request.url())
  })
  await signInThroughPages(page, 'owner')
  expect(answers.length).toBeGreaterThan(0)
  await context.clearCookies()
  await page.goto(answers[0] ?? '')
  await expect(invalidState).toBeVisible()
})

test('a refusal does not send the browser round in circles, of the identity provider nor of the API', async ({
  page,
  context,
  fault,
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

  await context.unroute('**/authorize?*')
  await fault({ call: 'getMe', kind: 'status', status: 401 })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await chooseAs(page, 'owner')
  await expect(page.getByRole('button', { name: /^Sign in/ })).toBeVisible()
  expect(requests).toHaveLength(2)
})
