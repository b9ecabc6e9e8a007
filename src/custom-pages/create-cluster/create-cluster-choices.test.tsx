import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import { buildImage, buildPipeline, buildSize } from '../../testing/choice-builders'
import {
  field,
  fillSmallest,
  moveSize,
  openCreateForm,
  openOptions,
  sentBody,
  submit,
  takeCard,
  takeOption,
  typeName,
} from '../../testing/create-form-driver'

beforeEach(() => sessionStorage.clear())

const flags = {
  azureSupport: { key: 'azureSupport', isToggled: true },
  azureSaaSSupport: { key: 'azureSaaSSupport', isToggled: true },
}
const withAz = buildPerson({ pipelineStatus: 'x', features: [flags.azureSupport] })
const pipeline = (state: string, stageName = 'B') =>
  buildPipeline({ states: ['A', 'B'], stageName, state, region: 'eastus' })
const platformNames = () =>
  screen.getAllByRole('radio').map((radio) => radio.id.split('-').slice(1).join('-'))
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('platforms', () => {
  it.each([
    ['none', [], ['gc']],
    ['azureSupport', [flags.azureSupport], ['gc', 'az']],
    ['azureSaaSSupport', [flags.azureSaaSSupport], ['gc', 'az-saas']],
    ['both', [flags.azureSupport, flags.azureSaaSSupport], ['gc', 'az', 'az-saas']],
  ])('with the flags %s are those of the flags [CRE-051, CRE-D10]', async (_case, features, platforms) => {
    await openCreateForm({ person: buildPerson({ features }) })
    const group = screen.getByRole('radiogroup', { name: 'Platform' })
    const values = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.id.split('platform-')[1])
    expect(values).toEqual(platforms)
    expect(platformNames().length).toBeGreaterThan(0)
  })

  it('keep the second cloud disabled, with the reason, while its pipeline is not configured [CRE-036]', async () => {
    await openCreateForm({ person: buildPerson({ features: [flags.azureSupport] }) })
    const az = screen.getByRole<HTMLInputElement>('radio', { name: 'Azure' })
    expect(az.getAttribute('aria-disabled')).toBe('true')
    expect(described(az)).toBe('Connect your cloud account first, then create clusters in it.')
    fireEvent.click(az)
    expect(az.checked).toBe(false)
  })

  it.each([
    ['inProgress', 'B', true],
    ['running', 'B', true],
    ['waiting', 'B', true],
    ['completed', 'A', true],
    ['completed', 'B', false],
    ['failed', 'B', true],
    ['canceled', 'B', true],
  ])(
    'with the pipeline %s at step %s have the second cloud disabled: %s [CRE-036, CNF-D01]',
    async (state, step, isDisabled) => {
      await openCreateForm({ person: withAz, answers: { getPipelineStatus: () => pipeline(state, step) } })
      const az = screen.getByRole('radio', { name: 'Azure' })
      expect(az.getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null)
    },
  )

  it('work without the second cloud while its state cannot be loaded, and offer another try [CRE-036]', async () => {
    let hasFailed = false
    await openCreateForm({
      person: withAz,
      answers: {
        getPipelineStatus: () => {
          if (hasFailed) return pipeline('completed')
          hasFailed = true
          throw new ApiError({ message: 'No', statusCode: 500 })
        },
      },
    })
    expect(screen.getByRole('radio', { name: 'Azure' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Azure' }).getAttribute('aria-disabled')).toBeNull(),
    )
  })
})

describe('the second cloud', () => {
  it('fixes region, size and version on az, each with its reason [CRE-012, CRE-013, CRE-049, CRE-D08, CRE-D09, CRE-D11]', async () => {
    const rendered = await openCreateForm({
      person: withAz,
      answers: { getPipelineStatus: () => pipeline('completed') },
    })
    takeCard('Azure')
    await waitFor(async () => expect((await field.region()).getAttribute('aria-disabled')).toBe('true'))
    const region = await field.region()
    expect(region).toHaveProperty('value', 'East US')
    expect(region).toHaveProperty('disabled', false)
    const size = await field.size()
    expect(size.getAttribute('aria-disabled')).toBe('true')
    const version = screen.getByLabelText('Version')
    expect(version).toHaveProperty('value', '4.3.1')
    expect(described(version)).toBe('Only Latest Version is Supported in Azure Platform')
    expect(version.title).toBe('Only Latest Version is Supported in Azure Platform')
    typeName('atlas')
    submit()
    expect(await sentBody(rendered)).toEqual({
      name: 'atlas',
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
      appId: '3',
      sleeppable: true,
    })
  })

  it('leaves the size slider free on az-saas [CRE-012, CRE-013, CRE-049, CRE-D09]', async () => {
    await openCreateForm({ person: buildPerson({ features: [flags.azureSaaSSupport] }) })
    takeCard('Azure SaaS')
    const size = await field.size()
    expect(size.getAttribute('aria-disabled')).toBeNull()
    expect(await field.region()).toHaveProperty('value', 'Sweden')
    expect((await field.region()).getAttribute('aria-disabled')).toBe('true')
    expect(described(screen.getByLabelText('Version'))).toBe(
      'Only Latest Version is Supported in Azure Platform',
    )
  })

  it('goes back to the latest version when an older one was chosen before [CRE-049]', async () => {
    await openCreateForm({ person: buildPerson({ features: [flags.azureSaaSSupport] }) })
    takeCard('Google Cloud')
    await takeOption('Version', '3.9.0')
    takeCard('Azure SaaS')
    await waitFor(() => expect(screen.getByLabelText('Version')).toHaveProperty('value', '4.3.1'))
  })
})

describe('regions', () => {
  it('are those of the platform that are free and open to the person [CRE-009, CRE-D23]', async () => {
    await openCreateForm()
    expect(await openOptions('Region')).toEqual(['US Central', 'Europe West'])
  })

  it('cannot be chosen on a trial, with the way out as tooltip; the first one is taken [CRE-038, CRE-D07, DET-072]', async () => {
    const rendered = await openCreateForm({ person: buildPerson({ role: { id: 1, name: 'free' } }) })
    await field.size()
    const region = await field.region()
    expect(region).toHaveProperty('value', 'US Central')
    expect(region.getAttribute('aria-disabled')).toBe('true')
    expect(region.title).toBe('Upgrade to a Premium Account to choose a region.')
    expect(described(region)).toBe('Upgrade to a Premium Account to choose a region.')
    typeName('atlas')
    submit()
    expect(await sentBody(rendered)).toMatchObject({
      region: 'us-central1',
      k8sClusterCode: 'gc-usc1',
      appId: '3',
    })
  })

  it('say so when there are none', async () => {
    await openCreateForm({ answers: { listRegions: () => [] } })
    const region = await field.region()
    await waitFor(() =>
      expect(region).toHaveProperty(
        'value',
        'No region is available on this platform. Please contact support.',
      ),
    )
  })

  it('are asked for their sizes by cluster code [CRE-047, CRE-D25]', async () => {
    const { api } = await openCreateForm()
    await takeOption('Region', 'Europe West')
    await field.size()
    expect(api.callsOf('getSizes').map(({ options }) => options.query)).toEqual([{ clusterCode: 'gc-euw1' }])
  })
})

describe('data apps', () => {
  const dataApps = () => openOptions('Data application')

  it('are the installable trial ones of a fitting version [CRE-007, CRE-019, CRE-034, CRE-039]', async () => {
    const { api } = await openCreateForm()
    await screen.findByRole('combobox', { name: 'Data application' })
    expect(await dataApps()).toEqual(['Sales', 'Finance'])
    expect(api.callsOf('listBlueprints')[0]?.options.query).toEqual({
      fields: 'name,id,trial,minimal_version,installable',
    })
  })

  it('follow the chosen version [CRE-019, CRE-D15]', async () => {
    await openCreateForm()
    await takeOption('Version', '3.9.0')
    await screen.findByRole('combobox', { name: 'Data application' })
    expect(await dataApps()).toEqual(['Sales'])
  })

  it('are all installable ones for enterprise, still of a fitting version [CRE-039, CRE-041, CRE-D14]', async () => {
    await openCreateForm({ person: buildPerson({ role: { id: 4, name: 'enterprise' } }) })
    await screen.findByRole('combobox', { name: 'Data application' })
    expect(await dataApps()).toEqual(['Sales', 'Finance', 'Enterprise Only'])
  })

  it('say so when none fits', async () => {
    await openCreateForm({ answers: { listBlueprints: () => [] } })
    await waitFor(() =>
      expect(screen.getByLabelText(/^Data application/)).toHaveProperty(
        'value',
        'No data application fits this version.',
      ),
    )
  })

  it('leave a data app that no longer fits when the version changes [CRE-019]', async () => {
    const rendered = await openCreateForm()
    await fillSmallest()
    await takeOption('Data application', 'Finance')
    await takeOption('Version', '3.9.0')
    submit()
    expect(await sentBody(rendered)).toMatchObject({ image: 'image-3.9.0', blueprintId: null })
  })
})

describe('what the account may configure', () => {
  const off = {
    ...buildPerson().configurations,
    instanceSize: { isEnabled: false, value: 'medium' },
    clusterOptimization: { isEnabled: false },
    diskSize: { isEnabled: false, value: 77, min: 1, max: 1000 },
    isReleaseShown: false,
    isTenantShown: false,
    isInstallationShown: false,
    isAlwaysAliveShown: false,
  }
  const on = { ...buildPerson().configurations, isTenantShown: true }

  it.each([
    ['Size', { instanceSize: { isEnabled: false, value: null } }],
    ['Optimization level', { clusterOptimization: { isEnabled: false } }],
    ['Version', { isReleaseShown: false }],
    ['Tenant content', { isTenantShown: false }],
    ['Installation type', { isInstallationShown: false }],
    ['Disk size', { diskSize: { isEnabled: false, value: 77, min: 1, max: 1000 } }],
    ['Keep alive', { isAlwaysAliveShown: false }],
  ])('hides %s alone when it is off [CRE-003, CRE-D05]', async (label, overrides) => {
    const labels = () => [...document.querySelectorAll('.form-label')].map((node) => node.textContent)
    const all = [
      ...['Platform', 'Region', 'Name', 'Size', 'Version', 'Installation type', 'Disk size', 'Idle time'],
      ...[
        'Optimization level',
        'Tenant content',
        'Data application',
        'Keep alive',
        'Required python packages',
      ],
    ]
    await openCreateForm({ person: buildPerson({ configurations: { ...on, ...overrides } }) })
    expect(labels()).toEqual(all.filter((candidate) => candidate !== label))
  })

  it('submits the defaults of everything that is hidden [CRE-D05]', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ configurations: off }),
      answers: { getDefaultImage: () => buildImage('4.2.0') },
    })
    await takeOption('Region', 'US Central')
    typeName('atlas')
    await waitFor(() => expect(screen.getByText('4 IPU/h')).toBeTruthy())
    submit()
    expect(await sentBody(rendered)).toMatchObject({
      image: 'image-4.2.0',
      installation: 'typical',
      dsize: 77,
      tenantID: null,
      analyticsSizeID: 'size-medium',
      loaderSizeID: 'size-medium',
      sleeppable: true,
    })
  })

  it('starts with the size, disk size and version of the account [CRE-006, CRE-D05, CRE-D24]', async () => {
    await openCreateForm({
      person: buildPerson({
        configurations: {
          ...on,
          instanceSize: { isEnabled: true, value: 'larges1' },
          diskSize: { ...on.diskSize, value: 64 },
        },
      }),
      answers: { getDefaultImage: () => buildImage('4.2.0') },
    })
    await takeOption('Region', 'US Central')
    expect((await field.size()).getAttribute('aria-valuetext')).toBe('larges1, 8 IPU/h')
    expect(field.diskSize()).toHaveProperty('value', '64')
    expect(screen.getByTitle('4.2.0')).toBeTruthy()
  })
})

