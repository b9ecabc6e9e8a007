import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'

const protectedPaths = [
  '/clusters',
  '/instances',
  '/clusters/create',
  '/clusters/somewhere',
  '/data-apps',
  '/data-apps/retail',
  '/my-account',
  '/consumption',
  '/plans',
  '/users/acceptclusterinv',
  '/users/acceptownershiptransfer',
  '/consentflow',
]
const queries = ['', '?tab=plan&q=a%20b%26c', '?redirect_to=%2Fclusters&x=%C3%A9#part-2']

for (const path of protectedPaths)
  test(`${path} asks for a sign-in and comes back with path, query and hash [AUTH-008]`, async ({
    page,
    context,
    guard,
  }) => {
    // Nobody has a cluster of this name, which the browser reports.
    if (path === '/clusters/somewhere') guard.allow(/status of 404/)
    for (const query of queries) {
      await context.clearCookies()
      await page.goto(`${path}${query}`)
      await expect(signInHeading(page)).toBeVisible()
      await chooseAs(page, 'enterprise')
      await expect(page).toHaveURL(`${path}${query}`)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL(`${path}${query}`)
    }
  })

for (const path of ['/clusters', '/instances'])
  test(`${path} is the cluster list, for who has signed in [CLU-001, AUTH-008]`, async ({ page }) => {
    await page.goto(path)
    await expect(signInHeading(page)).toBeVisible()
    await chooseAs(page, 'owner')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Connected Clusters \(\d+\)/ })).toBeVisible()
  })
