import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, openCardMenu } from '../pages/clusters'
import { openForm, takeCard, takeOption } from '../pages/create-cluster'
import { signInAs } from '../pages/sign-in-page'

// What axe finds does not hang on the width: it looks where other pages or parts of them are drawn than in a wide window.

test.use({ viewport: { width: 400, height: 700 } })
test.afterEach(({ rig }) => rig.setSpeed(24))

const main = (page: Page) => page.getByRole('main')

test('nothing sticks out sideways, and no button lies on another, on the pages of clusters at 320 or 400 px [CLU-006, CRE-002]', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await expect(card(page, 'sales-analytics')).toBeVisible()
  await expectNothingSticksOut(page)
  await openCardMenu(page, 'sales-analytics')
  await expectNothingSticksOut(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)

  await page.goto('/clusters/sales-analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()
  await expectNothingSticksOut(page)
  for (const tab of ['Configurations', 'Access and Security', 'Self-Managed Clusters', 'Libraries']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(main(page).locator('[data-record]').first()).toBeVisible()
    await expectNothingSticksOut(page)
  }

  await page.goto('/clusters/create')
  await openForm(page)
  await takeCard(page, 'Platform', 'Google Cloud')
  await expectNothingSticksOut(page)
  await takeOption(page, 'Region', 'US Central (Iowa)')
  // What it costs stays in sight, beside the form or as a bar below it.
  const cost = page
    .getByRole('region', { name: 'Summary' })
    .getByText(/IPU\/h/)
    .last()
  for (const width of [1440, 1024, 768, 400]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(cost).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Create Cluster' })).not.toBeInViewport()
  }
})

test('nothing sticks out sideways on the other pages, in the tray, the palette and the bell at 320 or 400 px', async ({
  page,
  rig,
}) => {
  await rig.setSpeed(0.001)
  await page.goto('/support')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expectNothingSticksOut(page)

  await rig.patchPerson('owner', { showConsentFlow: true })
  await signInAs(page, 'owner', '/consentflow')
  await expect(page.getByLabel('Environment name')).toBeVisible()
  await expectNothingSticksOut(page)
  await page.goto('/support')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expectNothingSticksOut(page)
  await page.goto('/data-apps')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNothingSticksOut(page)
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(9)
  await expectNothingSticksOut(page)

  await page.goto('/clusters?view=table')
  // In so narrow a window each row of the table is an entry of a list.
  const row = page
    .getByRole('list', { name: 'Clusters' })
    .getByRole('listitem')
    .filter({ hasText: 'finance-archive' })
  await row.getByRole('button', { name: 'Connect finance-archive' }).click()
  const tray = page.getByRole('complementary', { name: 'Operations' })
  await tray.getByRole('button', { name: 'Show operations' }).click()
  await expect(tray.getByRole('listitem')).toContainText('Connect finance-archive')
  await expectNothingSticksOut(page)
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'sales-analytics', exact: true })).toBeVisible()
  await page.keyboard.type('finance')
  await expect(page.getByRole('option', { name: /^Delete finance-archive/ })).toBeVisible()
  await expectNothingSticksOut(page)
  await page.keyboard.press('Escape')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Connect finance-archive')
  await expectNothingSticksOut(page)
})

/** In two widths, one after the other; the window stays at the smaller one. */
async function expectNothingSticksOut(page: Page): Promise<void> {
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
