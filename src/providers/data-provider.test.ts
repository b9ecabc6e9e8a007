import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createApiClient } from '../api/api-client'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { findDefinition } from '../resources/registry'
import { buildCluster } from '../testing/builders'
import { createFakeApi } from '../testing/fake-api'
import { buildGadget, gadgets } from '../testing/gadgets'
import { createDataProvider } from './data-provider'

const provider = (api = createFakeApi()) =>
  createDataProvider({ api: api.api, definitionOf: findDefinition, personId: () => 'u-1' })

describe('the data provider', () => {
  it('lists by the call the definition names, for the person of the session', async () => {
    const api = createFakeApi({ listClusters: () => [buildCluster()] })

    const answer = await provider(api).getList({ resource: 'clusters' })

    expect(answer.data).toEqual([buildCluster()])
    expect(answer.total).toBe(1)
    expect(api.calls).toEqual([{ name: 'listClusters', options: { path: { id: 'u-1' }, signal: undefined } }])
  })

  it("lets nothing of the page's address into path or query", async () => {
    const api = createFakeApi({ listClusters: () => [] })

    await provider(api).getList({
      resource: 'clusters',
      meta: { id: 'evil', name: 'evil', path: { id: 'evil' }, query: { id: 'evil' } },
      filters: [{ field: 'id', operator: 'eq', value: 'evil' }],
    })

    expect(api.calls.map(({ options }) => options)).toEqual([{ path: { id: 'u-1' }, signal: undefined }])
  })

  it('reads a list of a definition given along, in its scope: its records, and how many there are in all', async () => {
    const api = createFakeApi({}, { 'gadgets.list': () => ({ items: [buildGadget()], total: 41 }) })
    const calls = { ...gadgets.calls, recordsAt: 'items' }

    const answer = await provider(api).getList({
      resource: 'gadgets',
      meta: { definition: { ...gadgets, calls }, path: { instanceId: 'i-1' }, listQuery: { q: 'lamp' } },
    })

    expect(answer.data).toEqual([buildGadget()])
    expect(answer.total).toBe(41)
    expect(api.calls.map(({ options }) => options)).toEqual([
      { path: { id: 'u-1', instanceId: 'i-1' }, query: { q: 'lamp' }, signal: undefined },
    ])
    await expect(
      provider(api).getList({ resource: 'gadgets', meta: { definition: gadgets } }),
    ).rejects.toThrow('gadgets.list does not answer a list')
  })

  it('asks a resource of a file for one page as simple-rest does, and reads how many there are in all', async () => {
    const sent: string[] = []
    const { definition } = readResourceFile(JSON.stringify(example), '/resources/api-keys.json')
    const api = createApiClient({
      baseUrl: 'https://api.example.test/v2',
      productKey: 'basalt',
      getToken: async () => 'token',
      renewToken: async () => 'token',
      fetch: async (input) => {
        sent.push(String(input))
        return Response.json([{ id: 7, name: 'Build server' }], { headers: { 'x-total-count': '41' } })
      },
    })
    const paged = createDataProvider({ api, definitionOf: () => definition, personId: () => 'u-1' })
    const listQuery = { purpose: 'read', q: '', _start: '20', _end: '30', _sort: 'name', _order: 'asc' }

    const answer = await paged.getList({ resource: 'api-keys', meta: { listQuery } })

    expect(sent).toEqual([
      'https://api.example.test/v2/api-keys?_start=20&_end=30&_sort=name&_order=asc&purpose=read',
    ])
    expect(answer.total).toBe(41)
    expect(answer.data).toMatchObject([{ id: '7', name: 'Build server', purpose: null }])
  })

  it('refuses a resource nobody defined, and commands that would pass by access', async () => {
    await expect(provider().getList({ resource: 'clusterz' })).rejects.toThrow(
      'No resource is named "clusterz"',
    )
    await expect(provider().deleteOne({ resource: 'clusters', id: 'x' })).rejects.toThrow('actions and forms')
  })
})
