import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  card,
  commandsOf,
  confirmDisconnect,
  countOf,
  menuButton,
  openCardMenu,
  panelButton,
  passPoll,
  shownNames,
  stateWord,
} from '../pages/clusters'
import { type PersonKey, signInAs, uuidOf } from '../pages/sign-in-page'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Clusters' })

// Simulated time stands still unless a test moves it on.
test.beforeEach(({ rig }) => rig.setSpeed(0.001))
test.afterEach(({ rig }) => rig.setSpeed(24))

test.describe('panels', () => {
  test('the list has two panels with their counts, both open, and running clusters are apart from sleeping ones [CLU-001, CLU-002, CLU-004, CLU-028, CLU-D04]', async ({
    page,
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
  })

  test('an empty list invites to create; with a pipeline at work it does not call itself empty [CLU-075, CLU-018]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'newcomer')
    await expect(main(page)).toContainText('YOUR CLUSTERS LIST IS EMPTY')
    const links = main(page).getByRole('link', { name: 'Create New Cluster' })
    await expect(links.last()).toHaveAttribute('href', '/clusters/create')
    await expect(panelButton(page, 'Connected')).toHaveCount(0)
    await rig.patchPerson('newcomer', {
      pipelineStatus: 'inProgress',
      pipeline: {
        states: ['Basic_Resources', 'MYSQL_SERVER'],
        pipelineStatus: {
          stageName: 'Basic_Resources',
          state: 'inProgress',
          configurationName: 'atlas',
          region: 'eastus',
          createdAt: new Date().toISOString(),
          updatedAt: new Date().toISOString(),
        },
      },
    })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(main(page)).toContainText('Your cloud environment is being prepared')
    await expect(main(page)).not.toContainText('YOUR CLUSTERS LIST IS EMPTY')
  })

  test('the call of the list is the specified one [CLU-012, CLU-013, API-005]', async ({ page, rig }) => {
    await signInAs(page, 'owner')
    await expect(card(page, 'sales-analytics')).toBeVisible()
    const lists = (await rig.requests()).filter(({ call }) => call === 'listClusters')
    expect(lists.map(({ method, path, body, query }) => ({ method, path, body, query }))).toEqual([
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
  test('every state has its colour, its word and its tooltip [CLU-027, CLU-076, CLU-077, CLU-078, CLU-D05]', async ({
    page,
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
  })

  test('a state nobody knows is grey, says so and has no tooltip [CLU-026, CLU-D05]', async ({
    page,
    rig,
    fault,
  }) => {
    await fault({ call: 'listClusters', kind: 'status', status: 200, body: [oddEntry('odd-one')] })
    await signInAs(page, 'owner')
    await expect(stateWord(page, 'odd-one')).toHaveText('Unknown')
    expect(await colourOf(stateWord(page, 'odd-one'))).toBe('grey')
    await expect(card(page, 'odd-one').getByRole('tooltip').filter({ hasText: 'Unknown' })).toHaveCount(0)
    await expect(panelButton(page, 'Disconnected')).toHaveText('Disconnected Clusters (1)')
    await rig.clearFaults()
  })

  test('a card says name, place, size, version and idle time, and no more [CLU-013, CLU-D01]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    const own = card(page, 'finance-archive')
    await expect(own).toContainText('finance-archive')
    await expect(own).toContainText('Google Cloud')
    await expect(own).toContainText('Europe West (Belgium)')
    await expect(own).toContainText('Small')
    await expect(own).toContainText('4.1.9')
    await expect(own).toContainText('4 Hours')
    await expect(own).not.toContainText('finance-archive.sandbox.test')
    await expect(own).not.toContainText('Premium')
  })

  test('a click anywhere on a card opens the cluster, a click on its controls does not [CLU-005]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    await menuButton(page, 'finance-archive').click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/clusters')
    const box = await card(page, 'finance-archive').boundingBox()
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
  { person: 'user', cluster: 'sales-analytics', menu: null },
  { person: 'user', cluster: 'finance-archive', menu: null },
]

test.describe('menus', () => {
  for (const person of ['owner', 'manager', 'user'] as const)
    test(`${person} finds in each card what the policies allow, and nothing else [CLU-D09, CLU-D26]`, async ({
      page,
    }) => {
      await signInAs(page, person)
      await expect(card(page, 'sales-analytics')).toBeVisible()
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
      const canConnect = person === 'owner' || person === 'manager'
      await expect(connect(page, 'finance-archive')).toHaveCount(canConnect ? 1 : 0)
    })

  test('what may not be used says why, to the pointer and to the keyboard, and does nothing [CLU-054, CLU-081, CLU-D10]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner')
    const menu = await openCardMenu(page, 'mktsaas')
    const clone = menu.getByRole('menuitem', { name: 'Clone' })
    await expect(clone).toHaveAccessibleDescription(
      "Clone isn't supported with your current plan. Upgrade your plan.",
    )
    await expect(menu).toContainText("Clone isn't supported with your current plan.")
    await page.keyboard.press('ArrowDown')
    await expect(clone).toBeFocused()
    await page.keyboard.press('Enter')
    await clone.click({ force: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    expect(await commandsOf(rig)).toEqual([])
  })

  test('a plan without clone disables it, a full quota hides it [CLU-053, CLU-054, CLU-081, CLU-D09]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'stranger')
    const menu = await openCardMenu(page, 'night-owl')
    expect(await entriesOf(menu)).toEqual({ Disconnect: 'enabled', Clone: 'disabled', Delete: 'enabled' })
    await expect(menu.getByRole('menuitem', { name: 'Clone' })).toHaveAccessibleDescription(
      "Clone isn't supported with your current plan. Upgrade your plan.",
    )
    await rig.patchPerson('stranger', { configurations: configurations({ allowedInstances: { count: 1 } }) })
    await page.reload()
    const after = await openCardMenu(page, 'night-owl')
    expect(await entriesOf(after)).toEqual({ Disconnect: 'enabled', Delete: 'enabled' })
  })
})

test.describe('connect and disconnect', () => {
  test('connect shows at once, before the call is answered, and is rolled back when it is refused [CLU-029, CLU-062, CLU-D08]', async ({
    page,
    rig,
    fault,
  }) => {
    await signInAs(page, 'owner')
    await fault({
      call: 'connectCluster',
      kind: 'status',
      status: 409,
      body: { message: 'No capacity in this region.' },
      delayMs: 3_600_000,
      times: 1,
    })
    await connect(page, 'finance-archive').click()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Starting up')
    // The card says so before the request is out; the fault must meet it before it is taken away.
    await expect
      .poll(() => commandsOf(rig))
      .toEqual([
        {
          method: 'PUT',
          path: `/api/v2/users/${uuidOf('owner')}/instances/finance-archive/connect`,
          body: null,
        },
      ])
    await rig.clearFaults()
    await expect(page.getByText('No capacity in this region.')).toBeVisible()
    await expect(stateWord(page, 'finance-archive')).toHaveText('Disconnected')
  })

  test('disconnect shows at once, before the call is answered, and stays through polls that still say running [CLU-030, CLU-063]', async ({
    page,
    rig,
  }) => {
    await page.clock.install()
    await signInAs(page, 'owner')
    await rig.hold('disconnectCluster')
    const answered = page.waitForResponse((response) => response.url().endsWith('/disconnect'))
    const menu = await openCardMenu(page, 'sales-analytics')
    await menu.getByRole('menuitem', { name: 'Disconnect' }).click()
    await confirmDisconnect(page).click()
    await expect(stateWord(page, 'sales-analytics')).toHaveText('Disconnected')
    await passPoll(page, rig)
    await expect(stateWord(page, 'sales-analytics')).toHaveText('Disconnected')
    await rig.clearFaults()
    await answered
    expect(await countOf(rig, 'disconnectCluster')).toBe(1)
    await passPoll(page, rig)
    await expect(stateWord(page, 'sales-analytics')).toHaveText('Disconnected')
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
  test('the statuses are asked for every 15 s and bring the new state, without the list being read again [CLU-059, API-006, API-109, CLU-D02]', async ({
    page,
    rig,
  }) => {
    await page.addInitScript(() => {
      const asked: number[] = []
      const { fetch } = window
      Object.assign(window, {
        asked,
        fetch: (...[input, options]: Parameters<typeof fetch>) => {
          if (String(input).endsWith('/instances/services')) asked.push(Date.now())
          return fetch(input, options)
        },
      })
    })
    await page.clock.install()
    await signInAs(page, 'owner')
    await expect(stateWord(page, 'risk-models')).toHaveText('Creating')
    await rig.patchCluster('risk-models', { state: 'running' })
    // From here on only the test moves the page's clock; a fetch of its own gives each answer time to arrive.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    const lists = await countOf(rig, 'listClusters')
    for (let second = 0; second < 64; second += 1) {
      await page.clock.runFor(1_000)
      await expect
        .poll(async () => countOf(rig, 'listClusterStatuses'))
        .toBe(await page.evaluate(() => Reflect.get(window, 'asked').length))
      await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    }
    const asked: number[] = await page.evaluate(() => Reflect.get(window, 'asked'))
    expect(asked.length).toBe(4)
    for (const [place, moment] of asked.slice(1).entries()) {
      const gap = moment - (asked[place] ?? 0)
      expect(gap).toBeGreaterThanOrEqual(15_000)
      expect(gap).toBeLessThanOrEqual(16_000)
    }
    await expect(stateWord(page, 'risk-models')).toHaveText('Connected')
    expect(await countOf(rig, 'listClusters')).toBe(lists)
    const [poll] = (await rig.requests()).filter(({ call }) => call === 'listClusterStatuses')
    expect(poll).toMatchObject({
      method: 'GET',
      path: '/api/v2/users/5a9d0b0e-0000-4000-8000-000000000001/instances/services',
      body: null,
    })
  })

  test('a cluster that comes or goes elsewhere is noticed by the poll, and the list read again [CLU-059, CLU-D02]', async ({
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
  })

  test('a hidden tab asks nothing; shown again it asks at once and goes on [CLU-059]', async ({
    page,
    rig,
  }) => {
    await page.clock.install()
    await signInAs(page, 'owner')
    await expect(card(page, 'sales-analytics')).toBeVisible()
    await setHidden(page, true)
    const before = await countOf(rig, 'listClusterStatuses')
    await page.clock.runFor(10 * 60_000)
    expect(await countOf(rig, 'listClusterStatuses')).toBe(before)
    expect(await countOf(rig, 'listClusters')).toBe(1)
    await setHidden(page, false)
    await expect.poll(() => countOf(rig, 'listClusterStatuses')).toBeGreaterThan(before)
    expect(await countOf(rig, 'listClusterStatuses')).toBeLessThanOrEqual(before + 2)
  })

  test('how old the list is stands above it, and it can be read again by hand [CLU-059]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner')
    await expect(main(page)).toContainText(/Updated (just now|\d+ s ago)/)
    const lists = await countOf(rig, 'listClusters')
    await main(page).getByRole('button', { name: 'Refresh now' }).click()
    await expect.poll(() => countOf(rig, 'listClusters')).toBe(lists + 1)
  })
})

test.describe('Getting Started', () => {
  test('the button opens the panel with its heading and five ways on, and gives the focus back [CLU-003, CLU-071]', async ({
    page,
  }) => {
    await signInAs(page, 'owner')
    const opener = main(page).getByRole('button', { name: 'Getting Started' })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Recommended for you' })
    await expect(panel.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
    for (const name of ['Learn', 'Documentation', 'Community', 'Resource Center'])
      await expect(panel.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('target', '_blank')
    await expect(panel.getByRole('link', { name: /overview demo/ })).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

test.describe('the consent-flow button', () => {
  const label = 'Connect cloud account'

  test('is disabled with its reason for who has one already [CLU-050, CLU-D14]', async ({ page, rig }) => {
    await rig.patchPerson('enterprise', { showConsentFlow: false })
    await signInAs(page, 'enterprise')
    const button = main(page).getByRole('button', { name: label })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.focus()
    await expect(page.getByRole('tooltip', { name: 'Your environment is already configured.' })).toBeVisible()
    await expect(button).toHaveAccessibleDescription('Your environment is already configured.')
    await button.press('Enter')
    await expect(page).toHaveURL('/clusters')
  })
})

test.describe('who may not create', () => {
  const sentence = 'To create more clusters, upgrade to a Premium Account.'

  test('finds the button disabled, with a tooltip that leads to support, by keyboard too [CLU-048, CLU-070, CLU-D13, CLU-D15]', async ({
    page,
  }) => {
    await signInAs(page, 'trial')
    const button = main(page).getByRole('button', { name: 'Create New Cluster' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(main(page).getByRole('link', { name: 'Create New Cluster' })).toHaveCount(0)
    await button.focus()
    await expect(button).toHaveAccessibleDescription(`${sentence} Upgrade your plan.`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/clusters')
    await page.keyboard.press('Tab')
    const link = main(page).getByRole('link', { name: sentence })
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/support')
  })
})

test.describe('the notice of an expired trial', () => {
  const rows = [
    { vholParticipation: true, extendedTrial: true, way: 'upgrade' },
    { vholParticipation: false, extendedTrial: false, way: 'lab' },
  ] as const

  for (const { way, ...fields } of rows)
    test(`takes the place of the list and offers the ${way}: ${JSON.stringify(fields)} [CLU-017, CLU-034, CLU-036, CLU-083, CLU-084, CLU-D16]`, async ({
      page,
      rig,
    }) => {
      await rig.patchPerson('lab', fields)
      await signInAs(page, 'lab')
      await expect(main(page)).toContainText('YOUR TRIAL OF Basalt CLOUD IS EXPIRED')
      await expect(panelButton(page, 'Connected')).toHaveCount(0)
      await expect(card(page, 'lab-exercise')).toHaveCount(0)
      const upgrade = main(page).getByRole('link', { name: 'REQUEST UPGRADE NOW' })
      const lab = main(page).getByText('Register for Hands-on Lab')
      await expect(upgrade).toHaveCount(way === 'upgrade' ? 1 : 0)
      await expect(lab).toHaveCount(way === 'lab' ? 1 : 0)
      if (way === 'upgrade') await expect(upgrade).toHaveAttribute('href', '/support')
      else {
        const link = main(page).getByRole('link', { name: /Register for Hands-on Lab/ })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('href', /^https:/)
      }
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

/** A person's configurations as they stand on the wire, with some of them changed. */
function configurations(changes: Readonly<Record<string, unknown>>) {
  return {
    allowedInstances: { count: 20 },
    showInstanceSize: { enabled: true, value: 'small' },
    showClusterOptimization: { enabled: true },
    showLatestRelease: true,
    showTenants: true,
    showInstallation: true,
    showDiskSize: { enabled: true, value: 100, min: 10, max: 2000 },
    showAlwaysAlive: true,
    ...changes,
  }
}

/** Makes the page believe that its tab went to the background, or came back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)
}
