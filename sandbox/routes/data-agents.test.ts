import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { findVisibleCluster } from '../store/clusters'

let rig: SandboxRig
let clusterId: string
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(async () => {
  await rig.reset()
  clusterId = await clusterIdOf('owner', 'sales-analytics')
})
afterAll(() => rig.close())

async function clusterIdOf(persona: string, name: string): Promise<string> {
  return (await findVisibleCluster(rig.store.db, idOf(persona), name))?.cluster.id ?? ''
}

type Agent = { id: string; name: string } & Record<string, unknown>
const page = async (query: string, persona = 'owner', id = clusterId) =>
  rig.call(persona, 'GET', `/users/instances/${id}/da/list?${query}`)
const list = async () => (await page('limit=100&offset=0')).body.body.dataAgents as Agent[]
const named = async (name: string) => {
  const found = (await list()).find((agent) => agent.name === name)
  if (!found) throw new Error(`No agent is named ${name}`)
  return found
}
const onAgent = async (name: string, method: string, call: string, body: unknown, persona = 'owner') =>
  rig.call(persona, method, `/users/instances/${clusterId}/da/${(await named(name)).id}/${call}`, body)
const execute = async (name: string, action: string, tenantName = 'default') =>
  onAgent(name, 'POST', 'execute-action', { tenantName, action })
const create = (body: unknown, persona = 'owner') =>
  rig.call(persona, 'POST', `/users/instances/${clusterId}/da/create`, body)
const remove = (ids: unknown, persona = 'owner') =>
  rig.call(persona, 'DELETE', `/users/instances/${clusterId}/da/delete`, { ids })
const advance = (milliseconds: number) => rig.control('POST', '/clock', { advanceMs: milliseconds })

