import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { tabTo } from '../pages/keyboard'
import { signInAs, uuidOf } from '../pages/sign-in-page'
import type { Rig } from '../rig'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** What was asked of the plan, with the key of what changes it. */
async function planRequests(rig: Rig) {
  const requests = await rig.requests()
  return requests
    .filter(({ path }) => /\/plan\/|\/eligibility$/.test(path))
    .map(({ method, path, body, headers }) => ({
      line: `${method} ${path.replace(/^\/api\/v2/, '')}`,
      body: body ?? null,
      hasKey: 'idempotency-key' in headers,
    }))
}

test('somebody on a trial buys Premium by keyboard, once they may, and gives it up again [PLAN-006, PLAN-008, PLAN-009, PLAN-011, PLAN-012, PLAN-018, PLAN-022, PLAN-023]', async ({
  page,
  rig,
}) => {
  const id = uuidOf('trial')
  await signInAs(page, 'trial', '/clusters')
  await page.getByRole('region', { name: 'Upgrade offer' }).getByRole('link', { name: 'Upgrade' }).click()
  await expect(title(page, 'Plans')).toBeVisible()
  await expectAccessible(page)

  await test.step('the purchase has an address, which the way back and forward knows', async () => {
    await tabTo(page, button(page, 'Try for free'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/plans?view=purchase')
    await expect(title(page, 'Purchase Premium Plan')).toBeFocused()
    await page.goBack()
    await expect(title(page, 'Plans')).toBeVisible()
    await page.goForward()
    await expect(page.getByText('Card ending in 1881, expires 11/27')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 400, height: 800 })
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  await test.step('a browser hears that the plan was not changed: somebody has bought it elsewhere', async () => {
    await rig.patchPerson('trial', { role: { id: 3, name: 'premium' } })
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page, 'Confirm the purchase').click()
    expect((await answered).status()).toBe(304)
    await expect(page.getByText("You Can't change to premium plan").first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This is your current plan.' })).toBeVisible()
    await rig.patchPerson('trial', { role: { id: 1, name: 'free' } })
    await page.reload()
  })

  await test.step('the purchase is confirmed once', async () => {
    await rig.forgetRequests()
    await tabTo(page, button(page, 'Confirm the purchase'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account?tab=plan')
    await expect(page.getByText('You can now enjoy all the benefits of our Premium Plan.')).toBeVisible()
    await expectAccessible(page)
    expect(await planRequests(rig)).toEqual([
      { line: `GET /payment/${id}/eligibility`, body: null, hasKey: false },
      { line: `POST /plan/${id}`, body: { plan: 'premium' }, hasKey: true },
    ])
  })

  await test.step('the account becomes Cloud Basic where the server lets it', async () => {
    await page.goto('/plans')
    await rig.forgetRequests()
    await button(page, 'Select').click()
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure You want to downgrade to Free Account?',
    })
    await expect(dialog.getByText('You own one cluster.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('You are now a free user')).toBeVisible()
    expect(await planRequests(rig)).toEqual([
      { line: `GET /plan/${id}/downgrade`, body: null, hasKey: false },
      { line: `POST /plan/${id}`, body: { plan: 'free' }, hasKey: true },
    ])
  })
})
