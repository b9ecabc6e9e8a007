import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { noPolicies } from '../../../domain/cluster'
import type { DataAgent } from '../../../domain/data-agent'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { agentStandings, buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ResourceSection } from '../../../views/section/resource-section'
import { dataAgents } from './definition'

const tenants = [
  { id: 'tenant-1', name: 'default' },
  { id: 'tenant-2', name: 'finance' },
]
const done = { message: 'The server’s own words are not what is said here' }

const all: DataAgent[] = [
  buildDataAgent({ id: 'a-1', name: 'orders', dataSources: ['Orders DB', 'CRM'] }),
  buildDataAgent({ id: 'a-2', name: 'idle', tenantId: 'tenant-2', ...agentStandings.stopped }),
  buildDataAgent({
    id: 'a-3',
    name: 'billing',
    compatibility: 'compatible',
    ...agentStandings['partly-connected'],
  }),
  buildDataAgent({
    id: 'a-4',
    name: 'legacy',
    compatibility: 'incompatible',
    ...agentStandings.incomplete,
    error: 'The disk is full',
  }),
  buildDataAgent({ id: 'a-5', name: 'fresh', ...agentStandings['no-auth-file'] }),
  buildDataAgent({ id: 'a-6', name: 'remote', ...agentStandings['controller-disconnected'] }),
]