describe('data agents over HTTP', () => {
  it('are listed page by page and searched by name [AGT-006, AGT-012, API-068, API-069]', async () => {
    const first = await page('limit=10&offset=0')
    expect(first.body.body.total).toBe(12)
    expect(first.body.body.dataAgents).toHaveLength(10)
    expect((await page('limit=10&offset=10')).body.body.dataAgents.map(({ name }: Agent) => name)).toEqual([
      'archive_agent',
      'events_agent',
    ])
    const filters = encodeURIComponent('[{"column":"NAME","search":"ORDER"}]')
    const found = await page(`limit=10&offset=0&filters=${filters}`)
    expect(found.body.body).toEqual({
      total: 1,
      dataAgents: [
        {
          id: expect.any(String),
          name: 'orders_agent',
          description: 'Orders and customers of the web shop',
          tenantId: 'tenant-1',
          status: 'RUNNING',
          hasAuthFile: true,
          dataSources: [{ name: 'Orders DB' }, { name: 'Customers DB' }],
          versionResponse: { version: '6.1.0', compatibility: null },
          dataAgentConnectivityStatusResponse: {
            disconnected: false,
            connectedServicesAddresses: ['orders_agent.acme.test:8443'],
            disconnectedServicesAddresses: [],
          },
          dataAgentControllerConnectivityStatusResponse: {
            disconnected: false,
            connectedServicesAddresses: ['orders_agent.acme.test:8443'],
            disconnectedServicesAddresses: [],
            isDataAgentStarted: true,
          },
          error: null,
        },
      ],
    })
  })

  it.each([
    'limit=10',
    'limit=0&offset=0',
    'limit=10&offset=-1',
    'limit=x&offset=0',
    'limit=10&offset=0&filters=[1]',
    'limit=10001&offset=0',
    'limit=1.5&offset=0',
  ])('are not listed by %s (422)', async (query) => {
    expect((await page(query)).status).toBe(422)
  })

  it('are found by a part of their name in any case, one at a time and all at once', async () => {
    await create({ tenantID: 'tenant-1', name: 'Upper_Agent' })
    const filters = encodeURIComponent('[{"column":"NAME","search":" upper_ "}]')
    for (const limit of [1, 10_000])
      expect((await page(`limit=${limit}&offset=0&filters=${filters}`)).body.body).toMatchObject({
        total: 1,
        dataAgents: [{ name: 'Upper_Agent' }],
      })
    expect((await create({ tenantID: 'tenant-1', name: 'upper_agent' })).status).toBe(409)
  })

  it('are reached or not on either side, each in its way', async () => {
    type Side = { disconnected: boolean; connectedServicesAddresses: string[]; isDataAgentStarted?: boolean }
    const seen = (side: unknown) => {
      if (side === null) return 'unknown'
      const { disconnected, connectedServicesAddresses: serves, isDataAgentStarted } = side as Side
      return `${disconnected ? 'down' : 'up'} ${serves.length}${isDataAgentStarted ? ' started' : ''}`
    }
    const sides = (await list()).map((agent) => [
      agent.name,
      seen(agent.dataAgentConnectivityStatusResponse),
      seen(agent.dataAgentControllerConnectivityStatusResponse),
    ])
    expect(sides).toEqual([
      ['orders_agent', 'up 1', 'up 1 started'],
      ['billing_agent', 'up 1', 'up 1 started'],
      ['inventory_agent', 'down 0', 'up 1'],
      ['legacy_agent', 'down 0', 'up 1'],
      ['warehouse_agent', 'up 1', 'down 0 started'],
      ['payroll_agent', 'down 0', 'down 0 started'],
      ['crm_agent', 'down 1', 'down 0 started'],
      ['hr_agent', 'down 0', 'down 0'],
      ['marketing_agent', 'unknown', 'unknown'],
      ['support_agent', 'up 1', 'unknown'],
      ['archive_agent', 'down 0', 'up 1'],
      ['events_agent', 'up 1', 'up 1 started'],
    ])
  })

  it('stand as they do on the first day, with tenant, file, sources and version [API-068]', async () => {
    const facts = (await list()).map((agent) => [
      ...[agent.name, agent.tenantId, agent.status, agent.hasAuthFile],
      ...[agent.dataSources, agent.versionResponse],
    ])
    const usual = { version: '6.1.0', compatibility: null }
    const sources = (...names: string[]) => names.map((name) => ({ name }))
    expect(facts).toEqual([
      ['orders_agent', 'tenant-1', 'RUNNING', true, sources('Orders DB', 'Customers DB'), usual],
      [
        ...['billing_agent', 'tenant-2', 'RUNNING', true, sources('Billing DB')],
        { version: '6.0.2', compatibility: 'compatible' },
      ],
      ['inventory_agent', 'tenant-1', 'STOPPED', true, [], usual],
      [
        ...['legacy_agent', 'tenant-1', 'STOPPED', true, []],
        { version: '4.2.0', compatibility: 'incompatible' },
      ],
      ['warehouse_agent', 'tenant-1', 'RUNNING', true, [], usual],
      ['payroll_agent', 'tenant-2', 'RUNNING', true, [], usual],
      ['crm_agent', 'tenant-1', 'RUNNING', true, sources('CRM'), usual],
      ['hr_agent', 'tenant-1', 'STOPPED', false, [], usual],
      ['marketing_agent', 'tenant-1', 'STOPPED', true, [], usual],
      ['support_agent', 'tenant-1', 'STOPPED', true, [], usual],
      ['archive_agent', 'tenant-1', 'STOPPED', true, [], usual],
      ['events_agent', 'tenant-1', 'RUNNING', true, [], usual],
    ])
    expect((await named('billing_agent')).dataAgentConnectivityStatusResponse).toEqual({
      disconnected: false,
      connectedServicesAddresses: ['billing_agent.acme.test:8443'],
      disconnectedServicesAddresses: ['ledger.acme.test:5432'],
    })
    const down = { disconnected: true, connectedServicesAddresses: [] }
    expect((await named('payroll_agent')).dataAgentConnectivityStatusResponse).toEqual({
      ...{ ...down, disconnectedServicesAddresses: ['payroll_agent.acme.test:8443'] },
    })
  })

  it('say what was done to them, and at which field they were refused [API-069, API-070, API-071, API-072]', async () => {
    const made = await create({ tenantID: 'tenant-2', name: ' new_agent ' })
    expect(made.body).toEqual({ id: expect.any(String), message: 'Data Agent new_agent created' })
    const down = { disconnected: true, connectedServicesAddresses: [] }
    const nowhere = { ...down, disconnectedServicesAddresses: ['new_agent.acme.test:8443'] }
    expect(await named('new_agent')).toEqual({
      ...{ id: made.body.id, name: 'new_agent', description: null, tenantId: 'tenant-2' },
      ...{ status: 'STOPPED', hasAuthFile: false, dataSources: [], error: null },
      versionResponse: { version: '6.1.0', compatibility: null },
      dataAgentConnectivityStatusResponse: nowhere,
      dataAgentControllerConnectivityStatusResponse: { ...nowhere, isDataAgentStarted: false },
    })
    const updated = await onAgent('crm_agent', 'PUT', 'update', { description: 'Changed' })
    expect(updated.body).toEqual({ message: 'Data Agent crm_agent updated' })
    const archive = (await named('archive_agent')).id
    const several = await remove([made.body.id, archive, made.body.id])
    expect(several.body).toEqual({ message: '2 deleted' })
    const fieldOf = ({ body }: { body: { errors: { fieldName: string; message: string }[] } }) =>
      body.errors.map(({ fieldName, message }) => [fieldName, message])
    expect(fieldOf(await remove([]))).toEqual([['ids', 'Name at least one data agent.']])
    expect(fieldOf(await execute('orders_agent', 'start', 'finance'))).toEqual([
      ['tenantName', 'orders_agent belongs to another tenant.'],
    ])
    expect(fieldOf(await page('limit=0&offset=0'))).toEqual([['limit', 'limit is a whole number from 1 on.']])
    expect(fieldOf(await page('limit=1&offset=-1'))).toEqual([
      ['offset', 'offset is a whole number from 0 on.'],
    ])
    for (const filters of ['[1]', '[{"column":"AGE","search":"x"}]', '{'])
      expect(fieldOf(await page(`limit=1&offset=0&filters=${encodeURIComponent(filters)}`))).toEqual([
        ['filters', 'The filters cannot be read.'],
      ])
  })

  it('say what keeps them from starting', async () => {
    const faults = (await list()).flatMap(({ name, error }) => (error === null ? [] : [[name, error]]))
    expect(faults).toEqual([['legacy_agent', 'The licence of this agent has expired.']])
  })

  it('are created, changed and deleted [API-070, API-071, API-072]', async () => {
    const made = await create({ tenantID: 'tenant-2', name: 'new_agent', description: 'Fresh' })
    expect(made.status).toBe(201)
    expect(await named('new_agent')).toMatchObject({
      tenantId: 'tenant-2',
      description: 'Fresh',
      hasAuthFile: false,
      dataAgentConnectivityStatusResponse: { disconnected: true },
    })
    expect((await create({ tenantID: 'tenant-1', name: 'bare_agent' })).status).toBe(201)
    expect((await named('bare_agent')).description).toBeNull()
    expect((await onAgent('orders_agent', 'PUT', 'update', { description: 'Changed' })).status).toBe(200)
    expect((await named('orders_agent')).description).toBe('Changed')
    await onAgent('orders_agent', 'PUT', 'update', { description: '' })
    expect((await named('orders_agent')).description).toBeNull()

    const ids = [(await named('new_agent')).id, (await named('bare_agent')).id]
    expect((await remove(ids)).status).toBe(200)
    expect((await list()).map(({ name }) => name)).not.toContain('new_agent')
    expect((await remove(ids)).status).toBe(404)
  })

  it.each([
    [{ tenantID: 'tenant-1', name: ' ' }, 'name', 'name required'],
    [{ tenantID: 'tenant-1', name: '2nd' }, 'name', 'Invalid Data Agent Name'],
    [{ tenantID: 'tenant-1', name: 'a'.repeat(255) }, 'name', 'Invalid Data Agent Name'],
    [{ tenantID: '', name: 'fine' }, 'tenantID', 'tenant required'],
    [{ tenantID: 'tenant-9', name: 'fine' }, 'tenantID', 'tenant required'],
  ])('refuses to create %o with 422', async (body, fieldName, message) => {
    const answer = await create(body)
    expect([answer.status, answer.body.errors]).toEqual([422, [{ fieldName, message, notActivated: false }]])
  })

  it('refuses shapes nobody knows, names that are taken, and agents with data sources [AGT-044]', async () => {
    expect((await create({ tenantID: 'tenant-1', name: 'fine', owner: 'me' })).status).toBe(422)
    expect((await create({ name: 'fine' })).status).toBe(422)
    expect((await remove([])).status).toBe(422)
    const taken = await create({ tenantID: 'tenant-1', name: 'Orders_Agent' })
    expect([taken.status, taken.body.errors[0].message]).toEqual([
      409,
      'A data agent named Orders_Agent exists already.',
    ])
    const both = [(await named('inventory_agent')).id, (await named('orders_agent')).id]
    const used = await remove(both)
    expect([used.status, used.body.message]).toEqual([
      409,
      'orders_agent has attached data sources: Orders DB, Customers DB',
    ])
    expect(await list()).toHaveLength(12)
  })

  it('start, stop and restart in a second, and are busy meanwhile [API-074, AGT-049]', async () => {
    const status = async (name: string, action: string, tenant?: string) =>
      (await execute(name, action, tenant)).body
    const isStarted = async (name: string) =>
      ((await named(name)).dataAgentControllerConnectivityStatusResponse as Record<string, unknown>)
        .isDataAgentStarted
    expect(await status('inventory_agent', 'start')).toEqual({ body: { status: 'success' } })
    expect(await isStarted('inventory_agent')).toBe(false)
    expect(await status('inventory_agent', 'start')).toEqual({ body: { status: 'busy' } })
    await advance(1_000)
    expect(await isStarted('inventory_agent')).toBe(true)
    expect(await status('inventory_agent', 'start')).toEqual({ body: { status: 'already_started' } })
    await status('inventory_agent', 'restart')
    expect(await isStarted('inventory_agent')).toBe(false)
    await advance(1_000)
    await status('inventory_agent', 'stop')
    expect(await isStarted('inventory_agent')).toBe(true)
    await advance(1_000)
    expect(await isStarted('inventory_agent')).toBe(false)
    expect(await status('legacy_agent', 'start')).toEqual({ body: { status: 'failed' } })
    expect(await status('warehouse_agent', 'stop')).toEqual({ body: { status: 'failed' } })
    expect(await status('warehouse_agent', 'start')).toEqual({ body: { status: 'failed' } })
    expect(await status('billing_agent', 'start', 'finance')).toEqual({ body: { status: 'already_started' } })
    expect(await status('billing_agent', 'stop', 'finance')).toEqual({ body: { status: 'success' } })
    expect((await execute('inventory_agent', 'explode')).status).toBe(422)
    expect((await execute('inventory_agent', 'start', 'finance')).status).toBe(422)
  })

  it('have their file at the address the browser called, also behind another server [API-073]', async () => {
    const file = { clientOrigin: 'http://localhost', tenantName: 'default' }
    const path = `/users/instances/${clusterId}/da/${(await named('hr_agent')).id}/generate-auth-file`
    const originOf = async (headers: Record<string, string>) =>
      new URL((await rig.call('owner', 'POST', path, file, headers)).body.body).origin
    expect(await originOf({})).toBe('http://localhost')
    expect(await originOf({ 'x-forwarded-host': 'console.test:8443' })).toBe('http://console.test:8443')
    expect(await originOf({ 'x-forwarded-host': 'console.test', 'x-forwarded-proto': 'https' })).toBe(
      'https://console.test',
    )
  })

  it('that are new wait to be started, and start', async () => {
    await create({ tenantID: 'tenant-1', name: 'new_agent' })
    const file = { clientOrigin: 'http://localhost', tenantName: 'default' }
    await onAgent('new_agent', 'POST', 'generate-auth-file', file)
    await advance(60_000)
    expect((await execute('new_agent', 'stop')).body).toEqual({ body: { status: 'failed' } })
    expect((await execute('new_agent', 'start')).body).toEqual({ body: { status: 'success' } })
  })

  it('are out of reach for a minute after their file was generated, then wait to be started [API-073]', async () => {
    const fileRequest = { clientOrigin: 'http://localhost', tenantName: 'default' }
    const answer = await onAgent('hr_agent', 'POST', 'generate-auth-file', fileRequest)
    const url = new URL(answer.body.body)
    const file = await rig.app.request(url.pathname)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="hr_agent_auth.json"',
    ])
    expect(file.headers.get('cache-control')).toBe('no-store')
    const content = await file.json()
    expect(content).toEqual({
      agent: 'hr_agent',
      tenant: 'default',
      host: 'sales-analytics.basalt.test',
      issuedAt: new Date(rig.clock.today()).toISOString(),
      token: expect.stringMatching(/^[\w-]{32}$/),
    })
    // Addresses stand in logs.
    expect(url.pathname).not.toContain(content.token)
    expect((await rig.app.request(url.pathname, { method: 'PUT', body: 'mine' })).status).toBe(403)
    expect((await rig.app.request('/storage/get.guessed')).status).toBe(403)
    expect(await named('hr_agent')).toMatchObject({
      hasAuthFile: true,
      dataAgentControllerConnectivityStatusResponse: { disconnected: true },
    })
    await advance(59_999)
    expect(await named('hr_agent')).toMatchObject({
      dataAgentControllerConnectivityStatusResponse: { disconnected: true },
    })
    await advance(1)
    expect(await named('hr_agent')).toMatchObject({
      dataAgentControllerConnectivityStatusResponse: { disconnected: false, isDataAgentStarted: false },
    })
    // A second file leaves it where it is.
    expect((await onAgent('hr_agent', 'POST', 'generate-auth-file', fileRequest)).status).toBe(200)
    expect(await named('hr_agent')).toMatchObject({
      dataAgentControllerConnectivityStatusResponse: { disconnected: false },
    })
    const ofAnother = { ...fileRequest, tenantName: 'finance' }
    expect((await onAgent('hr_agent', 'POST', 'generate-auth-file', ofAnother)).status).toBe(422)
    rig.pass(15 * 60_000)
    const late = await rig.app.request(url.pathname)
    expect([late.status, await late.json()]).toEqual([403, { message: 'This download address has expired.' }])
  })

  it('are nobody else’s, and not to be changed without the policy', async () => {
    const foreign = await page('limit=10&offset=0', 'stranger')
    expect(foreign.status).toBe(404)
    expect((await create({ tenantID: 'tenant-1', name: 'mine' }, 'stranger')).status).toBe(404)
    expect((await page('limit=10&offset=0', 'user')).status).toBe(200)
    for (const answer of [
      await create({ tenantID: 'tenant-1', name: 'mine' }, 'user'),
      await remove([(await named('archive_agent')).id], 'user'),
      await onAgent('orders_agent', 'PUT', 'update', { description: 'mine' }, 'user'),
      await onAgent(
        'orders_agent',
        'POST',
        'execute-action',
        { tenantName: 'default', action: 'stop' },
        'user',
      ),
      await onAgent(
        ...(['hr_agent', 'POST', 'generate-auth-file'] as const),
        { clientOrigin: 'http://localhost', tenantName: 'default' },
        'user',
      ),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([403, 'You need higher permission'])
    }
    const ofAnother = await clusterIdOf('owner', 'mktsaas')
    const id = (await named('orders_agent')).id
    const answer = await rig.call('owner', 'PUT', `/users/instances/${ofAnother}/da/${id}/update`, {
      description: 'moved',
    })
    expect(answer.status).toBe(404)
  })

  it.each([
    ['GET', 'da/list?limit=10&offset=0', undefined],
    ['POST', 'da/create', { tenantID: 'tenant-1', name: 'mine' }],
    ['PUT', 'da/a-1/update', { description: 'mine' }],
    ['DELETE', 'da/delete', { ids: ['a-1'] }],
    ['POST', 'da/a-1/generate-auth-file', { clientOrigin: 'http://localhost', tenantName: 'default' }],
    ['POST', 'da/a-1/execute-action', { tenantName: 'default', action: 'stop' }],
  ])('%s %s is for nobody without a token, and nothing of somebody else', async (method, call, body) => {
    const address = `/users/instances/${clusterId}/${call}`
    expect((await rig.call(null, method, address, body)).status).toBe(401)
    expect((await rig.call('stranger', method, address, body)).status).toBe(404)
  })

  it('are not served while the cluster is not connected (409), nor while switched off (403)', async () => {
    const asleep = await clusterIdOf('owner', 'finance-archive')
    const answer = await page('limit=10&offset=0', 'owner', asleep)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Your cluster must be connected to view Data Agent Connections',
    ])
    await rig.control('PATCH', '/clusters/sales-analytics', { enableDataAgent: false })
    expect((await page('limit=10&offset=0')).status).toBe(403)
  })
})

