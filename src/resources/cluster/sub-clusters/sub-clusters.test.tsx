import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { SubCluster } from '../../../domain/sub-cluster'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ResourceSection } from '../../../views/section/resource-section'
import { subClusters } from './definition'

const quarter = buildSubCluster({ id: 's-1', name: 'sales-quarter', nodes: 3, ipu: 6 })
const nightly = buildSubCluster({
  id: 's-2',
  name: 'sales-nightly',
  nodes: 1,
  state: 'disconnected',
  status: 'sleeping',
})
const path = { name: 'sales' }

function renderSubClusters(
  options: { rows?: SubCluster[]; cluster?: Partial<ClusterDetail>; answers?: FakeAnswers } = {},
) {
  const { rows = [quarter, nightly], answers = {} } = options
  const cluster = buildClusterDetail({ name: 'sales', subClusters: rows, ...options.cluster })
  const sizes = [{ ...buildSize('medium', 2, 4), loaderSizeIpu: 5 }, buildSize('small', 1, 2)]
  const api = createFakeApi({
    getCluster: () => cluster,
    getSizes: () => ({ sizes, allSizes: sizes }),
    createSubCluster: () => ({ message: null }),
    updateSubCluster: () => ({ message: null }),
    scaleSubCluster: () => ({ message: null }),
    connectSubCluster: () => ({ message: null }),
    disconnectSubCluster: () => ({ message: null }),
    executeService: () => ({ message: null }),
    deleteSubCluster: () => ({ message: null }),
    ...answers,
  })
  const person = buildPerson({
    toggleFeatures: [{ key: 'subcluster', isPublished: true }],
    platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
  })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={subClusters} />
    </ScopeContext>,
    { api, person, path: '/clusters/sales?tab=self-managed-clusters' },
  )
  const sent = (call: string) => api.callsOf(call).map(({ options: { path, body } }) => ({ path, body }))
  return { ...rendered, sent }
}

// Roles of a whole table are dear to ask for in jsdom: a row is found by its name, a button by its words.
const row = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body
const said = ({ notices }: ReturnType<typeof renderSubClusters>) => notices.map(({ message }) => message)

async function chooseInMenu(name: string, entry: string) {
  fireEvent.click(within(await row(name)).getByLabelText(/^Actions/))
  fireEvent.click(await screen.findByText(entry))
}

async function openDialog(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const input = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label)
  return {
    ...dialog,
    input,
    type: (label: RegExp, value: string) => {
      fireEvent.change(input(label), { target: { value } })
      fireEvent.blur(input(label))
    },
    choose: async (label: RegExp, option: string) => {
      fireEvent.mouseDown(await dialog.findByLabelText(label))
      fireEvent.click(await screen.findByTitle(option))
    },
    button: (name: string) => dialog.getByText(name, { selector: 'button' }),
  }
}

async function openCreation() {
  fireEvent.click(await screen.findByText('New Self-Managed Cluster', { selector: 'button' }))
  return openDialog('Create Self-Managed Cluster')
}

describe('self-managed clusters', () => {
  it('are a table of name, state, IPU, size, type and endpoint, with the replicas of more than one node [SUB-004, SUB-005]', async () => {
    renderSubClusters()
    const cells = (of: HTMLElement) => [...of.children].map(({ textContent }) => textContent)
    await row('sales-quarter')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Name', 'Status', 'IPU', 'Size', 'Type', 'Endpoint', 'Actions'])
    const [name, status, ipu, size, type, endpoint] = cells(await row('sales-quarter'))
    // What its nodes say is added where it says more than the connection.
    expect(status).toBe('Connected')
    expect([name, ipu, size, type]).toEqual(['sales-quarterx3', '6', 'Medium', 'Analytics'])
    expect(endpoint).toContain('demo-extra.basalt.test')
    expect(cells(await row('sales-nightly'))[0]).toBe('sales-nightly')
  })

  it('are no link to an endpoint that would run a script', async () => {
    renderSubClusters({ rows: [{ ...nightly, url: 'javascript:alert(1)' }] })
    const cells = within(await row('sales-nightly'))
    expect(cells.getByText('javascript:alert(1)')).toBeDefined()
    expect(cells.queryByRole('link')).toBeNull()
  })

  it('say so where there are none [SUB-038]', async () => {
    renderSubClusters({ rows: [] })
    expect(await screen.findByText('No Self-Managed Clusters created yet.')).toBeDefined()
  })

  it.each([
    ['running', 'Connected', 'Disconnect'],
    ['disconnected', 'Disconnected', 'Connect'],
  ])('that are %s read %s and offer to %s [SUB-010, SUB-011, SUB-012]', async (state, word, toggle) => {
    renderSubClusters({ rows: [buildSubCluster({ name: 'sales-one', state, status: null })] })
    const cells = within(await row('sales-one'))
    expect(cells.getByText(word)).toBeDefined()
    const toggles = cells.getAllByLabelText(/^(Dis)?connect/i)
    expect(toggles.map((button) => button.getAttribute('aria-label'))).toEqual([`${toggle} sales-one`])
  })
})

