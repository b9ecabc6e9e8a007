import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  card,
  countOf,
  menuButton,
  openCardMenu,
  panelButton,
  passPoll,
  shownNames,
  stateWord,
} from '../pages/clusters'
import { type PersonKey, signInAs, uuidOf } from '../pages/sign-in-page'
import type { Rig } from '../rig'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Clusters' })

// Simulated time stands still unless a test moves it on.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

test.describe('panels', () => {
  test('the list has two panels with their counts, both open, and running clusters are apart from sleeping ones [CLU-001, CLU-002, CLU-004, CLU-028, CLU-D04]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner')
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Clusters /)
    await expect(panelButton(page, 'Connected')).toHaveText('Connected Clusters (5)')
    await expect(panelButton(page, 'Disconnected')).toHaveText('Disconnected Clusters (3)')
    await expect(panelButton(page, 'Connected')).toHaveAttribute('aria-expanded', 'true')
    await expect(panelButton(page, 'Disconnected')).toHaveAttribute('aria-expanded', 'true')
    const connected = main(page).getByRole('region', { name: 'Connected Clusters (5)' })
    const disconnected = main(page).getByRole('region', { name: 'Disconnected Clusters (3)' })
    for (const name of ['sales-analytics', 'mktsaas', 'risk-models', 'supply-chain', 'web-events'])
      await expect(connected.getByRole('article', { name, exact: true })).toBeVisible()
    for (const name of ['finance-archive', 'azdev01', 'legacy-import'])
      await expect(disconnected.getByRole('article', { name, exact: true })).toBeVisible()
    expect(await askedFor(rig, 'listClusters')).toEqual([
      { method: 'GET', path: `/api/v2/users/${uuidOf('owner')}/instances`, body: null, query: {} },
    ])
  })
})

const cards = [
  { name: 'sales-analytics', word: 'Connected', colour: 'green' },
  { name: 'risk-models', word: 'Creating', colour: 'orange' },
  { name: 'supply-chain', word: 'Starting up', colour: 'orange' },
  { name: 'web-events', word: 'Stopping', colour: 'orange' },
  { name: 'finance-archive', word: 'Disconnected', colour: 'red' },
  { name: 'legacy-import', word: 'Unavailable', colour: 'grey' },
] as const

test.describe('cards', () => {
  test('every state has its colour, its word and its tooltip, and one that nobody knows is grey without [CLU-026, CLU-027, CLU-076, CLU-077, CLU-078, CLU-D05]', async ({
    page,
    fault,
  }) => {
    await signInAs(page, 'owner')
    for (const { name, word, colour } of cards) {
      const state = stateWord(page, name)
      await expect(state).toHaveText(word)
      expect(await colourOf(state), name).toBe(colour)
      await state.hover()
      await expect(
        card(page, name)
          .getByRole('tooltip')
          .filter({ hasText: new RegExp(`^${word}$`) }),
      ).toBeVisible()
    }
    await fault({ call: 'listClusters', kind: 'status', status: 200, body: [oddEntry('odd-one')] })
    await main(page).getByRole('button', { name: 'Refresh now' }).click()
    await expect(stateWord(page, 'odd-one')).toHaveText('Unknown')
    expect(await colourOf(stateWord(page, 'odd-one'))).toBe('grey')
    await expect(card(page, 'odd-one').getByRole('tooltip').filter({ hasText: 'Unknown' })).toHaveCount(0)
    await expect(panelButton(page, 'Disconnected')).toHaveText('Disconnected Clusters (1)')
  })

  test('a card says name, place, size, version and idle time, no more, and opens the cluster by a click anywhere but on its controls [CLU-005, CLU-013, CLU-D01]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    const own = card(page, 'finance-archive')
    for (const text of [
      'finance-archive',
      'Google Cloud',
      'Europe West (Belgium)',
      'Small',
      '4.1.9',
      '4 Hours',
    ])
      await expect(own).toContainText(text)
    await expect(own).not.toContainText('finance-archive.sandbox.test')
    await expect(own).not.toContainText('Premium')
    await menuButton(page, 'finance-archive').click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/clusters')
    const box = await own.boundingBox()
    // The middle of the quiet lines: no control lies there.
    await page.mouse.click((box?.x ?? 0) + 250, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(page).toHaveURL('/clusters/finance-archive')
    await expect(page.getByRole('heading', { level: 1, name: 'finance-archive' })).toBeVisible()
  })
})

const entries = ['Disconnect', 'Clone', 'Delete'] as const
type Menu = Partial<Record<(typeof entries)[number], 'enabled' | 'disabled'>>

/** What the menu of a card holds, by role and state (D1 §4 'Menu availability', D3 §6). */
const menus: readonly { person: PersonKey; cluster: string; menu: Menu | null }[] = [
  {
    person: 'owner',
    cluster: 'sales-analytics',
    menu: { Disconnect: 'enabled', Clone: 'enabled', Delete: 'enabled' },
  },
  {
    person: 'owner',
    cluster: 'mktsaas',
    menu: { Disconnect: 'enabled', Clone: 'disabled', Delete: 'enabled' },
  },
  { person: 'owner', cluster: 'risk-models', menu: { Clone: 'disabled', Delete: 'disabled' } },
  {
    person: 'owner',
    cluster: 'supply-chain',
    menu: { Disconnect: 'enabled', Clone: 'disabled', Delete: 'disabled' },
  },
  { person: 'owner', cluster: 'web-events', menu: { Clone: 'disabled', Delete: 'disabled' } },
  { person: 'owner', cluster: 'finance-archive', menu: { Clone: 'disabled', Delete: 'enabled' } },
  { person: 'owner', cluster: 'legacy-import', menu: { Delete: 'disabled' } },
  { person: 'manager', cluster: 'sales-analytics', menu: { Disconnect: 'enabled' } },
  { person: 'manager', cluster: 'supply-chain', menu: { Disconnect: 'enabled' } },
  { person: 'manager', cluster: 'finance-archive', menu: null },
]

