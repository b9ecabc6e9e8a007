import { expect, test } from '../fixtures'
import { logOut } from '../pages/shell'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

test('log-out ends the session at the identity provider and leaves nothing behind: the next visit asks to sign in [AUTH-015, AUTH-016, AUTH-017]', async ({
  page,
  context,
  rig,
}) => {
  const kept = async () => [
    ...(await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => Object.keys(localStorage))),
  ]
  await signInThroughPages(page, 'owner')
  expect(await kept()).toEqual(expect.arrayContaining(['basalt_sso', 'basalt.first-login-done']))
  const loggedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout')
  await logOut(page)
  expect(new URL((await loggedOut).url()).searchParams.get('returnTo')).toBe(rig.origin)
  expect(await kept()).not.toContain('basalt_sso')
  expect(await kept()).not.toContain('basalt.first-login-done')
  await page.goto('/clusters')
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'stranger')
  await expect(page.getByRole('button', { name: 'Account menu of Sam Stranger' })).toBeVisible()
})

test('other tabs sign out too: within two seconds nothing of the person is left in them [AUTH-015]', async ({
  page,
  context,
  rig,
}) => {
  await signInThroughPages(page, 'owner')
  const other = await context.newPage()
  await other.goto('/clusters')
  await expect(other.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  await logOut(page)
  await rig.forgetRequests()
  await expect(other.getByRole('heading', { name: 'You have signed out' })).toBeVisible({ timeout: 2_000 })
  await expect(other.getByText('Olivia Owner')).toHaveCount(0)
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(0)
  await other.bringToFront()
  await other.reload()
  await expect(signInHeading(other)).toBeVisible()
  expect((await rig.requests()).map(({ path }) => path)).toEqual([])
})

test('going back after a log-out shows nothing of the person [AUTH-015]', async ({ page }) => {
  await signInThroughPages(page, 'owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await logOut(page)
  await page.goBack()
  // The provider's sign-in page lists everybody by name; clusters are what only the console knows.
  await expect(page.getByText('sales-analytics')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
  await expect(
    signInHeading(page)
      .or(page.getByRole('heading', { name: 'Sign in' }))
      .first(),
  ).toBeVisible()
})
