import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect } from '../fixtures'
import { signInAs } from '../pages/sign-in-page'
import { copyTest as test } from '../project-copy'

/* Projects with pages of their own, and the deployments that belong to them, from two files beside the console. */

const projects = {
  name: 'projects',
  label: { one: 'Project', many: 'Projects' },
  scope: 'user',
  place: { kind: 'menu', icon: 'box' },
  access: { subject: 'Account', list: 'view', create: 'manage', edit: 'manage' },
  titleField: 'name',
  fields: {
    name: { type: 'text', label: 'Name', required: 'Please enter a name', copyable: true },
    status: {
      type: 'choice',
      label: 'Status',
      options: [
        { value: 'ready', label: 'Ready', tone: 'good' },
        { value: 'broken', label: 'Broken', tone: 'bad' },
      ],
    },
    region: { type: 'text', label: 'Region' },
  },
  list: {
    columns: ['name', 'status', 'region'],
    sort: { field: 'name', order: 'asc' },
    empty: { title: 'No projects yet' },
    error: 'Your projects could not be loaded',
  },
  create: { fields: ['name', 'region'], layout: 'page' },
  edit: { fields: ['name', 'region'] },
  detail: {
    page: true,
    sections: [
      { title: 'What it is', fields: ['name', 'status'] },
      { title: 'Where it runs', fields: ['region'] },
    ],
    related: [{ resource: 'deployments', by: 'projectId', title: 'Its deployments' }],
    activity: {
      call: { method: 'GET', path: '/projects/{recordId}/activity' },
      when: 'at',
      who: 'by',
      what: 'message',
    },
  },
  delete: { requires: 'manage', dangerText: 'Everything in {{name}} is lost.' },
  fixtures: [
    { name: 'Atlas', status: 'ready', region: 'Frankfurt' },
    { name: 'Borealis', status: 'broken', region: 'Oslo' },
  ],
}
const deployments = {
  name: 'deployments',
  label: { one: 'Deployment', many: 'Deployments' },
  scope: 'user',
  place: { kind: 'menu', icon: 'tag' },
  access: { subject: 'Account', list: 'view', create: 'manage' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', required: 'Please enter a title' },
    projectId: { type: 'text', label: 'Project' },
  },
  list: {
    columns: ['title', 'projectId'],
    empty: { title: 'Nothing deployed yet' },
    error: 'The deployments could not be loaded',
  },
  create: { fields: ['title', 'projectId'] },
}

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })

test('a record has a page: made on one, from the list to it and back, its neighbours, what belongs to it and what was done to it', async ({
  page,
  copy,
  guard,
}) => {
  await copy.deployText('projects', JSON.stringify(projects))
  await copy.deployText('deployments', JSON.stringify(deployments))
  await signInAs(page, 'owner', '/projects/create')
  await expect(title(page, 'New project')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Castor')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await main(page).getByRole('link', { name: 'Castor' }).click()
  await expect(title(page, 'Castor')).toBeVisible()

  const related = main(page).getByRole('region', { name: 'Its deployments' })
  await related.getByRole('button', { name: 'New deployment' }).click()
  const dialog = page.getByRole('dialog', { name: 'New deployment' })
  await dialog.getByLabel('Title').fill('Shop')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(related.getByRole('row', { name: 'Shop' })).toBeVisible()

  await main(page).getByRole('button', { name: 'Edit Castor' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit project' })
  await edit.getByLabel('Region').fill('Paris')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  const activity = main(page).getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem').first()).toContainText('Changed: Name, Region')
  await expectAccessible(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400)

  await page.keyboard.press('Alt+ArrowUp')
  await expect(title(page, 'Borealis')).toBeVisible()
  await expect(related).toContainText('Nothing deployed yet')
  // What was deleted is asked for once more, and is gone.
  guard.allow(/Failed to load resource.*404/)
  await main(page).getByRole('button', { name: 'Delete Borealis' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(main(page).getByRole('link', { name: 'Castor' })).toBeVisible()
  await expect(main(page).getByText('Borealis')).toHaveCount(0)
})
