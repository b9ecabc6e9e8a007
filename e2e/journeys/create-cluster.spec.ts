import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { commandsOf, countOf, errorNotice, notice, stateWord } from '../pages/clusters'
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
import { rawApiOf } from '../pages/raw-api'
import { signInAs, uuidOf } from '../pages/sign-in-page'

/** What the least a gc cluster needs becomes (D1 §7 'POST instances'). */
const smallest = {
  name: 'orders',
  image: '4.3.1-1182',
  platform: 'gc',
  region: 'europe-west1',
  installation: 'typical',
  dsize: 100,
  idleTime: '1',
  tenantID: null,
  blueprintId: null,
  analyticsSizeID: 'size-small',
  loaderSizeID: 'size-small',
  zone: 'europe-west1-b',
  k8sClusterCode: 'gc-euw1',
  appId: '3',
  sleeppable: true,
}

/** The same for the second cloud, without an image (CRE-042). */
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

const azDigit = 'Name cannot start with a numeric character. Must start with a letter.'
const azLowercase = 'Only accept lowercase alphanumerics.'

/** The same on the second cloud (D1 §5, CRE-D20). */
const azNames: readonly (readonly [string, string | null])[] = [
  ['ab', 'Name must be at least 3 characters.'],
  ['abc', null],
  ['abcdefgh', null],
  ['abcdefghi', 'Name cannot be longer than 8 characters.'],
  ['Abc', azLowercase],
  ['ABC', azLowercase],
  ['a-b', azLowercase],
  ['abç', azLowercase],
  ['a b', azLowercase],
  ['a_b', azLowercase],
  ['a.b', azLowercase],
  ['1abc', azDigit],
  ['123', azDigit],
  ['1', azDigit],
  ['create', 'create is not a valid name'],
  ['aloader', 'aloader is not a valid name'],
  ['mycreate', 'mycreate is not a valid name'],
  ['a1b2', null],
  ['zookeeper', 'Name cannot be longer than 8 characters.'],
  ['a1', 'Name must be at least 3 characters.'],
]

test.describe('names', () => {
  test('the form says what is wrong with a name on a gc-style platform [CRE-023, CRE-024, CRE-025, CRE-026, CRE-027, CRE-028, CRE-029, CRE-030, CRE-031, CRE-055, PLT-001, CRE-D16, CRE-D17, CRE-D18, CRE-D19]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await fillSmallest(page, 'x')
    for (const [name, sentence] of gcNames) await expectNameFault(page, name, sentence)
    await expectNameFault(page, '', 'Please enter a valid name')
    expect(await countOf(rig, 'createCluster')).toBe(0)
  })

  test('the form says what is wrong with a name on the second cloud [CRE-032, CRE-033, CRE-055, PLT-001, CRE-D20]', async ({
    page,
  }) => {
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Azure')
    for (const [name, sentence] of azNames) await expectNameFault(page, name, sentence)
    await expectNameFault(page, '', 'Please enter a valid name')
  })

  const grids = [
    { person: 'owner', body: smallest, names: gcNames, cloud: 'a gc-style platform' },
    { person: 'enterprise', body: smallestAz, names: azNames, cloud: 'the second cloud' },
  ] as const

  for (const { person, body, names, cloud } of grids)
    test(`the server refuses what the form refuses on ${cloud}, and names the field [CRE-023, CRE-024, CRE-025, CRE-026, CRE-027, CRE-028, CRE-029, CRE-030, CRE-031, CRE-032, CRE-033]`, async ({
      page,
      rig,
    }) => {
      await signInAs(page, person)
      const api = await rawApiOf(page, page.request)
      const path = `/users/${uuidOf(person)}/instances`
      for (const [name, message] of [...names, ['', 'Please enter a valid name'] as const]) {
        const answer = await api.send('POST', path, { ...body, name })
        if (message === null) expect(answer, name).toMatchObject({ status: 201 })
        else
          expect(answer, name).toEqual({
            status: 422,
            body: { errors: [{ fieldName: 'name', message, notActivated: false }] },
          })
      }
      const taken = await api.send('POST', path, { ...body, name: 'abc' })
      expect(taken).toMatchObject({ status: 409, body: { errors: [{ fieldName: 'name' }] } })
      expect(await countOf(rig, 'createCluster')).toBe(names.length + 2)
    })
})