describe('everything a person can choose', () => {
  it('is sent as chosen [CRE-008, CRE-016, CRE-044, CRE-054]', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ configurations: { ...buildPerson().configurations, isTenantShown: true } }),
    })
    await fillSmallest('atlas-prod')
    await moveSize(2)
    await takeOption('Version', '4.2.0')
    takeCard('Custom')
    fireEvent.change(field.diskSize(), { target: { value: '250' } })
    await takeOption('Idle time', '4 Hours')
    takeCard('Analytics Optimized')
    fireEvent.change(screen.getByRole('textbox', { name: 'Tenant content' }), {
      target: { value: 'tenant-7' },
    })
    await takeOption('Data application', 'Sales')
    fireEvent.click(screen.getByRole('switch', { name: 'Keep alive' }))
    submit()
    expect(await sentBody(rendered)).toEqual({
      name: 'atlas-prod',
      image: 'image-4.2.0',
      platform: 'gc',
      region: 'us-central1',
      installation: 'custom',
      dsize: 250,
      idleTime: '4',
      tenantID: 'tenant-7',
      blueprintId: 'bp-Sales',
      analyticsSizeID: 'size-larges1',
      loaderSizeID: 'size-medium',
      zone: 'us-central1-a',
      k8sClusterCode: 'gc-usc1',
      appId: '3',
      sleeppable: false,
    })
  })

  it('shows in the summary, with the consumption of both sizes [CRE-004, CRE-058]', async () => {
    await openCreateForm()
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByText('Consumption').nextSibling?.textContent).toBe('Not chosen yet')
    const lineOf = (place: number) => summary.getAllByRole('definition')[place]?.textContent
    expect([0, 2, 3, 4].map(lineOf)).toEqual(Array(4).fill('Not chosen yet'))
    expect(
      summary
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['Name', 'Platform', 'Region'])
    expect(summary.getByText('Creating takes 5-10 minutes')).toBeTruthy()
    await fillSmallest('atlas-prod')
    await moveSize(2)
    takeCard('Loader Optimized')
    const lines = summary.getAllByRole('definition').map((line) => line.textContent)
    expect(lines).toEqual([
      'atlas-prod',
      'Google Cloud',
      'US Central',
      'medium2 IPU/h',
      'larges14 IPU/h',
      '4.3.1',
      '100 GB',
    ])
    expect(summary.getByText('6 IPU/h')).toBeTruthy()
  })

  it('shows in the summary what one size consumes as the one half and as the other [CRE-058]', async () => {
    const small = { ...buildSize('small', 1, 2), loaderSizeIpu: 3 }
    await openCreateForm({ answers: { getSizes: () => ({ sizes: [small], allSizes: [small] }) } })
    await fillSmallest('atlas')
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    await waitFor(() => expect(summary.getByText('Consumption').nextSibling?.textContent).toBe('5 IPU/h'))
    const lines = summary.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(lines.slice(3, 5)).toEqual(['small2 IPU/h', 'small3 IPU/h'])
  })
})