test.describe('menus', () => {
  for (const person of ['owner', 'manager'] as const)
    test(`${person} finds in each card what the policies allow, and nothing else [CLU-D09, CLU-D26]`, async ({
      page,
    }) => {
      await signInAs(page, person)
      await expect(connect(page, 'finance-archive')).toBeVisible()
      const own = menus.filter((row) => row.person === person)
      for (const { cluster, menu } of own.filter((row) => row.menu === null))
        await expect(menuButton(page, cluster), `${cluster}: ${menu}`).toHaveCount(0)
      for (const { cluster, menu } of own.filter((row) => row.menu !== null)) {
        const open = await openCardMenu(page, cluster)
        expect(await entriesOf(open), cluster).toEqual(menu)
        await page.keyboard.press('Escape')
        await expect(open).toHaveCount(0)
        await expect(menuButton(page, cluster)).toBeFocused()
      }
    })
})

test.describe('search and filters', () => {
  test('search and filters narrow the list, stand in the address, survive a reload and can be cleared [CLU-004]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    await main(page).getByRole('searchbox', { name: 'Search clusters by name' }).fill('AN')
    await expect.poll(() => shownNames(page)).toEqual(['sales-analytics', 'finance-archive'])
    await expect(page).toHaveURL('/clusters?q=AN')
    await page.reload()
    await expect.poll(() => shownNames(page)).toEqual(['sales-analytics', 'finance-archive'])
    await main(page).getByRole('combobox', { name: 'State' }).selectOption({ label: 'Disconnected' })
    await expect.poll(() => shownNames(page)).toEqual(['finance-archive'])
    await expect(page).toHaveURL('/clusters?q=AN&state=sleeping')
    await main(page).getByRole('searchbox').fill('nothing-like-this')
    await expect(main(page)).toContainText('No clusters match your search and filters.')
    await main(page).getByRole('button', { name: 'Clear search and filters' }).first().click()
    await expect(page).toHaveURL('/clusters')
    await expect.poll(async () => (await shownNames(page)).length).toBe(8)
    await main(page).getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Azure' })
    await expect.poll(() => shownNames(page)).toEqual(['azdev01'])
    await page.goto('/clusters?region=Sweden+Central')
    await expect.poll(() => shownNames(page)).toEqual(['mktsaas'])
  })
})

test.describe('polling', () => {
  test('a cluster that comes or goes elsewhere is noticed by the poll, and the list read again [CLU-059, API-006, CLU-D02]', async ({
    page,
    rig,
  }) => {
    await page.clock.install()
    await signInAs(page, 'stranger')
    await expect(card(page, 'night-owl')).toBeVisible()
    const lists = await countOf(rig, 'listClusters')
    await rig.fillClusters('stranger', 1)
    await passPoll(page, rig)
    await expect.poll(async () => (await shownNames(page)).length).toBe(2)
    expect(await countOf(rig, 'listClusters')).toBe(lists + 1)
    const [poll] = await askedFor(rig, 'listClusterStatuses')
    expect(poll).toEqual({
      method: 'GET',
      path: `/api/v2/users/${uuidOf('stranger')}/instances/services`,
      body: null,
      query: {},
    })
  })
})

const connect = (page: Page, name: string): Locator =>
  card(page, name).getByRole('button', { name: `Connect ${name}` })

/** What a person would call the computed colour of an element. */
async function colourOf(element: Locator): Promise<string> {
  const text = await element.evaluate((node) => getComputedStyle(node).color)
  const [red = 0, green = 0, blue = 0] = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure))
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range < 0.25 * most) return 'grey'
  if (most === green) return 'green'
  // How far from red towards yellow, of 60 degrees.
  const hue = (60 * (green - blue)) / range
  return Math.abs(hue) < 10 ? 'red' : hue > 15 && hue < 45 ? 'orange' : text
}

async function entriesOf(menu: Locator): Promise<Record<string, string>> {
  const items = await menu.locator('button[role=menuitem]').evaluateAll((elements) =>
    elements.map((element) => {
      const label = element.getAttribute('aria-labelledby') ?? ''
      const name = document.getElementById(label)?.textContent ?? element.textContent ?? ''
      return [name, element.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'enabled'] as const
    }),
  )
  return Object.fromEntries(items)
}

/** A list entry as the product API sends it, with one service. */
function oddEntry(name: string, service: { url?: string; status: string } = { status: 'hibernating' }) {
  return {
    instance: {
      id: `id-${name}`,
      name,
      platform: 'gc',
      image: '4.3.1',
      createdAt: '2024-03-05T10:00:00.000Z',
      owner: { fullName: 'Olivia Owner' },
      clusterPolicy: { managementPolicy: [], clusterPolicy: ['list'], connectionPolicy: [] },
    },
    services: [{ name: 'analytics', url: null, ...service }],
  }
}

/** What the product API was asked for by a call, in order. */
async function askedFor(rig: Rig, call: string) {
  return (await rig.requests())
    .filter((request) => request.call === call)
    .map(({ method, path, body, query }) => ({ method, path, body, query }))
}
