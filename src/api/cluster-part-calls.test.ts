import { describe, expect, it } from 'vitest'
import { createRecordedClient } from '../testing/recorded-client'
import type { ApiClient } from './api-client'
import { namedCall } from './known-calls'
import type { LibraryRequest } from './wire/library'

const path = { instanceId: 'c-1', recordId: 'a-1' }
const create = { tenantID: 't-1', name: 'sales_agent' }

const installs: LibraryRequest[] = [
  { type: 'pypi', data: { packages: ['numpy==1.3', 'scipy'] } },
  { type: 'maven', data: { coordinates: 'org.a:b:1.0' } },
  { type: 'maven', data: { coordinates: 'org.a:b:1.0', repository: 'https://repo.test' } },
  { type: 'cran', data: { package: 'jsonlite', repository: 'https://cran.test' } },
  { type: 'file', data: { file: 'rules.whl' } },
]

const dataAppImport = {
  tenant: 'default',
  username: 'admin',
  password: 'secret',
  instanceId: 'c-1',
  overwrite: true,
  names: 'Sales Insights,Finance Close',
}
const dataAppExport = {
  instanceId: 'c-1',
  tenant: 'default',
  folders: ['Sales'],
  dashboards: ['Forecast'],
  enableDynamicJoins: true,
  includeParquet: true,
  datasource: 'SAP',
}

/** Each call, and what goes over the wire; written by hand from the specification (D2 §7 'Libraries', D3 §7). */
const calls: [ids: string, make: (api: ApiClient) => Promise<unknown>, line: string, body: unknown][] = [
  [
    'API-068, API-D18',
    (api) => api('listDataAgents', { path, query: { limit: '10', offset: '20' } }),
    'GET /users/instances/c-1/da/list?limit=10&offset=20',
    null,
  ],
  [
    'API-069, API-D18',
    (api) =>
      api('listDataAgents', {
        path,
        query: { limit: '10', offset: '0', filters: '[{"column":"NAME","search":"a b"}]' },
      }),
    'GET /users/instances/c-1/da/list?limit=10&offset=0&filters=%5B%7B%22column%22%3A%22NAME%22%2C%22search%22%3A%22a%20b%22%7D%5D',
    null,
  ],
  [
    'API-070',
    (api) => api('createDataAgent', { path, body: { ...create, description: 'Sales' } }),
    'POST /users/instances/c-1/da/create',
    { tenantID: 't-1', name: 'sales_agent', description: 'Sales' },
  ],
  [
    'API-071',
    (api) => api('updateDataAgent', { path, body: { description: '' } }),
    'PUT /users/instances/c-1/da/a-1/update',
    { description: '' },
  ],
  [
    'API-072',
    (api) => api('deleteDataAgents', { path, body: { ids: ['a-1', 'a-2'] } }),
    'DELETE /users/instances/c-1/da/delete',
    { ids: ['a-1', 'a-2'] },
  ],
  [
    'API-073',
    (api) =>
      api('generateDataAgentFile', { path, body: { clientOrigin: 'https://here.test', tenantName: 'demo' } }),
    'POST /users/instances/c-1/da/a-1/generate-auth-file',
    { clientOrigin: 'https://here.test', tenantName: 'demo' },
  ],
  [
    'API-074',
    (api) => api('executeDataAgent', { path, body: { tenantName: 'demo', action: 'restart' } }),
    'POST /users/instances/c-1/da/a-1/execute-action',
    { tenantName: 'demo', action: 'restart' },
  ],
  [
    'API-075, API-D20',
    (api) => api('downloadDataAgent', { query: { instanceid: 'c-1' } }),
    'GET /users/instances/downloadagent?instanceid=c-1',
    null,
  ],
  [
    'API-065, API-076',
    (api) => api('downloadDeltaShare', { query: { instanceid: 'c-1', file: 'a.ipynb' } }),
    'GET /users/instances/downloadDeltaShare?instanceid=c-1&file=a.ipynb',
    null,
  ],
  [
    'API-066, API-077',
    (api) => api('downloadMlflowSample', { query: { instanceid: 'c-1' } }),
    'GET /users/instances/downloadmlflowsample?instanceid=c-1',
    null,
  ],
  ['API-D25', (api) => api('listTenants', { path }), 'GET /instances/c-1/tenants', null],
  ['API-007', (api) => api('getClustersInfo', { path: { id: 'u-1' } }), 'GET /users/u-1/clustersinfo', null],
  [
    'API-089',
    (api) => api('listInstallClusters', { path: { id: 'u-1' } }),
    'GET /users/u-1/valid_bp_clusters',
    null,
  ],
  [
    'API-D28',
    (api) => api('listConnectedClusters', { path: { id: 'u-1' } }),
    'GET /users/u-1/connected_clusters',
    null,
  ],
  ['API-088', (api) => api('listDataSources', {}), 'GET /blueprints/data_sources', null],
  [
    'API-090',
    (api) => api('getDataAppSupport', { path: { slug: 'sales app', instanceId: 'c-1' } }),
    'GET /blueprints/sales%20app/c-1/isSupported',
    null,
  ],
  ['API-087', (api) => api('getImportStatus', { path }), 'GET /blueprints/c-1/status', null],
  [
    'API-091',
    (api) => api('importDataApps', { body: dataAppImport }),
    'PUT /blueprints/import',
    dataAppImport,
  ],
  [
    'API-092',
    (api) => api('exportDataApp', { body: dataAppExport }),
    'PUT /blueprints/export',
    dataAppExport,
  ],
  [
    'API-093',
    (api) => api('downloadExport', { path: { exportId: 'e-1' } }),
    'GET /blueprints/exports/e-1/download',
    null,
  ],
  ['API-010', (api) => api('listLibraries', { path }), 'GET /instances/c-1/libraries', null],
  ...installs.map((body): (typeof calls)[number] => [
    'API-011, API-012',
    (api) => api('installLibrary', { path, body }),
    'PUT /instances/c-1/libraries/install',
    body,
  ]),
  [
    'API-013',
    (api) => api('uninstallLibrary', { path, body: { type: 'cran', data: { package: 'jsonlite' } } }),
    'PUT /instances/c-1/libraries/uninstall',
    { type: 'cran', data: { package: 'jsonlite' } },
  ],
  [
    'API-014',
    (api) =>
      api('uninstallLibraries', {
        path,
        body: [
          { type: 'pypi', data: { packages: ['numpy'] } },
          { type: 'file', data: { file: 'a.whl' } },
        ],
      }),
    'PUT /instances/c-1/libraries/uninstall-multiple',
    [
      { type: 'pypi', data: { packages: ['numpy'] } },
      { type: 'file', data: { file: 'a.whl' } },
    ],
  ],
  [
    'API-015',
    (api) => api('uploadLibrary', { path, body: { clientOrigin: 'https://here.test', file: 'a.whl' } }),
    'PUT /instances/c-1/libraries/upload',
    { clientOrigin: 'https://here.test', file: 'a.whl' },
  ],
  [
    'API-017',
    (api) => api('syncLibraries', { body: { instanceID: 'c-1', type: 'pypi' } }),
    'POST /instances/libraries/sync',
    { instanceID: 'c-1', type: 'pypi' },
  ],
]

