import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  card,
  chooseAction,
  commandsOf,
  confirmDisconnect,
  countOf,
  menuButton,
  notice,
  openCardMenu,
  panelButton,
  passPoll,
  stateWord,
} from '../pages/clusters'
import { fillSmallest, form, nameField, submitButton, takeSize } from '../pages/create-cluster'
import { pressUntilFocused, tabTo, takeOptionByKeyboard } from '../pages/keyboard'
import { people, signInAs } from '../pages/sign-in-page'

const minute = 60_000
const owner = '/api/v2/users/5a9d0b0e-0000-4000-8000-000000000001'

/** What the whole life of a cluster sends, in order (D1 §7). */
const life = [
  {
    method: 'POST',
    path: `${owner}/instances`,
    body: {
      name: 'orders-lake',
      image: '4.3.1-1182',
      platform: 'gc',
      region: 'europe-west1',
      installation: 'typical',
      dsize: 100,
      idleTime: '1',
      tenantID: null,
      blueprintId: null,
      analyticsSizeID: 'size-medium',
      loaderSizeID: 'size-medium',
      zone: 'europe-west1-b',
      k8sClusterCode: 'gc-euw1',
      appId: '3',
      sleeppable: true,
    },
  },
  { method: 'PUT', path: `${owner}/instances/orders-lake/disconnect`, body: null },
  { method: 'PUT', path: `${owner}/instances/orders-lake/connect`, body: null },
  { method: 'POST', path: `${owner}/instances/clone`, body: { name: 'orders-lake-2', clone: 'orders-lake' } },
  { method: 'DELETE', path: `${owner}/instances/orders-lake`, body: null },
]

// Simulated time stands still unless a test moves it on.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

test('a cluster lives from its creation to its deletion, with every specified text and request on the way [CLU-076, CLU-077, PLT-002, CLU-D03, CLU-D18, CLU-D19]', async ({
  page,
  rig,
}) => {
  await page.clock.install()
  await signInAs(page, 'owner')

  await test.step('create', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create New Cluster' }).click()
    await expect(page).toHaveURL('/clusters/create')
    await fillSmallest(page, 'orders-lake')
    await takeSize(page, 1)
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
    await expect(notice(page, 'cluster is created successfully')).toBeVisible()
  })

  await test.step('creating', async () => {
    await expect(stateWord(page, 'orders-lake')).toHaveText('Creating')
    await expect(card(page, 'orders-lake')).toContainText('Creating Basalt cluster may take 5-10 minutes')
    const menu = await openCardMenu(page, 'orders-lake')
    await expect(menu.getByRole('menuitem', { name: 'Disconnect' })).toHaveCount(0)
    await expect(menu.getByRole('menuitem', { name: 'Clone' })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })

  await test.step('running', async () => {
    await rig.advance(8 * minute)
    await passPoll(page, rig)
    await expectRunning(page)
  })

  await test.step('disconnect', async () => {
    await expect(panelButton(page, 'Disconnected')).toContainText('Disconnected Clusters (3)')
    const answer = answerTo(page, 'disconnect')
    await chooseAction(page, 'orders-lake', 'Disconnect')
    await confirmDisconnect(page).click()
    await expect(stateWord(page, 'orders-lake')).toHaveText('Disconnected')
    await answer
    await expect(panelButton(page, 'Disconnected')).toContainText('Disconnected Clusters (4)')
    await rig.advance(minute)
    await passPoll(page, rig)
    await expect(stateWord(page, 'orders-lake')).toHaveText('Disconnected')
    await expectFoot(page)
  })

  await test.step('connect', async () => {
    const answer = answerTo(page, 'connect')
    await connectButton(page).click()
    await expectStartingUp(page)
    await answer
    await rig.advance(4 * minute)
    await passPoll(page, rig)
    await expectRunning(page)
  })

  await test.step('clone', async () => {
    await chooseAction(page, 'orders-lake', 'Clone')
    const dialog = page.getByRole('dialog', { name: 'Clone Cluster' })
    await expect(dialog.getByRole('textbox')).toHaveValue('orders-lake-2')
    const lists = await countOf(rig, 'listClusters')
    await dialog.getByRole('button', { name: 'Clone', exact: true }).click()
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(stateWord(page, 'orders-lake-2')).toHaveText('Creating')
    // The card of what was cloned stands before the list is read again.
    await expect.poll(() => countOf(rig, 'listClusters')).toBe(lists + 1)
  })

  await test.step('delete', async () => {
    await chooseAction(page, 'orders-lake', 'Delete')
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete orders-lake cluster?',
    })
    await expect(dialog).toContainText('This action cannot be undone.')
    await dialog.getByRole('textbox').fill('Orders-lake')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog).toContainText('The input is not valid Name!')
    expect(await countOf(rig, 'deleteCluster')).toBe(0)
    await dialog.getByRole('textbox').fill('orders-lake')
    const [lists, people] = [await countOf(rig, 'listClusters'), await countOf(rig, 'getMe')]
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'orders-lake is deleted successfully')).toBeVisible()
    await expect(card(page, 'orders-lake')).toHaveCount(0)
    await expect(card(page, 'orders-lake-2')).toBeVisible()
    await expect.poll(() => countOf(rig, 'listClusters')).toBe(lists + 1)
    await expect.poll(() => countOf(rig, 'getMe')).toBe(people + 1)
  })

  expect(await commandsOf(rig)).toEqual(life)
})

