import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApiClient } from '../../src/api/api-client'
import { ApiError } from '../../src/api/errors'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
const server = createServer()
beforeAll(async () => {
  rig = await startSandboxRig()
  server.on('request', getRequestListener(rig.app.fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
beforeEach(() => rig.reset())
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rig.close()
})

/** The console's own client, with the fetch of the platform. */
function clientOf(key: string) {
  const { port } = server.address() as AddressInfo
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api/v2`,
    productKey: 'basalt',
    getToken: async () => key,
    renewToken: async () => key,
  })
  return (plan: 'free' | 'premium') => api('changePlan', { path: { id: idOf(key) }, body: { plan } })
}

it.each([
  ['newcomer', 'premium'],
  ['owner', 'free'],
] as const)(
  'a plan change of %s to %s that is answered 304 fails as such [PLAN-022, PLAN-023]',
  async (key, plan) => {
    const failure = await clientOf(key)(plan).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ statusCode: 304, isFromGateway: false })
  },
)

it('a plan change that is made answers in words', async () => {
  expect(await clientOf('trial')('premium')).toEqual({ message: 'The plan is changed.' })
})
