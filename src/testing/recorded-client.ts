import { createApiClient } from '../api/api-client'

/** A client whose requests are kept, and are all answered alike. */
export function createRecordedClient(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const api = createApiClient({
    baseUrl: 'https://api.basalt.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token-1',
    renewToken: async () => 'token-2',
    fetch: async (url, init) => {
      const request = new Request(url, init)
      requests.push(request)
      return answer(request)
    },
  })
  return { api, requests }
}