test('the server refuses what the form never offers [CRE-021, CRE-022, CRE-034, CRE-035, CRE-037, CRE-038, CRE-039, CRE-040, CRE-042]', async ({
  page,
  browser,
  rig,
}) => {
  await signInAs(page, 'owner')
  const api = await rawApiOf(page, page.request)
  const path = `/users/${uuidOf('owner')}/instances`
  const wrong = [
    [{ platform: 'moon' }, 'platform'],
    [{ k8sClusterCode: 'gc-aus1', region: 'australia-southeast1' }, 'region'],
    [{ k8sClusterCode: 'gc-euw6', region: 'europe-west6', zone: 'europe-west6-a', appId: '1' }, 'region'],
    [{ zone: 'us-central1-a' }, 'region'],
    [{ image: '9.9.9-1' }, 'image'],
    [{ installation: 'exotic' }, 'installation'],
    [{ dsize: 9 }, 'dsize'],
    [{ dsize: 2001 }, 'dsize'],
    [{ idleTime: '77' }, 'idleTime'],
    [{ blueprintId: 'bp-churn-radar' }, 'blueprintId'],
    [{ blueprintId: 'bp-legacy-reports' }, 'blueprintId'],
  ] as const
  for (const [change, fieldName] of wrong)
    expect(await api.send('POST', path, { ...smallest, ...change }), fieldName).toMatchObject({
      status: 422,
      body: { errors: [{ fieldName }] },
    })
  for (const change of [{ analyticsSizeID: 'size-huge' }, { loaderSizeID: 'size-large3x' }])
    expect((await api.send('POST', path, { ...smallest, ...change })).status).toBe(422)
  // Not a trial data app: forbidden for who is not of the enterprise plan.
  const appRefusal = await api.send('POST', path, { ...smallest, blueprintId: 'bp-supply-planner' })
  expect(appRefusal.status).toBe(403)
  // Somebody else's path is not there.
  const foreign = await api.send('POST', `/users/${uuidOf('stranger')}/instances`, smallest)
  expect(foreign.status).toBe(404)
  expect(await rigNames(api, 'owner')).toHaveLength(8)

  const inRegion = (code: 'first' | 'other') =>
    code === 'first'
      ? { region: 'us-central1', zone: 'us-central1-a', k8sClusterCode: 'gc-usc1', appId: '1', dsize: 50 }
      : { dsize: 50 }
  for (const [person, where, status] of [
    ['newcomer', 'other', 403],
    ['newcomer', 'first', 201],
    ['trial', 'first', 403],
    ['lab', 'first', 403],
  ] as const) {
    const context = await browser.newContext({ baseURL: rig.origin })
    const other = await context.newPage()
    await signInAs(other, person)
    const raw = await rawApiOf(other, other.request)
    const answer = await raw.send('POST', `/users/${uuidOf(person)}/instances`, {
      ...smallest,
      ...inRegion(where),
    })
    expect(answer.status, `${person} ${where}`).toBe(status)
    await context.close()
  }
})

