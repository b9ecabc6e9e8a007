import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { DataApp } from '../../domain/data-app'
import { buildImportStatus, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DataAppsPage } from './data-apps-page'

const sales: DataApp = { id: '1', name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true }
const status = buildImportStatus()
const group = { status: null, nodes: [], unread: 0, isListed: true }
const importable = buildClusterDetail({
  id: '7',
  name: 'demo',
  platform: 'gc',
  state: 'running',
  policies: { ...buildClusterDetail().policies, blueprint: ['list', 'create'] },
})
/** Nothing of it runs yet. */
const loading = {
  ...{ analytics: group, loader: group, sqli: group, notebook: group },
  ...{ analyticsSubCluster: group, loaderSubCluster: group },
}
/** One cluster with one tenant, into which everything may be imported. */
const connected: FakeAnswers = {
  listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
  listTenants: () => [{ id: 't-1', name: 'default' }],
  getCluster: () => importable,
  getServiceStatus: () => ({
    ...{ analytics: group, sqli: group, notebook: group },
    ...{ analyticsSubCluster: group, loaderSubCluster: group },
    loader: { ...group, status: 'running' },
  }),
  getDataAppSupport: () => ({ isSupported: true, versions: [] }),
}
const never = () => new Promise<never>(() => {})

function open(changed: FakeAnswers, path: string) {
  return renderWithProviders(<DataAppsPage title="Data Apps" />, {
    path,
    api: createFakeApi({
      listBlueprints: () => [sales],
      listInstallClusters: () => [
        { id: '7', wireId: 7, name: 'demo' },
        { id: '8', name: 'other' },
      ],
      listTenants: () => [
        { id: 't-1', name: 'default' },
        { id: 't-2', name: 'finance' },
      ],
      getCluster: never,
      getImportStatus: () => status,
      getServiceStatus: never,
      getDataAppSupport: never,
      ...changed,
    }),
    person: buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }] }),
  })
}

async function choose(field: string, label: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }))
}

beforeEach(() => sessionStorage.clear())

const down = new ApiError({ message: 'Down.', statusCode: 500 })

