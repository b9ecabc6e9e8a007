import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { test as base, expect } from '../fixtures'
import { signInThroughPages } from '../pages/sign-in-page'
import { type ProjectCopy, startProjectCopy } from '../project-copy'
import type { Rig } from '../rig'

/*
 * Two kinds of resources that the specification does not know: webhooks of a cluster, added to a copy of the project as
 * one TypeScript file, and API keys of a person, put beside the deployed console as one JSON file.
 */
const test = base.extend<object, { copy: ProjectCopy; workerRig: Rig }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const copy = await startProjectCopy({ file: 'webhooks.ts', scope: 'cluster' })
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  workerRig: [async ({ copy }, use) => use(copy.rig), { scope: 'worker' }],
})
// One copy for all of them.
test.describe.configure({ mode: 'default' })
test.afterEach(({ copy }) => copy.withdrawAll())

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name })
const namesIn = (page: Page) => main(page).getByRole('rowheader').allTextContents()

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  // The filter above the list has options of the same words.
  await page.getByRole('option', { name: option, exact: true }).and(page.getByTitle(option)).click()
}

async function open(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /Actions for|More/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Runs a copied command in a shell, with the token the page itself sends. */
async function runInShell(page: Page, command: string): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('/api/v2/') && 'authorization' in sent.headers()),
    page.getByRole('button', { name: 'Refresh now' }).click(),
  ])
  const token = request.headers().authorization?.replace('Bearer ', '') ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, TOKEN: token },
  })
  return JSON.parse(stdout)
}

test('a JSON file beside the console is a resource: menu, list, form, filter, actions, address, and no trace without it', async ({
  page,
  copy,
  context,
}) => {
  await signInThroughPages(page, 'owner', '/clusters')
  await expect(navigation(page).getByRole('link', { name: 'Clusters' })).toBeVisible()
  await expect(navigation(page).getByRole('link', { name: 'API keys' })).toHaveCount(0)

  await copy.deploy('api-keys')
  await page.reload()
  await navigation(page).getByRole('link', { name: 'API keys' }).click()
  await expect(page).toHaveURL(/\/api-keys$/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible()
  await expect(page).toHaveTitle(/^API keys /)
  await expect.poll(() => namesIn(page)).toEqual(['Build server', 'Nightly export'])
  await expect(rowOf(page, 'Build server')).toContainText('Read and write')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Please enter a name')
  await expect(dialog).toContainText('Please choose a purpose')
  await dialog.getByLabel('Name').fill('Warehouse import')
  await choose(page, dialog.getByLabel('Purpose'), 'Read and write')
  await dialog.getByLabel('Requests a day').fill('250')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Warehouse import')).toContainText('250')
  const sent = (await copy.rig.requests()).filter(({ call }) => call === 'api-keys.create')
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/v2/api-keys',
      body: expect.objectContaining({ name: 'Warehouse import', purpose: 'write', dailyLimit: 250 }),
    },
  ])

  await rowOf(page, 'Warehouse import').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit API key' })
  await edit.getByLabel('Name').fill('Warehouse import 2')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(rowOf(page, 'Warehouse import 2')).toBeVisible()

  await open(page, 'Warehouse import 2', 'Revoke')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(rowOf(page, 'Warehouse import 2')).toContainText('No')

  await main(page).getByRole('combobox', { name: 'Purpose' }).press('Enter')
  await page.getByRole('option', { name: 'Read only' }).click()
  await expect.poll(() => namesIn(page)).toEqual(['Nightly export'])
  await page.reload()
  await expect.poll(() => namesIn(page)).toEqual(['Nightly export'])

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await main(page)
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Copy as curl' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('/api/v2/api-keys?')
  const command = await copied()
  expect(await runInShell(page, command)).toMatchObject([{ name: 'Nightly export', purpose: 'read' }])

  await page.goto('/api-keys')
  await open(page, 'Warehouse import 2', 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete Warehouse import 2?' })
  await expect(question).toContainText('Programs that use Warehouse import 2 are refused from now on.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => namesIn(page)).toEqual(['Build server', 'Nightly export'])

  await copy.withdrawAll()
  await page.goto('/api-keys')
  await expect(navigation(page).getByRole('link', { name: 'Clusters' })).toBeVisible()
  await expect(navigation(page).getByRole('link', { name: 'API keys' })).toHaveCount(0)
  await expect(main(page)).not.toContainText('API key')
})

