import { createApiClient } from '../api/api-client'

/** A client whose requests are kept, and are all answered alike. */
export function createRecordedClient(answer: () => Response) {
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
