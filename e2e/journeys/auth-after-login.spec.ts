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

test('the crypted text of the activation is kept in the SSO cookie that config.json names, secure and strict [AUTH-030, AUTH-048, AUTH-D18]', async ({
  page,
  context,
  rig,
  fault,
}) => {
  await fault(answer(null))
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, ssoCookieName: 'acme_sso' } }),
  )
  await signInThroughPages(page, 'owner')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'acme_sso')).toMatchObject({
    value: 'crypted-text',
    secure: true,
    sameSite: 'Strict',
    path: '/',
  })
  expect(cookies.map(({ name }) => name)).not.toContain('basalt_sso')
})
