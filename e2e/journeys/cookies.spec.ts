import { expect, test } from '../fixtures'
import { errorNotice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('a newcomer on a trial is asked about cookies once, in a drawer 160 high, and works on meanwhile [ACL-037, SHL-021, SHL-039, SHL-041]', async ({
  page,
}) => {
  await signInAs(page, 'newcomer')
  const drawer = page.getByRole('region', { name: 'Cookies' })
  await expect(drawer).toBeVisible()
  expect((await drawer.boundingBox())?.height).toBe(160)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Community' })).toBeAttached()

  // Nothing of the page is out of reach below the drawer.
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free Training' }).click({ trial: true })

  await drawer.getByRole('button', { name: 'Reject' }).focus()
  const saved = page.waitForResponse((response) => response.url().endsWith('/update'))
  await page.keyboard.press('Enter')
  expect((await saved).request().postDataJSON()).toEqual({ userConsent: 'reject' })
  await expect(drawer).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('YOUR CLUSTERS LIST IS EMPTY')).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

test('a notice leaves the answers about cookies in reach', async ({ page, guard }) => {
  guard.allow(/console: Failed to load resource/)
  await signInAs(page, 'newcomer', '/users/acceptclusterinv?userID=nobody&instanceID=nothing')
  const drawer = page.getByRole('region', { name: 'Cookies' })
  const notice = errorNotice(page, 'Invalid invitation for this account. Please logout and try again')
  await expect(notice).toBeVisible()
  for (const width of [1024, 400]) {
    await page.setViewportSize({ width, height: 768 })
    for (const name of ['Accept', 'Reject'])
      await drawer.getByRole('button', { name }).click({ trial: true, timeout: 5_000 })
    await expect(notice).toBeVisible()
  }
})
