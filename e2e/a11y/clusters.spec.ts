import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, chooseAction, menuButton, openCardMenu } from '../pages/clusters'
import { form, openForm, openList, submitButton, takeCard } from '../pages/create-cluster'
import { signInAs } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')

test.describe('axe finds nothing, in either theme', () => {
  test('on the list: full, filtered to nothing, with its menu, dialogs and Getting Started open [CLU-006, CLU-071, CLU-082]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    await expect(card(page, 'sales-analytics')).toBeVisible()
    await openCardMenu(page, 'mktsaas')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await chooseAction(page, 'sales-analytics', 'Clone')
    const clone = page.getByRole('dialog', { name: 'Clone Cluster' })
    await expect(clone).toBeVisible()
    await clone.getByRole('textbox').fill('a--b')
    await expectAccessible(page)
    await clone.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()

    await chooseAction(page, 'finance-archive', 'Delete')
    const remove = page.getByRole('dialog', { name: /^Are you sure/ })
    await remove.getByRole('textbox').fill('x')
    await remove.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(remove).toContainText('The input is not valid Name!')
    await expectAccessible(page)
    await remove.getByRole('button', { name: 'Cancel' }).click()

    await main(page).getByRole('button', { name: 'Getting Started' }).click()
    await expect(page.getByRole('dialog', { name: 'Recommended for you' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto('/clusters?q=nothing-like-this')
    await expect(main(page).getByText('match your search')).toBeVisible()
    await expectAccessible(page)
  })

  test('on the list: loading, failed and empty [CLU-074, CLU-075]', async ({ page, rig, fault }) => {
    await rig.hold('listClusters')
    await signInAs(page, 'newcomer')
    await expect(page.getByText('Getting your clusters')).toBeVisible()
    await expectAccessible(page)
    await rig.clearFaults()
    await fault({ call: 'listClusters', kind: 'status', status: 500 })
    await page.reload()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await rig.clearFaults()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page)).toContainText('YOUR CLUSTERS LIST IS EMPTY')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on the notice of an expired trial, with the tooltip of the disabled button [CLU-070, CLU-083]', async ({
    page,
  }) => {
    await signInAs(page, 'lab')
    await main(page).getByRole('button', { name: 'Create New Cluster' }).focus()
    await expectAccessible(page)
  })

  test('on the create form: with every error, with a list open, and on the second cloud [CRE-002, CRE-021, PLT-001]', async ({
    page,
  }) => {
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    await form(page).getByRole('spinbutton', { name: 'Disk size' }).fill('1')
    await submitButton(page).click()
    await expect(form(page).getByText('Please select a region')).toBeVisible()
    await expectAccessible(page)
    await openList(page, 'Version')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await takeCard(page, 'Platform', 'Azure')
    await expect(form(page).getByRole('slider', { name: 'Size' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on the password dialog, refused [CLU-008, CLU-011, CLU-045]', async ({ page }) => {
    await signInAs(page, 'provisioned')
    const dialog = page.getByRole('dialog', { name: 'Set your password' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('New password', { exact: true }).fill('Granite')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog.getByText('Enter a password that meets the requirements.')).toBeVisible()
    await expectAccessible(page)
  })

  test('on the page of a cluster, of one nothing can be done with, and of one that is not there [CLU-005]', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/)
    await signInAs(page, 'owner', '/clusters/sales-analytics')
    await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/clusters/legacy-import')
    await expect(main(page).getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/clusters/no-such-cluster')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

test('nothing sticks out sideways, and no button lies on another, at 320 or 400 px [CLU-006, CRE-002]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, 'owner')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openCardMenu(page, 'sales-analytics')
  await expectNoSidewaysScroll(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await page.goto('/clusters/sales-analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const tab of ['Configurations', 'Access and Security', 'Self-Managed Clusters', 'Libraries']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(main(page).locator('[data-record]').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/clusters/create')
  await openForm(page)
  await takeCard(page, 'Platform', 'Google Cloud')
  await expectNoSidewaysScroll(page)
})

test('the focus goes into what opens and back to what opened it [CLU-003, CLU-006, CLU-082]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  for (const [entry, name] of [
    ['Clone', 'sales-analytics'],
    ['Delete', 'sales-analytics'],
  ] as const) {
    await chooseAction(page, name, entry)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(menuButton(page, name)).toBeFocused()
  }
  await menuButton(page, 'mktsaas').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Disconnect' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton(page, 'mktsaas')).toBeFocused()
  const opener = main(page).getByRole('button', { name: 'Getting Started' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Recommended for you' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('anyone who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'owner')
  await expect(card(page, 'risk-models')).toBeVisible()
  await openCardMenu(page, 'sales-analytics')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {}
        return animation.playState === 'running' && Number(duration) > 1
      })
      .map((animation) => animation.effect instanceof KeyframeEffect && animation.effect.target?.outerHTML),
  )
  expect(moving).toEqual([])
})

/** In two widths, one after the other; the window stays at the smaller one. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [400, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${page.url()} at ${width} px`).toBe(0)
    await expectNoButtonOnAnother(page)
  }
}

async function expectNoButtonOnAnother(page: Page): Promise<void> {
  const meeting = await main(page)
    .getByRole('button')
    .evaluateAll((buttons) => {
      const places = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }))
      return places.flatMap(({ button, box }, index) =>
        places
          .slice(index + 1)
          .filter(
            (next) =>
              box.width > 0 &&
              next.box.left < box.right - 1 &&
              next.box.right > box.left + 1 &&
              next.box.top < box.bottom - 1 &&
              next.box.bottom > box.top + 1,
          )
          .map((next) => `${button.textContent} and ${next.button.getAttribute('aria-label')}`),
      )
    })
  expect(meeting).toEqual([])
}