describe('the files of data agents', () => {
  const download = (path: string, persona: string | null = 'owner') =>
    rig.app.request(`/api/v2/users/instances/${path}`, {
      headers: persona ? { authorization: `Bearer ${persona}` } : {},
    })

  it('are a wheel and notebooks, for anyone who sees the cluster [AGT-005, API-066, API-075, API-076, API-077]', async () => {
    const wheel = await download(`downloadagent?instanceid=${clusterId}`)
    expect(wheel.headers.get('content-disposition')).toBe(
      'attachment; filename="data_agent-0.0.1-py3-none-any.whl"',
    )
    const archive = Buffer.from(await wheel.arrayBuffer())
    expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    // The end of the directory says how many files there are.
    expect(archive.readUInt16LE(archive.length - 12)).toBe(4)
    expect(archive.toString('latin1')).toContain('data_agent-0.0.1.dist-info/METADATA')

    const name = 'data_agent_sample.ipynb'
    const notebook = await download(`downloadDeltaShare?instanceid=${clusterId}&file=${name}`)
    expect(await notebook.json()).toMatchObject({ nbformat: 4, cells: [{}, { cell_type: 'code' }] })
    const sample = await download(`downloadmlflowsample?instanceid=${clusterId}`)
    expect(sample.headers.get('content-disposition')).toBe('attachment; filename="mlflow_sample.ipynb"')
  })

  it('are for who is shown the part of the page that offers them [CFG-044, AGT-045]', async () => {
    const sample = `downloadmlflowsample?instanceid=${clusterId}`
    const notebook = `downloadDeltaShare?instanceid=${clusterId}&file=data_agent_sample.ipynb`
    const statuses = async () => [(await download(sample)).status, (await download(notebook)).status]
    const without = (flag: string) => ({ toggleFeatures: [], features: [{ key: flag, toggle: true }] })
    await rig.control('PATCH', '/people/owner', without('mlflow'))
    expect(await statuses()).toEqual([200, 403])
    await rig.control('PATCH', '/people/owner', without('dataagent'))
    expect(await statuses()).toEqual([403, 200])
  })

  it('are refused to others, and by other names', async () => {
    expect((await download(`downloadagent?instanceid=${clusterId}`, null)).status).toBe(401)
    expect((await download(`downloadagent?instanceid=${clusterId}`, 'stranger')).status).toBe(404)
    expect((await download(`downloadmlflowsample?instanceid=${clusterId}`, 'stranger')).status).toBe(404)
    expect((await download('downloadagent')).status).toBe(422)
    const other = `downloadDeltaShare?instanceid=${clusterId}&file=..%2Fpackage.json`
    expect((await download(other)).status).toBe(404)
  })

  it('come with the tenants they speak of', async () => {
    const answer = await rig.call('user', 'GET', `/instances/${clusterId}/tenants`)
    expect(answer.body).toEqual({
      tenants: [
        { id: 'tenant-1', name: 'default' },
        { id: 'tenant-2', name: 'finance' },
      ],
    })
    expect((await rig.call('stranger', 'GET', `/instances/${clusterId}/tenants`)).status).toBe(404)
  })
})
