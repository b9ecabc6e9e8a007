import { expect, test } from '../fixtures'
import { openUserMenu } from '../pages/shell'
import { signInThroughPages } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

test('a walk, a reload and a new tab keep the session, and no token is anywhere a script could read it [AUTH-009]', async ({
  page,
  context,
  guard,
}) => {
  await signInThroughPages(page, 'owner')
  const requests = recordSignInRequests(context)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  await page.goto('/clusters/sales-analytics')
  await openUserMenu(page)
  const tab = await context.newPage()
  await tab.goto('/clusters/create')
  await expect(tab.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  expect(requests).toEqual([])
  // Two at least with each of the four pages that were loaded.
  expect(guard.issuedTokens().size).toBeGreaterThanOrEqual(8)
  expect(await guard.findings()).toEqual([])
})

test('the policy blocks markup written into the page, and the console in a frame of another site', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/TrustedHTML|policy violation|frame-ancestors|X-Frame-Options|chrome-error/i)
  const origin = new URL((await page.goto('/support'))?.url() ?? '').origin
  const heading = page.getByRole('heading', { name: 'Contact Support' })
  await expect(heading).toBeVisible()
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror="window.wasRun = true">'
      return 'written'
    } catch (error) {
      return error instanceof TypeError ? 'blocked' : 'another error'
    }
  })
  expect(outcome).toBe('blocked')
  await expect(heading).toBeVisible()

  await context.route('http://127.0.0.1:47999/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
  )
  await page.goto('http://127.0.0.1:47999/')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${origin}/support`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Contact Support' })).toBeHidden()
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
})
