import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { commandsOf, countOf, notice, stateWord } from '../pages/clusters'
import {
  expectFault,
  faultOf,
  fillSmallest,
  form,
  nameField,
  openForm,
  openList,
  submitButton,
  takeCard,
  takeOption,
  takeSize,
} from '../pages/create-cluster'
import { signInAs } from '../pages/sign-in-page'

/** What the least a cluster of the second cloud needs becomes, without an image (CRE-042). */
const smallestAz = {
  name: 'atlnew',
  platform: 'az',
  region: 'eastus',
  installation: 'typical',
  dsize: 100,
  idleTime: '1',
  tenantID: null,
  blueprintId: null,
  analyticsSizeID: 'size-small',
  loaderSizeID: 'size-small',
  zone: null,
  k8sClusterCode: 'az-eus',
  appId: '7',
  sleeppable: true,
}

const invalid = 'Name is invalid; check naming hint'

/** Typed names on a gc-style platform and what is said of them; null is a good name (D1 §5, CRE-D16 to CRE-D19). */
const gcNames: readonly (readonly [string, string | null])[] = [
  ['ab', 'Name must be at least 3 characters'],
  ['abc', null],
  ['abcdefghijklmnopqrstu', null],
  ['abcdefghijklmnopqrstuv', 'Name cannot be longer than 21 characters'],
  ['1abc', invalid],
  ['my_cluster', invalid],
  ['café', invalid],
  ['a.b.c', invalid],
  ['-abc', 'Dash not allowed in beginning or end'],
  ['abc-', 'Dash not allowed in beginning or end'],
  ['a--b', 'Should not contain multiple consequent dashes'],
  ['my cluster', 'Spaces not allowed'],
  ['create-me', 'create-me is not a valid name'],
  ['MyLoader', 'MyLoader is not a valid name'],
  ['zookeeper1', 'zookeeper1 is not a valid name'],
  ['My-Cluster-2', null],
  ['a-1', null],
  // One message at a time, in the order of CRE-D19.
  ['-a--b c', 'Spaces not allowed'],
  ['9--', 'Dash not allowed in beginning or end'],
  ['1create', invalid],
]

test.describe('names', () => {
  test('the form says what is wrong with a name on a gc-style platform [CRE-D16, CRE-D18, CRE-D19]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await fillSmallest(page, 'x')
    for (const [name, sentence] of gcNames) await expectNameFault(page, name, sentence)
    await expectNameFault(page, '', 'Please enter a valid name')
    expect(await countOf(rig, 'createCluster')).toBe(0)
  })
})

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

  test('the optimization level and the region decide the ids that are sent [CRE-016, CRE-017, CRE-018, CRE-057, CRE-D13]', async ({
    page,
    rig,
  }) => {
    const rows = [
      { level: 'Loader Optimized', steps: 3, sent: ['size-larges1', 'size-larges2'] },
      { level: 'Loader Optimized', steps: 0, sent: ['size-small', 'size-small'] },
      { level: 'Analytics Optimized', steps: 0, sent: ['size-small', 'size-small'] },
      { level: 'General Purpose', steps: 3, sent: ['size-larges2', 'size-larges2'] },
    ]
    await signInAs(page, 'owner')
    for (const [place, { level, steps }] of rows.entries()) {
      await page.getByRole('main').getByRole('link', { name: 'Create New Cluster' }).click()
      // This region names no app id.
      await fillSmallest(page, `orders-${place}`, 'US Central (Iowa)')
      await takeSize(page, steps)
      await takeCard(page, 'Optimization level', level)
      await submitButton(page).click()
      await expect(page).toHaveURL('/clusters')
    }
    const bodies = (await rig.requests())
      .filter(({ call }) => call === 'createCluster')
      .map(({ body }) => body)
    expect(bodies).toEqual(
      rows.map(({ sent }) =>
        expect.objectContaining({ analyticsSizeID: sent[0], loaderSizeID: sent[1], appId: '1' }),
      ),
    )
  })
})

test.describe('the second cloud', () => {
  test('az: region fixed, version and slider locked, no image sent [CRE-012, CRE-013, CRE-036, CRE-042, CRE-049, CRE-D08, CRE-D11]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Azure')
    const region = form(page).getByLabel('Region', { exact: true })
    await expect(region).toHaveValue('East US')
    await expect(region).not.toBeEditable()
    const version = form(page).getByLabel('Version', { exact: true })
    await expect(version).not.toBeEditable()
    await expect(fieldBlock(page, 'Version')).toContainText(
      'Only Latest Version is Supported in Azure Platform',
    )
    const slider = form(page).getByRole('slider', { name: 'Size' })
    await expect(slider).toHaveAttribute('aria-disabled', 'true')
    const before = await slider.getAttribute('aria-valuetext')
    await slider.focus()
    await slider.press('ArrowRight')
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', before ?? '')
    await nameField(page).fill('atlnew')
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
    expect((await commandsOf(rig)).map(({ body }) => body)).toEqual([smallestAz])
  })
})

test.describe('who may not', () => {
  for (const person of ['trial', 'lab'] as const)
    test(`${person} is sent from the form to the list [CRE-035, CRE-037, CRE-040]`, async ({ page, rig }) => {
      await page.goto('/clusters/create')
      await page.getByRole('button', { name: person === 'trial' ? 'Tara Trial' : 'Liam Lab' }).click()
      await expect(page).toHaveURL('/clusters')
      await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
      expect(await countOf(rig, 'createCluster')).toBe(0)
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

test.describe('answers', () => {
  test('a name that is taken is said beside the name, which stays as typed [ERR-002, ERR-010, ERR-018]', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*409/)
    await signInAs(page, 'owner', '/clusters/create')
    await fillSmallest(page, 'sales-analytics')
    await submitButton(page).click()
    await expect(faultOf(page, 'Name')).toHaveText('You already have a cluster named sales-analytics.')
    await expect(nameField(page)).toHaveValue('sales-analytics')
    await expect(nameField(page)).toBeFocused()
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0)
    await expect(page).toHaveURL('/clusters/create')
    await nameField(page).fill('sales-analytics-2')
    await expectFault(page, 'Name', null)
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
  })
})

const fieldBlock = (page: Page, label: string) =>
  form(page)
    .locator('.form-field')
    .filter({ has: page.locator('.form-label', { hasText: new RegExp(`^${label}$`) }) })

/** What the cards of a group are called, in order. */
const labelsOf = (page: Page, group: string) =>
  form(page).getByRole('radiogroup', { name: group }).locator('strong')

async function expectNameFault(page: Page, name: string, sentence: string | null): Promise<void> {
  await nameField(page).fill(name)
  await nameField(page).blur()
  await expectFault(page, 'Name', sentence)
}

/** The values a list offers, in order. */
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
