import { describe, expect, it } from 'vitest'
import type { ClusterRole } from '../domain/cluster-role'
import { createApiClient } from './api-client'
import { type CallName, contract } from './contract'
import { ViewAsError } from './errors'

function setUp(answer: () => Response = () => Response.json({})) {
  const sent: string[] = []
  const view: { role: ClusterRole | null } = { role: 'accountManager' }
  const api = createApiClient({
    baseUrl: 'https://api.example.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token-1',
    renewToken: async () => {
      view.role = 'developer'
      return 'token-2'
    },
    viewedRole: () => view.role,
    fetch: async (_input, init) => {
      sent.push(init?.method ?? 'GET')
      return answer()
    },
  })
  return { api, sent, view }
}

const path = { id: 'u-1', name: 'sales', instanceId: '1', recordId: '2', recordName: 'x' }
const commands = (Object.keys(contract) as CallName[]).filter((name) => contract[name].method !== 'GET')

describe('the client while a role is viewed', () => {
  it('refuses every call of the contract that is no GET, by name and role', async () => {
    const { api, sent } = setUp()
    const refusals = await Promise.all(
      commands.map((name) => api({ ...contract[name], name }, { path }).catch((error: unknown) => error)),
    )

    expect(commands.length).toBeGreaterThan(25)
    expect(refusals.filter((error) => !(error instanceof ViewAsError))).toEqual([])
    expect(refusals[0]).toMatchObject({ name: 'ViewAsError', role: 'accountManager' })
    expect(sent).toEqual([])
  })

  it('refuses what a definition sends by itself, and reads as before', async () => {
    const { api, sent } = setUp(() => Response.json({ user: { uuid: 'u-1', role: { id: 1, name: 'free' } } }))
    const own = { ...contract.deleteCluster, name: 'keys.command', path: '/keys/{recordId}' as const }

    await expect(api(own, { path })).rejects.toBeInstanceOf(ViewAsError)
    await api('getMe', { path })
    expect(sent).toEqual(['GET'])
  })

  it('refuses a command whose view began while its token was renewed, and sends again when it has ended', async () => {
    let status = 401
    const { api, sent, view } = setUp(() => new Response('{}', { status }))
    view.role = null

    await expect(api('deleteCluster', { path })).rejects.toMatchObject({ role: 'developer' })
    expect(sent).toEqual(['DELETE'])
    view.role = null
    status = 200
    await api('deleteCluster', { path })
    expect(sent).toEqual(['DELETE', 'DELETE'])
  })
})
