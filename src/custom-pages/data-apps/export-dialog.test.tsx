import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { readOperations } from '../../domain/operation'
import { buildCluster, buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import * as files from '../../views/action/save-file'
import { OperationList } from '../../views/operations/operation-list'
import { operationsOf } from '../../views/operations/use-operations'
import { DataAppsPage } from './data-apps-page'

const answers: FakeAnswers = {
  listBlueprints: () => [],
  listConnectedClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
  listTenants: () => [{ id: 't-1', name: 'default' }],
  listDataSources: () => ['SAP', 'Oracle'],
  exportDataApp: () => ({ id: 'e-1', message: 'It is made.', summary: '1 folder' }),
}

const unknownPath = () => {
  throw new ApiError({ message: 'No such path', statusCode: 404 })
}

function open(changed: FakeAnswers = {}, isPartner = true, path = '/data-apps') {
  return renderWithProviders(
    <>
      <DataAppsPage title="Data Apps" />
      <section aria-label="Operations">
        <OperationList />
      </section>
    </>,
    { path, api: createFakeApi({ ...answers, ...changed }), person: buildPerson({ isPartner }) },
  )
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export Data App' }))
const press = async (name: string) => fireEvent.click((await dialog()).getByRole('button', { name }))
const type = async (field: string, text: string) =>
  userEvent.type((await dialog()).getByRole('combobox', { name: field }), text)

beforeEach(() => sessionStorage.clear())

describe('exporting a Data App', () => {
  it('is for partners alone [APP-035, APP-036]', async () => {
    const rendered = open({}, false, '/data-apps?export=open')
    await screen.findByText('no data apps available')
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(rendered.api.callsOf('listConnectedClusters')).toEqual([])
    expect(rendered.notices.map(({ description, message }) => [description, message])).toEqual([
      ['You cannot export data apps', 'Only partners export data apps.'],
    ])
    await waitFor(() => expect(rendered.address()).toBe('/data-apps'))
  })

  it('sends folders, dashboards, what goes along, and from where [APP-048, API-092, API-D29]', async () => {
    const { api, address } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await type('Folders', 'Sales,')
    await type('Dashboards', 'Forecast,Margins,')
    await press('Export')
    await screen.findByRole('heading', { name: 'Exported Data App' })
    expect(api.callsOf('exportDataApp').map(({ options }) => options.body)).toEqual([
      {
        instanceId: 7,
        tenant: 'default',
        folders: ['Sales'],
        dashboards: ['Forecast', 'Margins'],
        enableDynamicJoins: false,
        includeParquet: false,
        datasource: '',
      },
    ])
    expect(screen.getByText('1 folder')).toBeTruthy()
    const made = within(screen.getByRole('dialog', { name: 'Exported Data App' }))
    expect(made.getByText('It is made.')).toBeTruthy()
    expect(
      ['listConnectedClusters', 'listTenants'].map((name) => api.callsOf(name)[0]?.options.path),
    ).toEqual([{ id: 'u-1' }, { instanceId: '7' }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Forecast')
    fireEvent.click(screen.getByRole('button', { name: 'DONE' }))
    await waitFor(() => expect(address()).toBe('/data-apps'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('wants a folder or a dashboard, and the data source where parquet files are copied [APP-032, APP-D19, APP-D23]', async () => {
    const { api } = open({}, true, '/data-apps?export=open')
    await press('Export')
    expect(
      (await screen.findAllByText('Please name at least one folder or dashboard')).length,
    ).toBeGreaterThan(0)
    await type('Dashboards', 'Forecast,')
    fireEvent.click((await dialog()).getByRole('switch', { name: 'Copy parquet files' }))
    await press('Export')
    expect((await screen.findAllByText('Please select the Data source')).length).toBeGreaterThan(0)
    expect(api.callsOf('exportDataApp')).toEqual([])
    fireEvent.mouseDown((await dialog()).getByRole('combobox', { name: 'Data source' }))
    fireEvent.click(await screen.findByText('Oracle', { selector: '.ant-select-item-option-content' }))
    await press('Export')
    await waitFor(() =>
      expect(api.callsOf('exportDataApp').map(({ options }) => options.body)).toMatchObject([
        { folders: [], dashboards: ['Forecast'], includeParquet: true, datasource: 'Oracle' },
      ]),
    )
  })

  it('needs a connected cluster [APP-033, APP-040, APP-041]', async () => {
    const { address } = open({ listConnectedClusters: () => [] }, true, '/data-apps?export=open')
    const none = within(await screen.findByRole('dialog', { name: 'Connected cluster not found' }))
    expect(
      none.getByText(
        'To Export data app, you need at least one connected cluster. Please create a new cluster or reconnect an existing one.',
      ),
    ).toBeTruthy()
    fireEvent.click(none.getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(address()).toBe('/data-apps'))
  })

  it('goes from the clusters that run where no path lists the connected ones [PLAN-D06]', async () => {
    const { api } = open(
      {
        listConnectedClusters: unknownPath,
        listClusters: () => [
          buildCluster({ id: '7', name: 'demo' }),
          buildCluster({ id: '8', name: 'night', state: 'sleeping' }),
        ],
        listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
      },
      true,
      '/data-apps?export=open',
    )
    await (await dialog()).findByText('default')
    await type('Dashboards', 'Forecast,')
    await press('Export')
    await screen.findByRole('heading', { name: 'Exported Data App' })
    expect(api.callsOf('exportDataApp').map(({ options }) => options.body)).toMatchObject([{ instanceId: 7 }])
  })

  it('finds none connected where none runs and no path lists the connected ones', async () => {
    open(
      {
        listConnectedClusters: unknownPath,
        listClusters: () => [buildCluster({ state: 'sleeping' })],
        listInstallClusters: unknownPath,
      },
      true,
      '/data-apps?export=open',
    )
    expect(await screen.findByRole('dialog', { name: 'Connected cluster not found' })).toBeTruthy()
  })

  it('keeps what is typed where the only cluster is disconnected meanwhile, and says so at its field', async () => {
    const { api } = open({}, true, '/data-apps?export=open')
    await type('Folders', 'Sales,')
    api.answer({ listConnectedClusters: () => [] })
    await act(async () => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() =>
      expect(screen.getByLabelText('Cluster')).toHaveProperty('value', 'No cluster is connected.'),
    )
    expect(
      (await dialog()).getByText('Sales', { selector: '.ant-select-selection-item-content' }),
    ).toBeTruthy()
  })

  it('is downloaded under the name of the server, and under its id without one [API-093, API-D30]', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const file = { content: new Blob(['x']), name: null }
    const { api } = open({ downloadExport: () => file }, true, '/data-apps?export=open')
    await type('Folders', 'Sales,')
    await press('Export')
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved.mock.calls).toEqual([[file, 'e-1.zip']]))
    expect(api.callsOf('downloadExport')[0]?.options.path).toEqual({ exportId: 'e-1' })
    saved.mockRestore()
  })

  it('can be downloaded from the operations once its dialog is closed, and after a reload [API-D30]', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const file = { content: new Blob(['x']), name: null }
    const first = open({ downloadExport: () => file }, true, '/data-apps?export=open')
    await type('Folders', 'Sales,')
    await press('Export')
    fireEvent.click(await screen.findByRole('button', { name: 'DONE' }))
    const list = () => within(screen.getByRole('region', { name: 'Operations' }))
    fireEvent.click(await list().findByRole('button', { name: 'Download default' }))
    await waitFor(() => expect(saved.mock.calls).toEqual([[file, 'e-1.zip']]))
    const kept = JSON.stringify(operationsOf(first.queryClient, 'u-1').read())
    first.unmount()

    const { api, queryClient } = open({ downloadExport: () => file })
    act(() => operationsOf(queryClient, 'u-1').restore(readOperations(kept, Date.now())))
    fireEvent.click(list().getByRole('button', { name: 'Download default' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    expect(api.callsOf('downloadExport').map(({ options }) => options.path)).toEqual([{ exportId: 'e-1' }])
    saved.mockRestore()
  })

  it('goes on when its dialog is closed, and is offered by the operations when it is made', async () => {
    let answer = () => {}
    open(
      {
        exportDataApp: () =>
          new Promise((done) => {
            answer = () => done({ id: 'e-2', message: null, summary: null })
          }),
      },
      true,
      '/data-apps?export=open',
    )
    await type('Folders', 'Sales,')
    await press('Export')
    const list = () => within(screen.getByRole('region', { name: 'Operations' }))
    await list().findByText(/so far/)
    expect(list().queryByRole('button', { name: 'Download default' })).toBeNull()
    expect((await dialog()).getByText(/Operations offers the file/)).toBeTruthy()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => answer())
    expect(await list().findByRole('button', { name: 'Download default' })).toBeTruthy()
  })

  it('that failed, or has no id, offers nothing to download', async () => {
    open(
      { exportDataApp: () => ({ id: null, message: 'It is made.', summary: null }) },
      true,
      '/data-apps?export=open',
    )
    await type('Folders', 'Sales,')
    await press('Export')
    const done = await screen.findByRole('button', { name: 'DONE' })
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
    fireEvent.click(done)
    const list = within(screen.getByRole('region', { name: 'Operations' }))
    expect(list.getByText('Done')).toBeTruthy()
    expect(list.queryByRole('button', { name: /Download/ })).toBeNull()
  })

  it('made without a word of the server says so in its own, and what is left of the server below', async () => {
    open(
      { exportDataApp: () => ({ id: 'e-1', message: null, summary: null }) },
      true,
      '/data-apps?export=open',
    )
    await type('Folders', 'Sales,')
    await press('Export')
    const heading = await screen.findByRole('heading', { name: 'Exported Data App' })
    const done = within(heading.closest<HTMLElement>('[role=dialog]') ?? heading)
    expect(
      done.getAllByText((_text, element) => element?.tagName === 'P').map(({ textContent }) => textContent),
    ).toEqual(['The Data App is exported.'])
    expect(
      done.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual(expect.arrayContaining(['DONE', 'Download']))
  })

  it('that the server refuses is said at its field, and failed among the operations [ERR-002]', async () => {
    const fieldErrors = [{ fieldName: 'instanceId', message: 'It sleeps.', isNotActivated: false }]
    open(
      {
        exportDataApp: () => {
          throw new ApiError({ message: 'It sleeps.', statusCode: 422, fieldErrors })
        },
      },
      true,
      '/data-apps?export=open',
    )
    await type('Folders', 'Sales,')
    await press('Export')
    const cluster = (await dialog()).getByRole('combobox', { name: 'Cluster' })
    await waitFor(() => expect(cluster.getAttribute('aria-invalid')).toBe('true'))
    const list = within(screen.getByRole('region', { name: 'Operations' }))
    expect(list.getByText('Failed')).toBeTruthy()
    expect(list.getByText('It sleeps.')).toBeTruthy()
    expect(list.queryByText('Could not confirm')).toBeNull()
  })

  it('has no data sources to choose where they cannot be read, says so and reads again', async () => {
    let isDown = true
    const { api } = open(
      {
        listDataSources: () => {
          if (isDown) throw new ApiError({ message: 'Down.', statusCode: 500 })
          return []
        },
      },
      true,
      '/data-apps?export=open',
    )
    fireEvent.click((await dialog()).getByRole('switch', { name: 'Copy parquet files' }))
    expect(await (await dialog()).findByText('The data sources could not be loaded.')).toBeTruthy()
    isDown = false
    await press('Try again')
    await waitFor(async () =>
      expect((await dialog()).getByLabelText('Data source')).toHaveProperty(
        'value',
        'There is no data source.',
      ),
    )
    expect(api.callsOf('listDataSources')).toHaveLength(2)
  })

  it('whose answer was lost is not claimed', async () => {
    open(
      {
        exportDataApp: () => {
          throw new NetworkError('exportDataApp', 'timeout')
        },
      },
      true,
      '/data-apps?export=open',
    )
    await type('Folders', 'Sales,')
    await press('Export')
    const alert = await screen.findByRole('alert')
    await waitFor(() =>
      expect(alert.textContent).toContain(
        'Nothing lists exports, so this stays unknown. Trying again makes a further one.',
      ),
    )
    expect(alert.textContent).toContain(
      'No answer arrived, so we could not confirm whether the export was made.',
    )
    expect(alert.textContent).not.toMatch(/your list/i)
    expect(screen.queryByRole('heading', { name: 'Exported Data App' })).toBeNull()
    const list = within(screen.getByRole('region', { name: 'Operations' }))
    expect(list.getByText('Could not confirm')).toBeTruthy()
  })
})
