import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openCardMenu, shownNames } from '../pages/clusters'
import { form, openForm, openList, takeCard } from '../pages/create-cluster'
import { people } from '../pages/sign-in-page'
import type { Fault, Rig } from '../rig'

/** Each would set `pwned` on the window, or break the page, if it were ever more than text. */
const payloads = [
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  "'><svg onload=window.pwned=1>",
  'javascript:window.pwned=1',
  '</title><script>window.pwned=1</script>',
  "{{constructor.constructor('window.pwned=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload is a template of somebody else
  '${window.pwned=1}',
  '__proto__',
  '\u202eevil\u202c\u0000\u200b',
  '../../../etc/passwd?x=1#y',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  'W'.repeat(2_000),
] as const

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // A dialog would stop the page; `pwned` is looked for at the end of each test.
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.defineProperty(window, name, { value: () => Object.assign(window, { pwned: name }) })
  })
})

test('markup in every text of the list, of notifications, of a refusal and of a person stays text, and the page keeps its shape [CLU-013, ERR-001, ERR-002, ERR-004, SHL-030]', async ({
  page,
  rig,
  fault,
}) => {
  const main = page.getByRole('main')
  await answerWith(fault, { listClusters: payloads.map(hostileEntry), listNotifications: notifications() })
  await becomeHostile(rig, 0)
  await page.goto('/clusters')
  await page.getByRole('button', { name: people.owner }).click()

  await test.step('the list', async () => {
    await expect.poll(async () => (await shownNames(page)).length).toBe(12)
    expect((await shownNames(page)).toSorted()).toEqual([...payloads].toSorted())
    await expectHarmless(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectHarmless(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a menu, a question and the page of a cluster', async () => {
    const name = payloads[0]
    const menu = await openCardMenu(page, name)
    await expectHarmless(page)
    await menu.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(
      page.getByRole('dialog', { name: `Are you sure you want to delete ${name} cluster?` }),
    ).toBeVisible()
    await expectHarmless(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expectHarmless(page)
  })

  await test.step('the bell', async () => {
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await expect(bell).toContainText('9 unread')
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('listitem')).toHaveCount(14)
    // The panel has one link, which is its own.
    await expect(panel.getByRole('link')).toHaveText(['All notifications'])
    await expectHarmless(page)
    await page.setViewportSize({ width: 400, height: 800 })
    await expectHarmless(page)
    await panel.getByRole('link').click()
  })

  await test.step('the page of notifications', async () => {
    await expect(main.getByRole('listitem')).toHaveCount(14)
    for (const text of [payloads[0], payloads[1], 'https://evil.example/x'])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: payloads[1] })).toContainText('Error')
    await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(0)
    await expectHarmless(page)
  })

  await test.step('the words of a refusal', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('banner').getByRole('link', { name: 'Clusters', exact: true }).click()
    for (const body of [payloads[0], { message: payloads[1] }, { errors: { any: payloads[2] } }]) {
      await fault({ call: 'connectCluster', kind: 'status', status: 500, body, times: 1 })
      await page.getByRole('button', { name: `Connect ${payloads[3]}`, exact: true }).click()
      await expect(page.locator('.notice').last()).toContainText('window.pwned=1')
      await expectHarmless(page)
    }
  })
})

test('markup in every choice of the form, in every text of a data app and of a person stays text [APP-003, CRE-009, CRE-005, CRE-006, CRE-007, CRE-008]', async ({
  page,
  rig,
  fault,
}) => {
  await answerWith(fault, { ...choices(), listBlueprints: payloads.map(hostileDataApp) })
  await becomeHostile(rig, 3)
  await page.goto('/clusters/create')
  await page.getByRole('button', { name: people.owner }).click()

  await test.step('the form', async () => {
    await openForm(page)
    await takeCard(page, 'Platform', 'Google Cloud')
    for (const field of ['Region', 'Version', 'Idle time']) {
      const list = await openList(page, field)
      await expect(list.getByTitle(payloads[0], { exact: true })).toBeVisible()
      await expectHarmless(page)
      await list.getByTitle(payloads[0], { exact: true }).click()
      await expect(list).toHaveCount(0)
    }
    await expect(form(page).getByRole('slider', { name: 'Size' })).toBeVisible()
    await expectHarmless(page)
  })

  await test.step('the catalogue of data apps', async () => {
    await becomeHostile(rig, 6)
    await page.goto('/data-apps')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expectHarmless(page)
    await page.setViewportSize({ width: 400, height: 800 })
    await expectHarmless(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: `Install ${payloads[0]}`, exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(payloads[0])
    await expectHarmless(page)
  })

  await test.step('a person who is read again', async () => {
    await becomeHostile(rig, 9)
    await page.goto('/clusters')
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectHarmless(page)
  })
})

/** The calls of one test that are answered with texts of somebody hostile, and with what. */
async function answerWith(
  fault: (fault: Fault) => Promise<void>,
  bodies: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [call, body] of Object.entries(bodies)) await fault({ call, kind: 'status', status: 200, body })
}