test('a TypeScript file is a resource of a cluster: a tab of its own, all its parts, and its address', async ({
  page,
  rig,
}) => {
  await signInThroughPages(page, 'owner', '/clusters/sales-analytics')
  await page.getByRole('tab', { name: 'Integrations' }).click()
  await expect(page).toHaveURL(/tab=integrations/)
  await expect(main(page).getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible()
  await expect(main(page)).toContainText('No webhooks yet')

  await page.getByRole('button', { name: 'New webhook' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByLabel('Name').fill('Slack')
  await dialog.getByLabel('Address').fill('https://hooks.example.test/1')
  await choose(page, dialog.getByLabel('Event'), 'Cluster connected')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(page, 'Slack')).toContainText('Cluster connected')

  await rowOf(page, 'Slack').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit webhook' })
  await edit.getByLabel('Address').fill('https://hooks.example.test/2')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Slack')).toContainText('https://hooks.example.test/2')
  const changes = (await rig.requests()).filter(({ call }) => call === 'webhooks.change')
  expect(changes).toHaveLength(1)
  expect(changes[0]?.path).toMatch(/^\/api\/v2\/instances\/c1a5e000-[0-9a-f-]+\/webhooks\/[0-9a-f-]+$/)

  await page.reload()
  await expect(rowOf(page, 'Slack')).toBeVisible()
  await open(page, 'Slack', 'Delete')
  await page.getByRole('dialog', { name: 'Delete Slack?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(main(page)).toContainText('No webhooks yet')
})

test('who may not change a resource sees its controls with the reason, in both kinds', async ({
  page,
  copy,
  browser,
}) => {
  await signInThroughPages(page, 'user', '/clusters/sales-analytics?tab=integrations')
  // The empty list's button takes the place of the head's, and the focus would be lost with that one.
  await expect(main(page)).toContainText('No webhooks yet')
  const create = page.getByRole('button', { name: 'New webhook' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await create.focus()
  await expect(page.getByRole('tooltip')).toHaveText('You need higher permission')

  await copy.deploy('api-keys')
  const context = await browser.newContext({ baseURL: copy.rig.origin })
  const other = await context.newPage()
  await signInThroughPages(other, 'lab', '/api-keys')
  const refused = other.getByRole('button', { name: 'New API key' })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await refused.focus()
  await expect(other.getByRole('tooltip')).toHaveText(
    'Your trial has expired. To change this, upgrade to a Premium Account.',
  )
  await context.close()
})

test('a file with faults shows them in its place, and everything else works', async ({
  page,
  copy,
  guard,
}) => {
  guard.allow(/Failed to load resource/)
  await copy.deployText(
    'api-tokens',
    JSON.stringify({
      name: 'api-tokens',
      label: { one: 'API token', many: 'API tokens' },
      scope: 'user',
      lits: {},
    }),
  )
  await copy.deploy('api-keys')
  await signInThroughPages(page, 'owner', '/api-tokens')
  const panel = main(page).getByRole('alert')
  await expect(panel).toContainText('API tokens cannot be shown')
  await expect(panel).toContainText('/resources/api-tokens.json')
  await expect(panel).toContainText('no key "lits"; did you mean "list"?')
  await expect(panel).toContainText('api-tokens.access is missing')
  await expectAccessible(page)

  await navigation(page).getByRole('link', { name: 'API keys' }).click()
  await expect(rowOf(page, 'Build server')).toBeVisible()
  await navigation(page).getByRole('link', { name: 'Clusters' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})
