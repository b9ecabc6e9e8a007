import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'
import { returnWithError } from '../pages/sign-in-request'

test('who is blocked is refused with the specified page and can go back to sign in [AUTH-010, AUTH-037, AUTH-040, AUTH-042]', async ({
  page,
}) => {
  await page.goto('/clusters')
  await chooseAs(page, 'blocked')
  await expect(page.getByRole('main')).toContainText('Your account is blocked!', { useInnerText: true })
  await expectAccessible(page)
  const loggedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout')
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  const { searchParams, origin } = new URL((await loggedOut).url())
  expect(searchParams.get('returnTo')).toBe(origin)
  await expect(signInHeading(page)).toBeVisible()
})

/** Which words lead where is held beside the rule. */

test('the verify page offers to resend, to contact support and to return home [AUTH-012, AUTH-D07]', async ({
  page,
}) => {
  await returnWithError(page, 'Please verify your email before signing in')
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  await expectAccessible(page)
})

test('an error nobody mapped shows the sign-in page and its text only as text [AUTH-039, AUTH-D08]', async ({
  page,
}) => {
  await returnWithError(page, '<img src=x onerror=alert(1)> something else')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(signInHeading(page)).toBeVisible()
})
