import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooseAs } from '../pages/sign-in-page'

type Json = Record<string, unknown>

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
const encode = (json: Json) => Buffer.from(JSON.stringify(json)).toString('base64url')

/** Lets the identity provider answer as usual, with an ID token somebody has changed. */
async function changeIdToken(
  context: BrowserContext,
  changes: { header?: Json; claims?: Json },
): Promise<void> {
  await context.route('**/oauth/token', async (route) => {
    const response = await route.fetch()
    const answer: Json = await response.json()
    const [header = '', claims = '', signature = ''] = String(answer.id_token).split('.')
    const idToken = [
      encode({ ...decode(header), ...changes.header }),
      encode({ ...decode(claims), ...changes.claims }),
      signature,
    ].join('.')
    await route.fulfill({ response, json: { ...answer, id_token: idToken } })
  })
}

const now = Math.floor(Date.now() / 1000)

for (const { what, changes } of [
  { what: 'another nonce', changes: { claims: { nonce: 'another' } } },
  { what: 'another audience', changes: { claims: { aud: 'another-client' } } },
  { what: 'an end in the past', changes: { claims: { iat: now - 7200, exp: now - 3600 } } },
  { what: 'no signature algorithm', changes: { header: { alg: 'none' } } },
])
  test(`an ID token with ${what} signs nobody in`, async ({ page, context, rig }) => {
    await changeIdToken(context, changes)
    await page.goto('/clusters')
    await chooseAs(page, 'owner')
    await expect(page.getByRole('button', { name: /^(Sign in|Return back to Login Page)$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
    expect(await rig.requests()).toEqual([])
  })

test('an untouched answer passes the same way, so that the cases above prove something', async ({
  page,
  context,
}) => {
  await changeIdToken(context, {})
  await page.goto('/clusters')
  await chooseAs(page, 'owner')
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
})

const day = 86_400_000

test('a clock that is 30 seconds fast does not keep anybody out', async ({ page }) => {
  await page.goto('/verify')
  await page.clock.setSystemTime(Date.now() + 30_000)
  await page.goto('/clusters')
  await chooseAs(page, 'owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})

test('a clock that is a day fast is named as the cause, without going round in circles', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + day)
  await page.goto('/clusters')
  await chooseAs(page, 'owner')
  await expect(page.getByText(/clock of this device/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
