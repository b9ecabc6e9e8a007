import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

/** Which addresses ask for a sign-in is held beside the routes: here one of them goes all the way. */
test('a page asks for a sign-in with the scopes of clusters, for the audience of the API, with PKCE, and comes back with path, query and hash [AUTH-008, AUTH-034, AUTH-049, AUTH-D19]', async ({
  page,
  context,
  rig,
}) => {
  const requests = recordSignInRequests(context)
  const address = '/consumption?redirect_to=%2Fclusters&x=%C3%A9&q=a%20b%26c#part-2'
  await page.goto(address)
  await expect(signInHeading(page)).toBeVisible()
  expect(await rig.requests()).toEqual([])
  expect(requests).toHaveLength(1)
  const request = Object.fromEntries(requests[0] ?? [])
  const scopes = request.scope?.split(' ') ?? []
  expect(scopes.filter((scope) => scope.includes(':'))).toEqual([
    'read:cluster',
    'create:cluster',
    'update:cluster',
    'delete:cluster',
    'manage:cluster',
  ])
  expect(scopes).toEqual(expect.arrayContaining(['openid', 'profile', 'email']))
  expect(request).toMatchObject({
    audience: 'https://api.basalt.test/v2',
    client_id: 'basalt-console',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${rig.origin}/`,
  })
  expect(request.state).toMatch(/.{20,}/)
  expect(request.nonce).toMatch(/.{20,}/)
  expect(request).not.toHaveProperty('screen_hint')

  await chooseAs(page, 'enterprise')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('the SSO sign-in goes on to the target that the activation answers, and keeps its crypted text in the cookie that config.json names, secure and strict [AUTH-006, AUTH-009, AUTH-022, AUTH-030, AUTH-048, AUTH-D02, AUTH-D17, AUTH-D18]', async ({
  page,
  context,
  rig,
  fault,
}) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, ssoCookieName: 'acme_sso' } }),
  )
  // The target of the first login, which comes after the answer's.
  await rig.patchPerson('owner', { redirectTo: '/my-account' })
  await fault({
    call: 'activate',
    kind: 'status',
    status: 200,
    body: { data: { redirectTo: '/consumption?range=month', crypted: 'crypted-text' } },
  })
  await page.goto('/signin-cloud')
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'owner')
  await expect(page).toHaveURL('/consumption?range=month')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'acme_sso')).toMatchObject({
    value: 'crypted-text',
    secure: true,
    sameSite: 'Strict',
    path: '/',
  })
  expect(cookies.map(({ name }) => name)).not.toContain('basalt_sso')
})
