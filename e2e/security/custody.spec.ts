import { expect, test } from '../fixtures'
import { openUserMenu } from '../pages/shell'
import { signInThroughPages } from '../pages/sign-in-page'

test('after a walk through the console no token is anywhere a script could read it', async ({
  page,
  guard,
}) => {
  await signInThroughPages(page, 'owner')
  for (const path of ['/clusters/create', '/clusters/sales-analytics', '/support', '/signin']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  }
  await openUserMenu(page)
  expect(guard.issuedTokens().size).toBeGreaterThanOrEqual(10)
  expect(await guard.findings()).toEqual([])
})

test('markup written into the page is blocked by the policy', async ({ page, guard }) => {
  guard.allow(/TrustedHTML|policy violation/)
  await signInThroughPages(page, 'owner')
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror="window.wasRun = true">'
      return 'written'
    } catch (error) {
      return error instanceof TypeError ? 'blocked' : 'another error'
    }
  })
  expect(outcome).toBe('blocked')
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
})

test('the console cannot be put into a frame of another site', async ({ page, context, guard }) => {
  guard.allow(/frame-ancestors|X-Frame-Options|chrome-error/i)
  await context.route('http://127.0.0.1:47999/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
  )
  const origin = new URL((await page.goto('/support'))?.url() ?? '').origin
  await page.goto('http://127.0.0.1:47999/')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${origin}/support`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Contact Support' })).toBeHidden()
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
})