/**
 * Gives the owner five of the texts, from a place on; the next page that is loaded shows them. Both tests together
 * put each text in one place of a person at least. A database keeps no null character.
 */
async function becomeHostile(rig: Rig, first: number): Promise<void> {
  const kept = payloads.filter((text) => !text.includes('\u0000'))
  const [fullName = '', role, pipelineStatus, redirectTo, key] = [...kept.slice(first), ...kept]
  await rig.patchPerson('owner', {
    fullName,
    role: { id: 3, name: role },
    pipelineStatus,
    redirectTo,
    features: [{ key, toggle: true }],
  })
}

/** Nothing ran, nothing was built from markup, nothing sticks out of the page. The guard looks for violations. */
async function expectHarmless(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    pwned: Reflect.get(window, 'pwned'),
    built: document.querySelectorAll(
      'main img, main iframe, main script, [role=dialog] img, dialog img, dialog iframe, [onerror], [onload], a[href^="javascript:" i]',
    ).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(seen).toEqual({ pwned: undefined, built: 0, overflow: 0 })
}

function hostileEntry(text: string, place: number) {
  return {
    instance: {
      id: `id-${place}`,
      name: text,
      hostName: text,
      platform: text,
      image: text,
      customBuild: text,
      corrupted: false,
      isPremium: false,
      cloneable: true,
      createdAt: text,
      owner: { fullName: text },
      csize: text,
      analyticsSize: { displayName: text },
      regionAlias: text,
      displayIdleTime: text,
      runningAt: text,
      status: text,
      clusterPolicy: {
        managementPolicy: ['create', text],
        clusterPolicy: ['delete', text],
        connectionPolicy: ['create', text],
        roleName: text,
      },
    },
    services: [{ name: 'analytics', url: text, status: place % 2 === 0 ? 'running' : 'disconnected' }],
  }
}

/** Texts and addresses; a database would keep no null character, but an answer may hold one. */
function notifications() {
  const messages = [...payloads, 'https://evil.example/x', '[report](javascript:window.pwned=1)']
  return {
    hasUnRead: true,
    notifications: messages.map((text, place) => ({
      id: `${place}${text}`,
      event: text,
      message: place % 2 === 0 ? text : `Failed Error: ${text}`,
      eventType: place % 4 === 2 ? text : place % 2 === 0 ? 'info' : 'failure',
      read: place % 3 === 0,
      createdAt: place === 1 ? text : '2026-03-02T08:00:00Z',
      url: text,
      link: text,
    })),
  }
}

/** What the calls of the create form answer, data apps aside. */
function choices() {
  const sizes = payloads.map((text, place) => ({
    id: `${place}${text}`,
    name: `${place}${text}`,
    displayName: text,
    order: place,
    analyticsSizeName: text,
    analyticsSizeDisplayName: text,
    loaderSizeName: text,
    loaderSizeDisplayName: text,
    analyticsSizeIpu: 1,
    loaderSizeIpu: 1,
  }))
  return {
    listRegions: payloads.map((text, place) => ({
      regionAlias: text,
      platform: 'gc',
      userId: null,
      isAvailable: true,
      cluster_code: `${text}${place}`,
      zone: text,
      region: text,
      app_id: text,
      url: text,
    })),
    getSizes: { sizes, allSizes: sizes },
    listImages: payloads.map((text) => ({ image: text, tags: { release: text } })),
    getDefaultImage: { image: payloads[0], tags: { release: payloads[0] } },
    listIdleTimes: payloads.map((text) => ({ key: text, display: text })),
  }
}

function hostileDataApp(text: string, place: number) {
  return {
    id: `${place}${text}`,
    name: text,
    trial: true,
    minimal_version: '0',
    installable: true,
    slug: text,
    description: text,
    url: text,
    tag: text,
    businessFunction: text,
    type: text,
    blueprintCategory: { name: text, image: text },
  }
}
