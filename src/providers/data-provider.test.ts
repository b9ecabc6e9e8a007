import { describe, expect, it } from 'vitest'
import { findDefinition } from '../resources/registry'
import { buildCluster } from '../testing/builders'
import { createFakeApi } from '../testing/fake-api'
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

  it('refuses a resource nobody defined, and commands that would pass by access', async () => {
    await expect(provider().getList({ resource: 'clusterz' })).rejects.toThrow(
      'No resource is named "clusterz"',
    )
    await expect(provider().deleteOne({ resource: 'clusters', id: 'x' })).rejects.toThrow('actions and forms')
  })
})
