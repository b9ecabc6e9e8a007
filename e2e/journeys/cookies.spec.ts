import { expect, test } from '../fixtures'
import { clearTheWay, errorNotice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

test('a newcomer on a trial is asked about cookies once, in a drawer 160 high that no notice covers, and works on meanwhile [ACL-037, SHL-021, SHL-039, SHL-041]', async ({
  page,
}) => {
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
  await clearTheWay(page)
  // Nothing of the page is out of reach below the drawer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free Training' }).click({ trial: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await drawer.boundingBox())?.height).toBe(160)

  await drawer.getByRole('button', { name: 'Reject' }).focus()
  const saved = page.waitForResponse((response) => response.url().endsWith('/update'))
  await page.keyboard.press('Enter')
  expect((await saved).request().postDataJSON()).toEqual({ userConsent: 'reject' })
  await expect(drawer).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('YOUR CLUSTERS LIST IS EMPTY')).toBeVisible()
  await expect(drawer).toHaveCount(0)
})
