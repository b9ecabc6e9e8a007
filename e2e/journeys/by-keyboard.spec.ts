import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { card } from '../pages/clusters'
import { pressUntilFocused, tabTo, takeOptionByKeyboard } from '../pages/keyboard'
import { signInAs } from '../pages/sign-in-page'

// Signing in, and creating, connecting, cloning and deleting a cluster without a pointer is in cluster-life.spec.ts.

test('the keyboard alone goes from tab to tab of a cluster, schedules an event with a list and a calendar, and comes back to the list', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', tabOf('main'))
  await expect(page.getByRole('heading', { level: 1, name: 'sales-analytics' })).toBeVisible()

  await test.step('an event', async () => {
    await openTab(page, 'Scheduling')
    const schedule = section(page, 'Table View').getByRole('button', { name: 'New event' }).first()
    await tabTo(page, schedule)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Schedule an event' })
    await tabTo(page, dialog.getByRole('combobox'))
    await page.keyboard.press('Enter')
    await takeOptionByKeyboard(page, 'Disconnect')
    await tabTo(page, dialog.getByLabel('Start time'))
    await page.keyboard.type('2099-05-04 10:30')
    const calendar = page.locator('.ant-picker-dropdown:visible')
    await expect(calendar).toBeVisible()
    // Closes the calendar; before it has come, this would close the dialog.
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    const next = dialog.getByRole('button', { name: 'Next' })
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Nothing more is needed in this step.')
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Schedule event' }))
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Disconnect')).toContainText('2099-05-04 10:30')
    await expect(dialog).toBeHidden()
  })

  await test.step('back to the list', async () => {
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await tabBackTo(page, trail.getByRole('link', { name: 'Clusters' }))
    await page.keyboard.press('Enter')
    await expect(card(page, 'sales-analytics')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  expect((await commandsOf(rig)).map(({ method }) => method)).toEqual(['POST'])
})

/** From the open tab to another, by the arrow keys; the focus comes to the tab bar by Tab. */
async function openTab(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await pressUntilFocused(page, 'ArrowRight', page.getByRole('tab', { name }))
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'Shift+Tab', target, 120)
}
