import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'

const thankYou =
  "Thank You! We've received your request and will review it shortly. Our team will reach out to you with the next steps."

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
