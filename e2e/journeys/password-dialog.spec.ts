import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, errorNotice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'
import type { Rig } from '../rig'

const good = 'Granite-2026!'
const path = '/api/v2/users/5a9d0b0e-0000-4000-8000-000000000011/provision/updatepassword'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Set your password' })
const newPassword = (page: Page) => dialogOf(page).getByLabel('New password', { exact: true })
const confirmPassword = (page: Page) => dialogOf(page).getByLabel('Confirm password', { exact: true })
const setButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Set password' })
const skipButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Skip for now' })

async function passwordCalls(rig: Rig) {
  return (await rig.requests())
    .filter(({ call }) => call === 'updatePassword')
    .map(({ method, path: sent, body }) => ({ method, path: sent, body }))
}

test('the dialog shows to who still has a given password, on the clusters page, and cannot be left [CLU-007, CLU-008, CLU-019]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'provisioned')
  await expect(dialogOf(page)).toBeVisible()
  await expect(setButton(page)).toBeVisible()
  await expect(skipButton(page)).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.mouse.click(1_270, 790)
  await expect(dialogOf(page)).toBeVisible()
  // The page behind it is out of reach for the keyboard.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  await newPassword(page).focus()
  await page.keyboard.press('Shift+Tab')
  const isOutside = await page.evaluate(() => {
    const active = document.activeElement
    return active !== document.body && active?.closest('[role=dialog]') === null
  })
  expect(isOutside).toBe(false)
  expect(await passwordCalls(rig)).toEqual([])
})

const steps: readonly (readonly [string, readonly boolean[]])[] = [
  // Length, lowercase, uppercase, digit, special.
  ['', [false, false, false, false, false]],
  ['gR4!', [false, true, true, true, true]],
  ['gR4!gR4!gR4', [false, true, true, true, true]],
  ['gR4!gR4!gR4!', [true, true, true, true, true]],
]

test('the checklist comes with the focus and follows every character [CLU-011, CLU-042, CLU-044, CLU-087, CLU-D21]', async ({
  page,
}) => {
  await signInAs(page, 'provisioned')
  await expect(dialogOf(page)).toBeVisible()
  const list = dialogOf(page).getByRole('list', { name: 'Your password needs' })
  await newPassword(page).focus()
  await expect(list.getByRole('listitem')).toHaveText([
    /^12 to 32 characters/,
    /^One lowercase letter/,
    /^One uppercase letter/,
    /^One digit/,
    /^One special character/,
  ])
  for (const [typed, met] of steps) {
    await newPassword(page).fill(typed)
    const words = met.map((isMet) => (isMet ? /, met$/ : /, not met yet$/))
    await expect(list.getByRole('listitem'), typed).toHaveText(words)
  }
})

const refused = [
  ['', 'the password is missing'],
  ['Gr4nite!abc', 'one character too short'],
]

test('a password short of a criterion is refused with the criteria message, and nothing is sent [CLU-041, CLU-042, CLU-043, CLU-044, CLU-045, CLU-068, CLU-D22]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'provisioned')
  await expect(dialogOf(page)).toBeVisible()
  for (const [password = '', why] of refused) {
    await newPassword(page).fill(password)
    await confirmPassword(page).fill(password)
    await setButton(page).click()
    await expect(dialogOf(page).getByText('Enter a password that meets the requirements.'), why).toBeVisible()
    await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await passwordCalls(rig)).toEqual([])
})

test('a repetition that differs or is missing is refused, and nothing is sent [CLU-046, CLU-068, CLU-D22]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'provisioned')
  await newPassword(page).fill(good)
  for (const confirmation of ['', 'granite-2026!']) {
    await confirmPassword(page).fill(confirmation)
    await setButton(page).click()
    await expect(dialogOf(page).getByText("Passwords don't match")).toBeVisible()
  }
  await confirmPassword(page).fill(good)
  await expect(dialogOf(page).getByText("Passwords don't match")).toHaveCount(0)
  await expect(dialogOf(page).getByText('Enter a password that meets the requirements.')).toHaveCount(0)
  expect(await passwordCalls(rig)).toEqual([])
})

test('setting sends the specified body, and the dialog is gone for good [CLU-064, API-D05]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'provisioned')
  await newPassword(page).fill(good)
  await confirmPassword(page).fill(good)
  await expect(newPassword(page)).toHaveAttribute('type', 'password')
  await confirmPassword(page).press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await passwordCalls(rig)).toEqual([
    { method: 'PUT', path, body: { isSkipped: false, password: good } },
  ])
  await page.reload()
  await expect(card(page, 'field-notes')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
})

test('skipping sends isSkipped alone [CLU-008, CLU-065, API-D05]', async ({ page, rig }) => {
  await signInAs(page, 'provisioned')
  await newPassword(page).fill('half-typed')
  await skipButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await passwordCalls(rig)).toEqual([{ method: 'PUT', path, body: { isSkipped: true } }])
})

const failures = [
  {
    kind: 'status',
    status: 500,
    body: { message: 'The directory is closed.' },
    told: 'The directory is closed.',
  },
  { kind: 'reset', told: 'The server cannot be reached. Check your connection and try again.' },
] as const

for (const { told, ...how } of failures)
  test(`a ${how.kind} is told as an Error notification, the dialog closes anyway, comes back at the next load and keeps no secret [CLU-067, ERR-006, ERR-007, CLU-D23]`, async ({
    page,
    rig,
    fault,
  }) => {
    await signInAs(page, 'provisioned')
    await fault({ call: 'updatePassword', ...how })
    await newPassword(page).fill(good)
    await confirmPassword(page).fill(good)
    await setButton(page).click()
    await expect(errorNotice(page, told)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    await rig.clearFaults()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
    )
    expect(kept).not.toContain(good)
    await page.reload()
    await expect(dialogOf(page)).toBeVisible()
    await expect(newPassword(page)).toHaveValue('')
  })

test('however often it is asked, one password is sent [CLU-064]', async ({ page, rig }) => {
  await signInAs(page, 'provisioned')
  await rig.hold('updatePassword')
  await newPassword(page).fill(good)
  await confirmPassword(page).fill(good)
  await setButton(page).dblclick()
  await skipButton(page).click({ force: true })
  await rig.clearFaults()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await passwordCalls(rig)).toHaveLength(1)
})