test.describe('the form', () => {
  test('has the specified fields, choices and defaults [CRE-001, CRE-002, CRE-010, CRE-015, CRE-018, CRE-036, CRE-044, CRE-051, CRE-052, CRE-053, CRE-054, CRE-056, CRE-058, CRE-D10, CRE-D24]', async ({
    page,
  }) => {
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
  })

  test('submitted untouched it names each required field and sends nothing [CRE-021, CRE-023, PLT-001, CRE-D06]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    await form(page).getByRole('spinbutton', { name: 'Disk size' }).fill('')
    await submitButton(page).click()
    await expect(faultOf(page, 'Platform')).toHaveText('Please select a platform')
    await expect(faultOf(page, 'Region')).toHaveText('Please select a region')
    await expect(faultOf(page, 'Name')).toHaveText('Please enter a valid name')
    await expect(faultOf(page, 'Size')).toHaveText('Please select a size')
    await expect(faultOf(page, 'Disk size')).toHaveText('Please enter a disk size')
    await expect(fieldBlock(page, 'Name')).toHaveAttribute('data-state', 'error')
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
    await takeCard(page, 'Platform', 'Google Cloud')
    await nameField(page).fill('orders')
    await expectFault(page, 'Name', null)
    await expect(fieldBlock(page, 'Name')).toHaveAttribute('data-state', 'success')
    await expect(fieldBlock(page, 'Platform')).toHaveAttribute('data-state', 'success')
    expect(await countOf(rig, 'createCluster')).toBe(0)
  })

  test('the disk size lies between the configured bounds [CRE-003, CRE-022]', async ({ page }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    const disk = form(page).getByRole('spinbutton', { name: 'Disk size' })
    for (const [value, sentence] of [
      ['9', 'Disk size must be between 10 and 2000'],
      ['10', null],
      ['2000', null],
      ['2001', 'Disk size must be between 10 and 2000'],
      ['-5', 'Disk size must be between 10 and 2000'],
    ] as const) {
      await disk.fill(value)
      await disk.blur()
      await expectFault(page, 'Disk size', sentence)
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

  test('a field the configuration hides is not there, and its default is sent [CRE-003, CRE-D05]', async ({
    page,
    rig,
  }) => {
    await rig.patchPerson('owner', {
      configurations: {
        allowedInstances: { count: 20 },
        showInstanceSize: { enabled: false, value: 'larges1' },
        showClusterOptimization: { enabled: false },
        showLatestRelease: false,
        showTenants: false,
        showInstallation: false,
        showDiskSize: { enabled: false, value: 150, min: 10, max: 200 },
        showAlwaysAlive: false,
      },
    })
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Google Cloud')
    await takeOption(page, 'Region', 'Europe West (Belgium)')
    await nameField(page).fill('orders')
    for (const label of [
      'Size',
      'Version',
      'Installation type',
      'Disk size',
      'Optimization level',
      'Tenant content',
      'Keep alive',
    ])
      await expect(
        form(page).locator('.form-label', { hasText: new RegExp(`^${label}$`) }),
        label,
      ).toHaveCount(0)
    await expect(form(page).getByRole('combobox', { name: 'Idle time' })).toBeVisible()
    await expect(form(page).getByRole('combobox', { name: 'Data application' })).toBeVisible()
    await expect.poll(() => countOf(rig, 'getSizes')).toBe(1)
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
    const [created] = await commandsOf(rig)
    expect(created?.body).toEqual({
      ...smallest,
      dsize: 150,
      analyticsSizeID: 'size-larges1',
      loaderSizeID: 'size-larges1',
    })
  })

  test('each part of the configuration gates its own field [CRE-003, CRE-D05]', async ({ page, rig }) => {
    const all = {
      allowedInstances: { count: 20 },
      showInstanceSize: { enabled: true, value: 'small' },
      showClusterOptimization: { enabled: true },
      showLatestRelease: true,
      showTenants: true,
      showInstallation: true,
      showDiskSize: { enabled: true, value: 100, min: 10, max: 2000 },
      showAlwaysAlive: true,
    }
    const labels = {
      showInstanceSize: 'Size',
      showClusterOptimization: 'Optimization level',
      showLatestRelease: 'Version',
      showTenants: 'Tenant content',
      showInstallation: 'Installation type',
      showDiskSize: 'Disk size',
      showAlwaysAlive: 'Keep alive',
    }
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    for (const [key, label] of Object.entries(labels)) {
      const off = ['showInstanceSize', 'showClusterOptimization', 'showDiskSize'].includes(key)
        ? { enabled: false, value: key === 'showDiskSize' ? 100 : 'small', min: 10, max: 2000 }
        : false
      await rig.patchPerson('owner', { configurations: { ...all, [key]: off } })
      await page.reload()
      await openForm(page)
      const shown = await form(page).locator('.form-label').allTextContents()
      expect(shown, key).not.toContain(label)
      for (const other of Object.values(labels).filter((candidate) => candidate !== label))
        expect(shown, key).toContain(other)
    }
  })

  test('data apps fit version and plan [CRE-007, CRE-019, CRE-034, CRE-039, CRE-D14, CRE-D15]', async ({
    page,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Google Cloud')
    await expectOptions(page, 'Data application', ['Sales Insights', 'Finance Close', 'Retail Basket'])
    await takeOption(page, 'Version', '4.1.9')
    await expectOptions(page, 'Data application', ['Sales Insights'])
  })

  test('who is of the enterprise plan may take any data app that fits [CRE-019, CRE-039, CRE-041, CRE-D15]', async ({
    page,
  }) => {
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Azure')
    await expectOptions(page, 'Data application', [
      'Sales Insights',
      'Finance Close',
      'Retail Basket',
      'Supply Planner',
      'Claims Review',
    ])
  })

  test('leaving a form with something in it asks first; staying keeps it, leaving drops it', async ({
    page,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await openForm(page)
    await nameField(page).fill('orders')
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without creating?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(nameField(page)).toHaveValue('orders')
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/clusters')
    await page.goto('/clusters/create')
    await openForm(page)
    await expect(nameField(page)).toHaveValue('')
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

  test('az-saas: region fixed and version locked, but the size may be chosen [CRE-012, CRE-013, CRE-042, CRE-049, CRE-D08, CRE-D09]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    await takeCard(page, 'Platform', 'Azure SaaS')
    const region = form(page).getByLabel('Region', { exact: true })
    await expect(region).toHaveValue('Sweden Central')
    await expect(region).not.toBeEditable()
    await expect(fieldBlock(page, 'Version')).toContainText(
      'Only Latest Version is Supported in Azure Platform',
    )
    await takeSize(page, 2)
    await nameField(page).fill('saasnew')
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
    expect((await commandsOf(rig)).map(({ body }) => body)).toEqual([
      {
        ...smallestAz,
        name: 'saasnew',
        platform: 'az-saas',
        region: 'swedencentral',
        zone: '1',
        k8sClusterCode: 'azs-swc',
        appId: '9',
        analyticsSizeID: 'size-larges1',
        loaderSizeID: 'size-larges1',
      },
    ])
  })

  test('without the flags there is only one platform; while the pipeline works az is disabled with its reason [CRE-036, CRE-D10]', async ({
    page,
    rig,
  }) => {
    await rig.patchPerson('enterprise', {
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
    await signInAs(page, 'enterprise', '/clusters/create')
    await openForm(page)
    const az = form(page).getByRole('radio', { name: 'Azure', exact: true })
    await expect(az).toHaveAttribute('aria-disabled', 'true')
    await expect(az).toHaveAccessibleDescription('Your cloud environment is still being prepared.')
    await az.click({ force: true })
    await expect(az).not.toBeChecked()
    await expect(form(page).getByRole('radio', { name: 'Azure SaaS' })).not.toHaveAttribute('aria-disabled')
    await rig.patchPerson('enterprise', {
      features: [],
      toggleFeatures: [],
      pipelineStatus: null,
      pipeline: null,
    })
    await page.reload()
    await openForm(page)
    await expect(form(page).getByRole('radiogroup', { name: 'Platform' }).getByRole('radio')).toHaveCount(1)
  })
})

test.describe('who may not', () => {
  test('a trial has its region chosen, with the way to change that in a tooltip [CRE-038, CRE-D07]', async ({
    page,
    rig,
  }) => {
    await signInAs(page, 'newcomer', '/clusters/create')
    await openForm(page)
    const region = form(page).getByLabel('Region', { exact: true })
    await expect(region).toHaveValue('US Central (Iowa)')
    await expect(region).not.toBeEditable()
    await expect(region).toHaveAttribute('title', 'Upgrade to a Premium Account to choose a region.')
    await expect(region).toHaveAccessibleDescription(/Upgrade to a Premium Account to choose a region\./)
    await expect(fieldBlock(page, 'Region')).toContainText('Upgrade to a Premium Account to choose a region.')
    await nameField(page).fill('first')
    await submitButton(page).click()
    await expect(page).toHaveURL('/clusters')
    expect((await commandsOf(rig))[0]?.body).toMatchObject({
      region: 'us-central1',
      k8sClusterCode: 'gc-usc1',
      appId: '1',
      dsize: 50,
    })
  })

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
    expect(await countOf(rig, 'listRegions')).toBe(1)
    expect(await countOf(rig, 'listBlueprints')).toBeGreaterThan(1)
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

  const answers = [
    {
      title: 'a text',
      status: 500,
      body: 'The region is full.',
      notice: 'The region is full.',
      ids: 'ERR-001, ERR-009, ERR-017',
    },
    {
      title: 'a field that is not on screen',
      status: 422,
      body: { errors: [{ fieldName: 'shoeSize', message: 'Too small.' }] },
      notice: 'Too small.',
      ids: 'ERR-D03, ERR-D07',
    },
  ] as const

  for (const { title, status, body, notice: text, ids } of answers)
    test(`${title} in a refusal is a notification titled Error, and what was typed stays [ERR-006, ERR-014, ERR-015, ERR-022, ${ids}]`, async ({
      page,
      fault,
    }) => {
      await signInAs(page, 'owner', '/clusters/create')
      await fillSmallest(page, 'orders')
      await fault({ call: 'createCluster', kind: 'status', status, body, times: 1 })
      await submitButton(page).click()
      await expect(errorNotice(page, text)).toBeVisible()
      await expect(nameField(page)).toHaveValue('orders')
      await submitButton(page).click()
      await expect(page).toHaveURL('/clusters')
    })

  test('errors of fields stand beside their fields, of keys that come from a field too [ERR-002, ERR-010, ERR-018, ERR-D05]', async ({
    page,
    fault,
  }) => {
    await signInAs(page, 'owner', '/clusters/create')
    await fillSmallest(page, 'orders')
    await fault({
      call: 'createCluster',
      kind: 'status',
      status: 422,
      body: {
        errors: [
          { fieldName: 'name', message: 'This name is reserved.', notActivated: false },
          { fieldName: 'k8sClusterCode', message: 'This place is full.', notActivated: false },
          { fieldName: 'dsize', message: 'Too much.', notActivated: true },
        ],
        message: 'not shown',
      },
      times: 1,
    })
    await submitButton(page).click()
    await expect(faultOf(page, 'Name')).toHaveText('This name is reserved.')
    await expect(faultOf(page, 'Region')).toHaveText('This place is full.')
    await expect(faultOf(page, 'Disk size')).toContainText('Too much.')
    await expect(page.getByText('not shown')).toHaveCount(0)
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

async function rigNames(
  api: Awaited<ReturnType<typeof rawApiOf>>,
  person: 'owner',
): Promise<readonly unknown[]> {
  const { body } = await api.send('GET', `/users/${uuidOf(person)}/instances`)
  if (!Array.isArray(body)) throw new Error('no list was answered')
  return body
}
