import { expect, test } from '../fixtures'
import { logOut } from '../pages/shell'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

test('log-out ends the session at the identity provider and leaves nothing of the person: behind, on the way back, or within two seconds in other tabs [AUTH-015, AUTH-016, AUTH-017]', async ({
  page,
  context,
  rig,
}) => {
  const kept = async () => [
    ...(await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => Object.keys(localStorage))),
  ]
  await signInThroughPages(page, 'owner')
  await expect(page.getByText('sales-analytics').first()).toBeVisible()
  expect(await kept()).toEqual(expect.arrayContaining(['basalt_sso', 'basalt.first-login-done']))
  const other = await context.newPage()
  await other.goto('/clusters?q=sales')
  await expect(other.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  await page.bringToFront()
  const loggedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout')
  await logOut(page)
  await rig.forgetRequests()
  await expect(other.getByRole('heading', { name: 'You have signed out' })).toBeVisible({ timeout: 2_000 })
  await expect(other.getByText('Olivia Owner')).toHaveCount(0)
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(0)
  expect(new URL((await loggedOut).url()).searchParams.get('returnTo')).toBe(rig.origin)
  expect(await kept()).not.toContain('basalt_sso')
  expect(await kept()).not.toContain('basalt.first-login-done')

  await page.goBack()
  // The provider's sign-in page lists everybody by name; clusters are what only the console knows.
  await expect(page.getByText('sales-analytics')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
  await expect(
    signInHeading(page)
      .or(page.getByRole('heading', { name: 'Sign in' }))
      .first(),
  ).toBeVisible()

  await other.bringToFront()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(signInHeading(other)).toBeVisible()
  expect((await rig.requests()).map(({ path }) => path)).toEqual([])
  await chooseAs(other, 'stranger')
  await expect(other.getByRole('button', { name: 'Account menu of Sam Stranger' })).toBeVisible()
  await expect(other).toHaveURL('/clusters?q=sales')
})
