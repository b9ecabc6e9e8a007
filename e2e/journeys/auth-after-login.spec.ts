import { expect, test } from '../fixtures'
import { chooseAs, signInThroughPages } from '../pages/sign-in-page'

const answer = (redirectTo: string | null) =>
  ({
    call: 'activate',
    kind: 'status',
    status: 200,
    body: { data: { redirectTo, crypted: 'crypted-text' } },
  }) as const

test('step 2: else the target the server answers wins over the target of the first login [AUTH-022, AUTH-D02]', async ({
  page,
  rig,
  fault,
}) => {
  await rig.patchPerson('owner', { redirectTo: '/my-account' })
  await fault(answer('/consumption?range=month'))
  await page.goto('/signin')
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/consumption?range=month')
})

test('step 3: else the first login goes to the redirect target of the user, later ones do not [AUTH-023, AUTH-024, AUTH-031, AUTH-D16]', async ({
  page,
  rig,
}) => {
  await rig.patchPerson('owner', { redirectTo: '/consumption' })
  await page.goto('/')
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/consumption')
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('basalt.first-login-done')
  await page.goto('/')
  await expect(page).toHaveURL('/clusters')
})

test('the crypted text of the activation is kept in the SSO cookie for 365 days, secure and strict [AUTH-030, AUTH-048]', async ({
  page,
  context,
  fault,
}) => {
  await fault(answer(null))
  const before = Date.now() / 1000
  await signInThroughPages(page, 'owner')
  const cookie = (await context.cookies()).find(({ name }) => name === 'basalt_sso')
  expect(cookie).toMatchObject({ value: 'crypted-text', secure: true, sameSite: 'Strict', path: '/' })
  const lifetime = (cookie?.expires ?? 0) - before
  expect(lifetime).toBeGreaterThan(31_536_000 - 5)
  expect(lifetime).toBeLessThan(31_536_000 + 60)
})

test('the name of the SSO cookie comes from config.json [AUTH-030, AUTH-D18]', async ({
  page,
  context,
  rig,
}) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, ssoCookieName: 'acme_sso' } }),
  )
  await signInThroughPages(page, 'owner')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toContain('acme_sso')
  expect(names).not.toContain('basalt_sso')
})