test('the same life with the keyboard alone [CLU-047, CLU-039, CLU-040, CRE-043, CLU-060, CLU-061, CLU-062, CLU-063]', async ({
  page,
  rig,
}) => {
  // Some hundred presses of Tab, one after the other.
  test.slow()
  await page.clock.install()
  await page.goto('/clusters')
  await tabTo(page, page.getByRole('button', { name: people.owner }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await expect(card(page, 'sales-analytics')).toBeVisible()

  await test.step('create', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create New Cluster' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/clusters/create')
    const platforms = form(page).getByRole('radiogroup', { name: 'Platform' })
    await tabTo(page, platforms.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, form(page).getByRole('combobox', { name: 'Region' }))
    await page.keyboard.press('Enter')
    // US Central, US East, Europe West.
    await takeOptionByKeyboard(page, 'Europe West (Belgium)')
    await tabTo(page, nameField(page))
    await page.keyboard.type('orders-lake')
    await tabTo(page, form(page).getByRole('slider', { name: 'Size' }))
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, submitButton(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/clusters')
    await expect(stateWord(page, 'orders-lake')).toHaveText('Creating')
  })

  await rig.advance(8 * minute)
  await passPoll(page, rig)
  await expectRunning(page)

  await test.step('disconnect and connect', async () => {
    const disconnected = answerTo(page, 'disconnect')
    await chooseByKeyboard(page, 'orders-lake', 'Disconnect')
    await tabTo(page, confirmDisconnect(page))
    await page.keyboard.press('Enter')
    await expect(stateWord(page, 'orders-lake')).toHaveText('Disconnected')
    await disconnected
    await rig.advance(minute)
    await passPoll(page, rig)
    const connected = answerTo(page, 'connect')
    await tabTo(page, connectButton(page))
    await page.keyboard.press('Enter')
    await expectStartingUp(page)
    await connected
    await rig.advance(4 * minute)
    await passPoll(page, rig)
    await expectRunning(page)
  })

  await test.step('clone', async () => {
    await chooseByKeyboard(page, 'orders-lake', 'Clone')
    const dialog = page.getByRole('dialog', { name: 'Clone Cluster' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(menuButton(page, 'orders-lake')).toBeFocused()
  })

  await test.step('delete', async () => {
    await chooseByKeyboard(page, 'orders-lake', 'Delete')
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete orders-lake cluster?',
    })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('orders')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('The input is not valid Name!')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('-lake')
    await page.keyboard.press('Enter')
    await expect(notice(page, 'orders-lake is deleted successfully')).toBeVisible()
    await expect(card(page, 'orders-lake')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  expect(await commandsOf(rig)).toEqual(life)
})

test('a newcomer sees the words of the empty list, is told why not to create once the one cluster is there, and may not reach the form [CLU-075, CLU-070, CRE-035, CRE-040]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'newcomer')
  await expect(page.getByText('YOUR CLUSTERS LIST IS EMPTY')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create New Cluster' }).first().click()
  await expect(page).toHaveURL('/clusters/create')
  // A trial's region is chosen for them.
  await nameField(page).fill('first')
  await expect(form(page).getByRole('slider', { name: 'Size' })).toBeVisible()
  await submitButton(page).click()
  await expect(page).toHaveURL('/clusters')
  await expect(stateWord(page, 'first')).toHaveText('Creating')
  await expect(page.getByRole('button', { name: 'Create New Cluster' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.goto('/clusters/create')
  await expect(page).toHaveURL('/clusters')
  expect(await countOf(rig, 'createCluster')).toBe(1)
})

const connectButton = (page: Page): Locator =>
  card(page, 'orders-lake').getByRole('button', { name: 'Connect orders-lake' })

/** The server's answer, for which its clock has to wait: the card shows the new state before. Set before the click. */
const answerTo = (page: Page, command: 'connect' | 'disconnect') =>
  page.waitForResponse((response) => response.url().endsWith(`/instances/orders-lake/${command}`))

async function expectRunning(page: Page): Promise<void> {
  await expect(stateWord(page, 'orders-lake')).toHaveText('Connected')
  await expectFoot(page)
  await expect(connectButton(page)).toHaveCount(0)
}

async function expectStartingUp(page: Page): Promise<void> {
  await expect(stateWord(page, 'orders-lake')).toHaveText('Starting up')
  await expect(card(page, 'orders-lake')).toContainText('Starting up Basalt cluster may take up to 5 mins')
}

/** Created On, Owner and the link that opens the cluster: on running and sleeping cards. */
async function expectFoot(page: Page): Promise<void> {
  const own = card(page, 'orders-lake')
  await expect(own).toContainText(/Created On\s*\d{2} [A-Z][a-z]{2} \d{4}/)
  await expect(own).toContainText(/Owner\s*Olivia Owner/)
  await expect(own.getByRole('link', { name: 'Open orders-lake' })).toHaveAttribute(
    'href',
    'https://orders-lake.sandbox.test/',
  )
}

async function chooseByKeyboard(page: Page, name: string, entry: string): Promise<void> {
  await tabTo(page, menuButton(page, name))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: entry })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await pressUntilFocused(page, 'ArrowDown', item)
  await page.keyboard.press('Enter')
}
