import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { DataApp } from '../../domain/data-app'
import { buildImportStatus, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keptImport } from '../../views/operations/kept-import'
import { operationsOf } from '../../views/operations/use-operations'
import { DataAppsPage } from './data-apps-page'

const app = (id: number, name: string, parts: Partial<DataApp> = {}): DataApp => ({
  id: String(id),
  wireId: id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  isTrial: true,
  minimalVersion: null,
  isInstallable: true,
  ...parts,
})
const { slug: _slug, ...knownByName } = app(2, 'Finance Close')
const closed = app(3, 'Old Reports', { isInstallable: false })
const apps: DataApp[] = [app(1, 'Sales Insights'), knownByName, closed]

const status = buildImportStatus()
const group = { status: null, nodes: [], unread: 0, isListed: true }
const services = {
  analytics: group,
  loader: { ...group, status: 'running' },
  sqli: group,
  notebook: group,
  analyticsSubCluster: group,
  loaderSubCluster: group,
}
const policies = {
  ...buildClusterDetail().policies,
  blueprint: ['list', 'create'],
}
const detail = buildClusterDetail({ id: '7', name: 'demo', platform: 'gc', state: 'running', policies })

const answers: FakeAnswers = {
  listBlueprints: () => apps,
  listInstallClusters: () => [
    { id: '7', wireId: 7, name: 'demo' },
    { id: '8', name: 'other' },
  ],
  listTenants: () => [
    { id: 't-1', name: 'default' },
    { id: 't-2', name: 'finance' },
  ],
  getCluster: () => detail,
  getImportStatus: () => status,
  getServiceStatus: () => services,
  // It does not say so: the server decides as it imports.
  getDataAppSupport: () => ({ isSupported: null, versions: [] }),
  importDataApps: () => ({ message: null }),
}

