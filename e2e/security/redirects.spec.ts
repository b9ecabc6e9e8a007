import { expect, test } from '../fixtures'
import { chooseAs, signInHeading, signInThroughPages } from '../pages/sign-in-page'

/** The kinds of hostile targets are held beside the rule that judges them: here some of them go all the way. */
test('a hostile redirect target does not leave through a real login [AUTH-D15]', async ({ page, rig }) => {
  await page.goto(`/signin?redirect_to=${encodeURIComponent('//evil.example')}`)
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'owner')
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(rig.origin)
})

test('who is signed in already is not led away either [AUTH-D15]', async ({ page }) => {
  await signInThroughPages(page, 'owner')
  for (const target of ['https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/signin?redirect_to=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/clusters')
  }
})

test('a target the server answers may not lead away [AUTH-022, AUTH-D15]', async ({ page, fault }) => {
  await fault({
    call: 'activate',
    kind: 'status',
    status: 200,
    body: { data: { redirectTo: 'https://evil.example/', crypted: 'x' } },
  })
  await page.goto('/')
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/clusters')
})

test('a target on a configured origin is followed [AUTH-021, AUTH-D15]', async ({ page, context, rig }) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  const partner = rig.origin.replace(/:\d+$/, ':47999')
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, redirectOrigins: [partner] } }),
  )
  await context.route(`${partner}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'partner' }),
  )
  await page.goto(`/signin?redirect_to=${encodeURIComponent(`${partner}/apps?x=1`)}`)
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL(`${partner}/apps?x=1`)
})