describe('the summary of what is not reported', () => {
  it('estimates no consumption of a size without one, and calls an unreleased version by its image [CRE-058]', async () => {
    const image = { ...buildImage('4.3.1'), release: null }
    const small = buildSize('small', 1, null)
    await openCreateForm({
      answers: {
        getSizes: () => ({ sizes: [small], allSizes: [small] }),
        listImages: () => [image],
        getDefaultImage: () => image,
      },
    })
    await fillSmallest('atlas')
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    await waitFor(() =>
      expect(summary.getByText('Consumption').nextSibling?.textContent).toBe('Cannot estimate'),
    )
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['atlas', 'Google Cloud', 'US Central', 'small', 'small', 'image-4.3.1', '100 GB'],
    ])
  })
})

describe('choices that do not arrive', () => {
  it.each([
    ['listRegions', 'The regions could not be loaded.'],
    ['listImages', 'The versions could not be loaded.'],
    ['getDefaultImage', 'Which version is the default could not be read. Choose one.'],
    ['listIdleTimes', 'The idle times could not be loaded.'],
    ['listBlueprints', 'The data applications could not be loaded.'],
  ] as const)('name themselves and can be tried again while the rest works: %s', async (call, sentence) => {
    let hasFailed = false
    const rendered = await openCreateForm({
      answers: {
        [call]: () => {
          hasFailed = true
          throw new ApiError({ message: 'No', statusCode: 500 })
        },
      },
    })
    const alert = await screen.findByText(sentence)
    expect(hasFailed).toBe(true)
    expect(field.name()).toHaveProperty('readOnly', false)
    const { createFormAnswers } = await import('../../testing/choice-builders')
    rendered.api.answer({ [call]: createFormAnswers()[call] })
    fireEvent.click(
      within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }),
    )
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  it('say that sizes wait for a region, then load', async () => {
    await openCreateForm()
    expect(screen.getByLabelText('Size')).toHaveProperty(
      'value',
      'Choose a region first; the sizes depend on it.',
    )
    await takeOption('Region', 'US Central')
    expect(await field.size()).toBeTruthy()
  })

  it('name the sizes when those fail', async () => {
    await openCreateForm({
      answers: {
        getSizes: () => {
          throw new ApiError({ message: 'No', statusCode: 503 })
        },
      },
    })
    await takeOption('Region', 'US Central')
    expect(await screen.findByText('The sizes could not be loaded.')).toBeTruthy()
  })
})
