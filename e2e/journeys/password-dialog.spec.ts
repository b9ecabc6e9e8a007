import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card } from '../pages/clusters'
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
  const isOutside = () =>
    page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && active?.closest('.ant-modal-wrap') === null
    })
  await newPassword(page).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await isOutside()).toBe(false)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect([press, await isOutside()]).toEqual([press, false])
  }
  await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
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
  const sending = page.waitForRequest((request) => new URL(request.url()).pathname === path)
  await confirmPassword(page).press('Enter')
  expect((await sending).postDataJSON()).toEqual({ isSkipped: false, password: good })
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await passwordCalls(rig)).toEqual([
    { method: 'PUT', path, body: { isSkipped: false, password: '(masked)' } },
  ])
  await page.reload()
  await expect(card(page, 'field-notes')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
})