it.each([
  ['listBlueprints', 2_000],
  ['acceptClusterInvitation', 2_000],
] as const)('%s is stale after %d ms [API-094, API-112, API-113]', (name, staleTime) => {
  expect(namedCall(name).staleTime).toBe(staleTime)
})

it.each(['getAutoScaleHistory', 'listScheduledEvents'] as const)(
  '%s is read again every 300000 ms, and is stale after 2000 ms [API-115]',
  (name) => {
    expect(namedCall(name)).toMatchObject({ pollInterval: 300_000, staleTime: 2_000 })
  },
)

describe('the calls of data agents and libraries', () => {
  it.each(calls)('send what is specified [%s]', async (_ids, make, line, body) => {
    const { api, requests } = createRecordedClient(() => Response.json({ message: 'No' }, { status: 400 }))
    await expect(make(api)).rejects.toThrow('No')
    const [request] = requests
    expect(`${request?.method} ${request?.url.replace('https://api.basalt.test/v2', '')}`).toBe(line)
    const sent = await request?.text()
    expect(sent ? JSON.parse(sent) : null).toEqual(body)
  })

  it.each([
    [() => Response.json({ message: 'The name is taken' }, { status: 409 }), 'The name is taken'],
    [() => Response.json('Out of agents', { status: 422 }), 'Out of agents'],
    [() => new Response('Plainly refused', { status: 500 }), 'Plainly refused'],
  ])('%# say why an agent was not created in the server’s words [ERR-016]', async (answer, words) => {
    const { api } = createRecordedClient(answer)
    await expect(api('createDataAgent', { path, body: create })).rejects.toThrow(words)
  })
})
