import { NetworkError } from '../api/errors'
import type { RestProvider, RestResources } from './rest-provider'

/** The data provider for the resources of definition files; its code comes with the first of their requests. */
export function lateRestProvider(resources: RestResources): RestProvider {
  let provider: RestProvider | undefined
  async function load(): Promise<RestProvider> {
    const { createRestDataProvider } = await import('./rest-provider').catch(() => {
      throw new NetworkError('rest-provider', 'unreachable')
    })
    provider ??= createRestDataProvider(resources)
    return provider
  }
  return {
    getApiUrl: () => '',
    getList: async (params) => (await load()).getList(params),
    getOne: async (params) => (await load()).getOne(params),
    create: async (params) => (await load()).create(params),
    update: async (params) => (await load()).update(params),
    deleteOne: async (params) => (await load()).deleteOne(params),
    custom: async (params) => (await load()).custom(params),
  }
}