describe('what an installation is made into', () => {
  it('forgets the tenant when another cluster is chosen, for it is none of that one', async () => {
    open({}, '/data-apps?install=1')
    await choose('Cluster', 'demo')
    await choose('Tenant', 'finance')
    const shown = () => screen.getByRole('combobox', { name: 'Tenant' }).closest('.ant-select')?.textContent
    expect(shown()).toBe('finance')
    await choose('Cluster', 'other')
    await waitFor(() => expect(shown()).toBe('Choose a tenant'))
  })

  it.each([
    ['stand chosen', '/data-apps?install=1', 'demo'],
    ['do not where a link names another cluster', '/data-apps?cluster=gone&install=1', null],
  ])('the only cluster, and its only tenant, %s [APP-D09]', async (_what, path, cluster) => {
    open(
      {
        listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
        listTenants: () => [{ id: 't-1', name: 'default' }],
      },
      path,
    )
    await screen.findByRole('dialog', { name: 'Install Sales Data App' })
    const shown = (field: string) =>
      screen.getByRole('combobox', { name: field }).closest('.ant-select')?.textContent
    await waitFor(() => expect(shown('Cluster')).toBe(cluster ?? 'Choose a connected cluster'))
    if (cluster) await waitFor(() => expect(shown('Tenant')).toBe('default'))
  })

  it('stays a form while it is filled in, and says at its field that the only cluster is gone', async () => {
    const { api } = open(
      { listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }] },
      '/data-apps?install=1',
    )
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    await screen.findByText('demo', { selector: '.ant-select-selection-item' })
    api.answer({ listInstallClusters: () => [] })
    await act(async () => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() =>
      expect(screen.getByLabelText('Cluster')).toHaveProperty('value', 'No cluster is connected.'),
    )
    expect(screen.queryByText('Connected cluster not found')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('S3CR3T-canary')
  })

  it('is asked for as soon as one is connected where there was none', async () => {
    const { api } = open({ listInstallClusters: () => [] }, '/data-apps?install=1')
    await screen.findByRole('dialog', { name: 'Connected cluster not found' })
    api.answer({ listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }] })
    await act(async () => window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('dialog', { name: 'Install Sales Data App' })).toBeTruthy()
  })

  it('is about the apps it was opened for, also where the catalogue loses one of them meanwhile', async () => {
    const claims: DataApp = { ...sales, id: '2', name: 'Claims' }
    const running = { status: 'running', nodes: [], unread: 0, isListed: true }
    const cluster = buildClusterDetail({ id: '7', name: 'demo', platform: 'gc', state: 'running' })
    const { api, queryClient } = open(
      {
        listBlueprints: () => [sales, claims],
        getCluster: () => ({ ...cluster, policies: { ...cluster.policies, blueprint: ['list', 'create'] } }),
        getServiceStatus: () => ({
          ...{ analytics: running, loader: running, sqli: running, notebook: running },
          ...{ analyticsSubCluster: running, loaderSubCluster: running },
        }),
        getDataAppSupport: () => ({ isSupported: true, versions: [] }),
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?cluster=demo&install=1&install=2',
    )
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    await choose('Tenant', 'finance')
    api.answer({ listBlueprints: () => [sales] })
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('1 Data App')
    expect(screen.getByRole('dialog', { name: 'Install 2 Data App' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('S3CR3T-canary')
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(api.callsOf('importDataApps')).toHaveLength(1))
    expect(api.callsOf('importDataApps')[0]?.options.body).toMatchObject({ names: 'Sales,Claims' })
  })

  it('is not begun for who leaves while it is checked whether the release can take it', async () => {
    let give = () => {}
    const { api, unmount } = open(
      { ...connected, importDataApps: () => ({ message: null }) },
      '/data-apps?cluster=demo&install=1',
    )
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    await choose('Tenant', 'default')
    await waitFor(() => expect(api.callsOf('getDataAppSupport')).toHaveLength(1))
    const supported = new Promise<{ isSupported: boolean; versions: string[] }>((resolve) => {
      give = () => resolve({ isSupported: true, versions: [] })
    })
    api.answer({ getDataAppSupport: () => supported })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(api.callsOf('getDataAppSupport')).toHaveLength(2))
    unmount()
    await act(async () => give())
    expect(api.callsOf('importDataApps')).toEqual([])
  })

  it('offers no tenants of its own where they could not be read for another reason', async () => {
    open(
      {
        listTenants: () => {
          throw new ApiError({ message: 'Down.', statusCode: 500 })
        },
        getImportStatus: () => ({ ...status, imported: [{ name: 'Sales', tenants: ['finance'] }] }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    expect((await screen.findAllByText(/The tenants could not be loaded/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/does not list the tenants/)).toBeNull()
  })

  it('reads no tenants before there is a cluster, and checks as soon as there is one, by its own id [APP-025, APP-028]', async () => {
    const { api } = open({ getImportStatus: never }, '/data-apps?install=1')
    expect(await screen.findByRole('region', { name: 'Checks' })).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByLabelText('Tenant')).toHaveProperty('value', 'Choose the cluster first.'),
    )
    expect(api.callsOf('listTenants')).toEqual([])
    await choose('Cluster', 'demo')
    const checks = () =>
      within(screen.getByRole('region', { name: 'Checks' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(checks()).toEqual([
        'You may import into this cluster checking',
        'The loader service is running checking',
        'The release can take Sales checking',
      ]),
    )
    expect(
      screen.getByRole('region', { name: 'Checks' }).querySelector('ul')?.getAttribute('aria-live'),
    ).toBe('polite')
    await waitFor(() => expect(api.callsOf('listTenants')).toHaveLength(1))
    const pathOf = (name: string) => api.callsOf(name).map(({ options }) => options.path)
    expect([
      pathOf('listInstallClusters'),
      pathOf('listTenants'),
      pathOf('getCluster'),
      pathOf('getImportStatus'),
      pathOf('getServiceStatus'),
      pathOf('getDataAppSupport'),
    ]).toEqual([
      [{ id: 'u-1' }],
      [{ instanceId: '7' }],
      [{ id: 'u-1', name: 'demo' }],
      [{ instanceId: '7' }],
      [{ instanceId: '7' }],
      [{ slug: 'Sales', instanceId: '7' }],
    ])
  })

  it('says of a loader that could not be asked about that it is not known, and notes what the cluster itself tells of its apps', async () => {
    open(
      {
        getCluster: () =>
          buildClusterDetail({
            id: '7',
            name: 'demo',
            importedBlueprints: [{ name: 'Sales', tenant: 'finance' }],
          }),
        getServiceStatus: () => {
          throw new ApiError({ message: 'Down.', statusCode: 500 })
        },
        getDataAppSupport: () => ({ isSupported: false, versions: [] }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    await choose('Tenant', 'finance')
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Checks' }))
          .getAllByRole('listitem')
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toEqual([
        'The loader service is running not knownWhether the loader service is running could not be read.',
        'The release can take Sales not metThis release is not supported. The cluster must be upgraded.',
        'Sales is not imported into this tenant yet please noteIt is imported already: you are asked before it is overwritten.',
      ]),
    )
  })

  it.each([
    ['not read yet', never, 'You may import into this cluster checking'],
    [
      'not readable',
      () => {
        throw new ApiError({ message: 'Down.', statusCode: 500 })
      },
      'You may import into this cluster not knownThe Data Apps of this cluster could not be loaded.',
    ],
  ] as const)(
    'says of nobody that they may where an import under way is %s [APP-023]',
    async (_what, getImportStatus, said) => {
      open({ ...connected, getImportStatus }, '/data-apps?cluster=demo&install=1')
      const checks = within(await screen.findByRole('region', { name: 'Checks' }))
      await waitFor(() => expect(checks.getAllByRole('listitem')[0]?.textContent).toBe(said))
    },
  )

  it('asks once whether the loader runs, however long the form is filled in', async () => {
    vi.useFakeTimers()
    const { api } = open(
      { ...connected, getServiceStatus: () => loading },
      '/data-apps?cluster=demo&install=1',
    )
    const settle = () => act(() => vi.advanceTimersByTimeAsync(100))
    for (let turn = 0; turn < 3; turn += 1) {
      await settle()
      await act(() => vi.dynamicImportSettled())
    }
    await settle()
    expect(screen.getByText('Loader service is not running on the selected cluster')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(api.callsOf('getServiceStatus')).toHaveLength(1)
  })

  it('does not say that a release can take an app of which the server does not say so, and goes to it all the same', async () => {
    const { api } = open(
      {
        ...connected,
        getDataAppSupport: () => ({ isSupported: null, versions: [] }),
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    const checks = within(await screen.findByRole('region', { name: 'Checks' }))
    await waitFor(() =>
      expect(checks.getAllByRole('listitem')[2]?.textContent).toBe(
        'The release can take Sales please noteWhether the release can take it could not be read.',
      ),
    )
    await screen.findByText('default')
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(api.callsOf('importDataApps')).toHaveLength(1))
  })

  it('goes to the server of who may not see the services, and says that the loader is not known [APP-037]', async () => {
    const { api } = open(
      {
        ...connected,
        getServiceStatus: () => {
          throw new ApiError({ message: 'You need higher permission', statusCode: 403 })
        },
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    const checks = within(await screen.findByRole('region', { name: 'Checks' }))
    await waitFor(() =>
      expect(checks.getAllByRole('listitem')[1]?.textContent).toBe(
        'The loader service is running please noteWhether the loader service is running could not be read.',
      ),
    )
    await screen.findByText('default')
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(api.callsOf('importDataApps')).toHaveLength(1))
  })

  it('goes into a cluster that has no status of an import at all, and asks of what the cluster itself lists', async () => {
    const { api } = open(
      {
        ...connected,
        getCluster: () => ({ ...importable, importedBlueprints: [{ name: 'Sales', tenant: 'default' }] }),
        getImportStatus: () => {
          throw new ApiError({ message: 'No such import.', statusCode: 404 })
        },
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?install=1',
    )
    await screen.findByText('default')
    expect(await screen.findByText(/you are asked before it is overwritten/)).toBeTruthy()
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Overwrite' }))
    await waitFor(() =>
      expect(api.callsOf('importDataApps').map(({ options }) => options.body)).toMatchObject([
        { tenant: 'default', instanceId: 7, names: 'Sales', overwrite: true },
      ]),
    )
  })

  it('goes into the cluster that was chosen among several, of which all is asked and said', async () => {
    const { api, address } = open(
      {
        ...connected,
        listInstallClusters: () => [
          { id: '7', wireId: 7, name: 'demo' },
          { id: '8', wireId: 8, name: 'other' },
        ],
        getCluster: () => ({ ...importable, id: '8', name: 'other' }),
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?install=1',
    )
    await choose('Cluster', 'other')
    await screen.findByText('default')
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(address()).toBe('/clusters/other?tab=data-apps'))
    expect(api.callsOf('importDataApps').map(({ options }) => options.body)).toMatchObject([
      { instanceId: 8 },
    ])
    const asked = (name: string) => new Set(api.callsOf(name).map(({ options }) => options.path?.instanceId))
    expect(['getImportStatus', 'getServiceStatus', 'getDataAppSupport'].map(asked)).toEqual(
      Array(3).fill(new Set(['8'])),
    )
  })

  it('goes with a typed tenant without its blanks, and is not begun where a lost answer left no status', async () => {
    const missing = () => {
      throw new ApiError({ message: 'Not found', statusCode: 404 })
    }
    const { api } = open(
      {
        ...connected,
        listTenants: missing,
        getImportStatus: missing,
        importDataApps: () => {
          throw new NetworkError('call', 'timeout')
        },
      },
      '/data-apps?cluster=demo&install=1',
    )
    await screen.findByText(/does not list the tenants/)
    fireEvent.change(screen.getByRole('combobox', { name: 'Tenant' }), { target: { value: 'sales ' } })
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await screen.findByText(/The cluster does not say that an import is under way/)
    const bodies = api.callsOf('importDataApps').map(({ options }) => options.body)
    expect(bodies).toMatchObject([{ tenant: 'sales', overwrite: false }])
  })

  it.each([
    ['getCluster', 'The cluster could not be loaded.', down],
    ['getImportStatus', 'The Data Apps of this cluster could not be loaded.', down],
    ['getDataAppSupport', 'Whether the release can take it could not be read.', down],
    [
      'getCluster',
      'You are offline. Check your connection and try again.',
      new NetworkError('getCluster', 'offline'),
    ],
  ] as const)(
    'sends nothing where %s does not answer: %s [APP-025, APP-028]',
    async (name, sentence, failure) => {
      const fails = () => {
        throw failure
      }
      const { api } = open({ ...connected, [name]: fails }, '/data-apps?install=1')
      await screen.findByText('default')
      fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
      fireEvent.click(screen.getByRole('button', { name: 'Install' }))
      const cluster = screen.getByRole('combobox', { name: 'Cluster' })
      await waitFor(() => expect(cluster.getAttribute('aria-invalid')).toBe('true'))
      const said = (cluster.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
      expect(said).toContain(sentence)
      expect(api.callsOf('importDataApps')).toEqual([])
    },
  )
})

describe('an installation that was left while it was checked', () => {
  const group = { status: null, nodes: [], unread: 0, isListed: true }
  it.each<[string, { name: string; tenant: string }[]]>([
    ['imports nothing', []],
    ['does not ask whether to overwrite', [{ name: 'Sales', tenant: 'default' }]],
  ])('%s', async (_title, importedBlueprints) => {
    let goOn = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { api, router, address } = open(
      {
        listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
        listTenants: () => [{ id: 't-1', name: 'default' }],
        getCluster: () =>
          buildClusterDetail({
            id: '7',
            name: 'demo',
            platform: 'gc',
            state: 'running',
            policies: { ...buildClusterDetail().policies, blueprint: ['list', 'create'] },
            importedBlueprints,
          }),
        getServiceStatus: () => ({
          analytics: group,
          loader: { ...group, status: 'running' },
          sqli: group,
          notebook: group,
          analyticsSubCluster: group,
          loaderSubCluster: group,
        }),
        getDataAppSupport: () => isAnswered.then(() => ({ isSupported: true, versions: [] })),
        importDataApps: () => ({ message: null }),
      },
      '/data-apps?install=1',
    )
    await screen.findByRole('dialog', { name: 'Install Sales Data App' })
    const tenant = () => screen.getByRole('combobox', { name: 'Tenant' }).closest('.ant-select')?.textContent
    await waitFor(() => expect(tenant()).toBe('default'))
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'S3CR3T-canary' } })
    const asked = () => api.callsOf('getDataAppSupport').length
    await waitFor(() => expect(asked()).toBe(1))
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    // Of the checks that show, and of those before it is sent.
    await waitFor(() => expect(asked()).toBe(2))
    act(() => void router.navigate('/clusters'))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/clusters'))
    await act(async () => goOn())
    await act(async () => {})
    expect(api.callsOf('importDataApps')).toEqual([])
    expect(screen.queryByText('Data App already imported.')).toBeNull()
  })
})
