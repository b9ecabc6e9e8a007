import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, chooseAction, menuButton } from '../pages/clusters'
import { form, openForm, openList, submitButton, takeCard } from '../pages/create-cluster'
import { signInAs } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')

test('what opens on the list takes the focus and gives it back, moves nothing, and axe finds nothing in it [CLU-003, CLU-006, CLU-071, CLU-082]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await expect(card(page, 'risk-models')).toBeVisible()

  await menuButton(page, 'mktsaas').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Disconnect' })).toBeFocused()
  expect(await movingParts(page)).toEqual([])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menuButton(page, 'mktsaas')).toBeFocused()

  await chooseAction(page, 'sales-analytics', 'Clone')
  const clone = page.getByRole('dialog', { name: 'Clone Cluster' })
  await expect(clone.getByRole('textbox')).toBeFocused()
  await clone.getByRole('textbox').fill('a--b')
  await expectAccessible(page)
  await clone.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(clone).toHaveCount(0)
  await expect(menuButton(page, 'sales-analytics')).toBeFocused()

  await chooseAction(page, 'finance-archive', 'Delete')
  const remove = page.getByRole('dialog', { name: /^Are you sure/ })
  await expect(remove.getByRole('textbox')).toBeFocused()
  await remove.getByRole('textbox').fill('x')
  await remove.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(remove).toContainText('The input is not valid Name!')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(remove).toHaveCount(0)
  await expect(menuButton(page, 'finance-archive')).toBeFocused()

  const opener = main(page).getByRole('button', { name: 'Getting Started' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Recommended for you' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()

  await main(page).getByRole('searchbox').fill('nothing-like-this')
  await expect(main(page).getByText('match your search')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a list that loads, is empty or fails, on an expired trial, and on a password refused [CLU-008, CLU-011, CLU-045, CLU-070, CLU-074, CLU-075, CLU-083]', async ({
  page,
  rig,
  fault,
}) => {
  await rig.hold('listClusters')
  await signInAs(page, 'newcomer')
  await expect(page.getByText('Getting your clusters')).toBeVisible()
  await expectAccessible(page)
  await rig.clearFaults()
  await expect(main(page)).toContainText('YOUR CLUSTERS LIST IS EMPTY')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expectAccessible(page)

  await fault({ call: 'listClusters', kind: 'status', status: 500 })
  await page.reload()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await rig.clearFaults()

  // Without an address the notice stands in the list, and the page keeps its button.
  await rig.patchPerson('newcomer', { trialExpired: true, email: null })
  await page.reload()
  await expect(main(page)).toContainText('YOUR TRIAL OF Basalt CLOUD IS EXPIRED')
  await main(page).getByRole('button', { name: 'Create New Cluster' }).focus()
  await expect(page.getByRole('tooltip', { name: 'upgrade to a Premium Account' })).toBeVisible()
  await expectAccessible(page)

  await rig.patchPerson('newcomer', { isProvision: true, isDummyPassword: true, last_password_reset: null })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Set your password' })
  await dialog.getByLabel('New password', { exact: true }).fill('Granite')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText('Enter a password that meets the requirements.')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the create form: with every error and a list open, and on the second cloud [CRE-002, CRE-021, PLT-001]', async ({
  page,
}) => {
  await signInAs(page, 'enterprise', '/clusters/create')
  await openForm(page)
  await form(page).getByRole('spinbutton', { name: 'Disk size' }).fill('1')
  await submitButton(page).click()
  await expect(form(page).getByText('Please select a region')).toBeVisible()
  await openList(page, 'Version')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await takeCard(page, 'Platform', 'Azure')
  await expect(form(page).getByRole('slider', { name: 'Size' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the page of a cluster nothing can be done with, and of one that is not there [CLU-005]', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/)
  await signInAs(page, 'owner', '/clusters/legacy-import')
  await expect(main(page).getByRole('link', { name: 'Contact support' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/clusters/no-such-cluster')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

/** Elements that move while the browser asks for less motion. */
async function movingParts(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {}
        return animation.playState === 'running' && Number(duration) > 1
      })
      .map((animation) => animation.effect instanceof KeyframeEffect && animation.effect.target?.outerHTML),
  )
}