function renderAgents(
  options: { answers?: FakeAnswers; agents?: DataAgent[]; policy?: string[]; state?: 'sleeping' } = {},
) {
  const { answers = {}, agents = all, policy = ['list', 'update'], state } = options
  const api = createFakeApi({
    listDataAgents: () => ({ records: agents, total: agents.length }),
    listTenants: () => tenants,
    createDataAgent: () => done,
    updateDataAgent: () => done,
    deleteDataAgents: () => done,
    executeDataAgent: () => ({ status: 'success' }),
    ...answers,
  })
  const cluster = buildClusterDetail({
    name: 'sales',
    policies: { ...noPolicies, cluster: policy },
    ...(state ? { state } : {}),
  })
  const person = buildPerson({
    platformActions: [{ name: 'da', platforms: ['gc'] }],
    toggleFeatures: [{ key: 'dataagent', isPublished: true }],
  })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={dataAgents} />
    </ScopeContext>,
    { api, person, path: '/clusters/sales?tab=configurations' },
  )
  return { ...rendered, cluster, said: () => rendered.notices.map(({ message }) => message) }
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`${name} `) }))
const openMenu = async (name: string) => {
  fireEvent.click((await row(name)).getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}
const entriesOf = async (name: string) => {
  const menu = await openMenu(name)
  const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  return entries
}

describe('the table of data agents', () => {
  it('shows what is specified of each, and the controls of its outcome [AGT-003, AGT-007, AGT-028, AGT-029, AGT-054, AGT-055]', async () => {
    renderAgents()
    await screen.findByRole('table')
    expect(screen.getByRole('heading', { name: 'Data Agent' })).toBeDefined()
    expect(
      screen.getByText('A data agent is a connection that links one cluster tenant to data sources.'),
    ).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'Status',
      'Description',
      'Tenant',
      'Version',
      'Authentication File',
      'Data Sources',
      'Actions',
    ])
    const cells = async (name: string) =>
      (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent)
    await screen.findByText('finance')
    expect((await cells('orders')).slice(1, 7)).toEqual([
      'Connected',
      'Reads the sales database',
      'default',
      '6.1.0',
      'Generated',
      'Orders DB, CRM',
    ])
    const billing = await cells('billing')
    expect([billing[1], billing[4]]).toEqual([
      'Partially ConnectedDisconnected services: erp.acme.test:443',
      '6.1.0Outdated (compatible)',
    ])
    const legacy = await cells('legacy')
    expect([legacy[1], legacy[4]]).toEqual(['Incomplete InfoThe disk is full', '6.1.0Incompatible'])
    expect((await cells('fresh'))[5]).toBe('N/A')
    const note = (await row('fresh')).getByRole('note')
    expect([note.tabIndex, note.getAttribute('aria-describedby')]).toEqual([0, expect.any(String)])

    const controls = async (name: string) =>
      (await row(name)).getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(await controls('idle')).toEqual(['Start idle', 'Actions for idle'])
    expect(await controls('orders')).toEqual(['Stop orders', 'Restart orders', 'Actions for orders'])
    expect(await controls('fresh')).toEqual(['Generate authentication file fresh'])
    expect(await controls('legacy')).toEqual(['Actions for legacy'])
    const stop = (await row('remote')).getByRole('button', { name: 'Stop remote' })
    expect(stop.getAttribute('aria-disabled')).toBe('true')
    expect(
      document.getElementById(stop.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe('The controller of this data agent cannot be reached now.')
    expect(await entriesOf('orders')).toEqual([
      'Set-up steps',
      'Edit',
      'Regenerate authentication file',
      'Delete',
    ])
  })

  it('says why its controls are closed to anyone who may not update the cluster [AGT-D23]', async () => {
    renderAgents({ policy: ['list'] })
    await screen.findByRole('table')
    const start = (await row('idle')).getByRole('button', { name: 'Start idle' })
    expect(start.getAttribute('aria-disabled')).toBe('true')
    expect(
      document.getElementById(start.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe('You need higher permission')
    expect(screen.getByRole('button', { name: 'New' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('asks for nothing while the cluster is not connected [AGT-017]', async () => {
    const { api } = renderAgents({ state: 'sleeping' })
    expect(
      await screen.findByText('Your cluster must be connected to view Data Agent Connections'),
    ).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    expect(api.callsOf('listDataAgents')).toEqual([])
  })

  it('offers to make the first one where there is none [AGT-015]', async () => {
    renderAgents({ agents: [] })
    expect(await screen.findByRole('heading', { name: 'no data agents' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'New' }))
    expect(await screen.findByRole('dialog', { name: 'New Data Agent' })).toBeDefined()
  })

  it('sends the search half a second after the last key, and clears it with Refresh after a failure [AGT-006, AGT-016, AGT-048, AGT-059]', async () => {
    let isBroken = false
    const { api, said, notices, address } = renderAgents({
      answers: {
        listDataAgents: () => {
          if (isBroken) throw new ApiError({ message: 'Something went wrong!', statusCode: 500 })
          return { records: all, total: 31 }
        },
      },
    })
    await screen.findByRole('table')
    expect(api.callsOf('listDataAgents').map(({ options }) => options)).toMatchObject([
      { query: { limit: '10', offset: '0', filters: '' } },
    ])
    const next = await screen.findByRole('button', { name: 'Next page' })
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(next)
    await waitFor(() => expect(api.callsOf('listDataAgents')).toHaveLength(2))
    expect(api.callsOf('listDataAgents')[1]?.options.query).toMatchObject({ offset: '10' })

    isBroken = true
    const began = Date.now()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ord' } })
    await screen.findByRole('heading', { name: 'error while fetching' })
    expect(Date.now() - began).toBeGreaterThanOrEqual(495)
    expect(api.callsOf('listDataAgents')[2]?.options.query).toEqual({
      limit: '10',
      offset: '0',
      filters: '[{"column":"NAME","search":"ord"}]',
    })
    expect(said()).toEqual(['Error happened while getting Data Agents Connections'])
    expect(notices[0]).toMatchObject({ type: 'error', description: 'Error' })

    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('table')
    expect(address()).not.toContain('ord')
    expect(api.callsOf('listDataAgents').at(-1)?.options.query).toMatchObject({ filters: '' })
  })
})

describe('the forms of data agents', () => {
  it('take a right name and a tenant, and send what is specified [AGT-013, AGT-038, AGT-040, AGT-042, AGT-056, ERR-016]', async () => {
    const refusals = [
      new ApiError({ message: 'A plain text', statusCode: 500 }),
      new ApiError({ message: 'The name is taken', statusCode: 409 }),
    ]
    const { api, said } = renderAgents({
      answers: {
        createDataAgent: () => {
          const refusal = refusals.shift()
          if (refusal) throw refusal
          return done
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Data Agent' }))
    const name = await dialog.findByRole('textbox', { name: /Name/ })
    const description = dialog.getByRole('textbox', { name: /Description/ })
    expect(description.getAttribute('rows')).toBe('4')
    const button = dialog.getByRole('button', { name: 'Create' })
    // For a moment after a refusal the button waits.
    const submit = async () => {
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
      fireEvent.click(button)
    }
    await submit()
    expect((await dialog.findAllByText('name required')).length).toBeGreaterThan(0)
    expect(dialog.getAllByText('tenant required').length).toBeGreaterThan(0)
    fireEvent.change(name, { target: { value: '2nd' } })
    expect((await dialog.findAllByText('Invalid Data Agent Name')).length).toBeGreaterThan(0)

    fireEvent.change(name, { target: { value: 'fine_agent' } })
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: /Tenant/ }))
    fireEvent.click(await screen.findByTitle('finance'))
    await submit()
    await waitFor(() => expect(said()).toEqual(['A plain text']))
    await submit()
    await waitFor(() => expect(said()).toEqual(['A plain text', 'The name is taken']))
    await submit()
    await waitFor(() => expect(said().at(-1)).toBe('Data Agent fine_agent created successfully'))
    expect(api.callsOf('createDataAgent')[2]?.options.body).toEqual({
      tenantID: 'tenant-2',
      name: 'fine_agent',
    })
  })

  it('take the id of a tenant as it is typed where the server does not know the path of their list', async () => {
    const { api } = renderAgents({
      answers: { listTenants: () => Promise.reject(new ApiError({ message: 'Not found', statusCode: 404 })) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Data Agent' }))
    fireEvent.change(await dialog.findByRole('textbox', { name: /Name/ }), {
      target: { value: 'fine_agent' },
    })
    expect(await dialog.findByText(/does not list the tenants of this cluster/)).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/Tenant/), { target: { value: 'tenant-9' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(api.callsOf('createDataAgent')[0]?.options.body).toEqual({
        tenantID: 'tenant-9',
        name: 'fine_agent',
      }),
    )
  })

  it('offer no tenants where these could not be read for another reason, and say so', async () => {
    const broken = () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 }))
    renderAgents({ answers: { listTenants: broken } })
    fireEvent.click(await screen.findByRole('button', { name: 'New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Data Agent' }))
    expect(await dialog.findByText(/The tenants of this cluster could not be loaded/)).toBeDefined()
  })

  it('change where no server tells of tenants: their own stays, by its id', async () => {
    const notFound = () => Promise.reject(new ApiError({ message: 'Not found', statusCode: 404 }))
    const { api } = renderAgents({ answers: { listTenants: notFound } })
    const menu = await openMenu('orders')
    api.answer({ listDataAgents: notFound })
    fireEvent.click(menu.getByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit orders' }))
    const tenant = await dialog.findByRole('textbox', { name: /Tenant/ })
    await waitFor(() => expect(Reflect.get(tenant, 'value')).toBe('tenant-1'))
    fireEvent.change(dialog.getByRole('textbox', { name: /Description/ }), { target: { value: 'Changed' } })
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('change the description alone [AGT-014, AGT-041, AGT-043, AGT-056]', async () => {
    const { api, said } = renderAgents()
    const menu = await openMenu('orders')
    fireEvent.click(menu.getByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit orders' }))
    const description = await dialog.findByRole('textbox', { name: /Description/ })
    expect(dialog.getByRole('textbox', { name: /Name/ }).hasAttribute('readonly')).toBe(true)
    const tenant = dialog.getByRole('textbox', { name: /Tenant/ })
    expect(tenant.hasAttribute('readonly')).toBe(true)
    await waitFor(() => expect(Reflect.get(tenant, 'value')).toBe('default'))
    fireEvent.change(description, { target: { value: 'Changed' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said()).toEqual(['Data Agent orders updated successfully']))
    expect(api.callsOf('updateDataAgent')[0]?.options).toMatchObject({
      path: { recordId: 'a-1' },
      body: { description: 'Changed' },
    })
  })
})

describe('deleting data agents', () => {
  const select = async (...names: string[]) => {
    for (const name of names) fireEvent.click((await row(name)).getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Delete Selected' }))
    return within(await screen.findByRole('dialog'))
  }
  const buttonsOf = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
    dialog.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))

  it('of one with data sources names them and deletes nothing [AGT-035, AGT-044]', async () => {
    renderAgents()
    fireEvent.click((await openMenu('orders')).getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete orders?' }))
    const warning = await dialog.findByRole('alert')
    expect(warning.textContent).toContain('orders has data sources attached and cannot be deleted.')
    expect(warning.textContent).toContain('Orders DB, CRM')
    expect(buttonsOf(dialog)).toEqual(['Close', 'Close'])
    expect(dialog.getByText('Close').className).not.toContain('danger')
  })

  it('of several takes those without, and flags the others [AGT-036, AGT-056]', async () => {
    const { api, said } = renderAgents()
    await screen.findByRole('table')
    const dialog = await select('orders', 'idle', 'fresh')
    expect(dialog.getByText('Delete 3 data agents?')).toBeDefined()
    const namesIn = (list: HTMLElement) =>
      [...list.querySelectorAll(':scope > li')].map(
        (entry) => (entry.querySelector('summary') ?? entry).textContent,
      )
    const [deleted, ...rest] = dialog.getAllByRole('list')
    const kept = rest.at(-1)
    if (!deleted || !kept) throw new Error('The dialog lists nobody')
    expect(namesIn(deleted)).toEqual(['idle', 'fresh'])
    expect(namesIn(kept)).toEqual(['ordersOrders DB, CRM'])
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(said()).toEqual(['2 Data Agent(s) deleted: idle, fresh']))
    expect(api.callsOf('deleteDataAgents')[0]?.options.body).toEqual({ ids: ['a-2', 'a-5'] })
  })

  it('of several that all have data sources only warns [AGT-037]', async () => {
    const used = (id: string) => buildDataAgent({ id, name: `used_${id}`, dataSources: ['DB'] })
    renderAgents({ agents: [used('1'), used('2')] })
    await screen.findByRole('table')
    const dialog = await select('used_1', 'used_2')
    expect(dialog.getByRole('alert').textContent).toContain('None of these can be deleted')
    expect(buttonsOf(dialog)).toEqual(['Close', 'Close'])
  })
})

describe('commands of data agents', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  async function renderIdle(answers: FakeAnswers) {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    const rendered = renderAgents({ answers })
    await pass(300)
    return rendered
  }
  const press = async (name: string) => {
    await act(async () => screen.getByRole('button', { name }).click())
    await pass(0)
  }
  const agree = async (title: string, button: string) => {
    await act(() => vi.dynamicImportSettled())
    const dialog = within(screen.getByRole('dialog', { name: title }))
    await act(async () => dialog.getByRole('button', { name: button }).click())
    await pass(0)
  }

  it.each([
    ['Start idle', 'a-2', 'start', 'finance', 'success', 'idle started successfully', 'success'],
    ['Stop orders', 'a-1', 'stop', 'default', '', 'orders stopped successfully', 'success'],
    ['Restart orders', 'a-1', 'restart', 'default', 'ok', 'orders restarted successfully', 'success'],
    ['Start idle', 'a-2', 'start', 'finance', 'failed', 'Action has failed', 'error'],
    ['Start idle', 'a-2', 'start', 'finance', 'BUSY', 'Data Agent is busy', 'error'],
    ['Start idle', 'a-2', 'start', 'finance', 'already_started', 'Already Started', 'error'],
  ] as const)(
    '%s (%s): %s in %s, answered %s, says two seconds later: %s [AGT-034, AGT-049, AGT-050, AGT-051, AGT-052, AGT-056, AGT-060]',
    async (button, recordId, action, tenantName, status, text, type) => {
      const { api, said, notices } = await renderIdle({ executeDataAgent: () => ({ status }) })
      await press(button)
      if (action === 'stop') await agree('Stop orders?', 'Stop')
      if (action === 'restart') await agree('Restart orders?', 'Restart')
      expect(api.callsOf('executeDataAgent').map(({ options }) => options)).toMatchObject([
        { path: { recordId }, body: { tenantName, action } },
      ])
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true')
      await pass(1_900)
      expect(said()).toEqual([])
      expect(api.callsOf('listDataAgents')).toHaveLength(1)
      await pass(200)
      expect(said()).toEqual([text])
      expect(notices[0]?.type).toBe(type)
      expect(api.callsOf('listDataAgents')).toHaveLength(2)
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull()
    },
  )

  it('name a tenant by its id where the tenants cannot be read [AGT-D10]', async () => {
    const { api } = await renderIdle({
      listTenants: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })),
    })
    expect(screen.getByRole('cell', { name: 'tenant-2' })).toBeDefined()
    await press('Start idle')
    expect(api.callsOf('executeDataAgent').map(({ options }) => options)).toMatchObject([
      { path: { recordId: 'a-2' }, body: { tenantName: 'tenant-2', action: 'start' } },
    ])
  })

  it('exclude each other [AGT-031]', async () => {
    const { api } = await renderIdle({})
    await press('Stop orders')
    await agree('Stop orders?', 'Stop')
    const restartNow = () => screen.getByRole('button', { name: 'Restart orders' })
    const restart = restartNow()
    expect(restart.getAttribute('aria-disabled')).toBe('true')
    expect(
      document.getElementById(restart.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe('Wait until “Stop” is done.')
    await press('Restart orders')
    expect(api.callsOf('executeDataAgent')).toHaveLength(1)
    await pass(2_200)
    expect(restartNow().getAttribute('aria-disabled')).toBeNull()
    await press('Restart orders')
    await agree('Restart orders?', 'Restart')
    const stop = screen.getByRole('button', { name: 'Stop orders' })
    expect(stop.getAttribute('aria-disabled')).toBe('true')
    await pass(2_200)
  })
})

describe('the authentication file', () => {
  it('is opened beside the console, if its address is safe, and failures are reported [AGT-053, AGT-056]', async () => {
    const opened: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(`${this.href} ${this.target} ${this.rel}`)
    })
    const answers = ['https://files.test/a.json', 'javascript:alert(1)']
    const { api, said } = renderAgents({
      answers: {
        generateDataAgentFile: () => {
          const answer = answers.shift()
          if (answer === undefined) throw new ApiError({ message: 'No file today', statusCode: 500 })
          return answer
        },
      },
    })
    const button = (await row('fresh')).getByRole('button', { name: 'Generate authentication file fresh' })
    fireEvent.click(button)
    await waitFor(() => expect(said()).toEqual(['Authentication file generated']))
    expect(api.callsOf('generateDataAgentFile')[0]?.options).toMatchObject({
      path: { recordId: 'a-5' },
      body: { clientOrigin: location.origin, tenantName: 'default' },
    })
    expect(opened).toEqual(['https://files.test/a.json _blank noopener noreferrer'])
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(button)
    await waitFor(() =>
      expect(said().at(-1)).toBe(
        'The authentication file was generated, but its address is not safe to open.',
      ),
    )
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(button)
    await waitFor(() => expect(said().at(-1)).toBe('No file today'))
    expect(opened).toHaveLength(1)
  })
})
