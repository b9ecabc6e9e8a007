import { expect, test } from '../fixtures'
import { signInHeading } from '../pages/sign-in-page'
import { recordSignInRequests } from '../pages/sign-in-request'

test('the sign-in asks for the scopes of clusters, for the audience of the API, with PKCE [AUTH-034, AUTH-049, AUTH-D19]', async ({
  page,
  context,
  rig,
}) => {
  const requests = recordSignInRequests(context)
  await page.goto('/clusters')
  await expect(signInHeading(page)).toBeVisible()
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
})