function open(changed: FakeAnswers = {}, path = '/data-apps', parts = {}) {
  return renderWithProviders(<DataAppsPage title="Data Apps" />, {
    path,
    api: createFakeApi({ ...answers, ...changed }),
    person: buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }], ...parts }),
  })
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const checks = () =>
  within(screen.getByRole('region', { name: 'Checks' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function choose(field: string, label: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }))
}
async function fill({ cluster = 'demo', tenant = 'finance' } = {}) {
  await choose('Cluster', cluster)
  await choose('Tenant', tenant)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
}
const submit = async () => fireEvent.click(await button('Install'))
const faultAt = (label: string) =>
  (screen.getByRole('combobox', { name: label }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => sessionStorage.clear())

describe('installing from the catalogue', () => {
  it('is offered for one app by its card, and for several by the bar [APP-008, APP-046, APP-047]', async () => {
    const { address, router } = open()
    const step = () => [router.state.historyAction, router.state.preventScrollReset]
    fireEvent.click(await button('Install Sales Insights'))
    expect(await dialog('Install Sales Insights Data App')).toBeTruthy()
    expect([address(), ...step()]).toEqual(['/data-apps?install=1', 'PUSH', true])
    fireEvent.click(await button('Cancel'))
    await waitFor(() => expect([address(), ...step()]).toEqual(['/data-apps', 'REPLACE', true]))
    expect(screen.queryByRole('region', { name: 'Chosen Data Apps' })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Sales Insights' }))
    const finance = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Finance Close' })
    fireEvent.click(finance)
    fireEvent.click(finance)
    expect(finance.checked).toBe(false)
    fireEvent.click(finance)
    fireEvent.click(await button('Install 2'))
    expect(await dialog('Install 2 Data App')).toBeTruthy()
    expect(address()).toBe('/data-apps?install=1&install=2')
  })

  it('is not offered for an app that is not installable, which says so [APP-049]', async () => {
    open({}, '/data-apps?install=3')
    const install = await button('Install Old Reports')
    expect(install.getAttribute('aria-disabled')).toBe('true')
    fireEvent.focus(install)
    expect((await screen.findByRole('tooltip')).textContent).toBe("Data app isn't available")
    expect(screen.queryByRole('checkbox', { name: 'Choose Old Reports' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs a cluster, a tenant, a user and a password; the user is admin at first [APP-027, APP-029, APP-030, APP-031, APP-053]', async () => {
    const { api } = open({}, '/data-apps?install=1')
    const username = await screen.findByLabelText<HTMLInputElement>('Username')
    expect(username.value).toBe('admin')
    fireEvent.change(username, { target: { value: '' } })
    await submit()
    for (const sentence of [
      'Please select your cluster!',
      'Please input your username!',
      'Please input your password!',
    ])
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    await choose('Cluster', 'demo')
    expect((await screen.findAllByText('Please select your tenant!')).length).toBeGreaterThan(0)
    expect(api.callsOf('importDataApps')).toEqual([])
  })

  it('takes the tenant as it is typed where the server lists none, and suggests those it knows of', async () => {
    const { api } = open(
      {
        listTenants: () => {
          throw new ApiError({ message: 'Not found', statusCode: 404 })
        },
        getImportStatus: () => ({
          ...status,
          // Two apps of one tenant, which is offered once.
          imported: ['Sales Insights', 'Claims'].map((name) => ({ name, tenants: ['finance'] })),
        }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    expect(
      await screen.findByText('The server does not list the tenants of this cluster. Type the name of one.'),
    ).toBeTruthy()
    const tenant = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tenant' })
    expect([tenant.value, tenant.placeholder]).toEqual(['', ''])
    await waitFor(() =>
      expect([...(tenant.list?.options ?? [])].map(({ value }) => value)).toEqual(['finance']),
    )
    fireEvent.change(tenant, { target: { value: 'hr' } })
    expect(tenant.value).toBe('hr')
    fireEvent.click(await button('Try again'))
    await waitFor(() => expect(api.callsOf('listTenants')).toHaveLength(2))
  })

  it('checks the cluster as it is chosen [APP-024, APP-025, APP-028]', async () => {
    open(
      {
        getDataAppSupport: ({ path }) =>
          path?.slug === 'sales-insights'
            ? { isSupported: true, versions: [] }
            : { isSupported: false, versions: ['4.10.0', '4.9.0'] },
        getServiceStatus: () => ({ ...services, loader: { ...group, status: 'stopping' } }),
        getImportStatus: () => ({ ...status, imported: [{ name: 'Sales Insights', tenants: ['finance'] }] }),
        getCluster: () => ({ ...detail, isByBuildNumber: true }),
      },
      '/data-apps?install=1&install=2',
    )
    expect(await screen.findByText(/checked as soon as a cluster is chosen/)).toBeTruthy()
    await fill()
    await waitFor(() =>
      expect(checks()).toEqual([
        'You may import into this cluster all right',
        'The loader service is running not metLoader service is not running on the selected cluster',
        'The release can take Sales Insights all right',
        'Sales Insights is not imported into this tenant yet please noteIt is imported already: you are asked before it is overwritten.',
        'The release can take Finance Close not metThis release is not supported. Compatible versions: 4.9.0, 4.10.0. The cluster must be upgraded.',
        'Custom builds are not verified; the import may take about five minutes please note',
      ]),
    )
  })

  it('says of a release that could not be asked that it is not known, and never that it fits', async () => {
    open(
      {
        getDataAppSupport: () => {
          throw new Error('gone')
        },
        getCluster: () => ({ ...detail, customBuild: 'main-4711' }),
      },
      '/data-apps?install=1',
    )
    await screen.findByText(/checked as soon as a cluster is chosen/)
    await fill()
    await waitFor(() =>
      expect(checks()).toEqual(
        expect.arrayContaining([
          'The release can take Sales Insights not knownWhether the release can take it could not be read.',
          'Custom builds are not verified; the import may take about five minutes please note',
        ]),
      ),
    )
  })

  it('checks that no other import is under way, and says where the cluster cannot be read', async () => {
    open(
      {
        getImportStatus: () => ({ ...status, state: 'loading' }),
        getCluster: ({ path }) => {
          if (path?.name === 'other') throw new Error('gone')
          return detail
        },
      },
      '/data-apps?install=1',
    )
    await screen.findByText(/checked as soon as a cluster is chosen/)
    await choose('Cluster', 'demo')
    await waitFor(() =>
      expect(checks()[0]).toBe(
        'You may import into this cluster not metCurrently importing Data App(s), please try again later.',
      ),
    )
    await choose('Cluster', 'other')
    await waitFor(() =>
      expect(checks()[0]).toMatch(/^You may import into this cluster not known.*could not be loaded/),
    )
  })

  it('sends names, tenant, user and cluster, and leads to the tab of the cluster [APP-005, API-091, API-D29]', async () => {
    const { api, address, notices, queryClient } = open({}, '/data-apps?cluster=demo&install=1&install=2')
    await dialog('Install 2 Data App')
    await choose('Tenant', 'finance')
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary')
    await submit()
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=data-apps'))
    expect(api.callsOf('importDataApps').map(({ options }) => options.body)).toEqual([
      {
        tenant: 'finance',
        username: 'admin',
        password: 'S3CR3T-canary',
        instanceId: 7,
        overwrite: false,
        names: 'Sales Insights,Finance Close',
      },
    ])
    expect(notices).toMatchObject([{ type: 'success', message: 'The import of 2 has begun.' }])
    const asked = api.callsOf('getDataAppSupport').map(({ options }) => options.path?.slug)
    expect(new Set(asked)).toEqual(new Set(['sales-insights', 'Finance Close']))
    expect(operationsOf(queryClient, 'u-1').read()).toMatchObject([
      {
        kind: 'import',
        name: 'Sales Insights, Finance Close',
        clusterId: '7',
        place: '/clusters/demo?tab=data-apps',
        apps: [
          { id: '1', name: 'Sales Insights' },
          { id: '2', name: 'Finance Close' },
        ],
      },
    ])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary')
  })

  it('is kept as begun when its answer arrived: what the status said until then is of an older one', async () => {
    let answeredAt = 0
    const sales = { id: '1', name: 'Sales Insights', slug: 'sales-insights' }
    const { address } = open(
      {
        importDataApps: async () => {
          const sentAt = Date.now()
          // Whoever leaves before the answer is told of its end too.
          expect(keptImport('u-1', '7')?.apps).toEqual([sales])
          await waitFor(() => expect(Date.now()).toBeGreaterThan(sentAt))
          answeredAt = Date.now()
          return { message: null }
        },
      },
      '/data-apps?cluster=demo&install=1',
    )
    await dialog('Install Sales Insights Data App')
    await choose('Tenant', 'finance')
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    await submit()
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=data-apps'))
    expect(keptImport('u-1', '7')?.startedAt).toBeGreaterThanOrEqual(answeredAt)
    expect(keptImport('u-1', '7')?.apps).toEqual([sales])
  })

  it.each<[string, FakeAnswers, string]>([
    [
      'the loader does not run [APP-043]',
      { getServiceStatus: () => ({ ...services, loader: { ...group, status: 'sleeping' } }) },
      'Loader service is not running on the selected cluster',
    ],
    [
      'the release cannot take it [APP-044]',
      { getDataAppSupport: () => ({ isSupported: false, versions: ['5.0.0'] }) },
      'This release is not supported. Compatible versions: 5.0.0. The cluster must be upgraded.',
    ],
    [
      'one is imported already at this moment [APP-023]',
      { getImportStatus: () => ({ ...status, state: 'loading' }) },
      'Currently importing Data App(s), please try again later.',
    ],
    [
      'the cluster sleeps [APP-022]',
      { getCluster: () => buildClusterDetail({ id: '7', platform: 'gc', state: 'sleeping' }) },
      'Your cluster must be connected to be able to import Data Apps.',
    ],
    [
      'the policy does not allow it [APP-037]',
      { getCluster: () => ({ ...detail, policies: { ...policies, blueprint: ['list'] } }) },
      'You need higher permission',
    ],
    [
      'the loader cannot be asked about',
      {
        getServiceStatus: () => {
          throw new NetworkError('call', 'timeout')
        },
      },
      'Whether the loader service is running could not be read.',
    ],
  ])('sends nothing where %s', async (_title, changed, sentence) => {
    const { api } = open(changed, '/data-apps?install=1')
    await dialog('Install Sales Insights Data App')
    await fill()
    await submit()
    await waitFor(() => expect(faultAt('Cluster')).toContain(sentence))
    expect(api.callsOf('importDataApps')).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('S3CR3T-canary')
  })

  it('sends nothing where the release cannot take one app of several [APP-044]', async () => {
    const { api } = open(
      {
        getDataAppSupport: ({ path }) => ({ isSupported: path?.slug === 'sales-insights', versions: [] }),
      },
      '/data-apps?install=1&install=2',
    )
    await dialog('Install 2 Data App')
    await fill()
    await submit()
    await waitFor(() => expect(faultAt('Cluster')).toContain('This release is not supported.'))
    expect(api.callsOf('importDataApps')).toEqual([])
  })

  it('needs the platform action of the plan [APP-037]', async () => {
    const { api } = open({}, '/data-apps?install=1', { platformActions: [] })
    await dialog('Install Sales Insights Data App')
    await fill()
    await submit()
    await waitFor(() =>
      expect(faultAt('Cluster')).toContain("Data Apps isn't supported with your current plan."),
    )
    expect(api.callsOf('importDataApps')).toEqual([])
  })

  it('asks before it overwrites; refused, nothing is sent and the form stays [APP-026, APP-D17]', async () => {
    const { api, address } = open(
      {
        getCluster: () => ({
          ...detail,
          importedBlueprints: [{ name: 'Sales Insights', tenant: 'finance' }],
        }),
      },
      '/data-apps?install=1&install=2',
    )
    await dialog('Install 2 Data App')
    await fill()
    await submit()
    const heading = await screen.findByRole('heading', { name: 'Data App already imported.' })
    const question = within(heading.closest<HTMLElement>('[role=dialog]') ?? heading)
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sales Insights',
    ])
    expect(
      question.getByText('finance of demo has these already. Importing again overwrites them:'),
    ).toBeTruthy()
    expect(question.getByRole('button', { name: 'Overwrite' }).className).toContain('danger')
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(heading.isConnected).toBe(false))
    expect(api.callsOf('importDataApps')).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('S3CR3T-canary')
    await waitFor(async () => expect((await button('Install')).getAttribute('aria-disabled')).toBeNull())
    await submit()
    fireEvent.click(await button('Overwrite'))
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=data-apps'))
    expect(api.callsOf('importDataApps').map(({ options }) => options.body)).toMatchObject([
      { overwrite: true },
    ])
  })

  it('is refused without a connected cluster [APP-042]', async () => {
    const { address } = open({ listInstallClusters: () => [] }, '/data-apps?install=1')
    const none = within(await dialog('Connected cluster not found'))
    expect(none.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(
      none.getByText(
        'To Install data app, you need at least one connected cluster. Please create a new cluster or reconnect an existing one.',
      ),
    ).toBeTruthy()
    fireEvent.click(none.getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(address()).toBe('/data-apps'))
  })

  it('whose answer was lost is told by the status', async () => {
    let reading = 0
    const { address } = open(
      {
        importDataApps: () => {
          reading = 1
          throw new NetworkError('call', 'timeout')
        },
        getImportStatus: () => ({ ...status, state: reading === 1 ? 'loading' : null }),
      },
      '/data-apps?install=1',
    )
    await dialog('Install Sales Insights Data App')
    await fill()
    await submit()
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=data-apps'))
  })

  it('whose answer was lost, and of which the status knows nothing, is not claimed', async () => {
    const { address } = open(
      {
        importDataApps: () => {
          throw new NetworkError('call', 'timeout')
        },
      },
      '/data-apps?install=1',
    )
    await dialog('Install Sales Insights Data App')
    await fill()
    await submit()
    const alert = await screen.findByRole('alert')
    await waitFor(() =>
      expect(alert.textContent).toContain(
        'The cluster does not say that an import is under way. Try again; it does one at a time.',
      ),
    )
    expect(alert.textContent).toContain(
      'No answer arrived, so we could not confirm whether the import has begun.',
    )
    expect(alert.textContent).not.toMatch(/your list/i)
    expect(Object.keys(sessionStorage).filter((key) => key.includes('import:'))).toHaveLength(1)
    expect(address()).toBe('/data-apps?install=1')
  })

  it('keeps the words of a server that refuses', async () => {
    const fieldErrors = [{ fieldName: 'password', message: 'The password is wrong.', isNotActivated: false }]
    open(
      {
        importDataApps: () => {
          throw new ApiError({ message: 'Invalid', statusCode: 422, fieldErrors })
        },
      },
      '/data-apps?install=1',
    )
    await dialog('Install Sales Insights Data App')
    await fill()
    await submit()
    expect(await screen.findByText('The password is wrong.')).toBeTruthy()
    // Nothing has begun whose end could be told.
    expect(Object.keys(sessionStorage).filter((key) => key.includes('import:'))).toEqual([])
  })
})

describe('coming from a failed import', () => {
  it('finds what failed chosen and the dialog open, once [APP-015, APP-D05]', async () => {
    const { router, address } = open()
    await screen.findByRole('article', { name: 'Sales Insights' })
    await act(() =>
      router.navigate('/data-apps?cluster=demo', { state: { failedBlueprintsIds: [2, 'unknown'] } }),
    )
    expect(await dialog('Install Finance Close Data App')).toBeTruthy()
    expect(address()).toBe('/data-apps?cluster=demo&install=2')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Finance Close' })
    expect(box.checked).toBe(true)
    expect(router.state.location.state).toBeNull()
    expect(router.state.historyAction).toBe('REPLACE')
  })
})
