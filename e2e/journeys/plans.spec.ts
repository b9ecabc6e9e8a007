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

test('somebody on a trial buys Premium by keyboard [PLAN-006, PLAN-009, PLAN-012, PLAN-018]', async ({
  page,
  rig,
}) => {
  const id = uuidOf('trial')
  await signInAs(page, 'trial', '/clusters')
  await page.getByRole('region', { name: 'Upgrade offer' }).getByRole('link', { name: 'Upgrade' }).click()
  await expect(title(page, 'Plans')).toBeVisible()
  await expectAccessible(page)

  await test.step('the cross leads back to where the person came from', async () => {
    await button(page, 'Close').click()
    await expect(page).toHaveURL('/clusters')
    await page.goForward()
    await expect(title(page, 'Plans')).toBeVisible()
  })

  await test.step('sales answer with the placeholder', async () => {
    const alerted = page.waitForEvent('dialog')
    const clicked = button(page, 'Contact Sales').click()
    const dialog = await alerted
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Not working!!'])
    await dialog.accept()
    await clicked
  })

  await test.step('the purchase has an address, which back, forward and a reload know', async () => {
    await tabTo(page, button(page, 'Try for free'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/plans?view=purchase')
    await expect(title(page, 'Purchase Premium Plan')).toBeFocused()
    await page.goBack()
    await expect(title(page, 'Plans')).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(page.getByText('Card ending in 1881, expires 11/27')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('nothing is cut off on a small screen', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  await test.step('the purchase is confirmed once', async () => {
    await rig.forgetRequests()
    await tabTo(page, button(page, 'Confirm the purchase'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/my-account?tab=plan')
    await expect(page.getByText('You can now enjoy all the benefits of our Premium Plan.')).toBeVisible()
    expect(await planRequests(rig)).toEqual([
      { line: `GET /payment/${id}/eligibility`, body: null, hasKey: false },
      { line: `POST /plan/${id}`, body: { plan: 'premium' }, hasKey: true },
    ])
    await expect(
      page.getByRole('tabpanel').getByRole('heading', { name: 'Premium', exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Premium is the current plan from then on', async () => {
    await page.goto('/plans')
    await expect(
      page.getByRole('region', { name: 'Premium' }).getByText('Current Plan', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test('a browser hears of a plan that was not changed [PLAN-022, PLAN-023]', async ({ page, rig }) => {
  await signInAs(page, 'trial', '/plans?view=purchase')
  await expect(button(page, 'Confirm the purchase')).toBeVisible()
  // Somebody has bought it elsewhere meanwhile.
  await rig.patchPerson('trial', { role: { id: 3, name: 'premium' } })
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button(page, 'Confirm the purchase').click()
  expect((await answered).status()).toBe(304)
  await expect(page.getByText("You Can't change to premium plan").first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This is your current plan.' })).toBeVisible()
})

test('a premium account becomes Cloud Basic where the server lets it [PLAN-008, PLAN-011, PLAN-021]', async ({
  page,
  rig,
}) => {
  const id = uuidOf('provisioned')
  await signInAs(page, 'provisioned', '/plans')
  await button(page, 'Select').click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure You want to downgrade to Free Account?' })
  await expect(dialog.getByText('You own one cluster.')).toBeVisible()
  await rig.fault({ call: 'getDowngrade', kind: 'status', status: 200, body: { can: false }, times: 1 })
  await rig.forgetRequests()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'In order to downgrade or cancel premium trial, you must have only 1 single cluster of maximum Small size.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('You are now a free user')).toBeVisible()
  await expect(page).toHaveURL('/my-account?tab=plan')
  const check = { line: `GET /plan/${id}/downgrade`, body: null, hasKey: false }
  expect(await planRequests(rig)).toEqual([
    check,
    check,
    { line: `POST /plan/${id}`, body: { plan: 'free' }, hasKey: true },
  ])
})
