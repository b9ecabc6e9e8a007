import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { card, notice, shownNames } from '../pages/clusters'
import {
  fillSmallest,
  form,
  nameField,
  openForm,
  submitButton,
  takeCard,
  takeOption,
  takeSize,
} from '../pages/create-cluster'
import { chooseAs, signInAs } from '../pages/sign-in-page'

const success = 'cluster is created successfully'

test('everything chosen outlives a session that ended and is sent as the keys of the specification; a lost answer is said to be unknown, and trying again makes one cluster [CRE-011, CRE-020, CRE-043, CRE-050, CRE-D02, CRE-D03, CRE-D04]', async ({
  page,
  rig,
  fault,
  guard,
}) => {
  guard.allow(/Failed to load resource/)
  await page.clock.install()
  await signInAs(page, 'owner', '/clusters/create')
  await fillSmallest(page, 'orders')
  await takeSize(page, 3)
  await takeOption(page, 'Version', '4.3.0')
  await takeCard(page, 'Installation type', 'Custom')
  await form(page).getByRole('spinbutton', { name: 'Disk size' }).fill('250')
  await takeOption(page, 'Idle time', '4 Hours')
  await takeCard(page, 'Optimization level', 'Analytics Optimized')
  await form(page).getByRole('textbox', { name: 'Tenant content' }).fill('tenant-7')
  await takeOption(page, 'Data application', 'Finance Close')
  await form(page).getByRole('switch', { name: 'Keep alive' }).click()

  await test.step('the session ends', async () => {
    await rig.revokeSessions()
    await fault({ call: 'createCluster', kind: 'status', status: 401, times: 1 })
    await submitButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Your session ended' })
    await expect(dialog).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(stored).not.toMatch(/eyJ|password|token"/i)
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await chooseAs(page, 'owner')
  })

  await test.step('everything is there again', async () => {
    await expect(page).toHaveURL('/clusters/create')
    await openForm(page)
    await expect(form(page)).toContainText('We restored what you had typed before.')
    await expect(nameField(page)).toHaveValue('orders')
    await expect(form(page).getByRole('radio', { name: 'Google Cloud' })).toBeChecked()
    await expect(form(page).getByRole('radio', { name: 'Custom' })).toBeChecked()
    await expect(form(page).getByRole('spinbutton', { name: 'Disk size' })).toHaveValue('250')
    await expect(form(page).getByRole('radio', { name: 'Analytics Optimized' })).toBeChecked()
    await expect(form(page).getByRole('textbox', { name: 'Tenant content' })).toHaveValue('tenant-7')
    await expect(form(page).getByRole('switch', { name: 'Keep alive' })).toBeChecked()
    // What is sent needs the sizes of the region: until they are here the form says that it is still loading.
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/[1-9]\d* IPU\/h/)
  })

  await rig.forgetRequests()
  await test.step('the answer is lost', async () => {
    // A browser repeats by itself what it sent on a connection that was cut at once: the cut lasts until it is mended.
    await fault({ call: 'createCluster', kind: 'commit-then-reset' })
    await submitButton(page).click()
    await expect(form(page)).toContainText(
      'No answer arrived, so we could not confirm whether "orders" was created.',
    )
    await expect(form(page)).toContainText(
      'Your list shows "orders", which may have been there before. Try again; it is created once at most.',
    )
    await expect(page.getByText(success)).toHaveCount(0)
    await expect(nameField(page)).toHaveValue('orders')
    await rig.clearFaults()
    await form(page).getByRole('button', { name: 'Try again' }).click()
    await expectCreatedOnce(page)
  })

  const sent = (await rig.requests()).filter(({ call }) => call === 'createCluster')
  expect(sent.length).toBeGreaterThanOrEqual(2)
  const [key] = new Set(sent.map(({ headers }) => headers['idempotency-key']))
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  for (const { headers, body } of sent) expect([headers['idempotency-key'], body]).toEqual([key, everything])
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('draft'))),
  ).toEqual([])
})

const everything = {
  name: 'orders',
  image: '4.3.0-1182',
  platform: 'gc',
  region: 'europe-west1',
  installation: 'custom',
  dsize: 250,
  idleTime: '4',
  tenantID: 'tenant-7',
  blueprintId: 'bp-finance-close',
  analyticsSizeID: 'size-larges2',
  loaderSizeID: 'size-larges1',
  zone: 'europe-west1-b',
  k8sClusterCode: 'gc-euw1',
  appId: '3',
  sleeppable: false,
}

/** Success is said, the list shows, and there is one cluster of that name. */
async function expectCreatedOnce(page: Page): Promise<void> {
  await expect(notice(page, success)).toBeVisible()
  await expect(page).toHaveURL('/clusters')
  await expect(card(page, 'orders')).toBeVisible()
  // The new one stands there before the list is read.
  await expect(page.getByRole('article')).toHaveCount(9)
  const names = await shownNames(page)
  expect(names.filter((name) => name === 'orders')).toHaveLength(1)
  expect(names).toHaveLength(9)
}
