import { expect, test } from '../fixtures'
import { logOut } from '../pages/shell'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

test('log-out ends the session at the identity provider: the next visit asks to sign in [AUTH-015]', async ({
  page,
  rig,
}) => {
  await signInThroughPages(page, 'owner')
  const loggedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout')
  await logOut(page)
  expect(new URL((await loggedOut).url()).searchParams.get('returnTo')).toBe(rig.origin)
  await page.goto('/clusters')
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'stranger')
  await expect(page.getByRole('button', { name: 'Account menu of Sam Stranger' })).toBeVisible()
})

test('log-out clears the SSO cookie and the first-login flag [AUTH-016, AUTH-017]', async ({
  page,
  context,
}) => {
  await signInThroughPages(page, 'owner')
  expect((await context.cookies()).map(({ name }) => name)).toContain('basalt_sso')
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('basalt.first-login-done')
  await logOut(page)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('basalt_sso')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('basalt.first-login-done')
})

test('other tabs sign out too: within two seconds nothing of the person is left in them [AUTH-015]', async ({
  page,
  context,
  rig,
}) => {
  await signInThroughPages(page, 'owner')
  const others = [await context.newPage(), await context.newPage()]
  for (const [index, other] of others.entries()) {
    await other.goto(index === 0 ? '/clusters' : '/clusters/create')
    await expect(other.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  }
  await logOut(page)
  await rig.forgetRequests()
  for (const other of others) {
    await expect(other.getByRole('heading', { name: 'You have signed out' })).toBeVisible({ timeout: 2_000 })
    await expect(other.getByText('Olivia Owner')).toHaveCount(0)
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(0)
  }
  await others[0]?.bringToFront()
  await others[0]?.reload()
  if (others[0]) await expect(signInHeading(others[0])).toBeVisible()
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
