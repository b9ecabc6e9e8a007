import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from './sandbox-rig'

let rig: SandboxRig
let origin: string
const server = createServer()

beforeAll(async () => {
  rig = await startSandboxRig()
  server.on('request', getRequestListener(rig.app.fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => rig.reset())
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rig.close()
})

const setFault = (fault: object) => rig.control('POST', '/faults', fault)
const getMe = () => rig.call('owner', 'GET', '/users/{id}/me')

/** Over a real socket: the bytes that came and how the connection ended. */
function overSocket(
  method: string,
  path: string,
): Promise<{ status: number; bytes: string; isBroken: boolean }> {
  return new Promise((resolve) => {
    const headers = { authorization: 'Bearer owner' }
    const outgoing = request(`${origin}/api/v2${path.replace('{id}', idOf('owner'))}`, { method, headers })
    outgoing.on('error', () => resolve({ status: 0, bytes: '', isBroken: true }))
    outgoing.on('response', (response) => {
      let bytes = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        bytes += chunk
      })
      response.on('error', () => resolve({ status: response.statusCode ?? 0, bytes, isBroken: true }))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, isBroken: false }))
    })
    outgoing.end()
  })
}

describe('the fault switch', () => {
  it('answers with a status, a body and Retry-After, as often as asked', async () => {
    await setFault({
      call: 'getMe',
      kind: 'status',
      status: 503,
      body: { message: 'Busy' },
      retryAfter: 7,
      times: 2,
    })
    const first = await getMe()
    expect(first.status).toBe(503)
    expect(first.body).toEqual({ message: 'Busy' })
    expect(first.headers.get('retry-after')).toBe('7')
    expect((await getMe()).status).toBe(503)
    expect((await getMe()).status).toBe(200)
  })

  it('sends a text as text and further headers as they are', async () => {
    await setFault({
      call: 'getMe',
      kind: 'status',
      status: 500,
      body: 'Out of order',
      headers: { 'x-request-id': 'r1' },
    })
    const answer = await getMe()
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('x-request-id')).toBe('r1')
    expect(answer.body).toBe('Out of order')
  })

  it('leaves other calls alone', async () => {
    await setFault({ call: 'getMe', kind: 'status', status: 500 })
    expect((await rig.call('owner', 'GET', '/users/{id}/instances')).status).toBe(200)
  })

  it('is taken away', async () => {
    await setFault({ call: 'getMe', kind: 'status', status: 500 })
    await rig.control('DELETE', '/faults')
    expect((await getMe()).status).toBe(200)
  })

  it('uses faults of one call in the order they were set', async () => {
    await setFault({ call: 'getMe', kind: 'status', status: 500, times: 1 })
    await setFault({ call: 'getMe', kind: 'status', status: 502, times: 1 })
    expect([(await getMe()).status, (await getMe()).status, (await getMe()).status]).toEqual([500, 502, 200])
  })

  it('makes an answer late', async () => {
    await setFault({ call: 'getMe', kind: 'latency', delayMs: 120, times: 1 })
    const start = performance.now()
    expect((await getMe()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  it('answers what it holds back as soon as the faults are taken away', async () => {
    await setFault({ call: 'getMe', kind: 'latency', delayMs: 3_600_000, times: 1 })
    const answer = getMe()
    const recorded = async () => (await rig.control('GET', '/requests')).json()
    await vi.waitFor(async () => expect(await recorded()).toMatchObject([{ call: 'getMe' }]))
    await rig.control('DELETE', '/faults')
    expect((await answer).status).toBe(200)
  })

  it('sends what is not JSON, or JSON of another shape', async () => {
    await setFault({ call: 'getMe', kind: 'malformed', times: 1 })
    const broken = await getMe()
    expect(broken.status).toBe(200)
    expect(broken.body).toBe('{"user": [')
    await setFault({ call: 'getMe', kind: 'malformed', body: { user: { uuid: 7 } }, times: 1 })
    expect((await getMe()).body).toEqual({ user: { uuid: 7 } })
  })

  it('breaks the connection before anything happened', async () => {
    await setFault({ call: 'deleteCluster', kind: 'reset', times: 1 })
    const answer = await overSocket('DELETE', '/users/{id}/instances/sales-analytics')
    expect(answer).toEqual({ status: 0, bytes: '', isBroken: true })
    expect((await getMe()).body.user.instancesCount).toBe(8)
  })

  it('breaks the connection after the effect', async () => {
    await setFault({ call: 'deleteCluster', kind: 'commit-then-reset', times: 1 })
    const answer = await overSocket('DELETE', '/users/{id}/instances/sales-analytics')
    expect(answer).toEqual({ status: 0, bytes: '', isBroken: true })
    expect((await getMe()).body.user.instancesCount).toBe(7)
  })

  it('breaks the connection after a creation, which the same key then finds done', async () => {
    const body = {
      name: 'new-cluster',
      image: '4.3.1-1182',
      platform: 'gc',
      region: 'us-central1',
      installation: 'typical',
      dsize: 100,
      idleTime: '1',
      tenantID: null,
      blueprintId: null,
      analyticsSizeID: 'size-small',
      loaderSizeID: 'size-small',
      zone: 'us-central1-a',
      k8sClusterCode: 'gc-usc1',
      appId: '1',
      sleeppable: true,
    }
    const create = () =>
      rig.call('owner', 'POST', '/users/{id}/instances', body, { 'idempotency-key': 'one-form' })
    await setFault({ call: 'createCluster', kind: 'commit-then-reset', times: 1 })
    await create()
    const again = await create()
    expect(again.status).toBe(201)
    expect(again.body).toEqual({ message: 'cluster is created successfully' })
    expect((await getMe()).body.user.instancesCount).toBe(9)
  })

  it('breaks the connection in the middle of the answer', async () => {
    const whole = await overSocket('GET', '/images')
    await setFault({ call: 'listImages', kind: 'truncate', times: 1 })
    const half = await overSocket('GET', '/images')
    expect(half.status).toBe(200)
    expect(half.isBroken).toBe(true)
    expect(half.bytes).toBe(whole.bytes.slice(0, Math.floor(whole.bytes.length / 2)))
  })
})
