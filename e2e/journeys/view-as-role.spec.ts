import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, openCardMenu } from '../pages/clusters'
import { type PersonKey, signInAs } from '../pages/sign-in-page'
import type { Rig } from '../rig'
import { settled } from '../settled'

const pageOf = (cluster: string) => `/clusters/${cluster}?tab=access-and-security`
const banner = (page: Page) => page.getByRole('region', { name: 'View as role' })

test('an owner who views as User has the screens that person has, and stops by key', async ({
  browser,
  page,
  rig,
}) => {
  const screens = await screensOf(browser, 'user')
  await signInAs(page, 'owner', pageOf('sales-analytics'))
  const tabs = page.getByRole('main').getByRole('tab')
  await expect(tabs.filter({ hasText: 'Scheduling' })).toBeVisible()
  const own = await tabs.allInnerTexts()
  await rig.forgetRequests()

  await viewAs(page, 'User')
  await expect(banner(page)).toContainText('Viewing as User: nothing will be sent.')
  await expect(banner(page).getByRole('button', { name: 'Stop viewing as User' })).toBeFocused()
  await expectAccessible(page)
  expect(await readScreens(page)).toEqual(screens)

  await page.keyboard.press('F8')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'no longer viewing as User' })).toBeAttached()
  await expect(tabs).toHaveText(own)
  await expect(page.getByRole('button', { name: 'Disconnect sales-analytics', exact: true })).toBeEnabled()
  expect(await commandsSent(rig)).toEqual([])
})

test('what is asked for while a role is viewed is refused with its reason and never sent; a reload ends the view', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'owner', pageOf('mktsaas'))
  await expect(page.getByRole('heading', { name: 'mktsaas' })).toBeVisible()
  await rig.forgetRequests()
  await viewAs(page, 'Billing User')

  // The one control that the Billing User has and the owner has not.
  await page.getByRole('button', { name: 'Withdraw invitation manager@sandbox.test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  const refusal = 'You are viewing as Billing User: nothing is sent. Stop viewing to make changes.'
  await expect(page.getByText(refusal).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Account menu of Olivia Owner' }).click()
  await page.getByRole('menuitem', { name: 'Help & Support' }).click()
  await page.getByRole('textbox', { name: /Message/ }).fill('Does this reach you?')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(banner(page)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(await commandsSent(rig)).toEqual([])
})

/** Begins a view from the Roles and Permissions modal of the cluster shown. */
async function viewAs(page: Page, role: string): Promise<void> {
  await page.getByRole('tab', { name: 'Access and Security' }).click()
  await page.getByRole('button', { name: 'Roles and Permissions' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `View as ${role}`, exact: true })
    .click()
}

async function commandsSent(rig: Rig): Promise<readonly string[]> {
  const requests = await rig.requests()
  return requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
}

/** The screens of somebody who signs in as themselves. */
async function screensOf(browser: Browser, person: PersonKey) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, person, pageOf('sales-analytics'))
  const screens = await readScreens(page)
  await context.close()
  return screens
}

/**
 * Tabs, controls and menus of a cluster, and its list's cards. It begins and ends on the cluster's page and goes by
 * clicks alone: a reload would end a view.
 */
async function readScreens(page: Page) {
  const main = page.getByRole('main')
  const tabs = main.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  const names = await tabs.allInnerTexts()
  const controls: Record<string, unknown> = {}
  for (const name of names) {
    await main.getByRole('tab', { name, exact: true }).click()
    await expect(main.getByRole('tabpanel', { name, exact: true })).toBeVisible()
    controls[name] = await controlsOf(page, 'main')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Clusters', exact: true }).click()
  await expect(card(page, 'sales-analytics')).toBeVisible()
  const cards = await controlsOf(page, 'article')
  const menus: Record<string, unknown> = {}
  for (const name of ['sales-analytics', 'finance-archive', 'legacy-import']) {
    const hasMenu = await card(page, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .isVisible()
    menus[name] = hasMenu ? await (await openCardMenu(page, name)).getByRole('menuitem').allInnerTexts() : []
    if (hasMenu) await page.keyboard.press('Escape')
  }
  await card(page, 'sales-analytics').getByRole('link', { name: 'sales-analytics', exact: true }).click()
  await expect(tabs.first()).toBeVisible()
  return { tabs: names, controls, cards, menus }
}

/**
 * Every control with what keeps it from being used, once nothing is loading any more; not those of a Billing User's or
 * User's own row, who are somebody else to the owner.
 */
async function controlsOf(page: Page, within: 'main' | 'article') {
  await settled(page)
  const read = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.textContent,
            isDisabled: element.getAttribute('aria-disabled'),
            because: (element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent ?? '')
              .join(' '),
          }))
          .filter(({ name }) => !/ (billing|user)@sandbox\.test$/.test(name)),
      ['button', 'a.button', 'input'].map((control) => `${within} ${control}`).join(', '),
    )
  let latest = await read()
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(latest)
        await settled(page)
        latest = await read()
        return JSON.stringify(latest) === before
      },
      { intervals: [100] },
    )
    .toBe(true)
  return latest
}
