import { describe, expect, it } from 'vitest'
import { type ApiClient, createApiClient } from './api-client'

function clientFor(answer: () => Response) {
  const requests: Request[] = []
  const api = createApiClient({
    baseUrl: 'https://api.basalt.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token-1',
    renewToken: async () => 'token-2',
    fetch: async (url, init) => {
      requests.push(new Request(url, init))
      return answer()
    },
  })
  return { api, requests }
}

const path = { instanceId: 'c-1', recordId: 'a-1' }
const create = { tenantID: 't-1', name: 'sales_agent' }

/** Each call, and what goes over the wire; written by hand from the specification (D3 §7). */
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
]

describe('the calls of data agents', () => {
  it.each(calls)('send what is specified [%s]', async (_ids, make, line, body) => {
    const { api, requests } = clientFor(() => Response.json({ message: 'No' }, { status: 400 }))
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
    const { api } = clientFor(answer)
    await expect(api('createDataAgent', { path, body: create })).rejects.toThrow(words)
  })
})
