import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

const thankYou =
  "Thank You! We've received your request and will review it shortly. Our team will reach out to you with the next steps."
const wentWrong = 'Something Went Wrong! Contact us for support.'

test('an expired trial with an email sees only the Trial Expired page, on every route [AUTH-026, AUTH-027, AUTH-043, AUTH-010]', async ({
  page,
}) => {
  await page.goto('/clusters')
  await chooseAs(page, 'expired')
  await expect(page.getByRole('main')).toContainText(thankYou, { useInnerText: true })
  for (const path of ['/no/such/page', '/verify']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(thankYou, { useInnerText: true })
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('who has not confirmed sees only Verify Your Email, on every route [AUTH-026, AUTH-028, AUTH-D11]', async ({
  page,
}) => {
  await page.goto('/clusters')
  await chooseAs(page, 'unconfirmed')
  for (const path of ['/clusters', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('a 503 on the session is the Something Went Wrong page [AUTH-010, AUTH-038, AUTH-041, AUTH-046, AUTH-D13]', async ({
  page,
  fault,
}) => {
  await fault({ call: 'getMe', kind: 'status', status: 503 })
  await page.goto('/clusters/create')
  await chooseAs(page, 'owner')
  await expect(page.getByRole('main')).toContainText(wentWrong, { useInnerText: true })
  await page.getByRole('button', { name: 'Return back to Login Page' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('a full-page loader shows while the session is being opened [SHL-014, AUTH-D03]', async ({
  page,
  rig,
}) => {
  await signInThroughPages(page, 'owner')
  await rig.hold('token')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
  await rig.clearFaults()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})
