import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'

/** The kinds of hostile targets are held beside the rule that judges them: here some of them go all the way. */
test('no hostile target leads away from a login, the address nor the server gives it; one on a configured origin is followed [AUTH-021, AUTH-022, AUTH-D15]', async ({
  page,
  context,
  rig,
  fault,
}) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  const partner = rig.origin.replace(/:\d+$/, ':47999')
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, redirectOrigins: [partner] } }),
  )
  await context.route(`${partner}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'partner' }),
  )
  const redirectedTo = (target: string) => `/signin?redirect_to=${encodeURIComponent(target)}`

  await test.step('a login with a hostile target from the address and another from the server', async () => {
    await fault({
      call: 'activate',
      kind: 'status',
      status: 200,
      body: { data: { redirectTo: 'https://evil.example/', crypted: 'x' } },
    })
    await page.goto(redirectedTo('//evil.example'))
    await expect(signInHeading(page)).toBeVisible()
    await chooseAs(page, 'owner')
    await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
    await expect(page).toHaveURL(`${rig.origin}/clusters`)
  })

  await test.step('who is signed in already is not led away either', async () => {
    for (const target of ['https://evil.example/', 'javascript:alert(1)']) {
      await page.goto(redirectedTo(target))
      await expect(page).toHaveURL(`${rig.origin}/clusters`)
    }
  })

  await test.step('a login with a target on a configured origin', async () => {
    await context.clearCookies()
    await page.goto(redirectedTo(`${partner}/apps?x=1`))
    await chooseAs(page, 'owner')
    await expect(page).toHaveURL(`${partner}/apps?x=1`)
  })
})
