import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  card,
  commandsOf,
  confirmDisconnect,
  countOf,
  menuButton,
  notice,
  panelButton,
  passPoll,
  stateWord,
} from '../pages/clusters'
import { form, nameField, submitButton } from '../pages/create-cluster'
import { pressUntilFocused, tabTo, takeOptionByKeyboard } from '../pages/keyboard'
import { people } from '../pages/sign-in-page'
import type { Rig } from '../rig'

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

test('a cluster lives from its creation to its deletion by the keyboard alone, with every text and request on the way [CLU-047, CLU-D03, CLU-D18, CLU-D19, PLT-002]', async ({
  page,
  rig,
}) => {
  // Some hundred presses of Tab, one after the other.
  test.slow()
  await page.clock.install()
  await page.goto('/clusters')
  await tabTo(page, page.getByRole('button', { name: people.owner }))
  await page.keyboard.press('Enter')
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
    await expect(notice(page, 'cluster is created successfully')).toBeVisible()
    await expect(stateWord(page, 'orders-lake')).toHaveText('Creating')
    await expect(card(page, 'orders-lake')).toContainText('Creating Basalt cluster may take 5-10 minutes')
    await rig.advance(8 * minute)
    await passPoll(page, rig)
    await expectRunning(page)
  })

  await test.step('disconnect and connect', async () => {
    await expect(panelButton(page, 'Disconnected')).toContainText('Disconnected Clusters (3)')
    const disconnected = answerTo(page, 'disconnect')
    await chooseByKeyboard(page, 'orders-lake', 'Disconnect')
    await tabTo(page, confirmDisconnect(page))
    await page.keyboard.press('Enter')
    await expect(stateWord(page, 'orders-lake')).toHaveText('Disconnected')
    await disconnected
    await expect(panelButton(page, 'Disconnected')).toContainText('Disconnected Clusters (4)')
    await rig.advance(minute)
    await passPoll(page, rig)
    await expect(stateWord(page, 'orders-lake')).toHaveText('Disconnected')
    await expectFoot(page)
    const connected = answerTo(page, 'connect')
    await tabTo(page, connectButton(page))
    await page.keyboard.press('Enter')
    await expect(stateWord(page, 'orders-lake')).toHaveText('Starting up')
    await expect(card(page, 'orders-lake')).toContainText('Starting up Basalt cluster may take up to 5 mins')
    await connected
    await rig.advance(4 * minute)
    await passPoll(page, rig)
    await expectRunning(page)
  })

  await test.step('clone', async () => {
    await chooseByKeyboard(page, 'orders-lake', 'Clone')
    const dialog = page.getByRole('dialog', { name: 'Clone Cluster' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await expect(dialog.getByRole('textbox')).toHaveValue('orders-lake-2')
    const lists = await countOf(rig, 'listClusters')
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Cluster is cloned successfully')).toBeVisible()
    await expect(menuButton(page, 'orders-lake')).toBeFocused()
    await expect(stateWord(page, 'orders-lake-2')).toHaveText('Creating')
    // The card of what was cloned stands before the list is read again.
    await expect.poll(() => countOf(rig, 'listClusters')).toBe(lists + 1)
  })

  await test.step('delete', () => deleteByKeyboard(page, rig))

  expect(await commandsOf(rig)).toEqual(life)
})

async function deleteByKeyboard(page: Page, rig: Rig): Promise<void> {
  await chooseByKeyboard(page, 'orders-lake', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete orders-lake cluster?' })
  await expect(dialog).toContainText('This action cannot be undone.')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Orders')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The input is not valid Name!')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  expect(await countOf(rig, 'deleteCluster')).toBe(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('orders-lake')
  const [lists, persons] = [await countOf(rig, 'listClusters'), await countOf(rig, 'getMe')]
  await page.keyboard.press('Enter')
  await expect(notice(page, 'orders-lake is deleted successfully')).toBeVisible()
  await expect(card(page, 'orders-lake')).toHaveCount(0)
  await expect(card(page, 'orders-lake-2')).toBeVisible()
  await expect.poll(() => countOf(rig, 'listClusters')).toBe(lists + 1)
  await expect.poll(() => countOf(rig, 'getMe')).toBe(persons + 1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

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