describe('making a self-managed cluster', () => {
  it('waits for a name, a type and a size; one node is given [SUB-013, SUB-015, SUB-019, SUB-020, SUB-043]', async () => {
    const { sent } = renderSubClusters()
    const { input, type, choose, button } = await openCreation()
    const create = () => button('Create').getAttribute('aria-disabled')
    expect(input(/Nodes/).value).toBe('1')
    expect(create()).toBe('true')
    type(/Name/, 'extra')
    expect(create()).toBe('true')
    await choose(/Type/, 'Analytics')
    expect(create()).toBe('true')
    await choose(/Size/, 'small (2 IPU/h)')
    await waitFor(() => expect(create()).toBeNull())
    type(/Nodes/, '')
    await waitFor(() => expect(create()).toBe('true'))
    type(/Nodes/, '1')
    type(/Name/, '')
    await waitFor(() => expect(create()).toBe('true'))
    expect(sent('createSubCluster')).toEqual([])
  })

  it('judges the nodes, and the name with the prefix of its cluster [SUB-016, SUB-017, SUB-022, SUB-023]', async () => {
    renderSubClusters()
    const { type, findAllByText, queryByText } = await openCreation()
    const bounds = 'Services must be greater than or equal to 1 and less than or equal to 10'
    for (const wrong of ['0', '11', '1.5', '-1']) {
      type(/Nodes/, '5')
      await waitFor(() => expect(queryByText(bounds)).toBeNull())
      type(/Nodes/, wrong)
      expect((await findAllByText(bounds)).length).toBeGreaterThan(0)
    }
    type(/Nodes/, '')
    expect((await findAllByText('Input is required')).length).toBeGreaterThan(0)
    type(/Nodes/, '10')
    await waitFor(() => expect(queryByText(bounds)).toBeNull())

    const tooLong = 'Name should not exceed 32 characters'
    // `sales-` and 26 letters are 32 characters.
    type(/Name/, 'a'.repeat(26))
    expect(queryByText(tooLong)).toBeNull()
    type(/Name/, 'a'.repeat(27))
    expect((await findAllByText(tooLong)).length).toBeGreaterThan(0)
    type(/Name/, 'extra--one')
    await waitFor(() => expect(queryByText(tooLong)).toBeNull())
    expect(queryByText('Should not contain multiple consequent dashes')).not.toBeNull()
  })

  it('sends one, and asks the sizes of the place of its cluster [PLT-002, SUB-009, SUB-033, SUB-045]', async () => {
    const rendered = renderSubClusters({ cluster: { k8sClusterCode: 'gc-usc1' } })
    const { type, choose, button, getByText } = await openCreation()
    type(/Name/, 'extra')
    expect(getByText('The full name will be sales-extra')).toBeDefined()
    await choose(/Type/, 'Failover Analytics')
    await choose(/Size/, 'medium (4 IPU/h)')
    const offers = [...document.querySelectorAll('.ant-select-item-option')].map((offer) => offer.textContent)
    expect(offers.slice(-2)).toEqual(['small (2 IPU/h)', 'medium (4 IPU/h)'])
    type(/Nodes/, '2')
    await waitFor(() => expect(button('Create').getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button('Create'))
    await waitFor(() => expect(said(rendered)).toEqual(['Self-Managed Cluster Created']))
    expect(rendered.sent('createSubCluster')).toEqual([
      {
        path: expect.objectContaining(path),
        body: {
          type: 'fallbackanalytics',
          configs: { fallbackAnalytics: true },
          size: 'size-medium',
          name: 'sales-extra',
          nodes: 2,
        },
      },
    ])
    expect(rendered.api.callsOf('getSizes')[0]?.options.query).toEqual({ clusterCode: 'gc-usc1' })
  })

  it.each([
    ['SUB-024', 'sqlx', {}, 'Only one Advanced SQL Warehouse Self-Managed Cluster is allowed'],
    [
      'SUB-025',
      '',
      { hasBusinessUserNotebook: true },
      'Not available while the business user notebook is enabled',
    ],
    [
      'SUB-026',
      '',
      { isAdvancedSqlEligible: false },
      'This cluster is not eligible for the advanced SQL interface',
    ],
    ['SUB-027', 'fallbackanalytics', {}, 'Only one Failover Analytics Self-Managed Cluster is allowed'],
    ['SUB-028', 'chidori', {}, 'Only one Chidori Self-Managed Cluster is allowed'],
  ])(
    'shows a type that may not be, and takes it not [%s]: there is "%s", %o',
    async (_id, existing, cluster, reason) => {
      const rows = existing === '' ? [] : [buildSubCluster({ type: existing })]
      renderSubClusters({ rows, cluster })
      const dialog = await openCreation()
      fireEvent.mouseDown(await dialog.findByLabelText(/Type/))
      const refused = await screen.findByTitle(reason)
      expect(refused.getAttribute('aria-disabled')).toBe('true')
      expect(document.querySelectorAll('.ant-select-item-option[aria-disabled=true]')).toHaveLength(1)
      fireEvent.click(refused)
      expect(document.querySelector('.ant-select-selection-item')).toBeNull()
      fireEvent.click(await screen.findByTitle('Loader'))
      expect(document.querySelector('.ant-select-selection-item')?.textContent).toBe('Loader')
    },
  )
})

describe('changing a self-managed cluster', () => {
  it('changes the size alone; name and type are read [SUB-018, SUB-021, SUB-034]', async () => {
    const rendered = renderSubClusters()
    await chooseInMenu('sales-quarter', 'Edit size')
    const { input, choose, button, findByTitle, queryByLabelText } =
      await openDialog('Edit Self-Managed Cluster')
    expect(await findByTitle('medium (4 IPU/h)')).toBeDefined()
    expect(input(/Name/)).toMatchObject({ value: 'sales-quarter', readOnly: true })
    expect(input(/Type/)).toMatchObject({ value: 'Analytics', readOnly: true })
    expect(queryByLabelText(/Nodes/)).toBeNull()
    await choose(/Size/, 'small (2 IPU/h)')
    await waitFor(() => expect(button('Save size').getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button('Save size'))
    await waitFor(() => expect(said(rendered)).toEqual(['Self-Managed Cluster Updated']))
    expect(rendered.sent('updateSubCluster')).toEqual([
      { path: expect.objectContaining(path), body: { subCluster: 'sales-quarter', size: 'size-small' } },
    ])
  })

  it('stays open to another try where the assumed path of the change is not known', async () => {
    const rendered = renderSubClusters({
      answers: {
        updateSubCluster: () => Promise.reject(new ApiError({ message: 'No such path', statusCode: 404 })),
      },
    })
    await chooseInMenu('sales-quarter', 'Edit size')
    const { choose, button, queryByText } = await openDialog('Edit Self-Managed Cluster')
    await choose(/Size/, 'small (2 IPU/h)')
    await waitFor(() => expect(button('Save size').getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button('Save size'))
    await waitFor(() => expect(said(rendered)).toEqual(['No such path']))
    await waitFor(() => expect(button('Save size').getAttribute('aria-disabled')).toBeNull())
    expect(queryByText(/This does not exist any more/)).toBeNull()
  })

  it('changes the number of nodes alone; name and type are read [SUB-D13]', async () => {
    const rendered = renderSubClusters()
    await chooseInMenu('sales-quarter', 'Scale')
    const { input, type, button, queryByLabelText } = await openDialog('Scale Self-Managed Cluster')
    expect(input(/Nodes/).value).toBe('3')
    expect(input(/Name/)).toMatchObject({ value: 'sales-quarter', readOnly: true })
    expect(input(/Type/)).toMatchObject({ value: 'Analytics', readOnly: true })
    expect(queryByLabelText(/Size/)).toBeNull()
    type(/Nodes/, '4')
    fireEvent.click(button('Scale'))
    await waitFor(() => expect(said(rendered)).toEqual(['Self-Managed Cluster Updated']))
    expect(rendered.sent('scaleSubCluster')).toEqual([
      { path: expect.objectContaining(path), body: { subCluster: 'sales-quarter', nodes: 4 } },
    ])
  })
})

describe('the commands on a self-managed cluster', () => {
  const nodes = (action: string, nodeName: string) => ({ action, service: 'subcluster', nodeName })

  it('connects at once, disconnects after a question, and says so where the server says nothing [SUB-012, SUB-D18]', async () => {
    const rendered = renderSubClusters()
    fireEvent.click(within(await row('sales-nightly')).getByLabelText(/^Connect/))
    await waitFor(() => expect(said(rendered)).toEqual(['Self-Managed Cluster Connected']))
    expect(rendered.sent('connectSubCluster')).toEqual([
      { path: expect.objectContaining(path), body: { subCluster: 'sales-nightly' } },
    ])
    fireEvent.click(within(await row('sales-quarter')).getByLabelText(/^Disconnect/))
    const question = await openDialog('Disconnect sales-quarter?')
    expect(rendered.sent('disconnectSubCluster')).toEqual([])
    fireEvent.click(question.button('Disconnect'))
    await waitFor(() => expect(said(rendered).at(-1)).toBe('Self-Managed Cluster Disconnected'))
    expect(rendered.sent('disconnectSubCluster')[0]?.body).toEqual({ subCluster: 'sales-quarter' })
  })

  it('stops and restarts nodes after a question, and starts them at once [SUB-029, SUB-030]', async () => {
    const stopped = buildSubCluster({ id: 's-3', name: 'sales-lab', status: 'not running' })
    const { sent } = renderSubClusters({ rows: [quarter, stopped] })
    await chooseInMenu('sales-quarter', 'Stop nodes')
    const question = await openDialog('Stop the nodes of sales-quarter?')
    expect(sent('executeService')).toEqual([])
    fireEvent.click(question.button('Stop nodes'))
    await waitFor(() => expect(sent('executeService')).toHaveLength(1))
    await chooseInMenu('sales-quarter', 'Restart nodes')
    const again = await openDialog('Restart the nodes of sales-quarter?')
    expect(again.getByText('Queries on them end. They start again by themselves.')).toBeDefined()
    expect(sent('executeService')).toHaveLength(1)
    fireEvent.click(again.button('Restart nodes'))
    await waitFor(() => expect(sent('executeService')).toHaveLength(2))
    await chooseInMenu('sales-lab', 'Start nodes')
    await waitFor(() => expect(sent('executeService')).toHaveLength(3))
    expect(sent('executeService').map(({ body }) => body)).toEqual([
      nodes('stop', 'sales-quarter'),
      nodes('restart', 'sales-quarter'),
      nodes('start', 'sales-lab'),
    ])
  })

  it('deletes after a question that says what is lost [SUB-039]', async () => {
    const rendered = renderSubClusters()
    await chooseInMenu('sales-quarter', 'Delete')
    const question = await openDialog('Delete sales-quarter?')
    expect(question.getByText(/gone for good/)).toBeDefined()
    expect(rendered.sent('deleteSubCluster')).toEqual([])
    fireEvent.click(question.button('Delete'))
    await waitFor(() => expect(said(rendered)).toEqual(['Self-Managed Cluster Deleted']))
    expect(rendered.sent('deleteSubCluster')[0]?.path).toMatchObject({
      name: 'sales',
      recordName: 'sales-quarter',
    })
  })
})
