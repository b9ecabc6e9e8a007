import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until an element has the focus, as a person would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'Tab', target, 120)
}

/** Presses a key until an element has the focus. */
export async function pressUntilFocused(
  page: Page,
  key: string,
  target: Locator,
  presses = 20,
): Promise<void> {
  await expect(target).toBeVisible()
  // Finding it by its role before each press would take longer than the press, as would asking twice.
  let element = await target.elementHandle()
  for (let press = 0; press < presses; press += 1) {
    const place = await element?.evaluate((node) =>
      node === document.activeElement ? 'here' : node.isConnected,
    )
    if (place === 'here') return
    if (!place) element = await target.elementHandle()
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached the element`)
}

/** Moves in the list of a select that is open, by the arrow keys, and takes an option. */
export async function takeOptionByKeyboard(page: Page, option: string): Promise<void> {
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible()
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  for (let press = 0; press < 20; press += 1) {
    if ((await active.getAttribute('title')) === option) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys never reached ${option}`)
}
