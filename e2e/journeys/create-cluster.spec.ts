import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { commandsOf, countOf, notice, stateWord } from '../pages/clusters'
import {
  fillSmallest,
  form,
  openForm,
  openList,
  submitButton,
  takeCard,
  takeOption,
  takeSize,
} from '../pages/create-cluster'
import { signInAs } from '../pages/sign-in-page'

test.describe('the form', () => {
  test('has the specified fields, choices and defaults', async ({ page }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Cluster' })).toBeVisible()
    await expect(labelsOf(page, 'Platform')).toHaveText(['Google Cloud', 'Azure', 'Azure SaaS'])
    // The owner has configured no second cloud yet.
    await expect(form(page).getByRole('radio', { name: 'Azure', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(form(page).getByRole('radio', { name: 'Azure', exact: true })).toHaveAccessibleDescription(
      'Connect your cloud account first, then create clusters in it.',
    )
    await takeCard(page, 'Platform', 'Google Cloud')
    await expectOptions(page, 'Region', [
      'US Central (Iowa)',
      'US East (Virginia)',
      'Europe West (Belgium)',
      'Europe North (Finland)',
      'Asia Southeast (Singapore)',
    ])
    await takeOption(page, 'Region', 'US Central (Iowa)')
    const slider = form(page).getByRole('slider', { name: 'Size' })
    await expect(slider).toBeEnabled()
    await expect(slider).toHaveAttribute('aria-valuetext', /Small, .*IPU/)
    const marks = form(page).locator('[data-position]')
    expect(
      (
        await marks.evaluateAll((steps) => steps.map((step) => Number(step.getAttribute('data-position'))))
      ).map(Math.round),
    ).toEqual([0, 11, 22, 33, 44, 56, 67, 78, 89, 100])
    await takeSize(page, 9)
    await expect(slider).toHaveAttribute('aria-valuetext', /Large 3X, .*IPU/)
    await expectOptions(page, 'Version', [/4\.3\.1/, /4\.3\.0/, /4\.2\.6/, /4\.1\.9/, /3\.12\.4/])
    await expect(form(page).getByRole('radio', { name: 'Typical' })).toBeChecked()
    await expect(form(page).getByRole('radio', { name: 'Custom' })).not.toBeChecked()
    await expect(form(page).getByRole('spinbutton', { name: 'Disk size' })).toHaveValue('100')
    await expectOptions(page, 'Idle time', ['1 Hour', '2 Hours', '4 Hours', '8 Hours', '24 Hours'])
    await expect(fieldBlock(page, 'Idle time')).toContainText('1 Hour')
    await expect(labelsOf(page, 'Optimization level')).toHaveText([
      'Analytics Optimized',
      'General Purpose',
      'Loader Optimized',
    ])
    await expect(form(page).getByRole('radio', { name: 'General Purpose' })).toBeChecked()
    await expect(form(page).getByRole('textbox', { name: 'Tenant content' })).toHaveValue('')
    await expect(form(page).getByRole('combobox', { name: 'Data application' })).toBeVisible()
    await expect(form(page).getByRole('switch', { name: 'Keep alive' })).not.toBeChecked()
    await expect(form(page).getByText('Required python packages')).toBeVisible()
    // What it costs stays in sight, beside the form or as a bar below it.
    const cost = form(page)
      .getByRole('region', { name: 'Summary' })
      .getByText(/IPU\/h/)
      .last()
    for (const width of [1440, 1024, 768, 400]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await expect(cost).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Create Cluster' })).not.toBeInViewport()
    }
  })

  test('everything chosen becomes exactly the keys of the specification, and success leads to the list [CRE-011, CRE-020, CRE-043, CRE-050, CRE-D02, CRE-D03, CRE-D04]', async ({
    page,
    rig,
  }) => {
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
    await submitButton(page).click()
    await expect(notice(page, 'cluster is created successfully')).toBeVisible()
    await expect(page).toHaveURL('/clusters')
    await expect(stateWord(page, 'orders')).toHaveText('Creating')
    expect(await commandsOf(rig)).toEqual([
      {
        method: 'POST',
        path: '/api/v2/users/5a9d0b0e-0000-4000-8000-000000000001/instances',
        body: {
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
        },
      },
    ])
  })
})

test.describe('what is asked', () => {
  test('the choices come from the specified calls; regions are kept for 10 minutes, whatever has the focus [CRE-044, CRE-045, CRE-046, CRE-047, CRE-048, API-111, CRE-D25]', async ({
    page,
    rig,
  }) => {
    await page.clock.install()
    await signInAs(page, 'owner', '/clusters/create')
    await fillSmallest(page, 'orders')
    const asked = (await rig.requests()).map(({ method, path, query, body }) => ({
      method,
      path,
      query,
      body,
    }))
    for (const [path, query] of [
      ['/api/v2/users/instances/availableidletime', {}],
      ['/api/v2/operators', {}],
      ['/api/v2/images', {}],
      ['/api/v2/images/defaultbasaltimage', {}],
      ['/api/v2/images/sizes', { clusterCode: 'gc-euw1' }],
      ['/api/v2/blueprints', { fields: 'name,id,trial,minimal_version,installable' }],
    ] as const)
      expect(asked).toContainEqual({ method: 'GET', path, query, body: null })

    expect(await countOf(rig, 'listRegions')).toBe(1)
    await page.clock.runFor(9 * 60_000)
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await leaveAndReturn(page)
    // What else is read again on return has been asked for by then.
    await expect.poll(() => countOf(rig, 'listBlueprints')).toBeGreaterThan(1)
    expect(await countOf(rig, 'listRegions')).toBe(1)
    await page.clock.runFor(61_000)
    await leaveAndReturn(page)
    await expect.poll(() => countOf(rig, 'listRegions')).toBe(2)
  })
})

const fieldBlock = (page: Page, label: string) =>
  form(page)
    .locator('.form-field')
    .filter({ has: page.locator('.form-label', { hasText: new RegExp(`^${label}$`) }) })

/** What the cards of a group are called, in order. */
const labelsOf = (page: Page, group: string) =>
  form(page).getByRole('radiogroup', { name: group }).locator('strong')

/** Opens a field's list and waits until it offers exactly these choices: they may still be on their way. */
async function expectOptions(page: Page, field: string, names: readonly (string | RegExp)[]): Promise<void> {
  const dropdown = await openList(page, field)
  await expect(dropdown.locator('.ant-select-item-option-content')).toHaveText([...names])
  await page.keyboard.press('Escape')
  await expect(dropdown).toHaveCount(0)
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Clusters', exact: true }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without creating?' })
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create New Cluster' }).click()
  await fillSmallest(page, 'orders')
}
