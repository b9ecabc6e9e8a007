import type { BrowserContext, Page } from '@playwright/test'
import { answerOf } from '../answer-of'
import { expect, test } from '../fixtures'
import { chooseAs } from '../pages/sign-in-page'

type Json = Record<string, unknown>

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
const encode = (json: Json) => Buffer.from(JSON.stringify(json)).toString('base64url')

type Changes = { header?: Json; claims?: Json }

/** Lets the identity provider answer as usual, with an ID token somebody has changed. */
async function changeIdTokens(context: BrowserContext, changes: () => Changes): Promise<void> {
  await context.route('**/oauth/token', async (route) => {
    const response = await answerOf(route)
    const answer: Json = await response.json()
    const [header = '', claims = '', signature = ''] = String(answer.id_token).split('.')
    const changed = changes()
    const idToken = [
      encode({ ...decode(header), ...changed.header }),
      encode({ ...decode(claims), ...changed.claims }),
      signature,
    ].join('.')
    await route.fulfill({ response, json: { ...answer, id_token: idToken } })
  })
}

const seconds = () => Math.floor(Date.now() / 1000)

const attacks: readonly (readonly [what: string, changes: Changes])[] = [
  ['another nonce', { claims: { nonce: 'another' } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['an end in the past', { claims: { iat: seconds() - 7200, exp: seconds() - 3600 } }],
  ['no signature algorithm', { header: { alg: 'none' } }],
]

test('a changed ID token signs nobody in; an untouched one does, on a clock that is 30 seconds fast too', async ({
  context,
  rig,
}) => {
  let current: Changes = {}
  await changeIdTokens(context, () => current)
  for (const [what, changes] of attacks)
    await test.step(what, async () => {
      current = changes
      const page = await signIn(context)
      await expect(page.getByRole('button', { name: /^(Sign in|Return back to Login Page)$/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0)
      expect(await rig.requests()).toEqual([])
      await page.close()
    })

  // The same way with nothing changed, so that the cases above prove something.
  current = {}
  const page = await signIn(context, 30_000)
  await expect(page.getByRole('button', { name: 'Account menu of Olivia Owner' })).toBeVisible()
})

test('a clock that is a day fast is named as the cause, without going round in circles', async ({
  context,
}) => {
  const page = await signIn(context, 86_400_000)
  await expect(page.getByText(/clock of this device/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

/** Signs the owner in on a page of their own, as on a first visit, with the clock of the device ahead. */
async function signIn(context: BrowserContext, ahead = 0): Promise<Page> {
  await context.clearCookies()
  const page = await context.newPage()
  if (ahead > 0) await page.clock.setSystemTime(Date.now() + ahead)
  await page.goto('/clusters')
  await chooseAs(page, 'owner')
  return page
}
