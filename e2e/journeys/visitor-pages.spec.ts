import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'

/** Names, landmarks and headings of all pages are held beside the routes. */
test('a visitor loads the marketing script on /signup and nowhere else, reaches support, and sees without the layout that a page is not found [AUTH-005, AUTH-007, SHL-001, SHL-004, SUP-001, SUP-002]', async ({
  page,
  context,
  rig,
}) => {
  const config = await (await context.request.get(`${rig.origin}/config.json`)).json()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, marketingScript: '/marketing.js' } }),
  )
  const loads: string[] = []
  await context.route('**/marketing.js', (route) => {
    loads.push(new URL(route.request().frame().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(loads).toEqual(['/signup'])

  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox!' })).toBeVisible()
  await expect(page).toHaveTitle('Check your inbox! · Basalt Cloud')

  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/no/such/page')
  await expect(page.getByText('THIS PAGE IS NOT FOUND')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
  expect(loads).toEqual(['/signup'])
})
