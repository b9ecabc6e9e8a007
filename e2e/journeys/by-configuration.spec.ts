import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRoot } from '../../scripts/processes.mjs'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { chooseInRow, rowOf, tabOf } from '../pages/cluster-page'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as test } from '../project-copy'

/*
 * Two kinds of resources that the specification does not know: webhooks of a cluster, added to a copy of the project as
 * one TypeScript file, and API keys of a person, put beside the deployed console as one JSON file.
 */

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const option = (page: Page, name: string) =>
  // The filter above the list has options of the same words.
  page.getByRole('option', { name, exact: true }).and(page.getByTitle(name))

test('a JSON file beside the console is a resource, one with faults shows them in its place, and without them there is no trace', async ({
  page,
  rig,
  copy,
  guard,
}) => {
  await copy.deploy('api-keys')
  const faulty = {
    name: 'api-tokens',
    label: { one: 'API token', many: 'API tokens' },
    scope: 'user',
    lits: {},
  }
  await copy.deployText('api-tokens', JSON.stringify(faulty))
  await signInAs(page, 'owner', '/api-tokens')
  const panel = main(page).getByRole('alert')
  await expect(panel).toContainText('no key "lits"; did you mean "list"?')
  await expectAccessible(page)

  await link(page, 'API keys').click()
  await expect(page).toHaveURL(/\/api-keys$/)
  await expect(page).toHaveTitle(/^API keys /)
  await expect(main(page).getByRole('rowheader')).toHaveText(['Build server', 'Nightly export'])
  await page.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByLabel('Name').fill('Warehouse import')
  await dialog.getByLabel('Purpose').click()
  await option(page, 'Read and write').click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(page, 'Warehouse import')).toContainText('Read and write')
  const sent = (await rig.requests()).filter(({ call }) => call === 'api-keys.create')
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v2/api-keys'])

  await rowOf(page, 'Warehouse import')
    .getByRole('button', { name: /Actions for|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(main(page).getByRole('rowheader')).toHaveText(['Build server', 'Nightly export'])

  await copy.withdrawAll()
  guard.allow(/Failed to load resource/)
  await page.reload()
  await expect(link(page, 'Clusters')).toBeVisible()
  await expect(link(page, 'API keys')).toHaveCount(0)
  await expect(main(page)).not.toContainText('API key')
})

test('a TypeScript file is a resource of a cluster: a tab of its own, all its parts, its address, and no code of it without the file', async ({
  page,
  rig,
}) => {
  const scripts = readdirSync(inRoot('dist/assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const textOf = (name: string) => readFileSync(inRoot('dist/assets', name), 'utf8')
  expect(scripts.filter((name) => /webhook/i.test(textOf(name)))).toEqual([])

  await signInAs(page, 'owner', tabOf('integrations'))
  await expect(page.getByRole('tab', { name: 'Integrations' })).toHaveAttribute('aria-selected', 'true')
  await expect(main(page)).toContainText('No webhooks yet')
  await page.getByRole('button', { name: 'New webhook' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByLabel('Name').fill('Slack')
  await dialog.getByLabel('Address').fill('https://hooks.example.test/1')
  await dialog.getByLabel('Event').click()
  await option(page, 'Cluster connected').click()
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

  await chooseInRow(page, rowOf(page, 'Slack'), 'Delete')
  await page.getByRole('dialog', { name: 'Delete Slack?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(main(page)).toContainText('No webhooks yet')
})

test('a file of texts beside the console makes it speak another language from the first page on', async ({
  page,
  copy,
}) => {
  await copy.configure({ locale: 'de', texts: '/texts/de.json' })
  await page.goto('/support')
  await expect(
    page.getByText('Schildern Sie uns, was geschehen ist und was Sie erwartet haben.'),
  ).toBeVisible()
  await page.getByLabel('E-Mail').fill('niemand')
  await page.getByLabel('Nachricht').click()
  await expect(page.getByText('Geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
})
